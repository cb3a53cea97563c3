# Stalingrad '42: Planned Offensives (26) and leaders (28).

# Sections

rule-stalingrad-42-26-1 = Cost
rule-stalingrad-42-26-2 = Procedure and effects
rule-stalingrad-42-28-1 = The leaders
rule-stalingrad-42-28-1-1 = Second rolls
rule-stalingrad-42-28-1-2 = Range of leaders
rule-stalingrad-42-28-1-3 = Chuikov
rule-stalingrad-42-28-1-4 = Manstein
rule-stalingrad-42-28-1-5 = Leaders by rail

# Actions

verb-plan-offensive = Plan an offensive
verb-offensive = Use Planned Offensives
verb-take-die = This die counts
verb-roll-again = Roll again
verb-let-stand = Let the roll stand
field-die = a die

# Decisions

decision-s42-choose-die = Attack on { $hex }, column { $column }: choose the die that counts ({ $dice }).
kind-s42-choose-die = Planned Offensive
decision-s42-reroll =
    { $hex }: die { $die } – { $result-id ->
        [no] no
        [yes] yes
        [yes-1] yes (−1 step)
       *[other] { $result }
    }. Roll again with { $unit }? The second roll stands.
kind-s42-reroll = Leader

# Events

event-s42-offensive-planned = { $unit } plans an offensive.
event-s42-offensive-ready = The Planned Offensive of { $unit } is Ready.
event-s42-offensive-lost = The Planned Offensive of { $unit } is lost.
event-s42-offensive-used = { $unit } carries out its Planned Offensive: one more die.
event-s42-die-rolled = { $hex }: die { $die }.
event-s42-leader-rerolls = { $unit } is Used: the roll for { $hex } is repeated.
event-s42-leader-ready = { $unit } is Ready again.

# Reasons

reason-s42-no-offensives = Planned Offensives are not used in this game.
reason-s42-offensives-limit = A side has at most { $count } Planned Offensives on the map.
reason-s42-plans-no-offensive = Only Soviet Front and Axis Army headquarters plan offensives, not { $unit }.
reason-s42-offensive-not-available = These Planned Offensives cannot be used in this attack.
reason-s42-no-offensive-planned = { $unit } has no Planned Offensive marker for this.
reason-s42-offensive-not-ready = The Planned Offensive of { $unit } is not Ready yet.
reason-s42-headquarters-too-far = { $unit } is out of range of the attack.
position-offensive-without-headquarters = A Planned Offensive lies on a headquarters that is not in play: { $value }.
reason-s42-has-replacement-marker = { $unit } has a Replacement marker.
reason-s42-die-not-rolled = No die shows { $die }.
reason-s42-not-a-leader = { $unit } is not a leader.
reason-s42-leader-used = { $unit } has been used since the last own Initial Phase.
reason-s42-leader-too-far = { $unit } is out of range.

# Tracks

track-offensives_placed = Planned Offensives, not ready
track-offensives_ready = Planned Offensives, Ready
