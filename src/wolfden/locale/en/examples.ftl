### Worked examples of the rule books

examples-label = Example { $id }
examples-set-up = Set it up and play
examples-put-away = Put it away
examples-book = What the book plays: { $seat }, { $move }
examples-book-next = Play as the book does
examples-book-done = Here the book's example ends. You may play on.
examples-own-way = You play your own way now. “Back” leads to the book again.
examples-step = Step { $step } of { $count }.
examples-deal = The position.
examples-turn = { $seat } is to choose.
examples-back = Back
examples-reset = From the beginning
examples-over = The game is over.
examples-unreachable = The server cannot be reached. Try again.
