"""Experiments: many games between computer players, measured."""
