# Stalingrad '42: combat, retreat, advance and breakthrough.

# Buttons and menus

verb-auto-ds = Automatic DS
verb-support = Artillery support
verb-keep-remnant = Keep a Remnant
verb-skip-remnant = To the Eliminated Box
verb-give-way = Retreat as required
verb-hold = Determined Defense
verb-advance = Advance
verb-form = Form the Breakthrough Group
verb-onward = Advance the group
verb-strike = Breakthrough combat
verb-shed = Remove from the group
verb-aside = Stand aside
verb-cover = Air unit stays here

# Decisions

decision-s42-declare-attacks = Choose a hex to attack, or end the combats.
decision-s42-name-auto-ds =
    { $attackers-count ->
        [0] Automatic DS on { $hex }: choose units until you reach 10-1.
       *[other] Automatic DS on { $hex } by { $attackers }: add or remove units, then carry it out.
    }
decision-s42-defensive-air = Soviet attack on { $hex }, column { $column }: use an air unit for one column to the left?
decision-s42-inflict-losses =
    { $count ->
        [one] Choose the enemy unit that loses a step.
       *[other] { $count } steps for the enemy to lose: choose the unit that loses the next one.
    }
decision-s42-remnant = { $unit } loses its second step: keep a Remnant, or send the unit to the Eliminated Box?
decision-s42-determined-defense = { $hex }: retreat, or choose the lead unit of a Determined Defense.
decision-s42-desperate-defense = { $hex }: retreat means elimination. Choose the lead unit of a Desperate Defense, or give way.
decision-s42-withdraw-units =
    { $steps ->
        [one] Units in Full Retreat withdraw from { $hex } by { $steps } hex: choose a unit and its path.
       *[other] Units in Full Retreat withdraw from { $hex } by { $steps } hexes: choose a unit and its path.
    }
decision-s42-advance =
    { $advance-id ->
        [limited] Limited advance: into { $hex } only, or end the advance.
        [one-hex] Advance of one hex in any direction, or end the advance.
       *[other] { $hex } is vacant: advance after combat, or end the advance.
    }
decision-s42-form-group =
    { $units-count ->
        [0] Choose the units of the Breakthrough Group, or advance without one.
       *[other] Breakthrough Group of { $units }: add or remove units, then form it.
    }
decision-s42-breakthrough =
    { $count ->
        [0] Breakthrough Group in { $hex }: enter the vacated hex, or stop.
        [one] Breakthrough Group in { $hex }, { $count } hex left: advance, fight or stop.
       *[other] Breakthrough Group in { $hex }, { $count } hexes left: advance, fight or stop.
    }
decision-s42-stand-aside = { $hex } holds more units than the stacking limit allows: choose one that does not defend.
decision-s42-air-cover = Which stack does { $unit } stay with?
decision-s42-choose-group = Several Automatic DS groups may advance: choose the next one by the hex it cleared.

# Titles of decisions

kind-s42-declare-attacks = Attacks
kind-s42-name-auto-ds = Automatic DS
kind-s42-defensive-air = Air support
kind-s42-inflict-losses = Enemy losses
kind-s42-remnant = Remnant
kind-s42-determined-defense = Determined Defense
kind-s42-desperate-defense = Desperate Defense
kind-s42-withdraw-units = Full Retreat
kind-s42-advance = Advance
kind-s42-form-group = Breakthrough Group
kind-s42-breakthrough = Breakthrough
kind-s42-stand-aside = Over the limit
kind-s42-air-cover = Air cover
kind-s42-choose-group = Automatic DS group

# Events

event-s42-combat-result = { $hex }, column { $column }: die { $die } – { $result }: { $outcome }.
event-s42-shattered = { $hex }, { $column }: the defenders are shattered without a roll.
event-s42-defense-rolled =
    { $die-modified ->
        [yes] { $hex }, Determined Defense led by { $unit }: die { $die }, counted as { $counted } – { $result }.
       *[no] { $hex }, Determined Defense led by { $unit }: die { $die } – { $result }.
    }
event-s42-delay = { $hex }: the attackers are delayed.
event-s42-city-battle = { $hex }: City Battle { $level }.
event-s42-unit-advanced = { $unit } advances: { $start } → { $path }.
event-s42-group-formed = Breakthrough Group in { $hex }: { $units }.
event-s42-stands-aside = { $unit } does not defend.
event-s42-air-stays = { $unit } stays with the units in { $hex }.
event-s42-air-withdrawn = { $unit } leaves for the Mediterranean.

# Reasons

reason-s42-not-on-map = { $unit } is not on the map.
reason-s42-no-attack-strength = { $unit } has no attack strength.
reason-s42-not-in-good-order = { $unit } is not in good order.
reason-s42-on-a-train = { $unit } is on a train.
reason-s42-auto-ds-marked = { $unit } has already taken part in an Automatic DS.
reason-s42-replacement-in-hex = { $unit } is in a hex with a Replacement marker: no unit may attack from it.
reason-s42-fort-being-built = { $unit } is where a fortification is under construction: no unit may attack from it.
reason-s42-transferred = { $unit } has moved between Entry Areas this turn.
reason-s42-allies-apart = { $unit } may not attack together with units of another German ally.
reason-s42-air-not-available = { $unit } cannot support this combat.
reason-s42-no-support-in-auto-ds = Neither air units nor artillery support an Automatic DS.
reason-s42-not-an-air-unit = { $unit } is not an air unit.
reason-s42-air-has-flown = { $unit } has been used this turn.
reason-s42-air-with-a-stack = { $unit } stays with the stack that it has supported.
reason-s42-air-grounded = { $unit } does not fly in the weather of this turn.
reason-s42-no-air-base = { $unit } has no base on a usable railway within range of { $hex }.
reason-s42-most-attackers-of-its-nation = { $unit } supports only attacks in which most units are of its nation.
reason-s42-no-artillery-chosen = No artillery has been chosen.
reason-s42-no-such-barrage = Two items support one attack only as a Massed Barrage: two artillery divisions, or one with a Front headquarters.
reason-s42-no-artillery = { $unit } is neither an Artillery Support Unit nor a Supply Point.
reason-s42-boxed-artillery = { $unit } is in a holding box and supports nobody.
reason-s42-artillery-has-fired = { $unit } is on its Used side.
reason-s42-headquarters-of-others = { $unit } supports only units of its own nation.
reason-s42-point-not-ready = { $unit } is not on its Ready side.
reason-s42-point-serves-nobody = { $unit } is not stacked with an Artillery Support Unit that could support this combat.
reason-s42-odds-too-low = The attack on { $hex } is below 1-3.
reason-s42-below-ten-to-one = The units do not reach 10-1 against { $hex }.
reason-s42-german-loss-first = A full-strength German unit must take the loss before { $unit }.
reason-s42-others-lose-first = Other units must lose their steps before { $unit }.
reason-s42-cannot-lead = { $unit } cannot lead a Determined Defense.
reason-s42-no-stand-yet = Before turn 8, { $unit } may stand only with a doubled defence, a column shift in its favour, or no way out.
reason-s42-must-stand = { $hex } must be defended: no retreat without a Determined Defense.
reason-s42-no-such-support = That does not support a Determined Defense led by { $unit }.
reason-s42-bond-closed = An enemy ZOC bond blocks the way from { $hex } to { $other }.
reason-s42-two-zones = { $hex } and { $other } are both in enemy zones of control, one after the other.
reason-s42-ends-in-zone = A retreat may not end in an enemy zone of control: { $hex }.
reason-s42-retreat-priorities = { $unit } must retreat the full distance, and into supply if it can, for example { $path }.
reason-s42-did-not-attack = { $unit } did not take part in this attack.
reason-s42-advance-too-far =
    { $limit ->
        [0] { $unit } has ended its advance.
        [one] { $unit } may advance { $limit } hex.
       *[other] { $unit } may advance { $limit } hexes.
    }
reason-s42-limited-advance = A limited advance may enter only { $hex }.
reason-s42-advance-stops = The advance ends in { $hex }.
reason-s42-stacking-limit = { $hex } has no room for that number of units.
reason-s42-group-in-one-stack = { $unit } cannot stack with the other units.
reason-s42-no-group-there = The group cannot be formed in { $hex }.
reason-s42-not-in-group = { $unit } is not in the Breakthrough Group, or is alone in it.
reason-s42-breakthrough-failed = The breakthrough combat has ended the advance: { $hex } is out of reach.
reason-s42-no-hexes-left = The group has no advance left to reach { $hex }.
reason-s42-cannot-enter-target = The group could not enter { $hex } and may not fight for it.
reason-s42-held-by-zone = An enemy zone of control holds the group in { $hex }.
reason-s42-cannot-advance-there = The group cannot advance into { $hex }.
reason-s42-advance-in-legs = { $unit } can get there another way: take the path offered, or go hex by hex.
reason-s42-no-area-there = { $unit } cannot leave the map there: { $area }.
reason-s42-group-cannot-leave = The group in { $hex } cannot leave the map: { $area }.
reason-s42-no-stack-to-cover = { $hex } holds no units that the air unit may stay with.
reason-s42-no-such-group = No Automatic DS group that cleared { $hex } is waiting to advance.

# Odds

modifier-s42-winter = { $unit }: winter, { $value }
modifier-s42-attack-unsupplied = { $unit }: out of supply, attack halved
modifier-s42-attack-major-river = { $unit }: across a major river, attack halved
modifier-s42-attack-mountain = { $unit }: mountain troops against mountains, attack doubled
modifier-s42-attack-linden = { $unit }: engineers against a city, attack doubled
modifier-s42-attack-cap = attack limited to { $value }
modifier-s42-defense-full-retreat = { $unit }: Full Retreat, no defence
modifier-s42-defense-train = { $unit }: on a train, defence 1
modifier-s42-defense-disrupted = { $unit }: Disrupted, defence halved
modifier-s42-defense-doubled = { $unit }: defence doubled
modifier-s42-defense-cap = defence limited to { $value }
modifier-s42-armor-shift =
    { $value ->
        [-1] defender’s armour: one column left
       *[other] attacker’s armour: one column right
    }
modifier-s42-elite-armor-shift =
    { $value ->
        [-1] defender’s elite armour: one column left
       *[other] attacker’s elite armour: one column right
    }
modifier-s42-fort-shift = fortification: one column left
modifier-s42-rough-shift = rough: one column left
modifier-s42-air-shift = air support: one column right
modifier-s42-artillery-shift =
    { $value ->
        [one] artillery: one column right
       *[other] Massed Barrage: two columns right
    }

# Cells of the Combat Results Table in words (10.1)

combat-cell-ds = the defenders lose 1 step, chosen by the attacker, and retreat 4 hexes
combat-cell-dr4 = the defenders retreat 4 hexes
combat-cell-d1 = the defenders lose 1 step and retreat 3 hexes
combat-cell-a1-d1 = both lose 1 step, the defenders retreat 2 hexes
combat-cell-dr2 = the defenders retreat 2 hexes
combat-cell-a1-dr2 = the attackers lose 1 step, the defenders retreat 2 hexes
combat-cell-drx = both lose 1 step, chosen by the other side; the defenders retreat 2 hexes
combat-cell-ex = both lose 1 step, chosen by the other side
