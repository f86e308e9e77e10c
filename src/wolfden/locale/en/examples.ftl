### Worked examples of the rule books

examples-label = Example { $id }
examples-set-up = Try it
examples-put-away = Close
examples-book = Rule book move: { $seat }, { $move }
examples-book-next = Play the rule book's move
examples-book-done = End of the example. Keep playing if you like.
examples-own-way = You've left the example. “Back” returns to it.
examples-step = Step { $step } of { $count }.
examples-deal = Starting position.
examples-turn = { $seat } chooses.
examples-back = Back
examples-reset = Start over
examples-over = The game is over.
examples-unreachable = Can't reach the server. Try again.
