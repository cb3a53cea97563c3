"""Names of units, hexes, chits and months, lists and numbers, in the three languages."""

from __future__ import annotations

import pytest

import hexside
from hexside.engine import Decision, Event, Result, SaveError
from hexside.engine.positions import PositionProblem
from hexside.phrasing import (
    LANGUAGES,
    Names,
    Phrasing,
    UnknownLanguage,
    language_of,
    number,
    variables,
)


def named(language: str) -> Names:
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    return Names(rules, language)  # type: ignore[arg-type]  # the contract has no roster


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["19Pz", "88 ID", "50 RC", "22G RC", "27A-1", "8th Army HQ", "Steppe Front HQ"]),
        ("pl", ["19 DPanc", "88 DP", "50 KStrz", "22 Gw KStrz", "27 A-1", "Sztab 8. Armii"]),
        ("ru", ["19 тд", "88 пд", "50 ск", "22 гв. ск", "27 А-1", "Штаб 8-й армии"]),
    ],
)
def test_units(language: str, expected: list[str]) -> None:
    ids = (
        "ger-19-pz",
        "ger-88-id",
        "sov-50-rc",
        "sov-22g-rc",
        "sov-27a-1-grp",
        "ger-8a",
        "sov-steppe",
    )
    names = named(language)
    assert [names.unit(uid) for uid in ids][: len(expected)] == expected
    assert names.unit("nobody") == "nobody"


def test_every_unit_has_a_name_of_its_own_on_its_side() -> None:
    for language in LANGUAGES:
        names = named(language)
        rules = hexside.new("traces-of-war/campaign", seed=1).rules
        labels = [names.unit(uid) for uid in rules.roster]  # type: ignore[attr-defined]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("language", "uid", "expected"),
    [
        ("en", "ger-19-pz", "19th Panzer Division"),
        ("pl", "ger-19-pz", "19. Dywizja Pancerna"),
        ("ru", "ger-19-pz", "19-я танковая дивизия"),
        ("ru", "ger-97-jg", "97-я егерская дивизия"),
        ("en", "rom-24-id", "Romanian 24th Infantry Division"),
        ("pl", "rom-24-id", "24. Dywizja Piechoty (rum.)"),
        ("ru", "sov-22g-rc", "22-й гвардейский стрелковый корпус"),
        ("en", "sov-voronezh", "Voronezh Front"),
        ("pl", "sov-voronezh", "Front Woroneski"),
        ("ru", "sov-voronezh", "Воронежский фронт"),
    ],
)
def test_full_names(language: str, uid: str, expected: str) -> None:
    assert named(language).full_unit(uid) == expected


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_full_name_is_left_in_english(language: str) -> None:
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    names = named(language)
    roster = rules.roster  # type: ignore[attr-defined]
    left = [uid for uid, counter in roster.items() if names.full_unit(uid) == counter.full_name]
    assert left == []


def test_english_full_names_are_those_of_the_data() -> None:
    rules = hexside.new("traces-of-war/campaign", seed=1).rules
    names = named("en")
    for uid, counter in rules.roster.items():  # type: ignore[attr-defined]
        assert names.full_unit(uid) == counter.full_name


def test_hexes() -> None:
    assert named("en").hex("1631") == "Dnipropetrovsk (1631)"
    assert named("pl").hex("1631") == "Dniepropetrowsk (1631)"
    assert named("ru").hex("1631") == "Днепропетровск (1631)"
    assert named("en").hex("1630") == "1630"
    assert named("en").hex("9999") == "9999"
    assert named("en").path(("1731", "1630")) == "Novomoskovsk (1731) → 1630"


def test_lists() -> None:
    names = named("pl")
    assert names.units(()) == "brak"
    assert names.units(("ger-19-pz",)) == "19 DPanc"
    assert names.units(("ger-19-pz", "ger-11-pz", "ger-7-pz")) == "19 DPanc, 11 DPanc i 7 DPanc"
    chits = ("axis-okh", "axis-8a", "axis-okh")
    assert named("en").chits(chits) == "2 × OKH and 8th Army"
    assert named("ru").markers(("def-as", "def-as")) == "2 × авиаподдержка обороны"


def test_months_and_seats() -> None:
    assert named("en").month("1943-08") == "August 1943"
    assert named("pl").month("1944-01") == "styczeń 1944"
    assert named("ru").month("1944-03") == "март 1944"
    assert named("pl").seat("") == "Widz"


@pytest.mark.parametrize(
    ("value", "expected"),
    [(4.0, 4), (4.5, "4½"), (0.5, "½"), (0.25, "¼"), (-2.5, "−2½"), (-18.0, -18), (0.1, 0.1)],
)
def test_numbers(value: float, expected: str | int | float) -> None:
    assert number(value) == expected


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "1 point.", 2: "2 points.", 4.5: "4½ points."}),
        (
            "pl",
            {
                1: "1 punkt.",
                2: "2 punkty.",
                5: "5 punktów.",
                12: "12 punktów.",
                22: "22 punkty.",
                4.5: "4½ punktu.",
            },
        ),
        (
            "ru",
            {
                1: "1 очко.",
                3: "3 очка.",
                5: "5 очков.",
                11: "11 очков.",
                21: "21 очко.",
                4.5: "4½ очка.",
            },
        ),
    ],
)
def test_plurals(language: str, forms: dict[float, str]) -> None:
    names, phrasing = named(language), Phrasing(language)
    for points, expected in forms.items():
        event = Event("negotiation", "4.2.2", {"points": points})
        assert phrasing.event(event, names).endswith(": " + expected)


def test_sentences() -> None:
    moved = Event(
        "unit-moved",
        "9.1",
        {"unit": "ger-19-pz", "start": "1731", "path": ("1730", "1631"), "cost": 1.5},
    )
    fled = Event(
        "unit-retreated",
        "10.4",
        {"unit": "ger-19-pz", "start": "1632", "path": ("1730",), "steps": 0},
    )
    assert Phrasing("en").event(moved, named("en")) == (
        "19Pz moves from Novomoskovsk (1731) to Dnipropetrovsk (1631), 1½ MP."
    )
    assert Phrasing("pl").event(fled, named("pl")) == "19 DPanc wycofuje się: 1632 → 1730."
    assert Phrasing("ru").event(fled, named("ru")) == "19 тд отступает: 1632 → 1730."


def test_decisions_with_and_without_a_mover() -> None:
    def said(mover: str) -> str:
        decision = Decision("axis", "move-units", "9.0", {"units": (), "mover": mover})
        return Phrasing("en").decision(decision, named("en"))

    assert "19Pz" in said("ger-19-pz")
    assert said("") == "Move the active units one at a time, or end the movement."


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_and_problems(language: str) -> None:
    phrasing = Phrasing(language)
    assert "7" in phrasing.save_error(SaveError("save-format", found=7, expected=1))
    problem = PositionProblem("board.terrain.swamp", "unknown-word", "clear rough")
    assert phrasing.position_problem(problem).startswith("board.terrain.swamp: ")
    assert phrasing.position_problem(PositionProblem("", "missing"))
    assert phrasing.rule("traces-of-war", "10.4").startswith("10.4 ")
    assert phrasing.rule("traces-of-war", "99.9") == "99.9"
    assert phrasing.option("bidding") != phrasing.choice("bidding", "on")
    modifier = {"code": "terrain-shift", "rule": "10.2", "value": -2.0, "unit": ""}
    assert "2" in phrasing.modifier(modifier, named(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_no_event_explains(language: str) -> None:
    result = Result("soviet", "13.1", "supreme-order-city-lost")
    assert Phrasing(language).result(result, named(language)).count(".") == 2


def test_languages() -> None:
    assert language_of("pl-PL") == "pl"
    assert language_of("RU_ru") == "ru"
    with pytest.raises(UnknownLanguage):
        Phrasing("de")
    assert Phrasing("pl").text("no-such-text") == "no-such-text"


def test_cells_of_combat_tables_are_told_in_words() -> None:
    assert variables({"result": "DR2"}, named("en"))["outcome"] == "the defenders retreat 2 hexes"
    # A cell that no table has is shown as it is.
    assert variables({"result": "DR9"}, named("en"))["outcome"] == "DR9"
    assert variables({"result": "2RR"}, named("en"))["outcome"] == (
        "the defenders lose 2 steps and retreat 2 hexes"
    )


def fall_blau(language: str) -> Names:
    rules = hexside.new("stalingrad-42/fall-blau", seed=1).rules
    return Names(rules, language)  # type: ignore[arg-type]  # the contract has no roster


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["103 RD", "13 Gds RD", "24 Pz", "StuG 244", "6th Army HQ", "SP 1"]),
        ("pl", ["103 DStrz", "13 Gw DStrz", "24 DPanc", "StuG 244", "Sztab 6. Armii", "PZaop 1"]),
        ("ru", ["103 сд", "13 гв. сд", "24 тд", "ШО 244", "Штаб 6-й армии", "ПС 1"]),
    ],
)
def test_abbreviations_on_counters(language: str, expected: list[str]) -> None:
    ids = ("sov-rd-103", "sov-grd-13", "ger-pz-24", "ger-stug-244", "ger-hq-6a", "axis-sp-1")
    names = fall_blau(language)
    assert [names.unit(uid) for uid in ids] == expected


@pytest.mark.parametrize(
    ("uid", "expected"),
    [
        ("ger-pzjg-521", "521. Batalion Niszczycieli Czołgów"),
        ("sov-hq-vor", "Sztab Frontu Woroneskiego"),
        ("rom-hq-3a", "Sztab 3. Armii (rum.)"),
        ("ita-celere", "3. Dywizja Szybka „Principe Amedeo Duca d’Aosta”"),
    ],
)
def test_full_names_of_stalingrad_42(uid: str, expected: str) -> None:
    assert fall_blau("pl").full_unit(uid) == expected


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_full_name_of_stalingrad_42_is_left_in_english(language: str) -> None:
    names = fall_blau(language)
    roster = hexside.new("stalingrad-42/fall-blau", seed=1).rules.roster  # type: ignore[attr-defined]
    left = [uid for uid, counter in roster.items() if names.full_unit(uid) == counter.full_name]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_of_a_side_in_stalingrad_42_have_names_of_their_own(language: str) -> None:
    names = fall_blau(language)
    roster = hexside.new("stalingrad-42/fall-blau", seed=1).rules.roster  # type: ignore[attr-defined]
    labels = [(counter.side, names.unit(uid)) for uid, counter in roster.items()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("scenario", ["traces-of-war/campaign", "stalingrad-42/fall-blau"])
def test_short_names_in_russian_have_no_latin_letters(scenario: str) -> None:
    rules = hexside.new(scenario, seed=1).rules
    names = Names(rules, "ru")  # type: ignore[arg-type]  # the contract has no roster
    labels = [names.unit(uid) for uid in rules.roster]  # type: ignore[attr-defined]
    assert [label for label in labels if any("A" <= letter <= "z" for letter in label)] == []


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("scenario", ["traces-of-war/campaign", "stalingrad-42/fall-blau"])
def test_no_short_name_ends_in_a_full_stop(language: str, scenario: str) -> None:
    rules = hexside.new(scenario, seed=1).rules
    names = Names(rules, language)  # type: ignore[arg-type]  # the contract has no roster
    labels = [names.unit(uid) for uid in rules.roster]  # type: ignore[attr-defined]
    assert [label for label in labels if label.endswith(".")] == []


def test_where_a_unit_returns_has_a_name() -> None:
    returned = Event("s42-unit-recalled", "19.4", {"unit": "sov-hq-vor", "to": "ea-b"})
    told = Phrasing("pl").event(returned, fall_blau("pl"))
    assert told == "Sztab Frontu Woroneskiego znów w grze: strefa wejścia B."
