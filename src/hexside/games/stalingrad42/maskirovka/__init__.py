"""34 Maskirovka: Reserve Armies, their holding boxes, and which box belongs to which army.

Units in a box are public; which army stands for the box is the one secret of the game (4.5).

- 34.1 ``armies``: boxes and armies; ``arrival`` of turn 21; ``markers`` assigned and exchanged
- 34.2, 34.3 ``pace`` of an army, ``army_moves``: what its moves give away
- 34.4, 34.5 ``box_supply``, ``into_boxes``, ``out_of_boxes``
- 14, 25 ``advancing``: an army that advances or waits in reserve takes its box along
- 34.6 ``standing_in_the_way`` of Axis units, ``defending`` with units of the box
- 34.7 ``revealing`` and removal
- 4.5 ``knowledge``: what the Axis can have worked out; ``imagining`` another assignment
"""
