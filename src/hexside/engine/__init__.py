"""The engine: state, actions, decisions, events, agenda, dice, views, refusals, replay."""

from hexside.engine.actions import Action, parse, verbs
from hexside.engine.agenda import Choice, Frame, Wait
from hexside.engine.calendar import CalendarEntry
from hexside.engine.contract import Outcome, apply, decision, legal, waiting, why_not
from hexside.engine.decisions import Decision, grouped
from hexside.engine.dice import Dice
from hexside.engine.events import Event, redacted
from hexside.engine.match import Match, Origin, RunningGame, SavedGame, SaveError
from hexside.engine.refusals import Reason, Refusal, Refused
from hexside.engine.rules import Option, Rules, ScenarioInfo, Violation
from hexside.engine.ruleset import RuleSet
from hexside.engine.side_by_side import Attend, Lane, SideBySide
from hexside.engine.state import OFF_MAP, NoTracks, Result, State, Unit, encode
from hexside.engine.views import SeenStack, SeenUnit, View
from hexside.engine.work import Work

__all__ = [
    "OFF_MAP",
    "Action",
    "Attend",
    "CalendarEntry",
    "Choice",
    "Decision",
    "Dice",
    "Event",
    "Frame",
    "Lane",
    "Match",
    "NoTracks",
    "Option",
    "Origin",
    "Outcome",
    "Reason",
    "Refusal",
    "Refused",
    "Result",
    "RuleSet",
    "Rules",
    "RunningGame",
    "SaveError",
    "SavedGame",
    "ScenarioInfo",
    "SeenStack",
    "SeenUnit",
    "SideBySide",
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
