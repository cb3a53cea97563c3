"""Hexside: a computer home for hex-and-counter wargames, with every rule enforced.

>>> import hexside
>>> game = hexside.new("traces-of-war/race-to-the-dnieper", seed=7)
>>> game.decision.seat, game.decision.kind
('axis', 'place-security-units')
"""

from hexside.api import Game, load, new, position, scenarios
from hexside.engine.refusals import Refused

__version__ = "0.1.0"

__all__ = ["Game", "Refused", "load", "new", "position", "scenarios"]
