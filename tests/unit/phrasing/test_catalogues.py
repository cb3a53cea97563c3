"""The catalogues of the three languages say the same things, each in its own words."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from hexside.phrasing import LANGUAGES
from tests.unit.phrasing.messages import by_id, texts

OTHERS = tuple(language for language in LANGUAGES if language != "en")

#: Names and abbreviations that stay in Latin letters in Russian too.
LATIN = {"Hexside", "Traces", "of", "War", "TOML", "CSV", "UTF", "JSON", "SVG", "PNG", "hexside"}
#: Names of sources that must be credited under their own names.
LATIN |= {"A", "Victory", "Awaits"}
#: Results of combat tables, printed the same in every language.
LATIN |= {"DS", "DR", "RR"}
#: German battalions have Roman numbers.
LATIN |= {"II", "III"}
LATIN |= {"GeoNames", "CC", "BY", "Natural", "Earth", "NASA", "Blue", "Marble"}

#: The option of a command, and the languages as they are typed.
LATIN |= {"overrides", "en", "pl", "ru"}

#: Files that quote words which are typed as they are.
TYPED = ("cli", "datafiles", "server")

#: English words that are not also Polish ones.
ENGLISH = {
    "the", "is", "are", "not", "and", "or", "of", "with", "from", "this", "that", "there", "unit",
    "units", "hex", "hexes", "no", "choose", "place", "enemy", "chit", "chits", "file", "game",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_unique(language: str) -> None:
    counts = Counter(text.id for text in texts(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_in_the_same_files(language: str) -> None:
    english = {(text.file, text.id) for text in texts("en")}
    other = {(text.file, text.id) for text in texts(language)}
    assert english ^ other == set()


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables(language: str) -> None:
    other = by_id(language)
    differing = {
        text.id: (sorted(text.variables), sorted(other[text.id].variables))
        for text in texts("en")
        if text.id in other and text.variables != other[text.id].variables
    }
    assert differing == {}


def test_russian_is_written_in_cyrillic() -> None:
    latin = {
        text.id: word
        for text in texts("ru")
        for word in text.words
        if re.search("[A-Za-z]", word)
        and len(word) > 1
        and word not in LATIN
        and not text.file.startswith(TYPED)
    }
    assert latin == {}


def test_no_letters_of_two_alphabets_in_one_word() -> None:
    mixed = {
        (language, text.id): word
        for language in LANGUAGES
        for text in texts(language)
        for word in text.words
        if re.search("[A-Za-z]", word) and re.search("[А-Яа-яЁё]", word)
    }
    assert mixed == {}


def test_polish_has_no_english_words_left() -> None:
    title = ["Traces", "of", "War"]
    english = {
        text.id: word
        for text in texts("pl")
        for word in text.words
        if word in ENGLISH
        and not (word == "of" and list(text.words[:3]) == title)
        and not text.file.startswith(TYPED)
    }
    assert english == {}


#: German names keep their letters in English.
GERMAN = {"Füs", "Hühner", "Jäger", "Schlüsselburg"}


def test_english_is_written_in_ascii_letters() -> None:
    foreign = {
        text.id: word
        for text in texts("en")
        for word in text.words
        if not word.isascii() and word not in GERMAN
    }
    assert foreign == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["event-", "decision-", "reason-", "result-", "refusal-"])
def test_sentences_are_not_empty(language: str, prefix: str) -> None:
    wordless = {"event-front-exchanged", "event-mode-chosen", "event-unit-moved"}
    found = [text for text in texts(language) if text.id.startswith(prefix)]
    assert found
    assert [text.id for text in found if not text.words and text.id not in wordless] == []
