### First lessons

lessons-title = Learn { $game }
lessons-step = Step { $step } of { $count }
lessons-speaker = Orla
lessons-skip = Skip the lesson
lessons-again = Try again
lessons-next = Next
lessons-finish = Finish
lessons-why = Why?
lessons-answers = Your answer
lessons-nearly = Not quite
lessons-well-done = Well done!
lessons-end-title = Now you can play
lessons-end = Play a whole game: the gentlest bots are waiting for you.
lessons-play = Play now
lessons-restart = From the beginning
lessons-none = There is no lesson for this game yet. Its rules are in the book.
