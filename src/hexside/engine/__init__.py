"""The engine: state, actions, decisions, events, agenda, dice, views, refusals, replay."""

from hexside.engine.actions import Action, parse, verbs
from hexside.engine.agenda import Frame, Wait
from hexside.engine.contract import Outcome, apply, decision, legal, waiting, why_not
from hexside.engine.decisions import Decision, grouped
from hexside.engine.dice import Dice
from hexside.engine.events import Event, redacted
from hexside.engine.match import Match, Origin, SavedGame, SaveError
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Option, Rules, ScenarioInfo, Violation
from hexside.engine.state import OFF_MAP, Result, State, Unit, encode
from hexside.engine.views import SeenUnit, View
from hexside.engine.work import Work

__all__ = [
    "OFF_MAP",
    "Action",
    "Decision",
    "Dice",
    "Event",
    "Frame",
    "Match",
    "Option",
    "Origin",
    "Outcome",
    "Reason",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "SaveError",
    "SavedGame",
    "ScenarioInfo",
    "SeenUnit",
    "State",
    "Unit",
    "View",
    "Violation",
    "Wait",
    "Work",
    "apply",
    "decision",
    "encode",
    "grouped",
    "legal",
    "parse",
    "redacted",
    "verbs",
    "waiting",
    "why_not",
]
