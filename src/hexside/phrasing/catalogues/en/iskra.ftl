# Iskra: titles.

game-iskra-title = Iskra
scenario-iskra-campaign-title = Operation Iskra
scenario-iskra-campaign-summary = Ten days, 12 to 21 January 1943. The 67th Army crosses the frozen Neva, the 2nd Shock and 8th Armies come from the east, and the German 18th Army holds the corridor between them, from the lake to the Sinyavino Heights.
