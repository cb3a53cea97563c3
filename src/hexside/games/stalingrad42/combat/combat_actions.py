"""The verbs of combat, retreat, advance and breakthrough."""

from __future__ import annotations

from hexside.engine import Action


class Attack(Action, frozen=True, tag="attack"):
    """8.1: declare an attack on a hex."""

    hex: str


class Shatter(Action, frozen=True, tag="auto-ds"):
    """8.6.1: declare an Automatic DS on a hex in the Movement Phase."""

    hex: str


class Add(Action, frozen=True, tag="add"):
    """8.1, 15.2.3: add a unit to the attack or to the Breakthrough Group."""

    unit: str


class Drop(Action, frozen=True, tag="drop"):
    """8.1, 15.2.3: take a unit out again."""

    unit: str


class Support(Action, frozen=True, tag="support"):
    """18.3, 18.5: the artillery of the attack, one item or the two of a Massed Barrage."""

    items: tuple[str, ...]


class Air(Action, frozen=True, tag="air"):
    """9.3: use an air unit for a column shift in this combat."""

    unit: str


class NoAir(Action, frozen=True, tag="no-air"):
    """9.3.4: leave the combat without an air unit."""


class Resolve(Action, frozen=True, tag="resolve"):
    """8.3: carry the declared attack out."""


class Cancel(Action, frozen=True, tag="cancel"):
    """8.1: withdraw the declaration; attacking is voluntary."""


class Lose(Action, frozen=True, tag="lose"):
    """10.2: this unit takes the step loss."""

    unit: str


class KeepRemnant(Action, frozen=True, tag="keep-remnant"):
    """10.4.1: a Remnant takes the place of the unit."""

    unit: str


class SkipRemnant(Action, frozen=True, tag="skip-remnant"):
    """10.4.3: no Remnant; the unit goes to the Eliminated Box."""

    unit: str


class GiveWay(Action, frozen=True, tag="give-way"):
    """11.1.1: retreat as the result says, without (further) Determined Defense."""


class Hold(Action, frozen=True, tag="hold"):
    """11.2.3, 11.3: roll for Determined Defense with this lead unit and at most one support."""

    unit: str
    support: tuple[str, ...] = ()


class Retreat(Action, frozen=True, tag="retreat"):
    """12.1: the path of a retreating unit; the last word may be an Entry Area."""

    unit: str
    path: tuple[str, ...]


class Advance(Action, frozen=True, tag="advance"):
    """14.1: a unit advances; with hexes left it may go on later."""

    unit: str
    path: tuple[str, ...]


class Form(Action, frozen=True, tag="form"):
    """15.2.3: form the Breakthrough Group of the named units in a hex."""

    hex: str


class Onward(Action, frozen=True, tag="onward"):
    """15.2.4: the Breakthrough Group advances into a hex."""

    hex: str


class Strike(Action, frozen=True, tag="strike"):
    """15.2.5: the Breakthrough Group fights for a hex."""

    hex: str


class Shed(Action, frozen=True, tag="shed"):
    """15.2.10: a unit leaves the Breakthrough Group."""

    unit: str


class Aside(Action, frozen=True, tag="aside"):
    """15.3: a defender over the stacking limit does not help."""

    unit: str


class Cover(Action, frozen=True, tag="cover"):
    """9.3.7: the air unit stays with the stack in this hex."""

    hex: str


COMBAT_ACTIONS: tuple[type[Action], ...] = (
    Attack,
    Shatter,
    Add,
    Drop,
    Support,
    Air,
    NoAir,
    Resolve,
    Cancel,
    Lose,
    KeepRemnant,
    SkipRemnant,
    GiveWay,
    Hold,
    Retreat,
    Advance,
    Form,
    Onward,
    Strike,
    Shed,
    Aside,
    Cover,
)
RESOLVE = Resolve()
CANCEL = Cancel()
NO_AIR = NoAir()
GIVE_WAY = GiveWay()
