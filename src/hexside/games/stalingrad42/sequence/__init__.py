"""3, 23, S1 Sequence of play: set-up, game turn, player turn, weather and the Initial Phase."""
