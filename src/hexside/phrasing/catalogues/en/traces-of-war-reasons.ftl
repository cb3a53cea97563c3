# Traces of War: why something cannot be done. One sentence each.

# Units and hexes

reason-unknown-unit = There is no unit “{ $unit }”.
reason-unknown-hex = There is no hex “{ $hex }”.
reason-not-your-unit = { $unit } is not yours.
reason-unit-not-on-map = { $unit } is not on the map.
reason-already-moved = { $unit } has finished its move.
reason-unit-not-activated = { $unit } is not activated.
reason-not-a-headquarters = { $unit } is not a headquarters.
reason-stacking-limit = { $hex } is full: at most two combat units and one headquarters may stack there.
reason-enemy-occupied = There is an enemy unit in { $hex }.
reason-in-enemy-zone = { $hex } is in an enemy zone of control.
reason-sea-hex = { $hex } is water.
reason-blocked-hexside =
    { $other-id ->
        [none] A blocked hexside lies on the way to { $hex }.
       *[other] The hexside between { $hex } and { $other } is blocked.
    }
reason-not-adjacent = { $hex } and { $other } are not adjacent.

# Set-up and bidding

reason-not-a-free-security-unit = { $unit } is not a security unit waiting to be placed.
reason-not-a-major-city = { $hex } is not a major city.
reason-one-security-unit-each = { $hex } may not take another security unit.
reason-bid-out-of-range = A bid is a number from { $least } to { $most }.

# Chits

reason-chits-not-sorted = Give the chits in alphabetical order.
reason-wrong-number-of-chits =
    { $need ->
        [one] { $need } chit must be chosen, not { $count }.
       *[other] { $need } chits must be chosen, not { $count }.
    }
reason-stavka-not-available = STAVKA may not be chosen in turn { $turn }: too many crossing points have been taken.
reason-chit-not-available = { $chit }: no such chit is left in your pool.
reason-fronts-missing =
    { $count ->
        [one] Only { $count } Front is among the chits: all four are needed, or three and STAVKA.
       *[other] Only { $count } Fronts are among the chits: all four are needed, or three and STAVKA.
    }
reason-cup-is-empty = The cup is empty: there is nothing to draw.
reason-cup-not-empty = The hand can be waived only when the cup is empty.
reason-chit-not-in-hand = { $chit }: no such chit is left in your hand.
reason-no-okh-in-hand = There is no OKH chit in your hand.
reason-no-negotiation-from-hand = An OKH chit played from the hand cannot be used to negotiate.

# Activation

reason-unknown-mode = There is no mode “{ $mode }”.
reason-only-axis-joins = Only the Axis may activate another headquarters.
reason-one-headquarters-joins = { $unit }: no further headquarters may join.
reason-not-in-command-range = { $unit } cannot join: only a headquarters in command range can.
reason-already-named = { $unit } has already been chosen.

# Movement

reason-no-path = Give the hexes that { $unit } moves through.
reason-not-enough-movement = { $unit } has { $left } MP left; this path costs { $cost }.
reason-walk-in-legs = There is another way to { $hex } that costs no more; to go exactly this way, move { $unit } one hex at a time.
reason-major-river-between-zones = The major river between { $hex } and { $other } may not be crossed from one enemy zone of control into another.
reason-major-river-whole-move = Crossing the major river without a bridge between { $hex } and { $other } must be the whole move.
reason-marsh-between-zones = The marsh in { $hex } may not be entered from one enemy zone of control into another.
reason-marsh-whole-move = Entering the marsh in { $hex } must be the whole move.
reason-strategic-starts-in-zone = { $hex } is in an enemy zone of control: strategic movement may not start there.
reason-strategic-enters-zone = { $hex } is in an enemy zone of control: strategic movement may not enter it.
reason-strategic-needs-road = There is no road between { $hex } and { $other } for strategic movement.

# Headquarters

reason-only-headquarters-relocate = { $unit } cannot relocate: only headquarters do.
reason-relocation-too-near = { $hex } is too close: a headquarters relocates at least { $least } hexes away.
reason-headquarters-there = There is another headquarters in { $hex }.
reason-no-supply-line-from = No supply line leads from { $hex }.

# Combat

reason-no-enemy-there = There is no enemy in { $hex }.
reason-already-attacked = { $hex } has already been attacked in this activation.
reason-no-attackers-adjacent = No unit that may attack is next to { $hex }.
reason-odds-below-one =
    { $shift ->
        [0] Too weak against { $hex }: { $attack } to { $defense }; at least 1:1 is needed.
        [one] Too weak against { $hex }: { $attack } to { $defense }, shifted { $shift } column left by terrain; at least 1:1 is needed.
       *[other] Too weak against { $hex }: { $attack } to { $defense }, shifted { $shift } columns left by terrain; at least 1:1 is needed.
    }
reason-already-attacking = { $unit } is already in this attack.
reason-not-next-to-target = { $unit } cannot attack { $hex } from where it stands.
reason-already-fought = { $unit } has already attacked in this activation.
reason-not-attacking = { $unit } is not in this attack.
reason-no-attackers-named = No attackers have been chosen.
reason-unknown-marker = There is no marker “{ $marker }”.
reason-wrong-marker =
    { $marker-id ->
        [off-as] { $marker } is used when the Axis attacks.
       *[other] { $marker } is used when the Soviets attack.
    }
reason-marker-not-available = No { $marker } marker is available this turn.
reason-not-in-this-combat = { $unit } is not in this combat.

# Retreat and pursuit

reason-not-retreating = { $unit } is not retreating now.
reason-retreat-too-short =
    { $steps ->
        [one] The retreat must be { $steps } hex long.
       *[other] The retreat must be { $steps } hexes long.
    }
reason-retreat-over-major-river = In retreat, the major river without a bridge between { $hex } and { $other } may be crossed only from a hex next to the river.
reason-retreat-priorities = { $unit } must retreat with the fewest losses and towards supply, for example { $path }.
reason-did-not-attack = { $unit } did not take part in this attack or has already pursued.
reason-headquarters-follows-only = { $unit } may pursue only with a unit it was stacked with.
reason-headquarters-cannot-follow = { $unit } cannot go with that unit.
reason-pursuit-first-hex = The first hex of the pursuit is { $hex }.
reason-pursuit-too-far =
    { $limit ->
        [one] { $unit } pursues at most { $limit } hex.
       *[other] { $unit } pursues at most { $limit } hexes.
    }
reason-pursuit-major-river = { $unit } may not pursue a second hex across or after a major river without a bridge.

# Reinforcements and negotiation

reason-no-railway-there = There is no railway in { $hex }.
reason-no-open-railway =
    { $hex-id ->
        [none] No railway hex is open for reinforcements.
       *[other] No open railway leads from { $hex } to a supply source.
    }
reason-not-arriving = { $unit } is not arriving now.
reason-replacement-replaces = { $unit } is a replacement: it replaces a weaker unit of its type.
reason-not-a-replacement = { $unit } is not a replacement: it is placed on a railway hex.
reason-cannot-be-replaced = { $by } cannot replace { $unit }: it replaces only a weaker unit of the same type that is in supply.
reason-landing-too-far = { $hex } is more than { $limit } hexes from a Soviet unit in supply.
reason-no-supreme-order = There is no Supreme Command Order in { $hex }.
reason-not-for-sale = { $unit } is not among the reinforcements available.
reason-too-few-points = { $cost } Negotiation Points are needed; { $points } are left.
