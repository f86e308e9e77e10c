### The command line: its help, and what it says of wrong use.

## The shape of a page of help

cli-usage = Usage: { $words }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = [default: { $value }]
cli-at-least = [{ $low } or more]
cli-from-to = [{ $low } to { $high }]
cli-variable = [variable: { $name }]
cli-required = [required]
cli-any-help = Show this message and exit.
cli-any-lang = Language; if not given, the system's (LC_ALL, LC_MESSAGES or LANG).
cli-any-game = Key of the game; see `wolfden games`.
cli-any-cards = A CSV file in place of the game's table of the same name: a house rule or a correction. May be given several times.
cli-any-file = A record kept by `wolfden play`.
cli-any-players = Number of players.

## What stands for a value

cli-word-FILE = FILE
cli-word-FOLDER = FOLDER
cli-word-TEXT = TEXT
cli-word-SEAT = SEAT
cli-word-N = N
cli-word-NAMES = NAMES
cli-word-NAME = NAME
cli-word-ADDRESS = ADDRESS
cli-word-GAME = GAME
cli-word-WHAT = WHAT

## wolfden

cli-wolfden = Four wolf games, one den. Play with friends and bots, read the rules, replay and check a game.
cli-wolfden-more = Start with `wolfden serve`, or in the terminal with `wolfden play wolf-and-hound`.
cli-wolfden-version = Show the version.

## wolfden serve

cli-serve = Let people play in their browsers, with friends and bots.
cli-serve-more = Prints the address, with a QR code for phones on the same network.
cli-serve-host = Address to listen on; 127.0.0.1 is this machine alone.
cli-serve-port = Port; 0 takes a free one.
cli-serve-database = Where tables are kept: the path of a SQLite file, or postgresql://user@host/name. If not given, wolfden.db in the data folder.
cli-serve-data_dir = The data folder.
cli-serve-workers = Server processes; more than one need PostgreSQL.
cli-serve-base_url = How browsers reach this server through a proxy, such as https://wolves.example.org.
cli-serve-trust = An address from which many people come, such as a school's: it has no limits of its own. May be given several times.
cli-serve-log_level = debug, info, warning or error; JSON lines on stderr.
cli-serve-no_browser = Do not open a browser.
cli-serve-is-at = Wolfden is at { $url }
cli-serve-stops = Ctrl-C stops the server; no game is lost.

## wolfden games, cards, rules

cli-games = List the games.
cli-cards = Show all cards of a game, and which values are reconstructed.
cli-rules = Read the rules of a game, or one paragraph of them.
cli-rules-paragraph = Only this: a section (3.6), or of the exact rules a case (WH-E12) or a note (N7, A-4).
cli-rules-summary = The game on one page.
cli-rules-exact = The exact rules, in English.

## wolfden play

cli-play = Play a game against bots.
cli-play-more = Each game has options of its own: `wolfden play wolf-and-hound --help`
cli-play-resume = Go on with an unfinished game.
cli-play-seat = Your seat; if not given, the first one.
cli-play-bots = Who sits in the other seats (random, pup, hunter, wolf, alpha): one for all, or one for each.
cli-play-seed = The same text gives the same deal; if not given, the deal is secret.
cli-play-record = Keep the record here; if not given, in your data folder.
cli-play-options-after = Options come after the game: wolfden play { $game } --lang ja
cli-play-with = { $about } ({ $players } players)

## wolfden replay, hint, verify

cli-replay = Step through a record.
cli-replay-more = Enter shows the next move, a number jumps to that move, q leaves. Without a terminal all moves are shown.
cli-replay-seat = Whose point of view: a seat, spectator, or all. If not given, all of a finished game.
cli-hint = Ask a bot what it would play in a position of a record, and why.
cli-hint-more = It sees what the seat saw then, and nothing else.
cli-hint-move = The choice that was move N; if not given, the open one, or the last.
cli-hint-seat = Seat to advise; if not given, the one that moved.
cli-hint-level = Who is asked.
cli-hint-as_json = Write the reasons as data.
cli-verify = Check that a record replays and its deal was as promised.
cli-verify-more = Every move must be legal, the outcome the recorded one, and the commitment the SHA-256 of seed and nonce.

## wolfden trace, precompile, bot

cli-trace = Write whole games as JSON Lines, with every hidden card: for people who check the rules.
cli-trace-more = Given moves that the rules refuse are answered with the reason and exit code 1.
cli-trace-options = Options, such as '{ "{" }"meat_and_bone": true{ "}" }'.
cli-trace-seed = Seed of the first game (1 if not given); the next game takes the next number.
cli-trace-games = How many games.
cli-trace-bot = Who plays: random or hunter.
cli-trace-deal = Play this deal (JSON, or a trace) instead of one from the seed.
cli-trace-moves = Play these moves, one to a line such as 'P1 B3' (or a trace).
cli-precompile = Compile the rules that wolf and alpha search with: needed once, and done in the background by `play` too.
cli-bot = Let a bot of this machine sit down at a table and play to the end.
cli-bot-table = The link of the table.
cli-bot-level = How well it plays: random, pup, hunter, wolf, alpha.
cli-bot-seat = Its seat; if not given, the first open one.
cli-bot-name = Its name; if not given, its level.
cli-bot-sits = { $name } sits in { $seat }.
cli-bot-won = Won by { $names }.
cli-bot-drawn = Nobody won.

## wolfden lab

cli-lab = Simulate many games: figures, tournaments, balance reports and comparisons.
cli-lab-options = Options of the game, such as '{ "{" }"meat_and_bone": true{ "}" }'.
cli-lab-bots = Who plays, from the first seat on and then again: random, pup, hunter, wolf, alpha. wolf:300 thinks for 300 iterations a move; module:Class is a bot of your own.
cli-lab-seed = The same seed gives the same games.
cli-lab-workers = Processes; if not given, one for each processor.
cli-lab-cluster = A Dask scheduler, such as tcp://127.0.0.1:8786.
cli-lab-simulate = Play many games and show who wins, how long they take and what mattered, with 95% confidence intervals.
cli-lab-simulate-games = How many games.
cli-lab-simulate-output = A row for each game, as .parquet or .csv. Finished parts are kept beside it until it is written, so that a run can be stopped and goes on when it is started again.
cli-lab-simulate-every = Count events in every Nth random game (16).
cli-lab-tournament = Every bot against every other on the same deals, each deal both ways round, so that luck cancels out.
cli-lab-tournament-deals = How many deals; each is played twice by every pair of bots.
cli-lab-balance = Write a page with plots: seats, skill and luck, and what the cards, roles and sets of this game do.
cli-lab-balance-more = Options and component tables hold for every study, unless it tries out its own.
cli-lab-balance-games = Games of each random study; bots play fewer.
cli-lab-balance-output = The page; GAME-balance.html if not given.
cli-lab-balance-browser = Open the page when it is ready.
cli-lab-compare = Play two variants of a game with the same deals and the same luck, and show what differs.
cli-lab-compare-first = What the first variant has of its own: a component table, a folder of them, or options as JSON; can be given several times. Nothing: the game as printed.
cli-lab-compare-second = What the second variant has of its own, likewise.
cli-lab-compare-options = Options of the game, for both variants.
cli-lab-compare-games = How many games of each variant; 100,000 of random players, others fewer.

## Wrong use

cli-wrong-see = Help: { $command } --help
cli-wrong-option = There is no option { $name }.
cli-wrong-option-perhaps = There is no option { $name }. Perhaps: { $names }
cli-wrong-option-use = { $name } is not used like that.
cli-wrong-missing = { $name } is missing.
cli-wrong-command = There is no command { $name }. The commands are: { $names }
cli-wrong-number = { $name } must be a whole number.
cli-wrong-number-from = { $name } must be a whole number, { $low } or more.
cli-wrong-number-to = { $name } must be a whole number from { $low } to { $high }.
cli-wrong-word = { $name } must be one of { $words }.
cli-wrong-value = { $name } can't take this value.
cli-wrong-words = These words don't fit this command.

## Files

cli-file-missing = { $path } is not there.
cli-file-forbidden = { $path } may not be read or written.
cli-file-folder = { $path } is a folder, not a file.
cli-file-trouble = { $path } can't be used: { $why }
