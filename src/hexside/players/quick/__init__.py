"""The quick hand: a simple way to play both sides in imagined games, thousands of times faster."""
