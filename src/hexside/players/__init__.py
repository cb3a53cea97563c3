"""Computer players: they see a view of the game, never its state."""
