### Woof!!

woof = Woof!!
woof-players = 4–8
woof-about = Who is the wolf, who only cries wolf, and who finds out first? Deduction with hidden roles.

## What happens

woof-dealt = Round { $round }: the cards are dealt, { $start } begins.
woof-turn_began = –
woof-looked = { $seat } looks at { $card } of { $target } ({ $slot }).
woof-announced = “{ $face }”
woof-rearranged = { $seat }'s cards { $order }.
woof-asked = { $seat } asks { $target } { $question }.
woof-answered = { $seat } answers { $answer }.
woof-declared_early = { $declarations ->
    [1] { $seat } declares early, the first to do so.
    [2] { $seat } declares early, the second to do so.
    [3] { $seat } declares early, the third to do so.
   *[other] { $seat } declares early, as number { $declarations }.
}
woof-final_phase = The final phase begins.
woof-board_ready = { $seat } is ready.
woof-cards_revealed = { $seat }: { $identity } ({ $left } + { $right }).
woof-board_revealed = { $seat } { $when }: <{ $single }, <<{ $double }.
woof-declaration_right = { $seat } is right: +{ $points }, now { $score }.
woof-declaration_wrong = { $seat } is wrong.
woof-misled = { $by } has misled { $seat }: +{ $points } for { $by }, now { $score }.
woof-marker_turned = { $seat }'s red X turns black.
woof-marker_given = { $seat } gets a { $colour } X ({ $markers } in all).
woof-game_ended = The game is over: { $why }.
woof-game_won = { $seat } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
} and { $markers ->
    [one] { $markers } wrong marker
   *[other] { $markers } wrong markers
}.

woof-seat-5 = Neutral 5
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
woof-order-kept = stay in place
woof-order-swapped = change places
woof-order-unknown = may have moved
woof-question-QA = QA
woof-question-QB = QB
woof-question-QC = QC
woof-question-QD = QD
woof-question-QE = QE
woof-answer-no = no
woof-answer-yes = yes
woof-single-0 = 0
woof-single-1 = 1
woof-single-2 = 2
woof-single-3 = 3
woof-single-4 = 4
woof-single-5 = 5
woof-single-6 = 6
woof-single-7 = 7
woof-single-8 = 8
woof-single-X = X
woof-double-0 = 0
woof-double-1 = 1
woof-double-2 = 2
woof-double-3 = 3
woof-double-4 = 4
woof-double-5 = 5
woof-double-6 = 6
woof-double-7 = 7
woof-double-8 = 8
woof-double-X = X
woof-when-early = declared early
woof-when-final = declared in the final phase
woof-when-abstained = abstained
woof-colour-black = black
woof-colour-red = red
woof-end-wrong_markers = somebody has too many wrong markers
woof-end-rounds = all rounds are played
woof-why-points = the most points
woof-why-fewer_wrong_markers = of those with the most points, the fewest wrong markers
woof-why-shared = the victory is shared, with the same points and wrong markers

## Choices

woof-decision-turn = Your turn: choose one action.
woof-decision-final = The final phase: declare, or abstain.

woof-move-look = look at a card of { $seat } ({ $slot })
woof-move-ask = ask { $seat } { $question }
woof-move-declare = declare early: <{ $single }, <<{ $double }
woof-move-abstain = abstain
woof-move-final = declare: <{ $single }, <<{ $double }
woof-move-keep_order = take up your cards and lay them down as they were
woof-move-swap = swap your two cards

woof-choice-look = Look at a card (such as { $example })
woof-choice-ask = Ask a question (such as { $example })
woof-choice-early = Declare early, +{ $points } or a red X (such as { $example })
woof-choice-final = Declare, +{ $points } or a black X (such as { $example })
woof-choice-abstain = Abstain: { $number } (or { $example })
woof-choice-free = Besides, as often as you like: { $example } swaps your two cards.

woof-reason-game_is_over = The game is over.
woof-reason-no_such_move = There is no such move.
woof-reason-not_your_turn = It is not your turn.
woof-reason-board_is_set = Your board is set and cannot be changed.
woof-reason-turns_are_over = The turns are over; now you can only declare or abstain.
woof-reason-not_yet_final = The final phase has not begun; you may look, ask or declare early.
woof-reason-not_in_play = That number is not in play.
woof-reason-not_yourself = Choose another player, not yourself.
woof-reason-neutral_is_not_asked = The neutral player cannot be asked; its cards can be looked at.
woof-reason-not_in_hand = You do not have that question card.
woof-reason-first_turn = Early declaration is not possible in the first turn cycle.
woof-reason-red_marker = Early declaration is barred this round (red X).
woof-reason-own_number = An arrow cannot show your own number.
woof-reason-one_arrow_missing = Set both arrows; X is only for abstaining with both.
woof-reason-no_second_target = You seek one role only: << must show X.
woof-reason-no_abstaining_early = Who declares early cannot abstain.

## The table

woof-table-you = you
woof-table-neutral = neutral
woof-table-round = Round { $round } of { $rounds }
woof-table-cycle = { $limit ->
    [0] Turn cycle { $cycle }
   *[other] Turn cycle { $cycle } of { $limit }
}
woof-table-start = Start player { $seat }
woof-table-early = Early: { $count } of { $threshold }
woof-table-order = in order { $seats }
woof-table-final = FINAL PHASE
woof-table-over = GAME OVER
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
woof-table-choosing = is choosing
woof-table-cards = Your cards
woof-table-slots = left { $left }, right { $right }
woof-table-identity = You are
woof-table-seeks = { $role }; you seek { $targets }
woof-table-target = { $role } ({ $arrow })
woof-table-and = { " and " }
woof-table-questions = Your questions
woof-table-seen = You have seen
woof-table-looks = All looks
woof-table-look = { $seat }: { $card } (turn { $turn })
woof-table-none = none
woof-table-deck = Deck
woof-table-how = Tap a card of another player to look at it, or one of your questions to ask it.
woof-table-whom = Whom do you ask?
woof-table-only-you = Only you see the { $slot } card of { $seat }.
woof-table-put-back = Put it back
woof-table-declare-early = Declare early
woof-table-board = Your voting board
woof-table-worth-declare = Right: +{ $points }. Wrong: a red X.
woof-table-worth-final = Right: +{ $points }. Wrong: a black X. X: abstain.
woof-table-nobody = nobody
woof-table-marker = { $by }, { $slot } card: { $face }
woof-table-answer = { $by } asked: { $question } – { $answer }
woof-table-suspects = My suspicions
woof-table-suspect = { $seat }, { $role }: { $mark ->
    [yes] probably
    [no] no
   *[open] open
}
woof-table-guess = My guess: { $role }

## The end of a round

woof-reveal-player = No.
woof-reveal-identity = Identity
woof-reveal-cards = Cards
woof-reveal-board = Declaration
woof-reveal-result = Result
woof-reveal-early = early: <{ $single } <<{ $double }
woof-reveal-final = finally: <{ $single } <<{ $double }
woof-reveal-abstained = abstained
woof-reveal-declaration_right = right: +{ $points }, now { $score }
woof-reveal-declaration_wrong = wrong
woof-reveal-misled = misled { $seat }: +{ $points }, now { $score }
woof-reveal-marker_turned = red X turns black
woof-reveal-marker_given = { $colour } X

## What is printed on the cards

woof-card = { $role } { $card }
woof-shown = { $card } (face { $face })
woof-kind = { $kind } ×{ $count }
woof-question = { $kind ->
    [identity] Are you truly { $roles }?
   *[cards] Is there { $roles } among your two cards?
}
woof-any-sheep = a sheep
woof-any-dog = a dog
woof-any-hunter = a hunter
woof-any-boy = the shepherd boy
woof-any-wolf = a wolf
woof-any-gap = { ", " }
woof-any-last-gap = { " or " }

woof-guide-identity = The card with the higher value is your identity; it says whom you seek.
woof-guide-look = Whoever looks at a card must announce its face and lays a marker; the shepherd boy says “wolf” at every face but ?. Answers to questions are always true.
woof-guide-marks = On the table, “dog ← 1 3” are the dog markers of 1 and 3, and “QA yes ← 2” is 2's question with its answer.
woof-guide-declare = A declaration sets both arrows, < and <<: the number of somebody with the role you seek, or 0 if nobody has it. Early (from your second turn on, without a red X): +{ $early } or a red X. In the final phase: +{ $final } or a black X, or X X to abstain.
woof-guide-end = { $count ->
    [one] One early declaration begins
   *[other] { $count } early declarations begin
} the final phase. For each hunter or dog who takes one of the shepherd boy's wolf markers for the truth, he gets +{ $misled }. The game ends after { $rounds } rounds, or when somebody has { $markers } wrong markers.
woof-guide-free = { $example } swaps your two cards; type it whenever you are asked. It uses no turn.

## wolfden cards

woof-box-roles = Roles
woof-box-cards = Role cards
woof-box-decks = Decks
woof-box-questions = Question cards
woof-box-thresholds = Start of the final phase
woof-box-scoring = Scoring
woof-box-pieces = Boards and markers
woof-box-role = Role
woof-box-value = Value
woof-box-card = Card
woof-box-face = Face
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
woof-rule-right_early = Points for a right early declaration
woof-rule-right_final = Points for a right final declaration
woof-rule-misled = Points for the shepherd boy for each misled player
woof-rule-wrong_markers_to_end = Wrong markers of one player that end the game
woof-rule-rounds = Rounds at the most
woof-piece-information_card = information card
woof-piece-voting_board = voting board
woof-piece-role_marker = role marker
woof-piece-question_mark_marker = question-mark marker
woof-piece-wrong_marker = wrong marker
woof-piece-score_marker = score marker

## The cards

woof-card-S1 = sheep S1
woof-card-S2 = sheep S2
woof-card-S3 = sheep S3
woof-card-S4 = sheep S4
woof-card-S5 = sheep S5
woof-card-S6 = sheep S6
woof-card-S7 = sheep S7
woof-card-D1 = dog D1
woof-card-D2 = dog D2
woof-card-DQ = dog DQ
woof-card-H1 = hunter H1
woof-card-H2 = hunter H2
woof-card-HQ = hunter HQ
woof-card-BQ = shepherd boy BQ
woof-card-W1 = wolf W1
woof-card-W2 = wolf W2
woof-card-SA = sheep SA
woof-card-DA = dog DA
woof-card-HA = hunter HA
woof-card-BA = shepherd boy BA
woof-card-unknown = a card

## wolfden hint

woof-hint-note = The chance to win the whole game, about; a shared victory counts in part.

## Options, in the browser

web-woof-players = Players
web-woof-variant = Cards
web-woof-variant-basic = Basic
web-woof-variant-advanced = Advanced
web-woof-auto_rearrange = Rearrange by chance
web-woof-auto_rearrange-about = After every look the two cards of that player change places by chance.
web-woof-memory_aid = Memory aid
web-woof-memory_aid-about = Keeps the cards you have looked at in view.
web-woof-turn_limit = Turn limit
web-woof-turn_limit-about = After so many rounds of turns the final declarations begin.

## Worked examples of the rule book

examples-woof-1 = Eva
examples-woof-2 = Thomas
examples-woof-3 = Paul
examples-woof-4 = Jason
examples-woof-5 = Kenny
examples-WF-E5 = Cards in disguise
examples-WF-E5-story = Eva looks at a sheep that looks like a dog. Thomas is the boy: whatever he sees a face of, he cries “wolf”. A question is answered by the picture, not by the disguise.
examples-WF-E3a = Kenny believes the boy
examples-WF-E3a-story = Thomas, the boy, has put a wolf marker in front of Jason, who is a sheep. Kenny declares that Jason is the wolf: wrong for Kenny, and a point for Thomas.
examples-WF-E4 = A whole round
examples-WF-E4-story = Looks, questions, two early declarations, the final ones, and the scores: Eva 2, Thomas 1, Jason 1.

woof-goal = Find out who is who, and name the players you seek before the others do.
