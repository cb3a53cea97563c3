"""Views, decisions, events and refusals tell a seat only what it may know.

The test uses a twin: ``imagine`` redraws everything hidden from a seat. If the seat gets the
same bytes from both states, they contain nothing hidden; seed and dice counter also differ
between the two.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from hexside.api import Game
from hexside.conformance.faults import Fault, canonical, difference, plain, texts, words
from hexside.engine import (
    Action,
    Decision,
    Dice,
    Outcome,
    State,
    apply,
    contract,
    encode,
    redacted,
)

SPECTATOR = ""
#: Far from the counter of any real game, so that a counter in a view shows up as a difference.
IMAGINED_COUNTER = 1_000_003


def imagined(game: Game, seat: str, number: int) -> State:
    """A state that this seat cannot tell from the real one."""
    dice = Dice(f"imagined {number}", "imagined", IMAGINED_COUNTER + number)
    return game.rules.imagine(game.state, seat, dice)


def is_different(game: Game, twin: State) -> bool:
    """Whether a twin differs in more than its dice."""
    same_dice = game.rules.state_type(
        turn=twin.turn,
        units=twin.units,
        agenda=twin.agenda,
        dice=game.state.dice,
        data=twin.data,
        version=twin.version,
        result=twin.result,
    )
    return encode(same_dice) != encode(game.state)


def check_views(game: Game, number: int, tries: Sequence[Action] = ()) -> list[Fault]:
    """Every seat and the spectator see the same in the real and in an imagined state.

    ``tries`` are actions, legal or not, whose refusals are also compared.
    """
    rules, state = game.rules, game.state
    found = []
    for seat in (*rules.seats, SPECTATOR):
        twin = imagined(game, seat, number)
        for violation in rules.violations(twin):
            found.append(Fault("imagined-state-broken", f"{seat} {violation}"))
        one, two = rules.view(state, seat), rules.view(twin, seat)
        if canonical(one) != canonical(two):
            found.append(Fault("view-leaks", f"{seat or 'spectator'} {difference(one, two)}"))
        if state.dice.server_seed in canonical(one).decode():
            found.append(Fault("view-tells-the-seed", seat or "spectator"))
        if contract.waiting(rules, state) != contract.waiting(rules, twin):
            found.append(Fault("waiting-leaks", seat or "spectator"))
        if seat == SPECTATOR:
            continue
        first, second = contract.decision(rules, state, seat), contract.decision(rules, twin, seat)
        if canonical(first) != canonical(second):
            found.append(Fault("decision-leaks", f"{seat} {difference(first, second)}"))
        if texts(contract.legal(rules, state, seat)) != texts(contract.legal(rules, twin, seat)):
            found.append(Fault("legal-list-leaks", seat))
        for action in tries:
            why = contract.why_not(rules, state, action, seat)
            and_twin = contract.why_not(rules, twin, action, seat)
            if plain(why) != plain(and_twin):
                found.append(Fault("refusal-leaks", f"{seat} {action.text()}"))
    return found


def check_overlays(game: Game, number: int) -> list[Fault]:
    """What may be laid over the map for a seat, and how its ground is drawn, tell nothing more."""
    rules, state = game.rules, game.state
    found = []
    for seat in (*rules.seats, SPECTATOR):
        twin = imagined(game, seat, number)
        one, two = rules.overlays(state, seat), rules.overlays(twin, seat)
        if canonical(one) != canonical(two):
            found.append(Fault("overlay-leaks", f"{seat or 'spectator'} {difference(one, two)}"))
        if rules.ground_word(state) != rules.ground_word(twin):
            found.append(Fault("ground-leaks", seat or "spectator"))
    return found


def check_telling(game: Game, seat: str, action: Action, number: int) -> list[Fault]:
    """An action tells every seat the same in an imagined state, with the same dice.

    An action that is not binding reveals nothing at all. A binding one may, through its events;
    a seat that is told the same must also see the same, and the same seats must decide next.
    """
    rules = game.rules
    outcome = apply(rules, game.state, action, seat)
    if not isinstance(outcome, Outcome):
        return []
    found = []
    for other in (*rules.seats, SPECTATOR):
        twin = replace(imagined(game, other, number), dice=game.state.dice)
        second = apply(rules, twin, action, seat)
        if isinstance(second, Outcome):
            found.extend(_compare(game, other, action, outcome, second))
        elif other == seat:
            # Only other seats may find that the acting seat holds different things in their twin.
            found.append(Fault("own-action-refused-in-imagined-state", action.text()))
        if other != seat and not outcome.binding:
            found.extend(_revealed(game, seat, other, action, outcome))
    return found


def check_counting(game: Game, seat: str, action: Action) -> list[Fault]:
    """Whoever can see nothing of a secret action does not see that it was counted either.

    Two histories that differ only in such actions must look the same to all others: what an
    action changes for those who may know of it alone must not change the version, nor what
    others may still take back.
    """
    rules, state = game.rules, game.state
    outcome = apply(rules, state, action, seat)
    if not isinstance(outcome, Outcome):
        return []
    found = []
    is_secret = _learns(game, seat, outcome)
    for other in (*rules.seats, SPECTATOR):
        who = f"{other or 'spectator'} {seat} {action.text()}"
        learns = _learns(game, other, outcome)
        if not outcome.noticed_by(rules, other):
            if learns:
                found.append(Fault("unnoticed-action-seen", who))
            if rules.view(outcome.state, other).version != rules.view(state, other).version:
                found.append(Fault("count-leaks", who))
            if other and game.can_undo(other):
                found.append(Fault("undo-leaks", who))
        elif is_secret and not learns and rules.side_of(other) != rules.side_of(seat):
            found.append(Fault("secret-action-counted", who))
    return found


def _learns(game: Game, seat: str, outcome: Outcome) -> bool:
    """Whether anything that a seat is told or shows has changed, but for the count of actions."""
    if redacted(outcome.events, seat):
        return True
    before, after = game.rules.view(game.state, seat), game.rules.view(outcome.state, seat)
    return canonical(replace(before, version=0)) != canonical(replace(after, version=0))


def _compare(
    game: Game, observer: str, action: Action, outcome: Outcome, second: Outcome
) -> list[Fault]:
    """What an observer learns from the same action in two states that looked the same."""
    rules = game.rules
    who = f"{observer or 'spectator'} {action.text()}"
    one, two = redacted(outcome.events, observer), redacted(second.events, observer)
    told_alike = canonical(one) == canonical(two)
    shorter = min(len(one), len(two))
    if len(one) != len(two) and canonical(one[:shorter]) == canonical(two[:shorter]):
        # After the same events, the game stops to ask in one state and continues in the other.
        return [Fault("asking-leaks", f"{who} {[event.code for event in (*one, *two)[-3:]]}")]
    if outcome.binding != second.binding and (told_alike or not outcome.binding):
        return [Fault("binding-leaks", who)]
    if not told_alike:
        return [] if outcome.binding else [Fault("events-leak", f"{who} {difference(one, two)}")]
    seen, seen_twin = rules.view(outcome.state, observer), rules.view(second.state, observer)
    if canonical(seen) != canonical(seen_twin):
        return [Fault("next-view-leaks", f"{who} {difference(seen, seen_twin)}")]
    return []


def _revealed(game: Game, seat: str, other: str, action: Action, outcome: Outcome) -> list[Fault]:
    """A secret of one seat that another learns makes an action binding.

    What a side knows together is no secret between its seats; a counter that another seat cannot
    see is a secret of the seats that do.
    """
    rules = game.rules
    before, after = rules.view(game.state, seat), rules.view(outcome.state, seat)
    secret = words(before.own) | words(after.own)
    secret |= {unit.id for unit in before.units}
    if other in rules.allies_of(seat):
        secret -= words(rules.view(outcome.state, other).own)
    known = words(plain_view(game, game.state, other))
    told = words([event.arguments for event in redacted(outcome.events, other)])
    told |= words(plain_view(game, outcome.state, other))
    learned = (secret - known) & told
    if not learned:
        return []
    return [Fault("reveals-without-binding", f"{other} {action.text()} {sorted(learned)}")]


def check_unseen(game: Game) -> list[Fault]:
    """A counter that another seat sees and this one does not is named in nothing that it is told.

    The twins of ``check_views`` find what depends on a hidden thing; this finds its bare name, even
    where ``imagine`` forgets to hide it.
    """
    rules, state = game.rules, game.state
    views = {seat: rules.view(state, seat) for seat in (*rules.seats, SPECTATOR)}
    seen = {seat: {unit.id for unit in view.units} for seat, view in views.items()}
    every = set().union(*seen.values())
    found = []
    for seat, view in views.items():
        unseen = every - seen[seat]
        if not unseen:
            continue
        told = words(msgspec.to_builtins(view))
        if seat:
            told |= _told_by(contract.decision(rules, state, seat))
            told |= {
                word
                for action in contract.legal(rules, state, seat)
                for word in action.text().split()
            }
        found += [
            Fault("unseen-counter-named", f"{seat or 'spectator'} {name}")
            for name in sorted(unseen & told)
        ]
    return found


def _told_by(decision: Decision | None) -> set[str]:
    """All words of a decision, the keys of its choices too."""
    return set(re.findall(r'"([^"]*)"', canonical(decision).decode()))


def plain_view(game: Game, state: State, seat: str) -> object:
    """A view as plain data."""
    return msgspec.to_builtins(game.rules.view(state, seat))


def check_events(game: Game, outcome: Outcome) -> list[Fault]:
    """The events of an action contain no seed and can be stored."""
    found = []
    for seat in (*game.rules.seats, SPECTATOR):
        text = canonical(redacted(outcome.events, seat)).decode()
        if game.state.dice.server_seed in text:
            found.append(Fault("events-tell-the-seed", seat or "spectator"))
        if '"only"' in text or '"hidden_from"' in text:
            found.append(Fault("events-tell-who-else-sees", seat or "spectator"))
    return found
