### What all games share.

## Putting sentences together

sentence-gap = { " " }
list-gap = { ", " }
list-last = { " and " }
refusal = { $reason } (§{ $paragraph })

## Who the bots are

character-bramble = Bramble
character-juniper = Juniper
character-orla = Orla
character-bruno = Bruno
character-hazel = Hazel
character-pip = Pip
character-alder = Alder
character-tilly = Tilly
name-at = { $name } { $seat }

## wolfden games

games-key = Key
games-name = Game
games-players = Players
games-about = What it is
games-hint = Play one with: wolfden play { $game }

## wolfden play

play-which-game = Which game?
ask-number = Number (1–{ $count }):
play-warming = Preparing the strong bots in the background (first run only). Until then wolf and alpha take as long but look less far ahead.
play-thinking = { $seat } is thinking…
play-warmth = Strong bots: { $percent }% ready. Until then wolf and alpha look less far ahead.
play-bot-failed = A bot crashed; a hunter bot moved in its place. Details: { $path }
play-commitment = The cards are shuffled. Fingerprint to check later (SHA-256 of seed and nonce):
play-seed-given = Dealt from your seed { $seed }.
play-result = { $result ->
    [won] You win!
    [drawn] It's a draw.
   *[lost] You lose.
}
play-seed-revealed = Seed { $seed }, nonce { $nonce }: their SHA-256 is the fingerprint shown before the deal.
play-choice = { $count ->
    [one] Your choice (1, ? for help, h for a hint, q to leave):
   *[other] Your choice (1–{ $count }, ? for help, h for a hint, q to leave):
}
play-no-such-number = { $count ->
    [one] There is no choice { $number }; the only one is 1.
   *[other] There is no choice { $number }; choose a number from 1 to { $count }.
}
play-not-a-move = “{ $words }” isn't a move here. Type the number of a choice, or its move, such as { $example }.
play-keys = Type the number of a choice or its move, such as { $example }. ? shows this help, h what alpha would play and why, q leaves the table.
play-record = The record is kept in { $path }
play-verify = Check it with: wolfden verify { $path }
play-unfinished = The game isn't over; its record is kept in { $path }
play-resume = Continue with: wolfden play --resume { $path }{ $options }
play-set-slot = Set { $set } lets you choose a card. Which one?

## wolfden replay

replay-start = The deal
replay-step = Move { $number } of { $count }: { $seat }
replay-keys = Enter for the next move, a number to jump to it, q to leave:
replay-no-such-move = There is no move { $words }; the moves are 0 (the deal) to { $count }.

## wolfden hint

hint-title = Move { $number }: what { $level } would do as { $seat }
hint-chance = Win chance
hint-move = Move
hint-meaning = Description
hint-visits = Simulations
hint-others = { $count ->
    [one] 1 other move
   *[other] { $count } other moves
}
hint-seat = Player
hint-card = { $card } ({ $chance })
hint-holds = { $seat } may hold: { $cards }.
hint-next = Next from the pile: { $cards }.
hint-played = Played: { $move }
hint-plain = The fast rules aren't ready yet ({ $percent }%), so this hint is shallower.
percent = { $number }%

## wolfden warm

warm-ready = The compiled rules of all games are ready.
warm-goes-on = Compilation continues in the background.

## wolfden verify

verify-over = OK: { $count ->
    [one] 1 move replays
   *[other] { $count } moves replay
} to the recorded end. Won by: { $winners }. The fingerprint matches.
verify-not-over = OK: { $count ->
    [one] 1 move replays
   *[other] { $count } moves replay
}; the game isn't over. The fingerprint matches.

## wolfden cards

cards-reconstructed = * assumed: no source prints this value; see the notes in chapter 1 of the rules
cards-house-rule = ! house rule
