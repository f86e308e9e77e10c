### Worked examples of the rule books

examples-all = Examples to play
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

examples-woof-1 = Eva
examples-woof-2 = Thomas
examples-woof-3 = Paul
examples-woof-4 = Jason
examples-woof-5 = Kenny

examples-WH-3-4 = The wolf comes to the next pasture
examples-WH-3-4-story = P3 plays a black 2 and sends the wolf on to P4. When P4's turn begins, the wolf acts, and P4 loses a sheep.
examples-WH-8-4 = One card, two wolves
examples-WH-8-4-story = A black 3 moves every wolf: Wolf 01 three pastures, Wolf 06 only half as far, rounded down.
examples-WH-10-4c = The exchange call
examples-WH-10-4c-story = P4 is a dummy. A black 1 is turned up for it, and its partner P2 may have it exchanged for the top card of the dummy deck, unseen.
examples-WH-12-1 = Meat stops the wolf
examples-WH-12-1-story = P2 plays a black 2 with Meat. The wolf walks past this one time; from the next card on it stops there, until another card covers the Meat.
examples-WH-15-2 = The wolf who loves his blankets
examples-WH-15-2-story = As long as a blanket is with him, the Blanket Wolf stays. When both are gone he turns over and walks off by himself.

examples-WR-E1b = A trump beats the higher number
examples-WR-E1b-story = Treasure is led, so robbers are trumps: the robber 12 takes the trick from the treasure 15.
examples-WR-E2b = Two werewolves, one after the other
examples-WR-E2b-story = A werewolf that leads is the trump 16. The next one copies the card before it and is one stronger. Which suit is led is settled by the third card only.
examples-WR-E3b = Nothing but special cards
examples-WR-E3b-story = No suit is led. The dagger is the trump 0, the traitor the lead 16; no werewolf is there, so the fortune-teller is the trump 16 and takes the trick.
examples-WR-C33 = The last two tricks, and the scores
examples-WR-C33-story = The werewolf lies aside, and A is the traitor, alone against two. Play the two tricks: A's 12 points count twice, the robbers' 22 once.

examples-WF-E5 = Cards in disguise
examples-WF-E5-story = Eva looks at a sheep that looks like a dog. Thomas is the boy: whatever he sees a face of, he cries “wolf”. A question is answered by the picture, not by the disguise.
examples-WF-E3a = Kenny believes the boy
examples-WF-E3a-story = Thomas, the boy, has put a wolf marker in front of Jason, who is a sheep. Kenny declares that Jason is the wolf: wrong for Kenny, and a point for Thomas.
examples-WF-E4 = A whole round
examples-WF-E4-story = Looks, questions, two early declarations, the final ones, and the scores: Eva 2, Thomas 1, Jason 1.

examples-TLW-F2 = A seven that is covered
examples-TLW-F2-story = As a roof the red 7 counts as three floors and costs 2 points. With the red 8 on top it is a plain floor: the house of A is lower now, and the loss is gone.
examples-TLW-W2 = Room for two wolves
examples-TLW-W2-story = A basement B3 makes room for a second wolf: A discards a card and sends the 5 in beside the 3 of C. A third finds no room.
examples-TLW-P1 = The Big Bad Pig comes
examples-TLW-P1-story = A builds and draws the first pig. The highest house gets token 2, A draws once more, and everybody passes a card to the left.
examples-TLW-2P2 = A white card for Smokey
examples-TLW-2P2-story = With two players, whoever has the moustache decides where Smokey's white card goes. Then the moustache changes hands.
examples-TLW-S1 = The last round, and the scores
examples-TLW-S1-story = Two turns are left for everybody. Then the tallest house of each colour gets its token, the lowest is pulled down, and the points are counted: 11, 21, 21. C wins by the wolves.
