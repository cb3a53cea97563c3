"""Stored games: actions, events and snapshots."""
