### The Three Little Wolves

three-little-wolves = The Three Little Wolves
three-little-wolves-players = 2–4
three-little-wolves-about = Build high, and send your wolves into the neighbours' houses.

## What happens

three-little-wolves-dealt = Everybody has five cards. { $start } begins.
three-little-wolves-turn_began = { $seat }'s turn.
three-little-wolves-house_begun = { $seat } starts the { $house } with { $card }: roof { $value }.
three-little-wolves-floor_built = { $seat } adds { $card } to the { $house }: roof { $value }.
three-little-wolves-basement_built = { $seat } adds { $card } under the { $house } as basement B{ $level }.
three-little-wolves-colour_fixed = { $seat }'s { $house } is now the { $becomes }.
three-little-wolves-discarded = { $seat } discards { $card }.
three-little-wolves-wolf_moved_in = { $seat } sends wolf { $wolf } into { $owner }'s { $house }.
three-little-wolves-card_drawn = { $seat } draws { $card }.
three-little-wolves-pig_arrived = { $seat } turns up { $card }, number { $number } of 3!
three-little-wolves-pig_waits = { $seat } turns up { $card } too, number { $number } of 3. It waits its turn.
three-little-wolves-token_placed = Pig token { $token } goes on { $owner }'s { $house }: height { $height }, the tallest without a token.
three-little-wolves-token_lost = No house can take pig token { $token }: it is out of the game.
three-little-wolves-effect_began = { $card } takes effect.
three-little-wolves-effect_skipped = { $card } has no effect.
three-little-wolves-card_chosen = { $seat } has chosen a card.
three-little-wolves-card_passed = { $seat } passes { $card } to { $to }.
three-little-wolves-passed_over = { $seat } can't send a wolf and is skipped.
three-little-wolves-effect_lapsed = No house has room for another wolf: the rest of { $card } is skipped.
three-little-wolves-card_turned_up = { $seat }'s card is { $card }.
three-little-wolves-moustache_passed = { $seat } gives the moustache to { $to }.
three-little-wolves-final_rounds = Final rounds: everybody takes two more turns, { $turns } in all, without drawing.
three-little-wolves-endgame_began = Last rounds: both pick a card in secret each round, until both hands are empty.
three-little-wolves-pick_revealed = { $seat } shows { $card }.
three-little-wolves-card_left = { $seat } has { $card } left.
three-little-wolves-house_demolished = { $seat }'s { $house } is demolished: height { $height }, { $because }.
three-little-wolves-tallest_house = { $seat }'s { $house } is the tallest of its colour: height { $height }.
three-little-wolves-tallest_tied = Tie for tallest { $colour } house at height { $height }: no token.
three-little-wolves-smallest_tied = Tie for smallest { $colour } house at height { $height }: none is demolished.
three-little-wolves-wolf_turned = { $seat }'s wolf { $wolf } in { $owner }'s { $house } is flipped.
three-little-wolves-token_turned = Pig token { $token } on { $owner }'s { $house } is flipped.
three-little-wolves-house_scored = { $seat }: { $vp } for the { $house }.
three-little-wolves-tallest_scored = { $seat }: { $vp } for the tallest house, the { $house }.
three-little-wolves-roof_scored = { $seat }: { $vp } for the roof { $card } of the { $house }.
three-little-wolves-token_scored = { $seat }: { $vp } for pig token { $token } on the { $house }.
three-little-wolves-wolf_scored = { $seat }: { $vp } for wolf { $wolf }.
three-little-wolves-total = { $vp ->
    [one] { $seat }: { $vp } point, wolves { $wolf_vp }.
   *[other] { $seat }: { $vp } points, wolves { $wolf_vp }.
}
three-little-wolves-game_won = { $seat } wins: { $why }.

three-little-wolves-seat-K = Smokey
three-little-wolves-house-red = red house
three-little-wolves-house-yellow = yellow house
three-little-wolves-house-green = green house
three-little-wolves-house-white1 = first white house
three-little-wolves-house-white2 = second white house
three-little-wolves-house-white3 = third white house
three-little-wolves-colour-red = red
three-little-wolves-colour-yellow = yellow
three-little-wolves-colour-green = green
three-little-wolves-colour-white = white
three-little-wolves-demolition-white_only = still without a colour
three-little-wolves-demolition-smallest = the smallest of its colour
three-little-wolves-why-most_points = most points
three-little-wolves-why-most_wolf_points = level on points, more of them from wolves
three-little-wolves-why-shared = a shared victory, level on points and on wolves

## Choices

three-little-wolves-decision-play = Which card do you use, and how?
three-little-wolves-decision-token = Your tallest houses are equally tall. Which one gets the pig token?
three-little-wolves-decision-pass = Which card do you pass?
three-little-wolves-decision-wolf = Big Bad Pig! Send one of your wolves: which one, into which house?
three-little-wolves-decision-smokey = You have the moustache. Where does Smokey's card go?
three-little-wolves-decision-pick = Which card do you pick for this round?

three-little-wolves-move-build_new = start a house with { $card }
three-little-wolves-move-build_new_as = start a house with { $card } used as { $value }
three-little-wolves-move-build = add { $card } to the { $house }
three-little-wolves-move-build_as = add { $card } used as { $value } to the { $house }
three-little-wolves-move-build_basement = add { $card } as a basement under the { $house }
three-little-wolves-move-discard = discard { $card }
three-little-wolves-move-discard_wolf = discard { $card } and send wolf { $wolf } into { $seat }'s { $house }
three-little-wolves-move-token = put the token on { $seat }'s { $house }
three-little-wolves-move-pass = pass { $card }
three-little-wolves-move-wolf = send wolf { $wolf } into { $seat }'s { $house }
three-little-wolves-move-pick = pick { $card }
three-little-wolves-choice-discard-only = can only be discarded

three-little-wolves-choice-height = height { $height }
three-little-wolves-choice-rank = { $rank ->
    [white] no colour yet
    [only] the only { $colour } house
    [equal] level with the other { $colour }
    [tallest] the tallest { $colour }
    [tallest-tied] tied for tallest { $colour }
    [smallest] the smallest { $colour }
    [smallest-tied] tied for smallest { $colour }
   *[between] between the other { $colour }
}
three-little-wolves-choice-roof = roof { $vp }
three-little-wolves-choice-pick = can be built: { $places }
three-little-wolves-choice-pass = goes to { $seat }
three-little-wolves-choice-wolves = Or discard and send a wolf ({ $wolves }), such as { $example }

three-little-wolves-reason-game_is_over = The game is over.
three-little-wolves-reason-not_your_decision = It's not your turn to choose.
three-little-wolves-reason-answers_another_question = That isn't what you're being asked right now.
three-little-wolves-reason-not_in_hand = That card isn't in your hand. Choose one of yours.
three-little-wolves-reason-not_the_picked_card = You picked another card for this round. Use that one.
three-little-wolves-reason-not_smokeys_card = That isn't Smokey's card. Use the one turned up for Smokey.
three-little-wolves-reason-smokey_must_build = Smokey's card can't be discarded: if it can be built, it must be.
three-little-wolves-reason-no_such_house = That house isn't there. Choose one that stands on the table.
three-little-wolves-reason-three_houses_already = Three houses are the limit. Add the card to one of them.
three-little-wolves-reason-colour_is_taken = There can't be two houses of one colour. Add the card to the first one.
three-little-wolves-reason-wrong_colour = That house takes only its own colour and white.
three-little-wolves-reason-no_other_value = That card has only one number.
three-little-wolves-reason-not_higher_than_roof = A floor must have a higher number than the roof it goes on.
three-little-wolves-reason-not_a_basement = Only a 1, 2 or 3 can become a basement.
three-little-wolves-reason-not_deeper = A basement must be deeper than those already there.
three-little-wolves-reason-wolf_is_placed = That wolf is already in a house. Choose one you still have.
three-little-wolves-reason-own_house = You can't send a wolf into your own house. Choose another player's.
three-little-wolves-reason-not_own_house = In the baby wolf variant you send wolves only into your own houses.
three-little-wolves-reason-no_room = That house has no room for another wolf. Only a basement B3 makes room for two.
three-little-wolves-reason-not_tied = The token goes on one of the equally tall houses. Choose one of those.

## The table

three-little-wolves-table-you = you
three-little-wolves-table-moustache = moustache
three-little-wolves-table-hand = Hand { $count }
three-little-wolves-table-wolves = Wolves { $wolves }
three-little-wolves-table-card = Card { $card }
three-little-wolves-table-height = h{ $height }
three-little-wolves-table-red = red
three-little-wolves-table-yellow = yel
three-little-wolves-table-green = grn
three-little-wolves-table-white1 = wh1
three-little-wolves-table-white2 = wh2
three-little-wolves-table-white3 = wh3
three-little-wolves-table-token = pig { $token }
three-little-wolves-table-fallen = razed
three-little-wolves-table-tallest = top
three-little-wolves-table-pile = Draw pile { $count }
three-little-wolves-table-discard = { $count ->
    [0] Discard pile { $count }
   *[other] Discard pile { $count } (top { $card })
}
three-little-wolves-table-pigs = { $count ->
    [0] Big Bad Pigs { $count } of 3
   *[other] Big Bad Pigs { $count } of 3: { $cards }
}
three-little-wolves-table-bbp_left = pass left
three-little-wolves-table-bbp_right = pass right
three-little-wolves-table-bbp_wolf = send a wolf
three-little-wolves-table-turns-left = { $count ->
    [one] LAST TURN
   *[other] { $count } TURNS LEFT
}
three-little-wolves-table-endgame = LAST ROUNDS
three-little-wolves-table-open-hand = { $whose ->
    [you] Your hand
   *[other] { $seat }'s hand
}

## The table in the browser

three-little-wolves-table-where = { $wolves ->
    [0] Where does { $card } go?
   *[other] Where does { $card } go? To send a wolf, choose the wolf first.
}
three-little-wolves-table-out-with = Which card do you discard to send wolf { $wolf }?
three-little-wolves-table-into = Into which house do you send wolf { $wolf }?
three-little-wolves-table-first-a-wolf = Choose a wolf, then a house for it.
three-little-wolves-table-house = { $seat }'s { $house }, height { $height }
three-little-wolves-table-floors = floors { $values }
three-little-wolves-table-basements = basements { $levels }
three-little-wolves-table-inside = { $seat }'s wolf { $wolf }
three-little-wolves-table-fate = { $fate ->
    [tallest] the tallest of its colour
    [fallen] demolished
   *[falls] would be demolished now
}
three-little-wolves-table-empty-plot = empty plot

## The score sheet

three-little-wolves-score-house = { $fate ->
    [falls] { $colour } demolished
   *[stands] { $colour } stands
}
three-little-wolves-score-tallest = { " " }tallest
three-little-wolves-score-roof = { " " }roof { $card }
three-little-wolves-score-token = { " " }pig token { $number }
three-little-wolves-score-wolf = wolf { $number }
three-little-wolves-score-total = Points
three-little-wolves-score-from-wolves = from wolves
three-little-wolves-score-kind = { $kind ->
    [house] Houses
    [tallest] Tallest
    [roof] Roofs
    [token] Pig tokens
   *[wolf] Wolves
}

## What is printed on the cards

three-little-wolves-guide-drawing = A house has one row for each floor: h is its height, ╱╲ the roof, + an extra floor of the roof, B1 a basement. Cards are r red, y yellow, g green, w white; 5* is a 9 used as 5. Below the house: its colour (wh1 has none yet), the wolves in it (B4 is B's wolf 4) and its pig token.
three-little-wolves-guide-points = At the end: house that stands { $standing }, demolished house { $demolished }, tallest of its colour { $tallest }. Of two or more houses of a colour the only smallest is demolished; so is every white house. Wolves count for their players, pig tokens for the owner of the house: their number if it stands, otherwise −1.
three-little-wolves-effect-bbp_left = Everybody passes a card to the left.
three-little-wolves-effect-bbp_right = Everybody passes a card to the right.
three-little-wolves-effect-bbp_wolf = Everybody must send a wolf.
three-little-wolves-guide-baby-wolf = Baby wolf: wolves go into your own houses, and pig cards have no effect.
three-little-wolves-guide-discard = Discard pile: { $cards }
three-little-wolves-effect-other = May be used as { $value }.
three-little-wolves-effect-basement = { $level ->
    [3] May be basement B{ $level }, with room for a second wolf.
   *[other] May be basement B{ $level }.
}
three-little-wolves-effect-floors = As the roof it counts as { $floors } floors.
three-little-wolves-effect-roof = As the roof of a house that stands: { $vp }.

## wolfden cards

three-little-wolves-box-floors = Floor cards, in red, yellow, green and white
three-little-wolves-box-pigs = Big Bad Pig cards
three-little-wolves-box-tokens = Tokens and houses
three-little-wolves-box-number = Number
three-little-wolves-box-other = Used as
three-little-wolves-box-basement = Basement
three-little-wolves-box-roof-floors = Floors as roof
three-little-wolves-box-roof-vp = Points as roof
three-little-wolves-box-copies = Copies
three-little-wolves-box-card = Card
three-little-wolves-box-effect = What it does
three-little-wolves-box-token = Token
three-little-wolves-box-front = Standing
three-little-wolves-box-back = Demolished
three-little-wolves-box-wolf = Wolf { $token }
three-little-wolves-box-bbp = Pig { $token }
three-little-wolves-box-tallest_house = Tallest house
three-little-wolves-box-moustache = Moustache
three-little-wolves-box-house = House

## The cards

three-little-wolves-card-unknown = a card
three-little-wolves-card-bbp_left = Big Bad Pig “pass left”
three-little-wolves-card-bbp_right = Big Bad Pig “pass right”
three-little-wolves-card-bbp_wolf = Big Bad Pig “send a wolf”
three-little-wolves-card-r1 = red 1
three-little-wolves-card-r2 = red 2
three-little-wolves-card-r3 = red 3
three-little-wolves-card-r4 = red 4
three-little-wolves-card-r5 = red 5
three-little-wolves-card-r6 = red 6
three-little-wolves-card-r7 = red 7
three-little-wolves-card-r8 = red 8
three-little-wolves-card-r9 = red 9/5
three-little-wolves-card-r10 = red 10/4
three-little-wolves-card-r11 = red 11
three-little-wolves-card-r12 = red 12
three-little-wolves-card-r13 = red 13
three-little-wolves-card-r14 = red 14
three-little-wolves-card-y1 = yellow 1
three-little-wolves-card-y2 = yellow 2
three-little-wolves-card-y3 = yellow 3
three-little-wolves-card-y4 = yellow 4
three-little-wolves-card-y5 = yellow 5
three-little-wolves-card-y6 = yellow 6
three-little-wolves-card-y7 = yellow 7
three-little-wolves-card-y8 = yellow 8
three-little-wolves-card-y9 = yellow 9/5
three-little-wolves-card-y10 = yellow 10/4
three-little-wolves-card-y11 = yellow 11
three-little-wolves-card-y12 = yellow 12
three-little-wolves-card-y13 = yellow 13
three-little-wolves-card-y14 = yellow 14
three-little-wolves-card-g1 = green 1
three-little-wolves-card-g2 = green 2
three-little-wolves-card-g3 = green 3
three-little-wolves-card-g4 = green 4
three-little-wolves-card-g5 = green 5
three-little-wolves-card-g6 = green 6
three-little-wolves-card-g7 = green 7
three-little-wolves-card-g8 = green 8
three-little-wolves-card-g9 = green 9/5
three-little-wolves-card-g10 = green 10/4
three-little-wolves-card-g11 = green 11
three-little-wolves-card-g12 = green 12
three-little-wolves-card-g13 = green 13
three-little-wolves-card-g14 = green 14
three-little-wolves-card-w1 = white 1
three-little-wolves-card-w2 = white 2
three-little-wolves-card-w3 = white 3
three-little-wolves-card-w4 = white 4
three-little-wolves-card-w5 = white 5
three-little-wolves-card-w6 = white 6
three-little-wolves-card-w7 = white 7
three-little-wolves-card-w8 = white 8
three-little-wolves-card-w9 = white 9/5
three-little-wolves-card-w10 = white 10/4
three-little-wolves-card-w11 = white 11
three-little-wolves-card-w12 = white 12
three-little-wolves-card-w13 = white 13
three-little-wolves-card-w14 = white 14

## wolfden hint

three-little-wolves-hint-note = The chance is roughly how likely you are to win; a shared victory counts half.

## Options, in the browser

web-three-little-wolves-players = Players
web-three-little-wolves-baby_wolf = Baby wolf (family variant)
web-three-little-wolves-baby_wolf-about = For younger players: wolves go into your own houses, and pig cards have no effect.
web-three-little-wolves-start_player = Start player
web-three-little-wolves-start_player-random = Random

## Worked examples of the rule book

examples-TLW-F2 = A 7 that is covered
examples-TLW-F2-story = As a roof, red 7 counts as three floors and costs 2 points. With red 8 on top it is an ordinary floor: A's house is lower now, but the 2 points are no longer lost.
examples-TLW-W2 = Room for two wolves
examples-TLW-W2-story = A basement B3 makes room for a second wolf: A discards a card and sends wolf 5 in beside C's wolf 3. There is no room for a third.
examples-TLW-P1 = The Big Bad Pig comes
examples-TLW-P1-story = A builds and draws the first Big Bad Pig. The tallest house gets pig token 2, A refills to five cards, and everybody passes a card to the left.
examples-TLW-2P2 = A white card for Smokey
examples-TLW-2P2-story = With two players, whoever has the moustache decides where Smokey's white card goes. Then the moustache goes to the other player.
examples-TLW-S1 = The final rounds and the scores
examples-TLW-S1-story = Everybody has two turns left. Then the tallest house of each colour gets its token, the smallest is demolished, and the points are counted: 11, 21, 21. C wins the tie on points from wolves.

three-little-wolves-goal = Build the tallest houses, avoid the smallest, and send your wolves to live with the others.

## What can be wrong

three-little-wolves-error-few-floors = { $table }: { $count } floor cards; there must be at least { $fewest }
three-little-wolves-error-wolf-tokens = { $table }: each of { $colours } must have one token 3, one 4 and one 5
three-little-wolves-error-pigs = { $table }: { $count } BBP cards; there must be { $pigs }
three-little-wolves-error-points-elsewhere = change these points in the table of the card or token that bears them
three-little-wolves-error-move = '{ $move }' is not a move of The Three Little Wolves; moves are such as 'build r5 new', 'build w2 red basement', 'build y9 yellow as 5', 'discard g10', 'discard g10 wolf 4 -> B.red', 'token B.green', 'pass r5', 'wolf 4 -> B.red' and 'pick r5'
three-little-wolves-error-no-other-value = { $card } has no other value { $value }; its normal value is not written
three-little-wolves-error-no-house = there is no house { $owner }.{ $name }
three-little-wolves-error-deal = a deal is { "{" }'hands': { "{" }'A': [5 cards], ...{ "}" }, 'draw_pile': [cards, top first], 'start_player': 'A'{ "}" }: { $error }
three-little-wolves-error-deal-hand = { $seat } has { $count } cards; everybody gets { $hand } floor cards
three-little-wolves-error-deal-cards = hands and draw pile must hold every card of the game exactly once
three-little-wolves-error-deal-pigs = exactly one of the { $pigs } BBP cards lies among the last { $packet } cards of the draw pile
three-little-wolves-error-deal-start = the options say that { $seat } begins
three-little-wolves-error-no-player = with { $players } players there is no { $seat }
three-little-wolves-error-kind-needs-pig = { $kind } is asked when a BBP card has been revealed
three-little-wolves-error-pigs-waiting = { $waiting } BBP cards wait to be dealt with when { $kind } is asked
three-little-wolves-error-passes = { $passes } passes for { $pigs } BBP cards that are resolved
three-little-wolves-error-no-endgame = only two players have an endgame (§3.9)
three-little-wolves-error-smokey-plays = Smokey is never asked to play a card
three-little-wolves-error-smokey-card = a card must be turned up for Smokey to be placed
three-little-wolves-error-houses = { $count } houses; there are at most { $most }
three-little-wolves-error-house-name = every house has a name of its own, one of { $names }
three-little-wolves-error-floor = { $name } cannot be used as { $value } on a roof of { $roof } (§3.3)
three-little-wolves-error-basement = { $name } is no basement, or not deeper than those above it (§3.3)
three-little-wolves-error-no-floor = a house has a floor, such as ['r5', 5]
three-little-wolves-error-house-colour = { $card } does not fit the colour of a house called { $name }
three-little-wolves-error-no-room = there is no room for { $seat }'s { $token }, or it is elsewhere already
three-little-wolves-error-hand = { $count } cards; nobody has more than { $hand }
three-little-wolves-error-picked = the card that is picked must be in the hand
three-little-wolves-error-pile-pigs = of the BBP cards it must hold those that are not out: { $names }
three-little-wolves-error-pig-cards = they are bbp_left, bbp_right and bbp_wolf, each once
three-little-wolves-error-most-passes = there are at most { $most }
three-little-wolves-error-start-player = start_player: there is no { $seat } among { $players } players

## Its options on the command line

three-little-wolves-option-players = You and the bots; Smokey joins two players.
three-little-wolves-option-baby_wolf = Baby-wolf variant: wolves go into your own houses, pig cards have no effect.
three-little-wolves-option-start_player = Who begins; if not given, drawn at random.
