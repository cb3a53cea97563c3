"""2.2, 6, 7 The board compiled for the rules, zones of control and what depends on the season."""
