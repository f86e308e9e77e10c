### The Werewolves bEat Robbers' Horror

werewolves-and-robbers = The Werewolves bEat Robbers' Horror
werewolves-and-robbers-players = 3–5
werewolves-and-robbers-about = Trick-taking with secret roles: whichever suit is led, the other one is trump.

## What happens

werewolves-and-robbers-dealt = Game { $game }: { $dealer } deals { $hand } cards each{ $undealt ->
    [0] .
   *[other] ; one card is set aside, face down.
}
werewolves-and-robbers-card_played = { $seat } plays { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
}.
werewolves-and-robbers-chip_taken = { $seat } takes { $chip ->
    [werewolf] a werewolf
   *[other] the { $chip }
} chip.
werewolves-and-robbers-card_valued = { $seat }'s { $card } counts as { $side } { $rank }.
werewolves-and-robbers-trick_won = { $seat } wins the trick with { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
} and takes { $cards } cards.
werewolves-and-robbers-card_in_pile = { $seat } has won { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
}.
werewolves-and-robbers-personal_score = { $seat } is { $role ->
    [traitor] the traitor
   *[other] a { $role }
}: { $raw ->
    [one] { $raw } point
   *[other] { $raw } points
} in the pile, { $score } scored.
werewolves-and-robbers-game_scored = { $winner ->
    [none] A draw: robbers { $robbers }, werewolves { $werewolves }.
   *[other] { $winner } wins: robbers { $robbers }, werewolves { $werewolves }.
}
werewolves-and-robbers-set_aside_shown = The set-aside card was { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
}.
werewolves-and-robbers-game_points = { $points ->
    [one] { $seat } has { $points } game point.
   *[other] { $seat } has { $points } game points.
}
werewolves-and-robbers-match_ended = Game over. Won by { $winners }.

werewolves-and-robbers-chip-werewolf = werewolf
werewolves-and-robbers-chip-traitor = traitor
werewolves-and-robbers-side-lead = lead
werewolves-and-robbers-side-trump = trump
werewolves-and-robbers-suit-treasure = treasure
werewolves-and-robbers-suit-robber = robber
werewolves-and-robbers-suit-unknown = none
werewolves-and-robbers-role-robber = robber
werewolves-and-robbers-role-traitor = traitor
werewolves-and-robbers-role-werewolf = werewolf
werewolves-and-robbers-team-robbers = The robber team
werewolves-and-robbers-team-werewolves = The werewolf team
# A draw; only game_scored asks for it.
werewolves-and-robbers-team-unknown = none
werewolves-and-robbers-seats-unknown = nobody
werewolves-and-robbers-why-game_points = The most game points win the match.
werewolves-and-robbers-why-totals = The higher team total wins.
werewolves-and-robbers-why-drawn = Both teams have the same total.

## Choices

werewolves-and-robbers-decision-play = Which card do you play?
werewolves-and-robbers-move-play = { $card }
werewolves-and-robbers-outlook = { $ahead ->
    [yes] { $strength }: winning so far.
   *[no] { $strength }: loses to { $seat }'s { $card }.
}

werewolves-and-robbers-reason-match_is_over = The game is over, so no more cards can be played.
werewolves-and-robbers-reason-already_played = You've already played a card to this trick. Wait for the next one.
werewolves-and-robbers-reason-not_your_turn = It's not your turn yet. Everyone plays in turn, clockwise.
werewolves-and-robbers-reason-not_a_card = There is no such card. Choose one from your hand.
werewolves-and-robbers-reason-not_in_hand = That card isn't in your hand. You can play any card you hold.

## The table

werewolves-and-robbers-table-game = Game { $game } of { $games }
werewolves-and-robbers-table-trick = Trick { $trick } of { $tricks }
werewolves-and-robbers-table-dealer = Dealer: { $seat }
werewolves-and-robbers-table-you = you
werewolves-and-robbers-table-card = Card
werewolves-and-robbers-table-value = Counts as
werewolves-and-robbers-table-held = Hand
werewolves-and-robbers-table-captured = Won
werewolves-and-robbers-table-chips = Chips
werewolves-and-robbers-table-role = Role
werewolves-and-robbers-table-points = Points
werewolves-and-robbers-table-chip-werewolf = W
werewolves-and-robbers-table-chip-traitor = T
werewolves-and-robbers-table-team-werewolves = werewolf team
werewolves-and-robbers-table-leads = { $seat } leads.
werewolves-and-robbers-table-led = { $led ->
    [treasure] Treasure is led, so robbers are trump.
    [robber] Robbers are led, so treasure is trump.
   *[none] No suit is led yet.
}
werewolves-and-robbers-table-winning = { $seat } is winning so far with { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
}: { $why }.
werewolves-and-robbers-table-won = { $seat } won the last trick with { $card ->
    [werewolf] a werewolf
    [fortune-teller] the fortune-teller
    [dagger] a dagger
    [traitor] the traitor
   *[other] { $card }
}: { $why }.
werewolves-and-robbers-table-why = { $why ->
    [later] of equal cards, the later one
    [trump] the highest trump
   *[lead] the highest card, and no trump
}
werewolves-and-robbers-table-middle = Chips in the middle: { $werewolf } werewolf, { $traitor } traitor.
werewolves-and-robbers-table-set-aside = Set aside: { $card }.
werewolves-and-robbers-table-face-down = one card, face down
werewolves-and-robbers-table-hand-treasure = Treasure
werewolves-and-robbers-table-hand-robber = Robbers
werewolves-and-robbers-table-hand-special = Special
werewolves-and-robbers-table-hand-of = { $seat }'s hand
werewolves-and-robbers-table-you-are = { $role ->
    [werewolf] You are a werewolf. Robbers you win are your points; a dagger halves them.
    [traitor] You are the traitor, on the werewolf team. Chests you win are your points; a werewolf card halves them.
   *[robber] You are a robber. Chests you win are your points; a werewolf card halves them.
}
werewolves-and-robbers-table-played = Played so far

## The score

werewolves-and-robbers-score-title = Scoring
werewolves-and-robbers-score-seat = Player
werewolves-and-robbers-score-role = Role
werewolves-and-robbers-score-pile = Pile: scoring, ½ halving, (the rest)
werewolves-and-robbers-score-raw = Count
werewolves-and-robbers-score-personal = Score
werewolves-and-robbers-score-points = Game points
werewolves-and-robbers-score-team = { $team }: { $sum } × { $opponents ->
    [one] { $opponents } opponent
   *[other] { $opponents } opponents
} = { $total }

## What is printed on the cards

werewolves-and-robbers-guide-trick = Trick
werewolves-and-robbers-guide-trick-text = Play any card. The suit of the first numbered card is led, the other suit is trump. Every trump beats every card on the lead side; on the same side the higher number wins, of equal cards the later one.
werewolves-and-robbers-about-treasure = Treasure { $number } with { $pips ->
    [one] { $pips } chest.
   *[other] { $pips } chests.
}
werewolves-and-robbers-about-robber = Robber { $number } with { $pips ->
    [one] { $pips } robber.
   *[other] { $pips } robbers.
}
werewolves-and-robbers-about-werewolf = Counts as { $strength } if it leads, otherwise one more than the card just before it, on the same side.
werewolves-and-robbers-also-werewolf = Whoever is dealt one is a werewolf. It halves the score of anybody else who wins it.
werewolves-and-robbers-about-fortune_teller = Counts as { $strength }, but as { $spoiled } if a werewolf is in the trick.
werewolves-and-robbers-about-dagger = Counts as { $strength }.
werewolves-and-robbers-also-dagger = It halves the score of a werewolf who wins it.
werewolves-and-robbers-about-traitor = Counts as { $strength }.
werewolves-and-robbers-also-traitor = Whoever is dealt it without a werewolf card is the traitor.
werewolves-and-robbers-guide-score = Score
werewolves-and-robbers-guide-score-text = Robbers and the traitor count the chests they win, werewolves the robbers. Werewolves and the traitor are one team, everybody else is on the robber team. Each team's sum is multiplied by the number of its opponents.
werewolves-and-robbers-kind-treasure = treasure
werewolves-and-robbers-kind-robber = robber
werewolves-and-robbers-kind-werewolf = werewolf
werewolves-and-robbers-kind-fortune_teller = fortune-teller
werewolves-and-robbers-kind-dagger = dagger
werewolves-and-robbers-kind-traitor = traitor
werewolves-and-robbers-strength = { $side } { $rank }

## wolfden cards

werewolves-and-robbers-box-numbered = Numbered cards
werewolves-and-robbers-box-special = Special cards
werewolves-and-robbers-box-decks = Decks
werewolves-and-robbers-box-number = Number
werewolves-and-robbers-box-treasure = C chests
werewolves-and-robbers-box-robber = R robbers
werewolves-and-robbers-box-card = Card
werewolves-and-robbers-box-name = Name
werewolves-and-robbers-box-strength = Strength
werewolves-and-robbers-box-players = Players
werewolves-and-robbers-box-cards = Cards
werewolves-and-robbers-box-hand = Hand
werewolves-and-robbers-box-undealt = Set aside
werewolves-and-robbers-box-without = Without

## The cards

werewolves-and-robbers-card-C1 = treasure 1
werewolves-and-robbers-card-C2 = treasure 2
werewolves-and-robbers-card-C3 = treasure 3
werewolves-and-robbers-card-C4 = treasure 4
werewolves-and-robbers-card-C5 = treasure 5
werewolves-and-robbers-card-C6 = treasure 6
werewolves-and-robbers-card-C7 = treasure 7
werewolves-and-robbers-card-C8 = treasure 8
werewolves-and-robbers-card-C9 = treasure 9
werewolves-and-robbers-card-C10 = treasure 10
werewolves-and-robbers-card-C11 = treasure 11
werewolves-and-robbers-card-C12 = treasure 12
werewolves-and-robbers-card-C13 = treasure 13
werewolves-and-robbers-card-C14 = treasure 14
werewolves-and-robbers-card-C15 = treasure 15
werewolves-and-robbers-card-R1 = robber 1
werewolves-and-robbers-card-R2 = robber 2
werewolves-and-robbers-card-R3 = robber 3
werewolves-and-robbers-card-R4 = robber 4
werewolves-and-robbers-card-R5 = robber 5
werewolves-and-robbers-card-R6 = robber 6
werewolves-and-robbers-card-R7 = robber 7
werewolves-and-robbers-card-R8 = robber 8
werewolves-and-robbers-card-R9 = robber 9
werewolves-and-robbers-card-R10 = robber 10
werewolves-and-robbers-card-R11 = robber 11
werewolves-and-robbers-card-R12 = robber 12
werewolves-and-robbers-card-R13 = robber 13
werewolves-and-robbers-card-R14 = robber 14
werewolves-and-robbers-card-R15 = robber 15
werewolves-and-robbers-card-W1 = werewolf
werewolves-and-robbers-card-W2 = werewolf
werewolves-and-robbers-card-F1 = fortune-teller
werewolves-and-robbers-card-D1 = dagger
werewolves-and-robbers-card-D2 = dagger
werewolves-and-robbers-card-B1 = traitor
werewolves-and-robbers-card-unknown = a card

## wolfden hint

werewolves-and-robbers-hint-note = Your team's chance to win this game; a draw counts half.

## Options, in the browser

web-werewolves-and-robbers-players = Players
web-werewolves-and-robbers-mode = Game length
web-werewolves-and-robbers-mode-match = Match: one game per player
web-werewolves-and-robbers-mode-single = Single game
web-werewolves-and-robbers-first_dealer = First dealer
web-werewolves-and-robbers-first_dealer-random = Random
web-werewolves-and-robbers-chips = Chips
web-werewolves-and-robbers-chips-about = Chips mark who has played a werewolf or the traitor. The rules stay the same.
web-werewolves-and-robbers-memory_aid = Memory aid
web-werewolves-and-robbers-memory_aid-about = Shows everyone which cards have been played so far.

## Worked examples of the rule book

examples-WR-E1b = Trump beats the higher number
examples-WR-E1b-story = Treasure is led, so robbers are trump: robber 12 wins the trick, although treasure 15 is higher.
examples-WR-E2b = Two werewolves in a row
examples-WR-E2b-story = A werewolf that leads counts as trump 16. The next one counts one more than the card before it: trump 17. Only the third card decides which suit is led.
examples-WR-E3b = Nothing but special cards
examples-WR-E3b-story = No suit is led. The daggers are trump 0, the traitor is lead 16. There is no werewolf in the trick, so the fortune-teller is trump 16 and wins.
examples-WR-C33 = The last two tricks, and the score
examples-WR-C33-story = The werewolf card is set aside, so A, the traitor, is alone against two robbers. Play the last two tricks: A's 12 points count twice, the robbers' 22 once. How many chests each card shows is assumed.

werewolves-and-robbers-goal = Win the cards that score for your role. The team with the higher total wins.

## What can be wrong

werewolves-and-robbers-error-card-id = this id means kind, suit and number { $printed }
werewolves-and-robbers-error-deck-cards = { $name } must be { $right }, as { $table } has it
werewolves-and-robbers-error-deck-size = deck must be { $right }, as { $table } has it: all hands and undealt
werewolves-and-robbers-error-tricks = tricks must be { $hand }, one for every card of a hand
werewolves-and-robbers-error-no-team = werewolf and traitor cards must leave no team without a player (§2.3)
werewolves-and-robbers-error-chips = p{ $players } must be { $used }, one chip for each such card in the deck
werewolves-and-robbers-error-strength-rows = { $table }: it must have one row for each card and condition of §1.5
werewolves-and-robbers-error-strength = side and rank must be { $right }
werewolves-and-robbers-error-move = '{ $move }' is not a move of The Werewolves bEat Robbers' Horror; a move is a card such as C7, R12, W1, F1, D2 or B1, and nobody may pass
werewolves-and-robbers-error-deal = a deal is { "{" }'hands': { "{" }'A': [cards], ...{ "}" }, 'set_aside': card or null, 'dealer': seat{ "}" }: { $error }
werewolves-and-robbers-error-deal-hand = { $seat } has { $count } cards; every seat gets { $hand }
werewolves-and-robbers-error-deal-cards = the deal has { $count } of { $card }; this deck has { $copies }
werewolves-and-robbers-error-dealer = { $dealer } cannot deal this game; { $right } deals it
werewolves-and-robbers-error-trick = a trick has { $players } cards, and there are { $tricks } tricks
werewolves-and-robbers-error-winner = by §3.4 the trick is { $seat }'s
werewolves-and-robbers-error-no-card = every play has a card, and none is played twice
werewolves-and-robbers-error-trick-full = everybody has played to this trick already; it belongs to the tricks
werewolves-and-robbers-error-hand = { $count } cards; { $seat } has { $held } in such a position
werewolves-and-robbers-error-first-dealer = first_dealer: there is no seat { $seat }; name { $seats } or random

## Its options on the command line

werewolves-and-robbers-option-players = You and the bots.
werewolves-and-robbers-option-mode = One game; if not given, as many as there are players.
werewolves-and-robbers-option-first_dealer = Who deals first; if not given, drawn at random.
werewolves-and-robbers-option-chips = Play without the werewolf and traitor chips.
werewolves-and-robbers-option-memory_aid = Show the cards that have been played.
