### Wolf & Hound

wolf-and-hound = Wolf & Hound
wolf-and-hound-players = 2–4
wolf-and-hound-about = Two teams guard their sheep while wolves and hounds walk the ring.

## What happens

wolf-and-hound-dealt = { $game ->
    [1] The cards are dealt.
   *[other] The cards are dealt for game { $game }.
}
wolf-and-hound-turn_began = Turn { $turn }, { $seat }:
wolf-and-hound-sheep_lost = { $by } takes a sheep from { $seat } ({ $left } left).
wolf-and-hound-sheep_gained = { $by } brings a sheep back to { $seat } ({ $left } now).
wolf-and-hound-nothing_changed = { $by } changes nothing for { $seat } ({ $left } sheep).
wolf-and-hound-turn_skipped = { $by } makes { $seat } skip the turn.
wolf-and-hound-threes_barred = { $by } bars 3s: { $seat } may not play one this turn.
wolf-and-hound-card_turned_up = { $seat } turns up { $card }.
wolf-and-hound-exchanged = { $seat } exchanges { $card } for { $for }.
wolf-and-hound-card_put_back = { $seat } puts { $card } back onto { $onto }.
wolf-and-hound-card_played = { $seat } plays { $card }.
wolf-and-hound-card_shown = { $seat } shows { $card }.
wolf-and-hound-nothing_played = { $seat } plays no card.
wolf-and-hound-animal_walked = { $steps ->
    [0] { $animal } stays at { $to }.
    [one] { $animal } walks { $steps } step, { $from } → { $to }.
   *[other] { $animal } walks { $steps } steps, { $from } → { $to }.
}
wolf-and-hound-animal_flipped = { $animal } turns over: its { $face } is up.
wolf-and-hound-card_drawn = { $seat } draws { $card }.
wolf-and-hound-final_round = { $seat } has no card left: this is the final round.
wolf-and-hound-game_won = { $team } wins: { $why }. Sheep: Blue { $blue }, Yellow { $yellow }.
wolf-and-hound-card_left = { $seat } had { $card } left.
wolf-and-hound-match_won = { $team } wins the match; games: Blue { $blue }, Yellow { $yellow }.

wolf-and-hound-team-blue = Team Blue
wolf-and-hound-team-yellow = Team Yellow
wolf-and-hound-why-elimination = a player of the other team has no sheep left
wolf-and-hound-why-totals = the sheep are counted, and a tie goes to Yellow
wolf-and-hound-face-front = front
wolf-and-hound-face-back = back
wolf-and-hound-pile-number_deck = the number deck
wolf-and-hound-pile-dummy_deck = the dummy deck

## Choices

wolf-and-hound-decision-order = Which animal acts next?
wolf-and-hound-decision-play = Which card do you play?
wolf-and-hound-decision-exchange = The dummy's card is turned up. Keep it, or exchange it?
wolf-and-hound-decision-flip = Both metamorphic cards show one colour. Which one turns over?

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = keep
wolf-and-hound-move-exchange = exchange for the top card of the dummy deck
wolf-and-hound-move-activate = { $animal } acts
wolf-and-hound-move-flip = { $animal } turns over
wolf-and-hound-no-effect = Nothing moves.

wolf-and-hound-reason-game_is_over = The game is over.
wolf-and-hound-reason-not_your_decision = This is not yours to decide now.
wolf-and-hound-reason-answers_another_question = That answers another question than the one asked.
wolf-and-hound-reason-not_in_hand = That card is not in your hand.
wolf-and-hound-reason-threes_are_barred = 3s may not be played this turn; play another card.
wolf-and-hound-reason-not_to_activate = That animal is not among those that act next.
wolf-and-hound-reason-not_to_flip = Only one of the two metamorphic cards can be turned over.

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
wolf-and-hound-table-dummy-deck = Deck
wolf-and-hound-table-played = Row
wolf-and-hound-table-turn = Turn { $turn }
wolf-and-hound-table-deck = Number deck { $count }
wolf-and-hound-table-turned-up = Turned up: { $card }
wolf-and-hound-table-final-round = FINAL ROUND
wolf-and-hound-table-no-threes = No 3s this turn
wolf-and-hound-table-score = Match: Blue { $blue }, Yellow { $yellow }
wolf-and-hound-table-act = { $effect ->
    [lose1] -1 { $seat }
    [gain1] +1 { $seat }
    [skip] skips { $seat }
   *[no3] no 3s
}

## What is printed on the cards

wolf-and-hound-colour-pink = P
wolf-and-hound-colour-black = B
wolf-and-hound-colour-white = W
wolf-and-hound-walk = { $when ->
    [never] Never walks.
    [drifting] At the end of every turn, walks -1.
    [delayed] At the end of every turn, walks { $steps } by the card of the turn before.
   *[card] { $by ->
        [black] Black
        [white] White
       *[both] All
    } cards: { $steps }.
}
wolf-and-hound-act = { $effect ->
    [lose1] Takes a sheep from { $target }.
    [gain1] Brings a sheep back to { $target }.
    [skip] You skip the turn.
   *[no3] You may not play 3s.
}
wolf-and-hound-target-self = you
wolf-and-hound-target-left = your left neighbour
wolf-and-hound-target-across = your partner
wolf-and-hound-target-right = your right neighbour
wolf-and-hound-also-metamorphic = Turns over whenever it comes to P1.
wolf-and-hound-also-extra_02 = Turns over at the end of every turn in company.
wolf-and-hound-also-designer_02_3 = Shows its front beside a blanket, else its back.

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
wolf-and-hound-box-few = Up to one wolf
wolf-and-hound-box-many = Two wolves or more
wolf-and-hound-box-free = free choice
wolf-and-hound-box-note = Steps are for cards of value 1/2/3/4; + is clockwise, - the other way. “You” is the player at whose place the animal is when the turn begins.
wolf-and-hound-box-total = { $count } cards
wolf-and-hound-level-L1 = First play
wolf-and-hound-level-L2 = Beginner level
wolf-and-hound-level-L3 = Experienced level
wolf-and-hound-level-L4 = Gamer level
wolf-and-hound-level-L5 = Custom set
wolf-and-hound-level-LD = Designer's cards
wolf-and-hound-set-S1-1 = First walk
wolf-and-hound-set-S2-1 = Two wolves
wolf-and-hound-set-S2-2 = The wolf next door
wolf-and-hound-set-S2-3 = The hound next door
wolf-and-hound-set-S3-1 = Slow and sly
wolf-and-hound-set-S3-2 = Sleepy meadow
wolf-and-hound-set-S3-3 = Quick and slow
wolf-and-hound-set-S3-4 = Slow, sly, any hound
wolf-and-hound-set-S3-5 = Changelings
wolf-and-hound-set-S3-6 = Swift changelings
wolf-and-hound-set-S4-1 = Changelings, slow wolf
wolf-and-hound-set-S4-2 = Swift changelings, slow wolf
wolf-and-hound-set-S4-3 = Grandpa's turn
wolf-and-hound-set-S4-4 = The confused hound
wolf-and-hound-set-S5-1 = Your own set
wolf-and-hound-set-SD-1 = Blanket family
wolf-and-hound-set-SD-2 = Red Devil
wolf-and-hound-sets-all = All { $count } sets

## The cards

wolf-and-hound-card-B1 = black 1
wolf-and-hound-card-B1M = black 1 with Meat
wolf-and-hound-card-B2 = black 2
wolf-and-hound-card-B2M = black 2 with Meat
wolf-and-hound-card-B3 = black 3
wolf-and-hound-card-B3M = black 3 with Meat
wolf-and-hound-card-B4 = black 4
wolf-and-hound-card-W1 = white 1
wolf-and-hound-card-W1B = white 1 with Bone
wolf-and-hound-card-W2 = white 2
wolf-and-hound-card-W2B = white 2 with Bone
wolf-and-hound-card-W3 = white 3
wolf-and-hound-card-W3B = white 3 with Bone
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
wolf-and-hound-animal-meta_01 = Meta 01
wolf-and-hound-animal-meta_02 = Meta 02
wolf-and-hound-animal-meta_03 = Meta 03
wolf-and-hound-animal-meta_04 = Meta 04
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
web-wolf-and-hound-meat_and_bone-about = Some number cards show meat or a bone: black or white animals stop there on their way.
web-wolf-and-hound-sheep_mode = Sheep
web-wolf-and-hound-sheep_mode-about = How many sheep everybody begins with.
web-wolf-and-hound-sheep_mode-auto = By the animals
web-wolf-and-hound-sheep_mode-few = Few
web-wolf-and-hound-sheep_mode-many = Many
web-wolf-and-hound-match = Length
web-wolf-and-hound-match-single = One game
web-wolf-and-hound-match-first_to_3 = First to 3 points
web-wolf-and-hound-manual_activation_order = Choose the order of animals
web-wolf-and-hound-manual_activation_order-about = The player whose turn it is says which animal acts first.

## Worked examples of the rule book

examples-WH-3-4 = The wolf comes to the next pasture
examples-WH-3-4-story = P3 plays a black 2 and sends the wolf on to P4. When P4's turn begins, the wolf acts, and P4 loses a sheep.
examples-WH-8-4 = One card, two wolves
examples-WH-8-4-story = A black 3 moves every wolf: Wolf 01 three pastures, Wolf 06 only half as far, rounded down.
examples-WH-10-4c = The exchange call
examples-WH-10-4c-story = P4 is a dummy. A black 1 is turned up for it, and its partner P2 may have it exchanged for the top card of the dummy deck, unseen.
examples-WH-12-1 = Meat stops the wolf
examples-WH-12-1-story = P2 plays a black 2 with Meat. The wolf walks past this one time; from the next card on it stops there, until another card covers the Meat.
examples-WH-15-2 = The wolf who loves his blankets
examples-WH-15-2-story = As long as a blanket is with him, the Blanket Wolf stays. When both are gone he turns over and walks off by himself.

wolf-and-hound-goal = Guard your team's sheep, and leave one opponent without any.
