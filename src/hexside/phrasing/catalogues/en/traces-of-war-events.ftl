# Traces of War: what happens, what is to be decided, how a game ends.

# Turn

event-turn-begins = Turn { $turn }: { $month }.
event-luftwaffe-drawn =
    { $count ->
        [0] No Luftwaffe markers this turn.
        [one] Luftwaffe marker drawn: { $markers }.
       *[other] Luftwaffe markers drawn: { $markers }.
    }
event-luftwaffe-drawn-hidden =
    { $count ->
        [0] No Luftwaffe markers this turn.
        [one] The Axis draws { $count } Luftwaffe marker.
       *[other] The Axis draws { $count } Luftwaffe markers.
    }
event-victory-points = Victory points: { $points } of { $need }.
event-game-over =
    { $winner-id ->
        [none] The game is a draw.
        [axis] Axis victory.
        [soviet] Soviet victory.
       *[other] Victory: { $winner }.
    } { $reason }
result-soviet-points =
    { $score ->
        [one] The Soviets have { $score } victory point.
       *[other] The Soviets have { $score } victory points.
    }
result-axis-holds =
    { $score ->
        [one] The Soviets have only { $score } victory point.
       *[other] The Soviets have only { $score } victory points.
    }
result-supreme-order-city-lost =
    { $hex-id ->
        [none] A city under a Supreme Command Order has fallen.
       *[other] { $hex } has fallen, a city under a Supreme Command Order.
    }

# Set-up

event-unit-set-up = { $unit } is set up in { $hex }.
event-bid-made = { $seat }: bid of { $points }.
event-bid-made-hidden = { $seat }: bid made.
event-bids-revealed = Bids: Axis { $axis }, Soviets { $soviet }.
event-seats-exchanged = The players exchange sides; the Soviets need { $bid } victory points.
event-seats-kept = The players keep their sides; the Soviets need { $bid } victory points.
event-front-exchanged = { $unit } replaces { $old }.

# Chits

event-chits-chosen = { $seat }, chits chosen: { $chits }.
event-chits-chosen-hidden =
    { $count ->
        [one] { $seat }: { $count } chit chosen.
       *[other] { $seat }: { $count } chits chosen.
    }
event-chits-added = { $seat }, into the cup: { $chits }.
event-chits-added-hidden =
    { $count ->
        [one] { $seat }: { $count } chit into the cup.
       *[other] { $seat }: { $count } chits into the cup.
    }
event-hand-waived =
    { $count ->
        [one] The Axis waives the last { $count } chit in hand.
       *[other] The Axis waives the last { $count } chits in hand.
    }
event-chit-drawn = Chit drawn: { $chit }.
event-reaction-order = Reaction Order! { $chit } goes back into the cup.
event-headquarters-absent = { $chit }: the headquarters is not on the map.
event-no-headquarters = { $seat }: no headquarters on the map.

# Activation

event-headquarters-activated =
    { $count ->
        [one] { $unit } activates { $count } unit.
       *[other] { $unit } activates { $count } units.
    }
event-headquarters-joins = { $unit } joins the activation.
event-mode-chosen = { $seat }: { $mode }.
event-opening-attack =
    { $count ->
        [one] Opening attack of { $unit } with { $count } unit.
       *[other] Opening attack of { $unit } with { $count } units.
    }
event-okh-order =
    { $units-count ->
        [0] OKH Order: no units.
       *[other] OKH Order: { $units }.
    }

# Movement

event-unit-moved =
    { $mode-id ->
        [extended] { $unit } makes an extended move from { $start } to { $end }, { $cost } MP.
        [tactical] { $unit } makes a tactical move from { $start } to { $end }.
        [strategic] { $unit } moves strategically from { $start } to { $end }, { $cost } MP.
       *[normal] { $unit } moves from { $start } to { $end }, { $cost } MP.
    }
event-headquarters-relocated = { $unit } relocates to { $hex }.
event-headquarters-waits = { $unit } has no hex to relocate to and waits off the map.
event-control-changed =
    { $seat-id ->
        [axis] { $hex } is in Axis hands.
       *[other] { $hex } is in Soviet hands.
    }
event-crossing-point-taken = The Soviets take the crossing point { $hex }; they now hold { $count }.
event-airborne-marker-destroyed = { $unit } destroys the Airborne marker in { $hex }.

# Combat

event-attack-declared =
    { $units-count ->
        [one] { $units } attacks { $hex }: { $attack } to { $defense }, column { $column }.
       *[other] { $units } attack { $hex }: { $attack } to { $defense }, column { $column }.
    }
event-luftwaffe-used = Luftwaffe at { $hex }: { $marker }.
event-combat-result =
    { $die-modified ->
        [yes] { $hex }, column { $column }: die { $die }, counted as { $counted }
       *[no] { $hex }, column { $column }: die { $die }
    } – { $outcome-id ->
        [none] { $outcome }
       *[other] { $result }: { $outcome }
    }.
event-holds-at-all-costs =
    { $steps ->
        [one] { $hex } must be held: { $steps } step lost instead of the retreat.
       *[other] { $hex } must be held: { $steps } steps lost instead of the retreat.
    }
event-step-lost = { $unit } loses a step.
event-unit-eliminated = { $unit } is eliminated in { $hex }.
event-unit-retreated =
    { $steps ->
        [0] { $unit } retreats: { $start } → { $path }.
        [one] { $unit } retreats: { $start } → { $path }, losing { $steps } step to enemy zones of control.
       *[other] { $unit } retreats: { $start } → { $path }, losing { $steps } steps to enemy zones of control.
    }
event-unit-pursued = { $unit } pursues: { $start } → { $path }.

# Supply

event-supply-restored = { $unit } is in supply again.
event-unit-out-of-supply = { $unit } is Out of Supply.
event-unit-isolated = { $unit } is Isolated.

# Reinforcements and negotiation

event-group-arrives =
    { $units-count ->
        [0] Soviet group { $group }: no units.
       *[other] Soviet group { $group } arrives: { $units }.
    }
event-reinforcement-placed = { $unit } arrives in { $hex }.
event-unit-replaced = { $unit } replaces { $old } in { $hex }.
event-airborne-landed =
    { $count ->
        [one] { $unit } lands in { $hex }; crossing points held: { $count }.
       *[other] { $unit } lands in { $hex }; crossing points held: { $count }.
    }
event-no-landing-hex = There is no hex for the airborne landing.
event-negotiation =
    { $points ->
        [one] Negotiation with the High Command: { $points } point.
       *[other] Negotiation with the High Command: { $points } points.
    }
event-points-lost =
    { $points ->
        [one] { $points } Negotiation Point is lost.
       *[other] { $points } Negotiation Points are lost.
    }
event-supreme-order-removed = The Supreme Command Order for { $hex } is lifted.
event-orders-outside-cities = A Supreme Command Order stands where there is no city and cannot end by capture: { $hexes }.

# Decisions: the title, then the instruction

kind-bid = Bidding
kind-place-security-units = Security units
kind-exchange-fronts = Ukrainian Fronts
kind-choose-opening-headquarters = Opening attack
kind-choose-headquarters = Headquarters
kind-choose-chits = Command chits
kind-add-chits = Hand and cup
kind-add-chits-or-waive = Hand and cup
kind-react-or-accept = Reaction Order
kind-use-okh = OKH chit
kind-name-order-units = OKH Order
kind-choose-mode = Activation mode
kind-move-units = Movement
kind-relocate-headquarters = Relocation
kind-declare-attacks = Attacks
kind-name-attackers = Attackers
kind-use-luftwaffe = Luftwaffe
kind-take-losses = Losses
kind-retreat-units = Retreat
kind-pursue = Pursuit
kind-place-reinforcements = Reinforcements
kind-choose-landing = Airborne landing
kind-negotiate = Negotiation
kind-place-bought = Bought reinforcement

decision-bid = Bid the victory points you would score as the Soviets, from 1 to 200. The higher bidder plays the Soviets.
decision-place-security-units = Place { $units } in major cities, one in each.
decision-exchange-fronts = Exchange the Front headquarters for the Ukrainian Fronts, or keep them for now.
decision-choose-opening-headquarters = Choose the headquarters for the opening attack: units in its range may attack but not move.
decision-choose-headquarters = Choose the headquarters to activate.
decision-choose-chits =
    { $count ->
        [one] Choose { $count } command chit for this turn.
       *[other] Choose { $count } command chits for this turn.
    }
decision-add-chits =
    { $count ->
        [one] Put chits from your hand into the cup, or draw. The cup holds { $count } chit.
       *[other] Put chits from your hand into the cup, or draw. The cup holds { $count } chits.
    }
decision-add-chits-or-waive = The cup is empty: put chits from your hand into it, or waive them.
decision-react-or-accept = { $chit } was drawn. Accept it, or cancel it with a Reaction Order.
decision-use-okh = Use the OKH chit: activate a headquarters, give an OKH Order or, if it was drawn, negotiate.
decision-name-order-units =
    { $units-count ->
        [0] Choose up to { $limit } units for the OKH Order.
       *[other] Choose up to { $limit } units for the OKH Order. Chosen: { $units }.
    }
decision-choose-mode =
    { $units-count ->
        [one] Choose the mode for the active unit: Move–Combat or Combat–Move.
       *[other] Choose the mode for the { $units-count } active units: Move–Combat or Combat–Move.
    }
decision-move-units =
    { $mover-id ->
        [none] Move the active units one at a time, or end the movement.
       *[other] Continue with { $mover }, move another unit, or end the movement.
    }
decision-relocate-headquarters = Choose a new hex for { $unit }.
decision-declare-attacks = Choose a hex to attack, or end the combats.
decision-name-attackers =
    { $attackers-count ->
        [0] Choose the units that attack { $hex }.
       *[other] Attack on { $hex } by { $attackers }: add or remove units, then roll.
    }
decision-use-luftwaffe = Combat at { $hex }, column { $column }: use a Luftwaffe marker?
decision-take-losses =
    { $count ->
        [one] Choose the unit that loses a step.
       *[other] { $count } steps to lose: choose the unit that loses the next one.
    }
decision-retreat-units =
    { $steps ->
        [one] Retreat from { $hex } by { $steps } hex: choose a unit and its path.
       *[other] Retreat from { $hex } by { $steps } hexes: choose a unit and its path.
    }
decision-pursue = { $hex } is empty: pursue with units that attacked, or end the pursuit.
decision-place-reinforcements = Place the reinforcements of group { $group } on the railway: { $units }.
decision-choose-landing = Choose the hex for the airborne landing.
decision-negotiate =
    { $points ->
        [one] { $points } Negotiation Point: buy reinforcements or end the negotiation.
       *[other] { $points } Negotiation Points: buy reinforcements, lift a Supreme Command Order, or end the negotiation.
    }
decision-place-bought = Place { $unit } on a railway hex.
