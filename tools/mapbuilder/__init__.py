"""Builds the hex maps of the games from geodata, settings and manual corrections.

`python -m tools.mapbuilder GAME` writes the map tables of a game; a test compares them with a
fresh build, so the tables are never edited by hand: corrections go to the game's
`corrections.toml`.
"""
