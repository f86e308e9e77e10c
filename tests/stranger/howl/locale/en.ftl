### Howl

howl = Howl
howl-players = 2–4
howl-about = Everybody howls at once: neighbours drown each other, and the loudest that is left takes the sheep.

## What happens

howl-dealt = Everybody gets { $hand } cards; set aside, face down: { $aside }.
howl-card_chosen = { $seat } has chosen.
howl-howled = { $seat } howls { $card }.
howl-drowned = The { $card } of { $seat } is drowned.
howl-sheep_taken = { $seat } takes { $sheep } sheep.
howl-sheep_stay = Nobody is heard. Sheep that stay: { $sheep }.
howl-aside_shown = Set aside was { $card }.
howl-game_ended = It is over. Won by: { $winners }.

howl-seats-unknown = nobody
howl-why-most_sheep = the most sheep
howl-why-no_sheep = nobody has a sheep

## Choices

howl-decision-howl = Which card do you howl?
howl-move-howl = howl { $card }
howl-outlook-drowned = Drowned by { $cards }.
howl-outlook-safe = Nobody can drown it.

howl-reason-game_is_over = The game is over; nobody howls any more.
howl-reason-not_a_card = There is no such card.
howl-reason-not_in_hand = That card is not in your hand; any card of your hand may be howled.

## The table

howl-table-round = Round { $round } of { $rounds }
howl-table-wolf = Wolf
howl-table-held = Hand
howl-table-howled = Howled
howl-table-sheep = Sheep
howl-table-ready = (ready)
howl-table-flock = Sheep to be taken: { $sheep }.
howl-table-hand = Hand of { $seat }: { $cards }
howl-guide = Thirteen howls, H1 to H13. In each round as many sheep come as its number says. All howl at once; a howl is drowned by one that is just one louder or softer. The loudest that is not drowned takes all sheep; if there is none, they stay.
howl-box-players = Players
howl-box-hand = Hand
howl-hint-note = The chance that you win; a shared victory counts half.

howl-card-H1 = 1
howl-card-H2 = 2
howl-card-H3 = 3
howl-card-H4 = 4
howl-card-H5 = 5
howl-card-H6 = 6
howl-card-H7 = 7
howl-card-H8 = 8
howl-card-H9 = 9
howl-card-H10 = 10
howl-card-H11 = 11
howl-card-H12 = 12
howl-card-H13 = 13
howl-card-unknown = a card

## The plain table

howl-view-round = round
howl-view-rounds = rounds
howl-view-flock = sheep to be taken
howl-view-sheep = sheep
howl-view-held = cards
howl-view-hand = hand
howl-view-ready = has chosen
howl-view-chosen = choice
howl-view-card = last howl
howl-view-howled = howled
howl-view-aside = set aside

## Options, in the browser

web-howl-players = Players

## Worked examples of the rule book

examples-HW-1 = The loudest takes the sheep
examples-HW-1-story = C howls the loudest, and nobody howls next to it.
examples-HW-2 = Neighbours drown each other
examples-HW-2-story = 9 and 10 are neighbours: both are drowned, and the soft 4 takes the sheep.
examples-HW-3 = The flock stays
examples-HW-3-story = 6 and 7 drown each other. Two more come in the next round, and A takes all three.
