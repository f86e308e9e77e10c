### The Three Little Wolves

three-little-wolves = The Three Little Wolves
three-little-wolves-short = Three Little Wolves
three-little-wolves-players = 2–4
three-little-wolves-about = Build high, and send wolves into the neighbours' houses.

## What happens

three-little-wolves-dealt = Everybody has five cards. { $start } begins.
three-little-wolves-turn_began = { $seat }'s turn.
three-little-wolves-house_begun = { $seat } begins the { $house } with { $card } (roof { $value }).
three-little-wolves-floor_built = { $seat } adds { $card } to the { $house } (roof { $value }).
three-little-wolves-basement_built = { $seat } digs { $card } under the { $house } as B{ $level }.
three-little-wolves-colour_fixed = The { $house } of { $seat } becomes the { $becomes }.
three-little-wolves-discarded = { $seat } discards { $card }.
three-little-wolves-wolf_moved_in = { $seat }'s wolf { $wolf } moves into the { $house } of { $owner }.
three-little-wolves-card_drawn = { $seat } draws { $card }.
three-little-wolves-pig_arrived = { $seat } turns up { $card }: Big Bad Pig { $number } of 3!
three-little-wolves-pig_waits = { $seat } turns up { $card } too: Big Bad Pig { $number } of 3, which waits its turn.
three-little-wolves-token_placed = BBP token { $token } goes to the tallest house without one, the { $house } of { $owner } (height { $height }).
three-little-wolves-token_lost = No house can take BBP token { $token }; it is lost.
three-little-wolves-effect_began = { $card } takes effect.
three-little-wolves-effect_skipped = { $card } has no effect.
three-little-wolves-card_chosen = { $seat } has chosen a card.
three-little-wolves-card_passed = { $seat } passes { $card } to { $to }.
three-little-wolves-passed_over = { $seat } cannot send a wolf and is passed over.
three-little-wolves-effect_lapsed = No house has room for a wolf any more: the rest of { $card } lapses.
three-little-wolves-card_turned_up = { $seat }'s card is { $card }.
three-little-wolves-moustache_passed = The moustache goes from { $seat } to { $to }.
three-little-wolves-final_rounds = The end is near: everybody has two more turns, { $turns } in all, and nobody draws.
three-little-wolves-endgame_began = The endgame begins: both pick a card in secret, round by round, until both hands are empty.
three-little-wolves-pick_revealed = { $seat } has picked { $card }.
three-little-wolves-card_left = { $seat } has { $card } left.
three-little-wolves-house_demolished = The { $house } of { $seat } (height { $height }) falls: { $because }.
three-little-wolves-tallest_house = The { $house } of { $seat } (height { $height }) is the tallest of its colour.
three-little-wolves-tallest_tied = No { $colour } house is the tallest: several have height { $height }.
three-little-wolves-smallest_tied = No { $colour } house falls: several are the smallest (height { $height }).
three-little-wolves-wolf_turned = { $seat }'s wolf { $wolf } in the { $house } of { $owner } is turned over.
three-little-wolves-token_turned = BBP token { $token } on the { $house } of { $owner } is turned over.
three-little-wolves-house_scored = { $seat }: { $vp } for the { $house }.
three-little-wolves-tallest_scored = { $seat }: { $vp } for the tallest house, the { $house }.
three-little-wolves-roof_scored = { $seat }: { $vp } for the roof { $card } of the { $house }.
three-little-wolves-token_scored = { $seat }: { $vp } for BBP token { $token } on the { $house }.
three-little-wolves-wolf_scored = { $seat }: { $vp } for wolf { $wolf }.
three-little-wolves-total = { $seat }: { $vp } points, { $wolf_vp } of them from wolves.
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
three-little-wolves-demolition-white_only = it has no colour
three-little-wolves-demolition-smallest = it is the smallest of its colour
three-little-wolves-why-most_points = the most points
three-little-wolves-why-most_wolf_points = of those with the most points, the most from wolves
three-little-wolves-why-shared = the victory is shared, with the same points and the same from wolves

## Choices

three-little-wolves-decision-play = Which card do you use, and how?
three-little-wolves-decision-token = The tallest houses are equally high. Which one gets the BBP token?
three-little-wolves-decision-pass = Which card do you pass on?
three-little-wolves-decision-wolf = The pig drives a wolf out of your den. Which one, and where to?
three-little-wolves-decision-smokey = You have the moustache: where does Smokey's card go?
three-little-wolves-decision-pick = Which card do you pick for this round?

three-little-wolves-move-build_new = begin a house with { $card }
three-little-wolves-move-build_new_as = begin a house with { $card } as { $value }
three-little-wolves-move-build = add { $card } to the { $house }
three-little-wolves-move-build_as = add { $card } as { $value } to the { $house }
three-little-wolves-move-build_basement = dig { $card } under the { $house }
three-little-wolves-move-discard = discard { $card }
three-little-wolves-move-discard_wolf = discard { $card } and send wolf { $wolf } into the { $house } of { $seat }
three-little-wolves-move-token = the token for the { $house } of { $seat }
three-little-wolves-move-pass = pass { $card }
three-little-wolves-move-wolf = wolf { $wolf } into the { $house } of { $seat }
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
three-little-wolves-reason-not_your_decision = This is not yours to decide now.
three-little-wolves-reason-answers_another_question = That answers another question than the one asked.
three-little-wolves-reason-not_in_hand = That card is not in your hand.
three-little-wolves-reason-not_the_picked_card = You have picked another card for this round; use that one.
three-little-wolves-reason-not_smokeys_card = That is not the card turned up for Smokey.
three-little-wolves-reason-smokey_must_build = Smokey must build; his card cannot be discarded.
three-little-wolves-reason-no_such_house = There is no such house.
three-little-wolves-reason-three_houses_already = Nobody may have more than three houses; add the card to one of them.
three-little-wolves-reason-colour_is_taken = There is a house of that colour already; add the card there.
three-little-wolves-reason-wrong_colour = The card does not have the colour of that house.
three-little-wolves-reason-no_other_value = That card has only one number.
three-little-wolves-reason-not_higher_than_roof = A floor must have a higher number than the roof.
three-little-wolves-reason-not_a_basement = Only 1, 2 and 3 can be basements.
three-little-wolves-reason-not_deeper = A basement must be deeper than those that are there.
three-little-wolves-reason-wolf_is_placed = That wolf has moved out already.
three-little-wolves-reason-own_house = Wolves go into the houses of others, not into your own.
three-little-wolves-reason-not_own_house = In the family variant wolves go into your own houses only.
three-little-wolves-reason-no_room = That house has no room for another wolf.
three-little-wolves-reason-not_tied = That house is not among those that are tied for the token.

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
three-little-wolves-table-token = BBP{ $token }
three-little-wolves-table-fallen = falls
three-little-wolves-table-tallest = top
three-little-wolves-table-pile = Draw pile { $count }
three-little-wolves-table-discard = { $count ->
    [0] Discard pile { $count }
   *[other] Discard pile { $count } (top { $card })
}
three-little-wolves-table-pigs = { $count ->
    [0] BBP { $count } of 3
   *[other] BBP { $count } of 3: { $cards }
}
three-little-wolves-table-bbp_left = pass left
three-little-wolves-table-bbp_right = pass right
three-little-wolves-table-bbp_wolf = wolves out
three-little-wolves-table-turns-left = { $count ->
    [one] LAST TURN
   *[other] { $count } TURNS LEFT
}
three-little-wolves-table-endgame = ENDGAME
three-little-wolves-table-open-hand = { $whose ->
    [you] Your hand
   *[other] Hand of { $seat }
}

## The table in the browser

three-little-wolves-table-where = { $wolves ->
    [0] Where does { $card } go?
   *[other] Where does { $card } go? Or choose a wolf first.
}
three-little-wolves-table-out-with = Wolf { $wolf } goes out when you discard a card: which one?
three-little-wolves-table-into = Into which house does wolf { $wolf } go?
three-little-wolves-table-first-a-wolf = Choose a wolf, then a house for it.
three-little-wolves-table-house = { $house } of { $seat }, height { $height }
three-little-wolves-table-floors = floors { $values }
three-little-wolves-table-basements = basements { $levels }
three-little-wolves-table-inside = { $seat }'s wolf { $wolf }
three-little-wolves-table-fate = { $fate ->
    [tallest] the tallest of its colour
    [fallen] fallen
   *[falls] would fall now
}
three-little-wolves-table-empty-plot = empty plot

## The score sheet

three-little-wolves-score-house = { $fate ->
    [falls] { $colour } falls
   *[stands] { $colour } stands
}
three-little-wolves-score-tallest = { " " }tallest
three-little-wolves-score-roof = { " " }roof { $card }
three-little-wolves-score-token = { " " }BBP token { $number }
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

three-little-wolves-guide-drawing = A house has one row for each floor: h is its height, ╱╲ the roof, + an extra floor of the roof, B1 a basement. Cards are r red, y yellow, g green, w white; 5* is a 9 used as 5. Below the house: its colour (wh1 has none yet), the wolves in it (B4 is B's wolf 4) and its BBP token.
three-little-wolves-guide-points = At the end: standing house { $standing }, fallen house { $demolished }, tallest of its colour { $tallest }. The only smallest house of a colour falls, and so does a white one. Wolves count for their players, BBP tokens for the owner of the house: their number if it stands, otherwise -1.
three-little-wolves-effect-bbp_left = Everybody passes a card to the left.
three-little-wolves-effect-bbp_right = Everybody passes a card to the right.
three-little-wolves-effect-bbp_wolf = Everybody must send out a wolf.
three-little-wolves-guide-baby-wolf = Family variant: wolves go into your own houses, and BBP cards have no effect.
three-little-wolves-guide-discard = Discard pile: { $cards }
three-little-wolves-effect-other = May be used as { $value }.
three-little-wolves-effect-basement = { $level ->
    [3] May be basement B{ $level }, with room for a second wolf.
   *[other] May be basement B{ $level }.
}
three-little-wolves-effect-floors = As the roof it counts for { $floors } floors.
three-little-wolves-effect-roof = As the roof of a standing house: { $vp }.

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
three-little-wolves-box-back = Fallen
three-little-wolves-box-wolf = Wolf { $token }
three-little-wolves-box-bbp = BBP { $token }
three-little-wolves-box-tallest_house = Tallest house
three-little-wolves-box-moustache = Moustache
three-little-wolves-box-house = House

## The cards

three-little-wolves-card-unknown = a card
three-little-wolves-card-bbp_left = BBP (pass left)
three-little-wolves-card-bbp_right = BBP (pass right)
three-little-wolves-card-bbp_wolf = BBP (wolves out)
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

three-little-wolves-hint-note = The chance that you win, about; a shared victory counts half.

## Options, in the browser

web-three-little-wolves-players = Players
web-three-little-wolves-baby_wolf = Family game
web-three-little-wolves-baby_wolf-about = For children: your wolves stay in your own houses.
web-three-little-wolves-start_player = Who begins
web-three-little-wolves-start_player-random = By lot

## Worked examples of the rule book

examples-TLW-F2 = A seven that is covered
examples-TLW-F2-story = As a roof the red 7 counts as three floors and costs 2 points. With the red 8 on top it is a plain floor: the house of A is lower now, and the loss is gone.
examples-TLW-W2 = Room for two wolves
examples-TLW-W2-story = A basement B3 makes room for a second wolf: A discards a card and sends the 5 in beside the 3 of C. A third finds no room.
examples-TLW-P1 = The Big Bad Pig comes
examples-TLW-P1-story = A builds and draws the first pig. The highest house gets token 2, A draws once more, and everybody passes a card to the left.
examples-TLW-2P2 = A white card for Smokey
examples-TLW-2P2-story = With two players, whoever has the moustache decides where Smokey's white card goes. Then the moustache changes hands.
examples-TLW-S1 = The last round, and the scores
examples-TLW-S1-story = Two turns are left for everybody. Then the tallest house of each colour gets its token, the lowest is pulled down, and the points are counted: 11, 21, 21. C wins by the wolves.

three-little-wolves-goal = Build the tallest houses, avoid the smallest, and send your wolves to live with the others.
