# Iskra: combat, air support, results, losses.

event-iskra-attack =
    { $units-count ->
        [one] { $units } attacks { $hex }.
       *[other] { $units } attack { $hex }.
    }
event-defenders-shown = In { $hex } stand: { $units }.
event-attack-void = There is only a headquarters in { $hex }: the attack does not take place, and nobody has used up an attack.
event-attack-called-off =
    { $column-id ->
        [none] The attack on { $hex } has no strength left and is called off; its units and aircraft are spent.
       *[other] The attack on { $hex } is called off at { $column } ({ $attack } to { $defense }); its units and aircraft are spent.
    }
event-battle-result = { $hex }: { $attack } to { $defense }, column { $column }, die { $die } – { $cell }: { $outcome }.
event-air-support-full = { $unit } makes a full attack on { $hex } and is grounded afterwards.
event-air-support-normal = { $unit } makes a normal attack on { $hex } and is refitted afterwards.
event-first-loss-ignored = The defenders of the city { $hex } ignore the first step loss.
event-retreat-hex-ignored = The defenders of { $hex } ignore one hex of the retreat.
event-patriots-stand = { $units }: the first hex of the retreat becomes a step loss.
event-loss-into-retreat =
    { $units-count ->
        [one] { $units } retreats one hex instead of losing a step.
       *[other] { $units } retreat one hex instead of losing a step.
    }
event-loss-preferred = The attackers of { $hex } lose a step and stay.
event-retreat-over = The retreat is over.
event-retreat-preferred =
    { $units-count ->
        [one] { $units } retreats instead of losing a step.
       *[other] { $units } retreat instead of losing a step.
    }

# Decisions

kind-air-support = Air support
decision-air-support =
    { $column-id ->
        [none] Attack on { $hex }, { $attack } to { $defense }: no strength left. Roll to end the attack.
       *[other] Attack on { $hex }, { $attack } to { $defense }, odds { $column }: add air units, or roll. Below 1:2 the attack is called off.
    }
kind-iskra-ignore-loss = City
decision-iskra-ignore-loss =
    { $count ->
        [one] { $hex } is a city: ignore the step loss?
       *[other] { $hex } is a city, { $count } steps to lose: ignore the first one?
    }
kind-iskra-ignore-retreat = Village or city
decision-iskra-ignore-retreat =
    { $steps ->
        [one] { $hex } is a village or city: ignore the retreat?
       *[other] { $hex } is a village or city, { $steps } hexes to retreat: ignore one of them?
    }
kind-iskra-retreat-or-loss = Retreat or loss
decision-iskra-retreat-or-loss = Attack on { $hex }: retreat one hex, or lose a step and stay.
kind-iskra-loss-into-retreat = Retreat instead of a loss
decision-iskra-loss-into-retreat = { $units }: steps to lose { $count }, hexes to retreat { $steps }. Turn the first step into one more hex of retreat?

verb-fly = Air support
verb-ignore = Ignore it
verb-suffer = Take the result
verb-fall-back = Retreat instead
verb-stand = Lose a step
verb-iskra-resolve = Roll
field-strength = full or normal

# Refusals

reason-no-attack-strength = Nobody who attacks { $hex } has any attack strength.
reason-only-headquarters-there = There is only a headquarters in { $hex }, which cannot be attacked.
reason-unit-is-pinned = { $unit } is pinned.
reason-not-a-combat-unit = { $unit } is no combat unit and does not attack.
reason-no-such-air-attack = { $unit } makes a full or a normal attack.
reason-air-unit-not-ready = { $unit } is not ready: it is grounded, being refitted or out of the game.
reason-clouds-forbid-full-attack = It is cloudy this turn: { $unit } can make a normal attack only.
reason-enough-air-units = At most { $count } air units support an attack.
reason-air-points-used = { $count } of { $limit } air points have been used this turn; there are not enough left for this attack.
reason-strongest-loses-first = { $unit } is not the strongest: the first loss falls on a unit such as { $by }.
reason-not-this-choice = This is not what has to be decided now.

# Odds

modifier-iskra-across-river = { $unit }: across a river, attack halved
modifier-iskra-out-of-supply = { $unit }: out of supply, halved
modifier-iskra-isolated = { $unit }: isolated, halved
modifier-iskra-terrain =
    { $size ->
        [one] terrain: { $size } column left
       *[other] terrain: { $size } columns left
    }
modifier-iskra-from-ice =
    { $size ->
        [one] attack from the ice: { $size } column left
       *[other] attack from the ice: { $size } columns left
    }
modifier-iskra-onto-ice =
    { $size ->
        [one] defenders on the ice: { $size } column right
       *[other] defenders on the ice: { $size } columns right
    }
modifier-iskra-pinned =
    { $size ->
        [one] defenders pinned: { $size } column right
       *[other] defenders pinned: { $size } columns right
    }
modifier-iskra-air =
    { $size ->
        [one] { $unit }: { $size } column right
       *[other] { $unit }: { $size } columns right
    }
