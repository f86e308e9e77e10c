### What all games share.

## Putting sentences together

sentence-gap = { " " }
list-gap = { ", " }
refusal = { $reason } (§{ $paragraph })

## wolfden games

games-key = Key
games-name = Game
games-players = Players
games-about = What it is
games-hint = Play one with: wolfden play { $game }

## wolfden play

play-which-game = Which game?
ask-number = Number (1–{ $count }):
play-precompiling = The compiled rules are being made in the background, once. Until they are there, wolf and alpha think with the plain rules: as long, but less far.
play-thinking = { $seat } is thinking …
play-progress = Compiled rules: { $percent } % ready. wolf and alpha think with the plain rules so far.
play-bot-failed = A bot failed; where it was to move, a hunter did. What is known about it: { $path }
play-commitment = The deal is fixed. Its commitment, the SHA-256 of seed and nonce:
play-seed-given = The deal comes from your seed { $seed }.
play-result = { $result ->
    [won] You win!
    [drawn] Nobody wins.
   *[lost] You lose.
}
play-seed-revealed = Seed { $seed }, nonce { $nonce }: their SHA-256 is the commitment shown before the deal.
play-choice = { $count ->
    [one] Your choice (1, ? for help, h for a hint, q to leave):
   *[other] Your choice (1–{ $count }, ? for help, h for a hint, q to leave):
}
play-no-such-number = { $count ->
    [one] There is no choice { $number }; the only one is 1.
   *[other] There is no choice { $number }; choose a number from 1 to { $count }.
}
play-not-a-move = “{ $words }” is not a move here. Type the number of a choice, or its move, such as { $example }.
play-keys = Type the number of a choice or its move, such as { $example }. ? shows this help, h what alpha would play and why, q leaves the table.
play-record = The record is kept in { $path }
play-verify = Check it with: wolfden verify { $path }
play-unfinished = The game is not over; its record is kept in { $path }
play-resume = Go on with: wolfden play --resume { $path }{ $options }
play-set-slot = The set { $set } leaves a choice. Which card?

## wolfden replay

replay-start = The deal
replay-step = Move { $number } of { $count }: { $seat }
replay-keys = Enter for the next move, a number to jump to it, q to leave:
replay-no-such-move = There is no move { $words }; the moves are 0 (the deal) to { $count }.

## wolfden hint

hint-title = Move { $number }: { $level } in the place of { $seat }
hint-chance = Chance
hint-move = Move
hint-meaning = What it is
hint-visits = Tries
hint-others = { $count ->
    [one] one other move
   *[other] { $count } other moves
}
hint-seat = Who
hint-card = { $card } { $chance }
hint-holds = { $seat } may hold: { $cards }.
hint-next = Next from the pile: { $cards }.
hint-played = Played: { $move }
hint-plain = The compiled rules are not ready ({ $percent } %), so this was thought with the plain ones and not as far.
percent = { $number } %

## wolfden precompile

precompile-ready = The compiled rules of all games are ready.
precompile-goes-on = The compiler goes on in the background.

## wolfden verify

verify-over = OK: { $count ->
    [one] one move replays
   *[other] { $count } moves replay
} to the recorded end; winners { $winners }. The commitment holds.
verify-not-over = OK: { $count ->
    [one] one move replays
   *[other] { $count } moves replay
}; the game is not over. The commitment holds.

## wolfden cards

cards-reconstructed = * reconstructed: the printed value is not known; see the notes in chapter 1 of the rules
cards-house-rule = ! house rule
