### Wolf & Hound

wolf-and-hound = Wolf & Hound
wolf-and-hound-players = 2–4
wolf-and-hound-about = Two teams protect their sheep as wolves and hounds circle the table.

## What happens

wolf-and-hound-dealt = { $game ->
    [1] The cards are dealt.
   *[other] The cards are dealt for game { $game }.
}
wolf-and-hound-turn_began = Turn { $turn }, { $seat }:
wolf-and-hound-sheep_lost = { $left ->
    [0] { $by } chases off { $seat }'s last sheep.
   *[other] { $by } chases off one of { $seat }'s sheep: { $left } left.
}
wolf-and-hound-sheep_gained = { $by } brings back one of { $seat }'s sheep: { $left } now.
wolf-and-hound-nothing_changed = { $by } has no effect: { $seat } stays at { $left } sheep.
wolf-and-hound-turn_skipped = { $by } ends { $seat }'s turn.
wolf-and-hound-threes_barred = { $by }: { $seat } can't play a 3 this turn.
wolf-and-hound-card_turned_up = { $seat } turns up { $card }.
wolf-and-hound-exchanged = Exchange call: { $seat } gets { $for } instead of { $card }.
wolf-and-hound-card_put_back = { $seat } puts { $card } back on top of { $onto }.
wolf-and-hound-card_played = { $seat } plays { $card }.
wolf-and-hound-card_shown = { $seat } shows { $card }.
wolf-and-hound-nothing_played = { $seat } can't play a card.
wolf-and-hound-animal_walked = { $steps ->
    [-4] { $animal } goes once round counter-clockwise, back to { $to }.
    [-3] { $animal } moves 3 spaces counter-clockwise, to { $to }.
    [-2] { $animal } moves 2 spaces counter-clockwise, to { $to }.
    [-1] { $animal } moves 1 space counter-clockwise, to { $to }.
    [0] { $animal } stays in front of { $to }.
    [4] { $animal } goes once round, back to { $to }.
    [one] { $animal } moves { $steps } space, to { $to }.
   *[other] { $animal } moves { $steps } spaces, to { $to }.
}
wolf-and-hound-animal_flipped = { $animal } flips to its { $face }.
wolf-and-hound-card_drawn = { $seat } draws { $card }.
wolf-and-hound-final_round = { $seat } is out of cards: the final round begins.
wolf-and-hound-game_won = { $team } wins. { $why } Sheep: Blue { $blue }, Yellow { $yellow }.
wolf-and-hound-card_left = { $seat } still held { $card }.
wolf-and-hound-match_won = { $team } wins the match. Games won: Blue { $blue }, Yellow { $yellow }.

wolf-and-hound-team-blue = Team Blue
wolf-and-hound-team-yellow = Team Yellow
wolf-and-hound-why-elimination = A player of the other team had no sheep left at the check.
wolf-and-hound-why-totals = The cards ran out, and the sheep were counted.
wolf-and-hound-face-front = front
wolf-and-hound-face-back = back
wolf-and-hound-pile-number_deck = the number deck
wolf-and-hound-pile-dummy_deck = the dummy deck

## Choices

wolf-and-hound-decision-order = Which animal activates next?
wolf-and-hound-decision-play = Which card do you play?
wolf-and-hound-decision-exchange = Exchange call: keep the dummy's card, or exchange it unseen?
wolf-and-hound-decision-flip = Both metamorphic cards show the same colour. Which one do you flip?

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = Keep it
wolf-and-hound-move-exchange = Exchange it for the top card of the dummy deck
wolf-and-hound-move-activate = Activate { $animal }
wolf-and-hound-move-flip = Flip { $animal }
wolf-and-hound-no-effect = Nothing moves.

wolf-and-hound-reason-game_is_over = The game is over.
wolf-and-hound-reason-not_your_decision = It's not your turn to choose.
wolf-and-hound-reason-answers_another_question = That isn't one of your choices right now. Answer the question first.
wolf-and-hound-reason-not_in_hand = That card isn't in your hand. Play one that is.
wolf-and-hound-reason-threes_are_barred = You can't play a 3 this turn. Choose another number.
wolf-and-hound-reason-not_to_activate = That animal can't activate now. Choose one of those on offer.
wolf-and-hound-reason-not_to_flip = You can flip only one of the two metamorphic cards.

## The table

wolf-and-hound-table-blue = Blue
wolf-and-hound-table-yellow = Yellow
wolf-and-hound-table-you = you
wolf-and-hound-table-partner = partner
wolf-and-hound-table-dummy = dummy
wolf-and-hound-table-fence = Fence
wolf-and-hound-table-forest = Forest
wolf-and-hound-table-hand = Hand
wolf-and-hound-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wolf-and-hound-table-dummy-deck = Dummy deck
wolf-and-hound-table-played = Played
wolf-and-hound-table-turn = Turn { $turn }
wolf-and-hound-table-deck = Number deck { $count }
wolf-and-hound-table-turned-up = Turned up: { $card }
wolf-and-hound-table-final-round = Final round
wolf-and-hound-table-no-threes = No 3s this turn
wolf-and-hound-table-score = Match: Blue { $blue }, Yellow { $yellow }
wolf-and-hound-table-act = { $effect ->
    [lose1] −1 { $seat }
    [gain1] +1 { $seat }
    [skip] skips { $seat }
   *[no3] no 3s
}

## What is printed on the cards

wolf-and-hound-colour-pink = P
wolf-and-hound-colour-black = B
wolf-and-hound-colour-white = W
wolf-and-hound-walk = { $when ->
    [never] No card moves it.
    [drifting] Moves 1 space counter-clockwise at the end of every turn.
    [delayed] Moves at the end of every turn by the card of the turn before: { $steps } for 1/2/3/4.
   *[card] { $by ->
        [black] Black cards move it
        [white] White cards move it
       *[both] All cards move it
    }: { $steps } for 1/2/3/4.
}
wolf-and-hound-act = { $effect ->
    [lose1] Costs { $target } a sheep.
    [gain1] Brings { $target } a sheep back.
    [skip] Ends your turn at once.
   *[no3] You can't play a 3 this turn.
}
wolf-and-hound-target-self = you
wolf-and-hound-target-left = your left neighbour
wolf-and-hound-target-across = your partner
wolf-and-hound-target-right = your right neighbour
wolf-and-hound-also-metamorphic = Flips when it passes P1 or stops there.
wolf-and-hound-also-extra_02 = Flips at the end of every turn if another animal shares its space then.
wolf-and-hound-also-designer_02_3 = After every played card it shows its front beside a blanket, otherwise its back.

## wolfden cards

wolf-and-hound-box-numbers = Number cards
wolf-and-hound-box-animals = Animal cards
wolf-and-hound-box-sets = Recommended sets
wolf-and-hound-box-sheep = Sheep at the start
wolf-and-hound-box-card = Card
wolf-and-hound-box-cards = Cards
wolf-and-hound-box-name = Name
wolf-and-hound-box-base = Base game
wolf-and-hound-box-expansion = Meat & Bone
wolf-and-hound-box-effect = What it does
wolf-and-hound-box-set = Set
wolf-and-hound-box-level = Level
wolf-and-hound-box-players = Players
wolf-and-hound-box-few = One wolf at most
wolf-and-hound-box-many = Two or more wolves
wolf-and-hound-box-free = your own choice
wolf-and-hound-box-note = Spaces moved, for cards of value 1/2/3/4: + is clockwise, - counter-clockwise. “You” is the player whose turn begins with the animal in front of them.
wolf-and-hound-box-total = { $count } cards
wolf-and-hound-level-L1 = First play
wolf-and-hound-level-L2 = Beginner level
wolf-and-hound-level-L3 = Experienced level
wolf-and-hound-level-L4 = Gamer level
wolf-and-hound-level-L5 = Your own set
wolf-and-hound-level-LD = Designer's cards

## The cards

wolf-and-hound-card-B1 = black 1
wolf-and-hound-card-B1M = black 1 with meat
wolf-and-hound-card-B2 = black 2
wolf-and-hound-card-B2M = black 2 with meat
wolf-and-hound-card-B3 = black 3
wolf-and-hound-card-B3M = black 3 with meat
wolf-and-hound-card-B4 = black 4
wolf-and-hound-card-W1 = white 1
wolf-and-hound-card-W1B = white 1 with a bone
wolf-and-hound-card-W2 = white 2
wolf-and-hound-card-W2B = white 2 with a bone
wolf-and-hound-card-W3 = white 3
wolf-and-hound-card-W3B = white 3 with a bone
wolf-and-hound-card-W4 = white 4
wolf-and-hound-card-unknown = a card

wolf-and-hound-animal-wolf_01 = Wolf 01
wolf-and-hound-animal-wolf_02 = Wolf 02
wolf-and-hound-animal-wolf_03 = Wolf 03
wolf-and-hound-animal-wolf_04 = Wolf 04
wolf-and-hound-animal-wolf_05 = Wolf 05
wolf-and-hound-animal-wolf_06 = Wolf 06
wolf-and-hound-animal-wolf_07 = Wolf 07
wolf-and-hound-animal-wolf_08 = Wolf 08
wolf-and-hound-animal-hound_01 = Hound 01
wolf-and-hound-animal-hound_02 = Hound 02
wolf-and-hound-animal-hound_03 = Hound 03
wolf-and-hound-animal-hound_04 = Hound 04
wolf-and-hound-animal-sheep_01 = Sheep 01
wolf-and-hound-animal-sheep_02 = Sheep 02
wolf-and-hound-animal-meta_01 = Metamorphic 01
wolf-and-hound-animal-meta_02 = Metamorphic 02
wolf-and-hound-animal-meta_03 = Metamorphic 03
wolf-and-hound-animal-meta_04 = Metamorphic 04
wolf-and-hound-animal-extra_01 = Grandpa Wolf
wolf-and-hound-animal-extra_02 = Confused Hound
wolf-and-hound-animal-designer_01 = Red Devil
wolf-and-hound-animal-designer_02_1 = Black Blanket
wolf-and-hound-animal-designer_02_2 = White Blanket
wolf-and-hound-animal-designer_02_3 = Blanket Wolf

## wolfden hint

wolf-and-hound-hint-note = The chance that your team wins this game.

## Options, in the browser

web-wolf-and-hound-players = Players
web-wolf-and-hound-animals = Animals
web-wolf-and-hound-animals-about = Choose a recommended set, or pick the animals yourself.
web-wolf-and-hound-meat_and_bone = Meat & Bone
web-wolf-and-hound-meat_and_bone-about = Seven number cards show meat or a bone. Meat stops black animals, a bone white ones.
web-wolf-and-hound-sheep_mode = Sheep
web-wolf-and-hound-sheep_mode-about = How many sheep you start with. With four players, few is 3 each and many is 4.
web-wolf-and-hound-sheep_mode-auto = Depends on the wolves
web-wolf-and-hound-sheep_mode-few = Few
web-wolf-and-hound-sheep_mode-many = Many
web-wolf-and-hound-match = Match
web-wolf-and-hound-match-single = One game
web-wolf-and-hound-match-first_to_3 = First to 3 points
web-wolf-and-hound-manual_activation_order = Choose the order of activation
web-wolf-and-hound-manual_activation_order-about = You choose which animal of a colour activates first. It never changes the result.

## Worked examples of the rule book

examples-WH-3-4 = The wolf moves on to the next player
examples-WH-3-4-story = P3 plays black 2 and sends the wolf to P4. When P4's turn begins, the wolf activates, and P4 loses a sheep.
examples-WH-8-4 = One card, two wolves
examples-WH-8-4-story = Black 3 moves every wolf: Wolf 01 moves 3 spaces, Wolf 06 half as many, rounded down.
examples-WH-10-4c = The exchange call
examples-WH-10-4c-story = P4 is a dummy. Black 1 is turned up for it, and its partner P2 may exchange it for the top card of the dummy deck, unseen.
examples-WH-12-1 = Meat stops the wolf
examples-WH-12-1-story = P2 plays black 2 with meat. This once the wolf moves past; from the next card on it stops there, until P2 plays another card.
examples-WH-15-2 = The wolf who loves his blankets
examples-WH-15-2-story = As long as a blanket is with him, the Blanket Wolf stays. When both are gone, he flips and wanders off.

wolf-and-hound-goal = Guard your team's sheep, and leave one opponent without any.

## What can be wrong

wolf-and-hound-error-card-id = this id means value { $value }, { $colour }, symbol { $symbol }
wolf-and-hound-error-deck = { $table }: { $column } has { $total } { $colour } cards; there must be { $right }
wolf-and-hound-error-twins = count_base must be 0 and count_expansion { $twins }
wolf-and-hound-error-replaced = count_expansion must be count_base less { $replaced }, the cards with a symbol
wolf-and-hound-error-most-frequent = count_base must be below that of B3 ({ $most }), the most frequent card
wolf-and-hound-error-face = face is '{ $face }'; a card has one front, then at most one back
wolf-and-hound-error-faces = { $table } has { $count } of its faces; it must have { $right }
wolf-and-hound-error-double-sided = double_sided is 'no'; this card turns over, so it must be 'yes'
wolf-and-hound-error-not-animal = '{ $name }' is not an animal card
wolf-and-hound-error-controller = with { $players } players the controller must be a { $controller }
wolf-and-hound-error-seat-twice = this seat stands twice; it must stand once
wolf-and-hound-error-sheep-rows = { $table }: there must be one row for every seat of 2, 3 and 4 players
wolf-and-hound-error-move = '{ $move }' is not a move of Wolf & Hound; moves are a card such as B3 or W2B, 'keep', 'exchange', 'activate wolf_01' and 'flip meta_01'
wolf-and-hound-error-deal = a deal is { "{" }'hands': { "{" }'P1': [4 cards], ... 'P4': ...{ "}" }, 'number_deck': [16 cards]{ "}" }: { $error }
wolf-and-hound-error-deal-hand = { $seat } has { $count } cards; every seat gets { $hand }
wolf-and-hound-error-deal-cards = the deal has { $count } of { $card }; this deck of { $deck } has { $copies }
wolf-and-hound-error-final-round = it must be true when no card is left (§3.7b)
wolf-and-hound-error-row = { $count } cards are more than a row can have, { $most }
wolf-and-hound-error-not-in-hand = { $card } is not in that hand
wolf-and-hound-error-no-animals = animals: at least one animal card is needed
wolf-and-hound-error-no-animal = animals: there is no animal card '{ $card }'; the cards are { $cards }
wolf-and-hound-error-animal-twice = animals: { $card } is named twice; every card exists once
wolf-and-hound-error-metamorphic = animals: at most two metamorphic cards (meta_01 to meta_04) may be in play
wolf-and-hound-error-together = animals: designer_02_1, designer_02_2 and designer_02_3 are used all together or not at all
wolf-and-hound-error-no-set = animals: there is no set '{ $set }'; the sets are { $sets }
wolf-and-hound-error-open-set = animals: the set { $set } leaves a choice; name its cards: { $cards }

## Its options on the command line

wolf-and-hound-option-players = You and the bots; the other seats are dummies.
wolf-and-hound-option-animals = A set such as S2-1 (see `wolfden cards`), or cards: wolf_01,hound_01.
wolf-and-hound-option-meat_and_bone = Play with the Meat & Bone expansion.
wolf-and-hound-option-sheep_mode = How many sheep; auto counts the wolves.
wolf-and-hound-option-match = Play until a team has won three games.
wolf-and-hound-option-manual_activation_order = Ask which of several animals activates first.
