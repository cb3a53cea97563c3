"""The rules kit: mechanics that several rulebooks share, configured by what a game hands in.

One mechanic a file; ``docs/rules-kit.md`` lists them with what each wants from a game.
"""
