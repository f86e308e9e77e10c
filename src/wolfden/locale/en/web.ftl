### The browser.

web-skip = To the content
web-loading = One moment …
web-unreachable = The server cannot be reached. Trying again.
web-unreachable-about = Your games wait where they were.
web-missing = There is no such page.
web-no-such-table = There is no such table.
web-no-spectators = This table lets no spectators in.
web-no-replay = This game cannot be replayed: it is not over, or there is no such table.
web-to-the-door = To the door

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Night
web-speed = Speed of events
web-speed-value = { $speed ->
    [0] None: show the result
    [0.5] Slow
    [2] Quick
   *[other] Normal
}
web-sound = Soft sounds
web-one-click = One click plays

## The door

web-welcome = Come in, sit down.
web-about = Four wolf games with hidden cards, for friends, strangers and bots that do not cheat.
web-your-name = Your name
web-guest = Guest
web-keep-name = Keep this name, or sign in
web-keep-name-about = With a passphrase of { $count } characters or more nobody else can take your name, and you can go on playing on another device.
web-passphrase = Passphrase
web-keep-name-do = Keep my name
web-sign-in = Sign in
web-sign-out = Sign out
web-signed = The name { $name } is yours.
web-players = { $players } players
web-play-now = Play now against bots
web-new-table = New table
web-rules = Rules
web-join = Join a table
web-code = Code or link
web-go = Go
web-tables-mine = Your tables
web-tables-mine-none = You sit at no table.
web-tables-open = Open tables
web-tables-open-none = No open table. Make one!
web-tables-playing = Games to watch
web-tables-playing-none = Nothing to watch just now.
web-table-line = { $players } players, { $free } free: { $names }

## A new table

web-new-table-of = { $game }: a new table
web-how-many = How many players?
web-on = On
web-off = Off
web-none = None
web-yes = yes
web-no = no
web-seats = Seats
web-seats-about = You can take several seats: then you share this device, with a curtain between turns.
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open
web-bot-level = Bot: { $level }
web-pace = Pace
web-pace-untimed = No clock
web-pace-relaxed = Relaxed
web-pace-quick = Quick
web-pace-async = For weeks
web-pace-untimed-about = Take your time. A bot plays for somebody who has been gone for two minutes.
web-pace-relaxed-about = 90 seconds for each decision.
web-pace-quick-about = 20 seconds for each decision.
web-pace-async-about = Come back when you like; nobody plays for you.
web-table = The table
web-public = Public: shown in the list of open tables
web-spectators = Spectators may watch; they see only what everybody may know
web-free-chat = Free chat, besides the ready phrases
web-practice = Practice: hints may be asked for
web-open-table = Open the table
web-start = Start

## Waiting

web-sit = Sit here
web-stand = Stand up
web-bot-for = Bot in { $seat }
web-no-bot = No bot
web-seats-open = The game can begin when every seat is taken.
web-wait-for-start = Take a seat, or wait until the game begins.
web-invite = Invite
web-invite-public = This table is public. You can also send the link:
web-invite-private = Only those who have the link can come:
web-copy = Copy the link
web-copied = Copied
web-qr = QR code of the link

## People

web-you = you
web-bot = { $level } { $seat }
web-dummy = Dummy { $seat }
web-open-seat = Open { $seat }
web-name-at = { $name } { $seat }
web-level-random = Dice
web-level-pup = Pup
web-level-hunter = Hunter
web-level-wolf = Wolf
web-level-alpha = Alpha
web-away = away
web-has-chosen = has chosen
web-is-choosing = to choose
web-bot-plays-asked = a bot plays
web-bot-plays-gone = away, a bot plays
web-take-back = Take my seat back
web-hand-over = Let a bot play for me
web-leave = Leave; my seat is kept
web-give-up = Give up
web-give-up-about = A bot plays on in your seat, and you go to the door. You can still come back and take it.
web-give-up-sure = Yes, give up
web-seconds-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}

## At the table

web-your-choice = Your choice
web-pick = Pick a move to see what it does.
web-play-it = Play
web-put-back = Put back
web-rule = Rule
web-no-moves = Nothing to choose just now.
web-all-moves = { $count ->
    [one] One move
   *[other] All { $count } moves
}
web-chosen = Chosen: { $move }. You may change it until everybody has chosen.
web-sent = Sent: { $move } …
web-skip-ahead = Skip ahead
web-faster = Faster
web-waiting-for = Waiting for { $names }
web-line-down = Connection lost. Trying again; nothing is lost.
web-not-saved = Not saved. Trying again.
web-beside = Beside the table
web-tab-log = Story
web-tab-talk = Talk
web-tab-notes = Notes
web-tab-hint = Hint
web-tab-seats = Players
web-tab-moves = Moves
web-unread = { $words }, { $count } new
web-by-clock = (the clock ran out; a bot chose)
web-nothing-said = Nobody has said anything yet.
web-say-something = Say something
web-say = Say
web-chat-off = Free chat is off at this table.
web-notes-about = Your notes; they stay on this device.
web-hint-about = What the alpha bot would do, from what you know.
web-hint-ask = Ask
web-hint-thinking = Thinking …
web-fair = Fair deal
web-fair-about = The deal was fixed before the game. This is the SHA-256 of its seed and nonce, which are shown at the end:
web-fair-open = Seed and nonce:
web-close = Close
web-rules-of = Rules of { $game }
web-open-rule = Open rule §{ $paragraph }
web-whole-book = Rule book
web-how-to-play = How to play
web-menu = Menu
web-goal = Goal
web-goal-fold = Hide the goal
web-chapters = Chapters
web-exact-rules = Exact rules
web-exact-section = Exact rules §{ $paragraph }
web-players-book = Rule book for players
web-exact-rules-of = { $game }: the exact rules
web-in-the-book = in the rule book
web-on-one-page = On one page
web-contents = Contents
web-curtain = { $name }, it is your turn
web-curtain-about = Everybody else looks away.
web-curtain-lift = I am { $name }

web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-nice-move = Nice move!
web-phrase-thinking = I am thinking.
web-phrase-sorry = Sorry!
web-phrase-good-game = Good game!
web-phrase-thanks = Thank you!
web-phrase-again = Another one?
web-reaction-howl = Howl
web-reaction-laugh = Laugh
web-reaction-wow = Wow
web-reaction-sad = Sad
web-reaction-clap = Clap
web-reaction-heart = Heart

## The end and after

web-won = You win!
web-drawn = Nobody wins.
web-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-rematch = Play again
web-join-rematch = To the next game
web-replay = Replay
web-record = Download the record
web-see-the-table = See the table
web-to-the-result = To the result
web-bot-moves = { $count ->
    [one] One move of { $name } was a bot's.
   *[other] { $count } moves of { $name } were a bot's.
}
web-plot = How the game went
web-move-of = Move { $number } of { $count }
web-the-deal = The deal
web-scrub = Move
web-first = To the deal
web-back = One move back
web-forward = One move on
web-last = To the end
web-play = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-public = a spectator
web-eyes-all = everybody's cards open
web-to-the-table = To the table

## Refusals of the server

web-reason-bad_message = This message was not understood.
web-reason-bad_request = This was not understood.
web-reason-bad_options = These options do not make a game.
web-reason-no_such_table = There is no such table.
web-reason-no_such_game = There is no such game.
web-reason-no_such_example = There is no such example.
web-reason-no_such_seat = There is no such seat.
web-reason-no_name = Choose a name of 1 to 24 characters.
web-reason-name_taken = Somebody has this name with a passphrase. Choose another.
web-reason-wrong_passphrase = Name and passphrase do not fit.
web-reason-seat_taken = Somebody sits there.
web-reason-not_your_seat = You do not sit there.
web-reason-not_seated = Only people at this table may do this.
web-reason-not_the_host = Only the host may do this.
web-reason-seats_open = Some seats are still open.
web-reason-not_open = The game has begun.
web-reason-not_playing = No game is being played here.
web-reason-not_over = The game is not over.
web-reason-not_handed_over = No bot plays this seat for you.
web-reason-handed_over = A bot plays this seat; take it back first.
web-reason-stale_decision = Too late: this is no longer the question.
web-reason-not_a_move = This is not a move of this game.
web-reason-chat_off = Free chat is off at this table.
web-reason-no_such_phrase = There is no such phrase.
web-reason-too_long = This is too long.
web-reason-not_practice = Hints are given at practice tables only.
web-reason-cannot_think = No bot can think at the moment. Try again.
web-reason-no_spectators = This table lets no spectators in.
web-reason-too_fast = Too fast. Wait a moment.
web-reason-too_many_tables = You have made too many tables today.
web-reason-wrong_origin = This came from another site.
web-reason-not_saved = This could not be saved. Try again.
