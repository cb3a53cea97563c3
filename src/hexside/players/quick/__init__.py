"""The quick hand: a simple way to play both sides in thought, thousands of times faster."""
