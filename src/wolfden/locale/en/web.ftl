### The browser.

web-skip = Skip to content
web-loading = Loading…
web-unreachable = Can't reach the server. Retrying…
web-unreachable-about = Your games are saved.
web-missing = Page not found.
web-no-such-table = Table not found.
web-no-spectators = This table doesn't allow spectators.
web-no-replay = This game can't be replayed: it isn't over yet, or the table wasn't found.
web-to-the-door = Home

## Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animation speed
web-speed-value = { $speed ->
    [0] Off (show results only)
    [0.5] Slow
    [2] Fast
   *[other] Normal
}
web-sound = Sound effects

## Home

web-welcome = Welcome to the den!
web-about = Four wolf-themed card games with hidden hands. Play with friends, strangers, or bots that don't cheat.
web-your-name = Your name
web-guest = Guest
web-keep-name = Register this name or sign in
web-keep-name-about = With a password of { $count } or more characters, nobody else can use your name, and you can carry on from another device.
web-passphrase = Password
web-keep-name-do = Register name
web-sign-in = Sign in
web-sign-out = Sign out
web-signed = Signed in as { $name }.
web-players = { $players } players
web-play-now = Play now against bots
web-new-table = New table
web-rules = Rules
web-join = Join a table
web-code = Table code or link
web-go = Join
web-tables-mine = Your tables
web-tables-mine-none = You're not at any table.
web-tables-open = Open tables
web-tables-open-none = No open tables. Start one!
web-tables-playing = Games to watch
web-tables-playing-none = No games to watch right now.
web-table-line = { $free } of { $players } seats open: { $names }

## A new table

web-new-table-of = New table: { $game }
web-how-many = How many players?
web-on = On
web-off = Off
web-none = None
web-yes = yes
web-no = no
web-seats = Seats
web-seats-about = Take several seats to pass one device around; the screen is hidden between turns.
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open
web-bot-level = Bot: { $level }
web-pace = Time limit
web-pace-untimed = None
web-pace-relaxed = Relaxed
web-pace-quick = Quick
web-pace-async = Days or weeks
web-pace-untimed-about = No time limit. A bot steps in for anyone away for two minutes.
web-pace-relaxed-about = 90 seconds per decision.
web-pace-quick-about = 20 seconds per decision.
web-pace-async-about = Come back whenever you like; no bot will step in.
web-table = Table
web-public = Public: listed among the open tables
web-spectators = Allow spectators (they only see what everyone may know)
web-free-chat = Free-text chat (in addition to quick phrases)
web-practice = Practice: hints available
web-open-table = Open the table
web-start = Start

## Waiting

web-sit = Sit here
web-stand = Leave seat
web-bot-for = Bot for { $seat }
web-no-bot = No bot
web-seats-open = The game can start when every seat is taken.
web-wait-for-start = Take a seat, or wait for the game to start.
web-invite = Invite
web-invite-public = This table is public. You can also send the link:
web-invite-private = Only people with the link can join:
web-copy = Copy link
web-copied = Copied
web-qr = QR code of the link

## People

web-you = you
web-dummy = Scarecrow
web-open-seat = Open seat { $seat }
web-level-random = Random
web-level-pup = Easy
web-level-hunter = Medium
web-level-wolf = Hard
web-level-alpha = Expert
web-strength = Strength: { $level }
web-away = away
web-has-chosen = has chosen
web-is-choosing = choosing…
web-bot-plays-asked = bot playing
web-bot-plays-gone = away, bot playing
web-take-back = Take my seat back
web-hand-over = Let a bot play for me
web-seconds-left = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}

## At the table

web-your-choice = Your choice
web-pick = Pick a move to see what it does.
web-play-it = Confirm
web-all-moves = { $count ->
    [one] 1 possible move
   *[other] { $count } possible moves
}
web-chosen = Chosen: { $move }. You can change it until everyone has chosen.
web-sent = Sending: { $move }…
web-skip-ahead = Skip animation
web-waiting-for = Waiting for { $names }
web-line-down = Connection lost. Reconnecting… your game is safe.
web-not-saved = Not saved yet. Retrying…
web-beside = Log, chat, notes and hints
web-tab-log = Log
web-tab-talk = Chat
web-tab-notes = Notes
web-tab-hint = Hint
web-by-clock = (time ran out; a bot chose)
web-nothing-said = No messages yet.
web-say-something = Write a message
web-say = Send
web-chat-off = Free-text chat is off at this table.
web-notes-about = Your notes. They stay on this device.
web-hint-about = What the strongest bot would do, knowing only what you know.
web-hint-ask = Get a hint
web-hint-thinking = Thinking…
web-fair = Proof of fair shuffle
web-fair-about = The cards were shuffled before the game. To prove it, here is the SHA-256 of seed and nonce; both are shown at the end:
web-fair-open = Seed and nonce:
web-close = Close
web-rules-of = Rules of { $game }
web-open-rule = Open rule §{ $paragraph }
web-whole-book = Rule book
web-how-to-play = How to play
web-chapters = Chapters
web-exact-rules = Exact rules
web-exact-section = Exact rules §{ $paragraph }
web-players-book = Rule book for players
web-exact-rules-of = { $game }: the exact rules
web-in-the-book = in the rule book
web-on-one-page = On one page
web-contents = Contents
web-curtain = { $name }, it's your turn
web-curtain-about = Everyone else, look away!
web-curtain-lift = I'm { $name }

web-phrase-hello = Hello!
web-phrase-good-game = Good game!
web-phrase-well-played = Well played!
web-phrase-your-turn = It's your turn.
web-phrase-one-moment = One moment.
web-phrase-sorry = Sorry!
web-phrase-thank-you = Thank you!
web-phrase-again = Another one?
web-phrase-bye = Bye!
web-phrase-i-am-no-wolf = I'm no wolf!
web-phrase-trust-me = Trust me.
web-phrase-watch-out = Watch out!
web-phrase-poor-sheep = Poor sheep!
web-phrase-help = Help!
web-phrase-what-luck = What luck!
web-reaction-laugh = Laugh
web-reaction-howl = Howl
web-reaction-baa = Baa
web-reaction-clap = Clap
web-reaction-surprise = Surprise
web-reaction-cry = Cry
web-reaction-think = Think
web-reaction-heart = Heart

## The end and after

web-won = You win!
web-drawn = It's a draw.
web-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-rematch = Play again
web-join-rematch = Join the rematch
web-replay = Replay
web-record = Download the record
web-bot-moves = { $count ->
    [one] A bot played 1 of { $name }'s moves.
   *[other] A bot played { $count } of { $name }'s moves.
}
web-plot = How the game went
web-move-of = Move { $number } of { $count }
web-the-deal = The deal
web-scrub = Move
web-first = First
web-back = Previous move
web-forward = Next move
web-last = Last
web-play = Play
web-pause = Pause
web-eyes = View as
web-eyes-public = Spectator
web-eyes-all = All cards face up
web-to-the-table = Back to the table

## Refusals of the server

web-reason-bad_message = That message couldn't be read.
web-reason-bad_request = That request couldn't be read.
web-reason-bad_options = These options can't be combined.
web-reason-no_such_table = Table not found.
web-reason-no_such_game = Game not found.
web-reason-no_such_example = Example not found.
web-reason-no_such_seat = This table has no such seat.
web-reason-no_name = Choose a name of 1 to 24 characters.
web-reason-name_taken = That name is registered. Choose another.
web-reason-wrong_passphrase = Name and password don't match.
web-reason-seat_taken = That seat is taken.
web-reason-not_your_seat = That isn't your seat.
web-reason-not_seated = Only seated players can do this.
web-reason-not_the_host = Only the host can do this.
web-reason-seats_open = Some seats are still open.
web-reason-not_open = The game has already started.
web-reason-not_playing = No game is being played here.
web-reason-not_over = The game isn't over yet.
web-reason-not_handed_over = No bot is playing for you.
web-reason-handed_over = A bot is playing for you; take your seat back first.
web-reason-stale_decision = Too late: that choice is closed.
web-reason-not_a_move = That isn't a move of this game.
web-reason-chat_off = Free-text chat is off at this table.
web-reason-no_such_phrase = There is no such phrase.
web-reason-too_long = That's too long.
web-reason-not_practice = Hints are available at practice tables only.
web-reason-cannot_think = The bots are busy. Try again in a moment.
web-reason-no_spectators = This table doesn't allow spectators.
web-reason-too_fast = Too fast. Wait a moment.
web-reason-too_many_tables = You can't open any more tables today.
web-reason-wrong_origin = Request blocked: it came from another site.
web-reason-not_saved = That couldn't be saved. Try again.
