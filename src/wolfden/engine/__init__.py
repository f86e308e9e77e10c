"""What every game is made of: layout, randomness, decisions, events, records, and the compiled twin."""
