# Iskra: reinforcements, Kampfgruppen, replacements, pontoons (rules 2.5, 2.6, 7, 13.2, 13.3.1).

# What is to be decided

kind-bring-in-units = Reinforcements
kind-form-kampfgruppe = Kampfgruppen
kind-replacements = Replacements
kind-turn-pontoons = Pontoons

decision-bring-in-units = Bring your reinforcements onto the map one after another; each may move at once. Still to enter: { $units }.
decision-form-kampfgruppe = Reduce a full unit to form a Kampfgruppe of its division, or go on. Kampfgruppen left: { $units }.
decision-replacements =
    { $seat-id ->
        [axis] Spend the replacement point on a reduced non-mechanised unit on the map, or let it lapse.
       *[other]
            { $count ->
                [one] Spend { $count } replacement point on a reduced or eliminated unit, or let it lapse.
               *[other] Spend { $count } replacement points on reduced or eliminated units, or let them lapse.
            }
    }
decision-turn-pontoons = Build bridges with pontoons on their sites, take down older bridges, or go on. Pontoons: { $units }.

verb-iskra-enter = Enter here
verb-detach = Form a Kampfgruppe
verb-iskra-replace = Restore a step
verb-build = Build the bridge
verb-dismantle = Take down the bridge
field-kampfgruppe = Kampfgruppe

# What has happened

event-reinforcement-entered = { $unit } enters at { $hex }.
event-reinforcement-entered-unseen = { $unit } enters the map.
event-reinforcement-lost = { $unit } cannot enter and is eliminated.
event-reinforcement-waits = { $unit } cannot enter and waits for the next turn.
event-counter-exchanged = { $by } takes the place of { $unit }.
event-kampfgruppe-formed = { $unit } is reduced and forms Kampfgruppe { $by }.
event-kampfgruppe-formed-unseen = Kampfgruppe { $by } is formed.
event-replacement-point-rolled = Die roll { $die }: the replacement point goes to { $seat }.
event-replacements-unused =
    { $count ->
        [one] { $seat }: { $count } replacement point lapses.
       *[other] { $seat }: { $count } replacement points lapse.
    }
event-step-restored = { $unit } is restored to full strength.
event-step-restored-unseen = A unit is restored to full strength.
event-unit-returned = { $unit } returns at { $hex } with one step.
event-unit-returned-unseen = { $unit } returns to the map with one step.
event-pontoon-lost = { $unit } is lost at { $hex } and returns next turn.
event-bridge-built = { $unit } builds a pontoon bridge at { $hex }.
event-bridge-dismantled = { $unit } takes down its bridge at { $hex }.

# What is not allowed

reason-units-must-enter = These reinforcements can enter and may not be held back: { $units }.
reason-not-the-entry-hex = { $unit } does not enter at { $hex } but at { $hexes }.
reason-too-far-from-entry-hex = { $hex } is not on the same map edge near the entry hex of { $unit }.
reason-not-a-supplied-entry-point = { $hex } is not a Soviet entry point in supply.
reason-no-such-kampfgruppe = { $unit } is not a Kampfgruppe that can still be formed.
reason-kampfgruppe-of-other-division = { $by } is not of the same division and type as { $unit }.
reason-no-kampfgruppe-from-this-unit = { $unit } cannot form a Kampfgruppe.
reason-not-at-full-strength = { $unit } is not a two-step unit at full strength.
reason-only-two-step-units = { $unit } cannot get replacements: only two-step units can.
reason-no-replacements-for-mechanised = { $unit } is mechanised: such units get no replacements.
reason-not-reduced = { $unit } is at full strength.
reason-not-supplied = { $unit } is not in supply.
reason-not-in-command = { $unit } is not in the range of its headquarters.
reason-restored-where-it-stands = { $unit } is restored where it stands, in { $hex }.
reason-not-eliminated = { $unit } is neither on the map nor eliminated.
reason-only-units-on-the-map = { $unit } is not on the map; this point is only for units there.
reason-not-at-headquarters = { $unit } cannot return at { $hex }: only on or next to its headquarters, independent units next to one, or at a supply source if there is none.
reason-not-a-pontoon = { $unit } is not a pontoon.
reason-pontoon-already-turned = { $unit } has already been turned over in this phase.
reason-is-a-bridge = { $unit } is a bridge already.
reason-is-no-bridge = { $unit } is not a bridge.
reason-no-pontoon-site = { $hex } is not a pontoon site.
reason-bridge-built-this-turn = The bridge of { $unit } was built this turn.
