# A Victory Awaits: titles.

game-a-victory-awaits-title = A Victory Awaits
scenario-a-victory-awaits-leningrad-title = Leningrad Blitzkrieg
scenario-a-victory-awaits-leningrad-summary = Army Group North from the Niemen to Leningrad, nine turns. The Axis wins with 54 victory points after the supply check of turn 9.
scenario-a-victory-awaits-smolensk-short-title = Smolensk Blitzkrieg: short game
scenario-a-victory-awaits-smolensk-short-summary = Army Group Centre from the Bug to the land bridge of Smolensk, six turns. The Axis wins with 60 victory points after the supply check of turn 6.
scenario-a-victory-awaits-smolensk-title = Smolensk Blitzkrieg
scenario-a-victory-awaits-smolensk-summary = Army Group Centre from the Bug towards Moscow, nine turns. The Axis wins with 85 victory points after the supply check of turn 9.
scenario-a-victory-awaits-kiev-title = Kiev Blitzkrieg
scenario-a-victory-awaits-kiev-summary = Army Group South from the San and the Prut to the Dnieper, nine turns. The Axis wins with 52 victory points after the supply check of turn 9.
scenario-a-victory-awaits-campaign-title = A Victory Awaits: the campaign
scenario-a-victory-awaits-campaign-summary = Operation Barbarossa on all three maps, 22 June to 19 September 1941, nine turns. The Axis wins with 191 victory points after the supply check of turn 9.

box-axis-available = Available units
box-axis-eliminated = Eliminated units
box-soviet-available = Available units
box-soviet-eliminated = Eliminated units
box-turn-3 = Turn 3: 19th Army
box-turn-7 = Turn 7: transfer from 3rd Panzer Group
