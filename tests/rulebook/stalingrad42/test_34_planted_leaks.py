"""4.5: the checks of secrecy find leaks that are planted on purpose near the Reserve Armies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hexside.engine import Rules, State, Wait
from hexside.games.stalingrad42.combat import assault
from hexside.games.stalingrad42.maskirovka import standing_in_the_way
from hexside.games.stalingrad42.maskirovka.armies import answering_in, inside, mask
from hexside.games.stalingrad42.maskirovka.defending import Coming, note_attack
from hexside.games.stalingrad42.movement import movement_phase
from hexside.games.stalingrad42.showing import tracks
from hexside.games.stalingrad42.work import S42Work
from tests.rulebook.stalingrad42.s42_maskirovka_kit import play, stand

GAME = "stalingrad-42"
PLACES = {"r1": "1810", "r2": "2014"}
UNITS = {
    "a": "axis panzer 10-8-6 1710",
    "b": "axis panzer 10-8-6 1711",
    "d": "soviet infantry 3-5-3 1810",
    "v": "soviet infantry 3-5-3 box-2",
}
Plant = Callable[[pytest.MonkeyPatch], None]


def loaded(work: S42Work) -> list[str]:
    """What nobody but the Soviet player knows."""
    return [army for army in mask(work).armies if inside(work, army)]


def a_track(patch: pytest.MonkeyPatch) -> None:
    """A track that counts the loaded armies on the map."""
    patch.setattr(tracks, "reserve_tracks", lambda work: {"loaded": loaded(work)})


def a_note(patch: pytest.MonkeyPatch) -> None:
    """The same, from what has been noted of the position and is not worked out again."""

    def leaking(work: S42Work) -> dict[str, Any]:
        notes = work.field.notes
        if "loaded" not in notes:
            notes["loaded"] = loaded(work)
        return {"loaded": notes["loaded"]}

    patch.setattr(tracks, "reserve_tracks", leaking)


def an_overlay(patch: pytest.MonkeyPatch) -> None:
    """An overlay that marks them."""
    known = Rules.overlays

    def leaking(self: Rules, state: State, seat: str = "") -> dict[str, Any]:
        work = self.work(state)
        assert isinstance(work, S42Work)
        return known(self, state, seat) | {"armies": loaded(work)}

    patch.setattr(Rules, "overlays", leaking)


def an_event(patch: pytest.MonkeyPatch) -> None:
    """An event of a binding action that names what is in the boxes of the attacked armies."""

    def leaking(work: S42Work, hex: int) -> None:
        units = tuple(uid for army in answering_in(work, hex) for uid in inside(work, army))
        work.tell("s42-army-attacked", "34.6.2", seat="axis", hex="1810", units=units)
        note_attack(work, hex)

    patch.setattr(assault, "note_attack", leaking)


def not_asking(patch: pytest.MonkeyPatch) -> None:
    """The Soviet player is asked only if somebody could come out."""
    known = Coming.run

    def leaking(self: Coming, work: S42Work) -> Wait:
        if any(inside(work, army) for army in self.armies):
            return known(self, work)
        work.pop()
        return Wait.NOTHING

    patch.setattr(Coming, "run", leaking)


def a_refusal(patch: pytest.MonkeyPatch) -> None:
    """A move of the Axis into the hex of a loaded army is refused before it is made."""
    allowed = movement_phase.Movement.allows

    def allows(self: Any, work: S42Work, seat: str, action: Any) -> bool:
        barred = getattr(action, "path", ())[-1:] == ("2014",) and "r2" in loaded(work)
        return not barred and allowed(self, work, seat, action)

    patch.setattr(movement_phase.Movement, "allows", allows)


def nothing_learned(patch: pytest.MonkeyPatch) -> None:
    """What was shown on the way of an Axis unit is not written down."""
    patch.setattr(standing_in_the_way, "learn", lambda work, fits: None)


ATTACK = ("combat", ("attack 1810", "add a", "add b", "commit", "done", "resolve"))
MARCH = ("movement", ("tactical c 2014",))


@pytest.mark.rule(GAME, "34.1.2", "C209")
@pytest.mark.parametrize(
    ("plant", "course"),
    [
        (a_track, ATTACK),
        (a_note, ATTACK),
        (an_overlay, ATTACK),
        (an_event, ATTACK),
        (not_asking, ATTACK),
        (a_refusal, MARCH),
        (nothing_learned, MARCH),
    ],
)
def test_planted_leaks_are_found(
    monkeypatch: pytest.MonkeyPatch, plant: Plant, course: tuple[str, tuple[str, ...]]
) -> None:
    phase, actions = course
    units = {**UNITS, "c": "axis panzer 10-8-6 2013"}

    def run() -> None:
        dice = [3] * 20
        play(stand(PLACES, units, seat="axis", phase=phase, dice=dice), *actions)

    # Without the leak nothing is found.
    run()
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        run()
