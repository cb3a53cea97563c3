"""Chit-pull: a cup, a secret choice, draws, interrupts, activation, orders to single units."""
