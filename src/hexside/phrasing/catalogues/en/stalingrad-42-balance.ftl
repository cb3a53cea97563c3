# Stalingrad ’42: options of the balance of Fall Blau.

option-worn-units = Worn Soviet units on 28 June
option-worn-units-off = only those that the set-up names begin reduced
option-worn-units-on = 15 more begin reduced
option-soviet-replacements = Soviet replacements on turns 1 to 8
option-soviet-replacements-31 = 31 steps
option-soviet-replacements-19 = 19 steps
