"""Every roll can be recomputed from the two seeds, and the dice are fair."""

from __future__ import annotations

from hexside.conformance.faults import Fault
from hexside.engine import Dice, Outcome, State
from hexside.engine.dice import draw

DRAW = "draw"
DIE = "die"
FACES = "faces"


def check_rolls(before: State, outcome: Outcome) -> list[Fault]:
    """The seeds stay, the counter only grows, and each reported die is the one drawn."""
    found = []
    old, new = before.dice, outcome.state.dice
    if (old.server_seed, old.client_seed) != (new.server_seed, new.client_seed):
        found.append(Fault("seeds-changed"))
    if new.counter < old.counter:
        found.append(Fault("dice-counter-fell"))
    if new.counter > old.counter and not outcome.binding:
        found.append(Fault("dice-without-binding"))
    for event in outcome.events:
        number = event.arguments.get(DRAW)
        if not isinstance(number, int) or old.fixed:
            continue
        if not old.counter <= number < new.counter:
            found.append(Fault("draw-out-of-order", f"{event.code} {number}"))
        die, faces = event.arguments.get(DIE), event.arguments.get(FACES, 6)
        if isinstance(die, int) and isinstance(faces, int):
            told = draw(old.server_seed, old.client_seed, number) % faces + 1
            if told != die:
                found.append(Fault("die-differs-from-draw", f"{event.code} {number}"))
    return found


def face_counts(dice: Dice, rolls: int, faces: int = 6) -> list[int]:
    """How often each face came up."""
    counts = [0] * faces
    for _ in range(rolls):
        value, dice = dice.below(faces)
        counts[value] += 1
    return counts


def chi_square(counts: list[int]) -> float:
    """How far counts are from equal; compare with the distribution of ``len(counts) - 1``."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)
