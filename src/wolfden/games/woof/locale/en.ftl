### Woof!!

woof = Woof!!
woof-players = 4–8
woof-about = Who is the wolf, who only cries wolf, and who works it out first? A deduction game with hidden roles.

## What happens

woof-dealt = Round { $round }: new cards for everybody, { $start } begins.
woof-turn_began = –
woof-looked = { $card ->
    [card] { $seat } looks at { $target }'s { $slot } card.
   *[other] { $seat } looks at { $target }'s { $slot } card: { $card }.
}
woof-announced = { $seat }: “{ $face }”
woof-rearranged = { $seat }'s cards { $order }.
woof-asked = { $seat } asks { $target }: “{ $question }”
woof-answered = { $seat } answers “{ $answer }”.
woof-declared_early = { $declarations ->
    [1] { $seat } is the first to declare early.
    [2] { $seat } is the second to declare early.
    [3] { $seat } is the third to declare early.
   *[other] { $seat } declares early, as number { $declarations }.
}
woof-final_phase = The turns are over: time for the final declarations.
woof-board_ready = { $seat } is ready.
woof-cards_revealed = { $seat }: { $identity } ({ $left } and { $right }).
woof-board_revealed = { $double ->
    [X] { $single ->
        [X] { $seat } { $when }.
       *[other] { $seat } { $when }: { $single }.
    }
   *[other] { $seat } { $when }: { $single } and { $double }.
}
woof-declaration_right = { $seat } is right: +{ $points }, now { $score }.
woof-declaration_wrong = { $seat } is wrong.
woof-misled = { $by } misled { $seat }: +{ $points } for { $by }, now { $score }.
woof-marker_turned = { $seat }'s red X turns black.
woof-marker_given = { $seat } gets a { $colour } X, { $markers } in all.
woof-game_ended = The game is over: { $why }.
woof-game_won = { $seat } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
} and { $markers ->
    [0] no X
   *[other] { $markers } X
}.

woof-seat-5 = Neutral player
woof-role-sheep = sheep
woof-role-dog = dog
woof-role-hunter = hunter
woof-role-boy = shepherd boy
woof-role-wolf = wolf
woof-face-sheep = Looks like a sheep!
woof-face-dog = Looks like a dog!
woof-face-hunter = Looks like a hunter!
woof-face-boy = Looks like the shepherd boy!
woof-face-wolf = Looks like a wolf!
woof-face-hidden = No idea!
woof-slot-0 = left
woof-slot-1 = right
woof-order-kept = stay where they are
woof-order-swapped = change places
woof-order-unknown = may have changed places
woof-question-QA = Wolf, hunter or boy?
woof-question-QB = Sheep, hunter or boy?
woof-question-QC = Any dog card?
woof-question-QD = Any hunter card?
woof-question-QE = Any sheep card?
woof-answer-no = no
woof-answer-yes = yes
woof-single-0 = nobody
woof-single-1 = number 1
woof-single-2 = number 2
woof-single-3 = number 3
woof-single-4 = number 4
woof-single-5 = number 5
woof-single-6 = number 6
woof-single-7 = number 7
woof-single-8 = number 8
woof-single-X = X
woof-double-0 = nobody
woof-double-1 = number 1
woof-double-2 = number 2
woof-double-3 = number 3
woof-double-4 = number 4
woof-double-5 = number 5
woof-double-6 = number 6
woof-double-7 = number 7
woof-double-8 = number 8
woof-double-X = X
woof-when-early = declared early
woof-when-final = declared at the end
woof-when-abstained = abstained
woof-colour-black = black
woof-colour-red = red
woof-end-wrong_markers = somebody has too many X
woof-end-rounds = that was the last round
woof-why-points = Most points
woof-why-fewer_wrong_markers = Level on points, fewer X
woof-why-shared = Level on points and X: a shared victory

## Choices

woof-decision-turn = Your turn: choose one action.
woof-decision-final = Final declarations: declare, or abstain.

woof-move-look = look at { $seat }'s { $slot } card
woof-move-ask = ask { $seat }: “{ $question }”
woof-move-declare = { $double ->
    [X] declare early: { $single }
   *[other] declare early: { $single } and { $double }
}
woof-move-abstain = abstain
woof-move-final = { $double ->
    [X] declare: { $single }
   *[other] declare: { $single } and { $double }
}
woof-move-keep_order = pick up your cards and put them back unchanged
woof-move-swap = swap your two cards

woof-choice-look = Look at a card (for example { $example })
woof-choice-ask = Ask a question (for example { $example })
woof-choice-early = Declare early, +{ $points } or a red X (for example { $example })
woof-choice-final = Declare, +{ $points } or a black X (for example { $example })
woof-choice-abstain = Abstain: { $number } (or { $example })
woof-choice-free = At any time, as often as you like: { $example } swaps your two cards.

woof-reason-game_is_over = The game is over.
woof-reason-no_such_move = You can't do that in this game.
woof-reason-not_your_turn = It's not your turn yet.
woof-reason-board_is_set = Your board is face down and can't be changed.
woof-reason-turns_are_over = The turns are over. You can declare or abstain.
woof-reason-not_yet_final = The turns aren't over yet. Look at a card, ask a question or declare early.
woof-reason-not_in_play = Nobody at this table has that number.
woof-reason-not_yourself = You can't choose yourself. Choose another player.
woof-reason-neutral_is_not_asked = You can't ask the neutral player. You can look at its cards.
woof-reason-not_in_hand = You don't have that question card.
woof-reason-first_turn = You can't declare early in your first turn of a round.
woof-reason-red_marker = Your red X keeps you from declaring early this round.
woof-reason-own_number = You can't name yourself.
woof-reason-one_arrow_missing = Name a player for both roles, or nobody. X is only for abstaining, on both dials.
woof-reason-no_second_target = You seek one role only: the second dial stays on X.
woof-reason-no_abstaining_early = You can't abstain in an early declaration.

## The table

woof-table-you = you
woof-table-neutral = neutral
woof-table-round = Round { $round } of { $rounds }
woof-table-cycle = { $limit ->
    [0] Turn cycle { $cycle }
   *[other] Turn cycle { $cycle } of { $limit }
}
woof-table-start = Start player { $seat }
woof-table-early = Declared early: { $count } of { $threshold }
woof-table-order = First to last: { $seats }
woof-table-final = Final declarations
woof-table-over = Game over
woof-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
woof-table-held = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
woof-table-wrong = { $colour } X
woof-table-declared = { $place ->
    [1] declared early, 1st
    [2] declared early, 2nd
    [3] declared early, 3rd
   *[other] declared early, { $place }th
}
woof-table-ready = ready
woof-table-choosing = choosing
woof-table-cards = Your cards
woof-table-slots = left { $left }, right { $right }
woof-table-identity = You are:
woof-table-seeks = { $role }; you seek { $targets }
woof-table-target = { $role }
woof-table-and = { " and " }
woof-table-questions = Your questions
woof-table-seen = Cards you have seen
woof-table-looks = All cards looked at
woof-table-look = { $seat }: { $card } (turn { $turn })
woof-table-none = none
woof-table-deck = Cards in play
woof-table-how = Tap another player's card to look at it, or one of your questions to ask it.
woof-table-whom = Whom do you ask?
woof-table-only-you = Only you see { $seat }'s { $slot } card.
woof-table-put-back = Put it back
woof-table-declare-early = Declare early
woof-table-board = Your voting board
woof-table-worth-declare = Right: +{ $points }. Wrong: a red X.
woof-table-worth-final = Right: +{ $points }. Wrong: a black X. X on both dials: you abstain.
woof-table-nobody = nobody
woof-table-marker = { $by }, { $slot } card: { $face }
woof-table-answer = { $by } asked: “{ $question }” { $answer }
woof-table-suspects = Who I think is who
woof-table-suspect = { $seat }, { $role }: { $mark ->
    [yes] probably
    [no] no
   *[open] not sure
}
woof-table-guess = My guess: { $role }

## The end of a round

woof-reveal-player = Who
woof-reveal-identity = Identity
woof-reveal-cards = Cards
woof-reveal-board = Declaration
woof-reveal-result = Result
woof-reveal-early = early: { $single ->
    [0] none
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] , none
   *[other] , { $double }
}
woof-reveal-final = final: { $single ->
    [0] none
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] , none
   *[other] , { $double }
}
woof-reveal-abstained = abstained
woof-reveal-declaration_right = right: +{ $points }, now { $score }
woof-reveal-declaration_wrong = wrong
woof-reveal-misled = misled { $seat }: +{ $points }, now { $score }
woof-reveal-marker_turned = red X turns black
woof-reveal-marker_given = { $colour } X

## What is printed on the cards

woof-card = { $role } { $card }
woof-shown = { $card } (shows { $face })
woof-kind = { $kind } ×{ $count }
woof-question = { $kind ->
    [identity] Are you { $roles }?
   *[cards] Is either of your cards { $roles }?
}
woof-any-sheep = a sheep
woof-any-dog = a dog
woof-any-hunter = a hunter
woof-any-boy = the shepherd boy
woof-any-wolf = a wolf
woof-any-gap = { ", " }
woof-any-last-gap = { " or " }

woof-guide-identity = Of your two cards, the one with the higher value is who you are. It says whom you seek.
woof-guide-look = Whoever looks at a card says what it shows and leaves a marker. The shepherd boy says “wolf” whatever it shows, unless that is a ?. Answers to questions are always true.
woof-guide-marks = On the table, “dog ← 1 3” means that 1 and 3 left dog markers, and “QA yes ← 2” that 2 asked QA and the answer was yes.
woof-guide-declare = To declare, give the number of a player for each role you seek, in the order shown, or 0 if nobody has it. Early (from your second turn on, without a red X): +{ $early } or a red X. At the end: +{ $final } or a black X, or X X to abstain.
woof-guide-end = { $count ->
    [one] One early declaration ends
   *[other] { $count } early declarations end
} the turns; then all others declare or abstain. The shepherd boy gets +{ $misled } for each hunter or dog who takes one of his wolf markers for the truth. The game ends after { $rounds } rounds, or when somebody has { $markers } X.
woof-guide-free = { $example } swaps your two cards. Type it whenever you are asked; it uses no turn.

## wolfden cards

woof-box-roles = Roles
woof-box-cards = Role cards
woof-box-decks = Decks
woof-box-questions = Question cards
woof-box-thresholds = End of the turns
woof-box-scoring = Scoring
woof-box-pieces = Boards and markers
woof-box-role = Role
woof-box-value = Value
woof-box-card = Card
woof-box-face = Shows
woof-box-set = Set
woof-box-players = Players
woof-box-deck = Cards
woof-box-question = Question
woof-box-copies = Copies
woof-box-early = Early declarations
woof-box-rule = Rule
woof-box-number = Number
woof-box-piece = Piece
woof-set-basic = basic
woof-set-advanced = advanced
woof-rule-right_early = Points for being right early
woof-rule-right_final = Points for being right at the end
woof-rule-misled = Points for the shepherd boy per misled player
woof-rule-wrong_markers_to_end = X of one player that end the game
woof-rule-rounds = Most rounds in a game
woof-piece-information_card = information card
woof-piece-voting_board = voting board
woof-piece-role_marker = role marker
woof-piece-question_mark_marker = question-mark marker
woof-piece-wrong_marker = wrong marker (X)
woof-piece-score_marker = score marker

## The cards

woof-card-S1 = sheep
woof-card-S2 = sheep
woof-card-S3 = sheep
woof-card-S4 = sheep
woof-card-S5 = sheep
woof-card-S6 = sheep
woof-card-S7 = sheep
woof-card-D1 = dog
woof-card-D2 = dog
woof-card-DQ = hidden dog
woof-card-H1 = hunter
woof-card-H2 = hunter
woof-card-HQ = hidden hunter
woof-card-BQ = hidden shepherd boy
woof-card-W1 = wolf
woof-card-W2 = wolf
woof-card-SA = sheep disguised as a dog
woof-card-DA = dog disguised as a wolf
woof-card-HA = hunter disguised as a sheep
woof-card-BA = shepherd boy disguised as a hunter
woof-card-unknown = card

## wolfden hint

woof-hint-note = Approximate chance of winning the whole game; a shared victory counts in part.

## Options, in the browser

web-woof-players = Players
web-woof-variant = Cards
web-woof-variant-basic = Basic
web-woof-variant-advanced = Advanced
web-woof-auto_rearrange = Shuffle after a look
web-woof-auto_rearrange-about = Whenever a player's card is looked at, their two cards are secretly shuffled.
web-woof-memory_aid = Memory aid
web-woof-memory_aid-about = Keeps a private list of the cards you have looked at.
web-woof-turn_limit = Turn limit
web-woof-turn_limit-about = A house rule: after this many turns each, the final declarations begin. No round goes beyond 480 turns.

## Worked examples of the rule book

examples-woof-1 = Eva
examples-woof-2 = Thomas
examples-woof-3 = Paul
examples-woof-4 = Jason
examples-woof-5 = Kenny
examples-WF-E5 = Cards in disguise
examples-WF-E5-story = Eva looks at a sheep disguised as a dog, and calls it a dog. Thomas is the shepherd boy: unless the card shows a ?, it is always “wolf”. Answers go by the picture, not by the disguise.
examples-WF-E3a = Kenny believes the boy
examples-WF-E3a-story = Thomas, the shepherd boy, has put a wolf marker in front of Jason, who is a sheep. Kenny declares that Jason is the wolf: a red X for Kenny, and a point for Thomas.
examples-WF-E4 = A whole round
examples-WF-E4-story = Looks, questions, two early declarations, the final ones, and the score: Eva 2, Thomas 1, Jason 1.

woof-goal = Find out who is who, and name the players you seek before the others do.

## What can be wrong

woof-error-no-target = single is 'none'; only the double arrow may be without a target
woof-error-same-value = value is { $value }, as another role's; it must be one of its own
woof-error-value = value is { $value }; a { $role } has { $right }
woof-error-role-card = '{ $card }' must be a role card, named once
woof-error-advanced = { $card } is an advanced card; the basic game has none
woof-error-deck-size = { $count } cards; { $players } players need { $needed }
woof-error-deck-roles = every role must be there, and the boy exactly once
woof-error-deck-twice = this deck stands twice; it must stand once
woof-error-decks = { $table }: there must be one row for 4 to 8 players in both variants
woof-error-question-role = yes names '{ $role }'; the roles are { $roles }
woof-error-questions = { $table }: eight players need { $needed } question cards
woof-error-move = '{ $move }' is not a move of Woof!!; moves are such as 'look 4 0', 'ask QA 3', 'declare 4 0', 'final 1 3', 'final X X' and 'rearrange 1 0'
woof-error-deal = a deal is { "{" }'cards': { "{" }'1': [slot 0, slot 1], ...{ "}" }, 'questions': { "{" }'1': [q, q], ...{ "}" }, 'start': '1'{ "}" }: { $error }
woof-error-deal-hand = { $seat } has { $count } role cards; everybody gets { $slots }
woof-error-deal-cards = the role cards of this game are { $deck }, each once
woof-error-deal-questions = { $seat } has { $count } questions; every player gets { $hand }
woof-error-deal-copies = the deal has { $count } of { $question }; there are { $copies }
woof-error-deal-start = round { $round } is begun by { $seat }, left of the last early declarer
woof-error-boards-set = all boards are set, so the round is over; leave out those that are not ready
woof-error-role-cards = { $count } role cards; everybody has { $slots }
woof-error-seq = { $turns } turns are written among markers, early and answered
woof-error-announced = { $seat } cannot announce { $said } of { $owner }, who has { $cards }
woof-error-early-board = who has declared early has set the board
woof-error-turns = the turns must be numbered from 1 without a gap, questions in the gaps
woof-error-answer = { $seat } must answer { $told } to { $question } (§3.4)
woof-error-hand = { $count } questions; { $seat } has { $held } in such a position
woof-error-auto-rearrange = auto_rearrange: { $count } values for { $players } players; it must be true, false or a list with one value for each player

## Its options on the command line

woof-option-players = You and the bots; with four players a neutral player is added.
woof-option-variant = Play with the disguised cards.
woof-option-auto_rearrange = Leave cards that were looked at where they lie; their owner may swap them.
woof-option-memory_aid = Keep a list of the cards you have seen.
woof-option-turn_limit = End the turns of a round after N turn cycles.
