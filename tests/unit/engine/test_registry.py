"""The registry: ids, scenarios and what is said of unknown ones."""

from __future__ import annotations

import pytest

import hexside
from hexside.api import UnknownOption
from hexside.engine import registry


def test_every_game_has_scenarios_and_options_with_defaults() -> None:
    for game_id in registry.game_ids():
        definition = registry.game(game_id)
        assert definition.id == game_id
        assert definition.version
        scenarios = definition.scenarios()
        assert scenarios
        assert len({info.id for info in scenarios}) == len(scenarios)
        for info in scenarios:
            assert info.turns >= 1
            assert len(info.seats) >= 2
        for option in definition.options():
            assert option.default in option.values
            assert option.rule


def test_scenario_ids_are_those_of_the_api() -> None:
    assert registry.scenario_ids() == hexside.scenarios()


def test_a_game_alone_means_its_first_scenario() -> None:
    first = registry.game_ids()[0]
    assert registry.split(first) == (first, registry.game(first).scenarios()[0].id)


@pytest.mark.parametrize("name", ["chess", "chess/opening", "", "/"])
def test_an_unknown_game_names_the_known_ones(name: str) -> None:
    with pytest.raises(registry.UnknownGame) as unknown:
        registry.split(name)
    assert unknown.value.known == registry.game_ids()


def test_an_unknown_scenario_names_the_known_ones() -> None:
    game_id = registry.game_ids()[0]
    with pytest.raises(registry.UnknownGame) as unknown:
        registry.split(f"{game_id}/nothing")
    assert all(name in hexside.scenarios() for name in unknown.value.known)


def test_options_are_checked() -> None:
    game_id = registry.game_ids()[0]
    option = registry.game(game_id).options()[0]
    with pytest.raises(UnknownOption) as unknown:
        hexside.new(game_id, options={"no-such-option": "on"})
    assert option.id in unknown.value.known
    with pytest.raises(UnknownOption) as wrong:
        hexside.new(game_id, options={option.id: "no-such-value"})
    assert wrong.value.known == option.values


def test_a_registered_game_is_imported_on_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_MODULES", dict(registry._MODULES))
    registry.register("no-such-game", "hexside.no_such_module")
    assert "no-such-game" in registry.game_ids()
    with pytest.raises(ModuleNotFoundError):
        registry.game("no-such-game")


def test_a_game_is_announced_for_a_while_only() -> None:
    before = registry.game_ids()
    with registry.announced("for-a-while", "hexside.no_such_module"):
        assert "for-a-while" in registry.game_ids()
    assert registry.game_ids() == before
