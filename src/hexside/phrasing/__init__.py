"""Events, decisions and refusals as text in the reader's language."""

from hexside.phrasing.arguments import number, variables
from hexside.phrasing.bundles import LANGUAGES, UnknownLanguage, language_of
from hexside.phrasing.names import HasRoster, Named, Names
from hexside.phrasing.phrasing import Phrasing

__all__ = [
    "LANGUAGES",
    "HasRoster",
    "Named",
    "Names",
    "Phrasing",
    "UnknownLanguage",
    "language_of",
    "number",
    "variables",
]
