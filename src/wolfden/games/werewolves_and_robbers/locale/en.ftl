### The Werewolves bEat Robbers' Horror

werewolves-and-robbers = The Werewolves bEat Robbers' Horror
werewolves-and-robbers-short = Robbers' Horror
werewolves-and-robbers-players = 3–5
werewolves-and-robbers-about = Tricks and hidden teams: the suit that is not led is trump.

## What happens

werewolves-and-robbers-dealt = Game { $game }: { $dealer } deals { $hand } cards to everybody{ $undealt ->
    [0] .
   *[other] ; one card is set aside, face down.
}
werewolves-and-robbers-card_played = { $seat } plays { $card }.
werewolves-and-robbers-chip_taken = { $seat } takes the { $chip } chip.
werewolves-and-robbers-card_valued = The { $card } of { $seat } counts as { $side } { $rank }.
werewolves-and-robbers-trick_won = { $seat } wins the trick with { $card } and takes { $cards } cards.
werewolves-and-robbers-card_in_pile = { $seat } has captured { $card }.
werewolves-and-robbers-personal_score = { $seat }, { $role }: { $raw ->
    [one] { $raw } point
   *[other] { $raw } points
} captured, personal score { $score }.
werewolves-and-robbers-game_scored = { $winner } wins: robbers { $robbers }, werewolves { $werewolves }.
werewolves-and-robbers-set_aside_shown = The set-aside card was { $card }.
werewolves-and-robbers-game_points = { $points ->
    [one] { $seat } has { $points } game point.
   *[other] { $seat } has { $points } game points.
}
werewolves-and-robbers-match_ended = It is over. Won by: { $winners }.

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
werewolves-and-robbers-team-unknown = Nobody
werewolves-and-robbers-seats-unknown = nobody
werewolves-and-robbers-why-game_points = the most game points
werewolves-and-robbers-why-totals = the totals of the teams
werewolves-and-robbers-why-drawn = both teams have the same total

## Choices

werewolves-and-robbers-decision-play = Which card do you play?
werewolves-and-robbers-move-play = { $card }
werewolves-and-robbers-outlook = { $ahead ->
    [yes] { $strength }, ahead of all so far.
   *[no] { $strength }; { $seat } stays ahead with { $card }.
}

werewolves-and-robbers-reason-match_is_over = It is over; nothing can be played any more.
werewolves-and-robbers-reason-already_played = You have played a card to this trick; wait for the next one.
werewolves-and-robbers-reason-not_your_turn = It is not your turn.
werewolves-and-robbers-reason-not_a_card = There is no such card.
werewolves-and-robbers-reason-not_in_hand = That card is not in your hand; any card of your hand may be played.

## The table

werewolves-and-robbers-table-game = Game { $game } of { $games }
werewolves-and-robbers-table-trick = Trick { $trick } of { $tricks }
werewolves-and-robbers-table-dealer = Dealer { $seat }
werewolves-and-robbers-table-you = you
werewolves-and-robbers-table-card = Trick
werewolves-and-robbers-table-value = Value
werewolves-and-robbers-table-held = Hand
werewolves-and-robbers-table-captured = Taken
werewolves-and-robbers-table-chips = Chips
werewolves-and-robbers-table-role = Role
werewolves-and-robbers-table-points = Points
werewolves-and-robbers-table-chip-werewolf = W
werewolves-and-robbers-table-chip-traitor = T
werewolves-and-robbers-table-team-werewolves = werewolf team
werewolves-and-robbers-table-leads = { $seat } leads.
werewolves-and-robbers-table-led = { $led ->
    [treasure] Treasure is led, robber is trump.
    [robber] Robber is led, treasure is trump.
   *[none] The lead suit is not fixed yet.
}
werewolves-and-robbers-table-winning = { $seat } is winning so far with { $card }: { $why }.
werewolves-and-robbers-table-won = { $seat } has won the last trick with { $card }: { $why }.
werewolves-and-robbers-table-why = { $why ->
    [later] of equal cards the later one
    [trump] the highest trump
   *[lead] the highest on the lead side, no trump
}
werewolves-and-robbers-table-middle = Chips in the middle: { $werewolf } werewolf, { $traitor } traitor.
werewolves-and-robbers-table-set-aside = Set aside: { $card }.
werewolves-and-robbers-table-face-down = one card, face down
werewolves-and-robbers-table-hand-treasure = Treasure
werewolves-and-robbers-table-hand-robber = Robber
werewolves-and-robbers-table-hand-special = Special
werewolves-and-robbers-table-hand-of = Hand of { $seat }
werewolves-and-robbers-table-you-are = { $role ->
    [werewolf] You are a werewolf: people (R) count for you, halved by a dagger.
    [traitor] You are the traitor (werewolf team): chests (C) count, halved by a werewolf.
   *[robber] You are a robber: chests (C) count for you, halved by a werewolf.
}
werewolves-and-robbers-table-played = Played

## The score

werewolves-and-robbers-score-title = Scoring
werewolves-and-robbers-score-seat = Seat
werewolves-and-robbers-score-role = Role
werewolves-and-robbers-score-pile = Captured: counted, ½ halving, (the rest)
werewolves-and-robbers-score-raw = Raw
werewolves-and-robbers-score-personal = Score
werewolves-and-robbers-score-points = Points
werewolves-and-robbers-score-team = { $team }: { $sum } × { $opponents ->
    [one] { $opponents } opponent
   *[other] { $opponents } opponents
} = { $total }

## What is printed on the cards

werewolves-and-robbers-guide-trick = Trick
werewolves-and-robbers-guide-trick-text = Any card may be played. The suit of the first numbered card is led, the other suit is trump. Every trump beats the lead side; on one side the higher rank wins, of equals the later card.
werewolves-and-robbers-about-treasure = Treasure { $number } with { $pips ->
    [one] { $pips } chest.
   *[other] { $pips } chests.
}
werewolves-and-robbers-about-robber = Robber { $number } with { $pips ->
    [one] { $pips } person.
   *[other] { $pips } people.
}
werewolves-and-robbers-about-werewolf = Counts as { $strength } if it leads, else one rank above the card before it, on the same side.
werewolves-and-robbers-also-werewolf = Whoever is dealt one is a werewolf. In a pile it halves the score of anybody else.
werewolves-and-robbers-about-fortune_teller = Counts as { $strength }, but as { $spoiled } if a werewolf is in the trick.
werewolves-and-robbers-about-dagger = Counts as { $strength }.
werewolves-and-robbers-also-dagger = In a pile it halves the score of a werewolf.
werewolves-and-robbers-about-traitor = Counts as { $strength }.
werewolves-and-robbers-also-traitor = Whoever is dealt it, and no werewolf card, is the traitor.
werewolves-and-robbers-guide-score = Score
werewolves-and-robbers-guide-score-text = Robbers and the traitor count the chests they capture, werewolves the people. Werewolves and traitor are one team, all others the robber team; the sum of a team is multiplied by the number of its opponents.
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
werewolves-and-robbers-box-robber = R people
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

werewolves-and-robbers-hint-note = The chance that your team wins this game; a draw counts half.

## Options, in the browser

web-werewolves-and-robbers-players = Players
web-werewolves-and-robbers-mode = Length
web-werewolves-and-robbers-mode-match = A match: one game for each player
web-werewolves-and-robbers-mode-single = One game
web-werewolves-and-robbers-first_dealer = First dealer
web-werewolves-and-robbers-first_dealer-random = By lot
web-werewolves-and-robbers-chips = Chips
web-werewolves-and-robbers-chips-about = Chips mark who has played a werewolf or the traitor. They change no rule.
web-werewolves-and-robbers-memory_aid = Memory aid
web-werewolves-and-robbers-memory_aid-about = Shows everybody the cards that were played so far.

## Worked examples of the rule book

examples-WR-E1b = A trump beats the higher number
examples-WR-E1b-story = Treasure is led, so robbers are trumps: the robber 12 takes the trick from the treasure 15.
examples-WR-E2b = Two werewolves, one after the other
examples-WR-E2b-story = A werewolf that leads is the trump 16. The next one copies the card before it and is one stronger. Which suit is led is settled by the third card only.
examples-WR-E3b = Nothing but special cards
examples-WR-E3b-story = No suit is led. The dagger is the trump 0, the traitor the lead 16; no werewolf is there, so the fortune-teller is the trump 16 and takes the trick.
examples-WR-C33 = The last two tricks, and the scores
examples-WR-C33-story = The werewolf lies aside, and A is the traitor, alone against two. Play the two tricks: A's 12 points count twice, the robbers' 22 once.

werewolves-and-robbers-goal = Win the cards that score for your role. The team with the higher total wins.
