# Iskra: names of units, formations and chits.

# Counters

counter-soviet-infantry-regiment = { $name } RR
designation-t-battalion = { $number }T
designation-t-regiment = { $number }T
designation-t-brigade = { $number }T
designation-gt-regiment = { $number }GT
designation-gt-brigade = { $number }GT
designation-sh = { $number }Sh
designation-p = P{ $number }
abbreviation-ss = { $number } SS
abbreviation-huhner = Hühner
abbreviation-pi240 = Pi240
abbreviation-pi227 = Pi227
abbreviation-pi1 = Pi1
abbreviation-pi196 = Pi196
abbreviation-aa240 = AA240
abbreviation-aa227 = AA227
abbreviation-aa196 = AA196
abbreviation-aa161 = AA161
abbreviation-fus1 = Füs1
abbreviation-stug226 = StuG226
abbreviation-s502 = { $number }/s502
abbreviation-ss-pol = SS-Pol { $number }
abbreviation-zbv540g = ZbV540G
abbreviation-sich = { $number } SICH
abbreviation-carstens = Carstens
abbreviation-dresp = Dresp
abbreviation-silbernagel = Silbernagel
abbreviation-am-seeufer = Am Seeufer
abbreviation-jg54 = JG54
abbreviation-kg53 = KG53
abbreviation-ga = { $number } GA
abbreviation-b = { $number } B

# Headquarters, and others that a counter names too shortly

unit-ger-hq-170 = HQ 170
unit-ger-hq-227 = HQ 227
unit-ger-hq-1 = HQ 1
unit-ger-hq-96 = HQ 96
unit-ger-hq-61 = HQ 61
unit-ger-hq-4ss = HQ 4 SS
unit-ger-hq-huehner = HQ Hühner
unit-sov-hq-67a = HQ 67A
unit-sov-hq-2sha = HQ 2Sh A
unit-sov-hq-8a = HQ 8A
unit-ger-i-151-61 = I/151 (61)
unit-ger-ii-151-61 = II/151 (61)
unit-ger-i-162-61 = I/162 (61)
unit-ger-ii-162-61 = II/162 (61)
unit-ger-i-176-61 = I/176 (61)
unit-ger-ii-176-61 = II/176 (61)
unit-ger-aa161-61 = AA161 (61)
unit-ger-ss-pol-1-4ss = SS-Pol 1 (4 SS)
unit-ger-ss-pol-2-4ss = SS-Pol 2 (4 SS)
unit-ger-carstens = KG Carstens
unit-ger-dresp = KG Dresp
unit-ger-silbernagel = KG Silbernagel
unit-ger-am-seeufer = KG Am Seeufer
unit-sov-pontoon-1 = Pontoon 1
unit-sov-pontoon-2 = Pontoon 2

# Units that tables name

unit-ger-aa161 = { abbreviation-aa161 }
unit-ger-ss-pol-1 = SS-Pol 1
unit-ger-ss-pol-2 = SS-Pol 2
unit-ger-ss-pol-3 = SS-Pol 3
unit-ger-zbv540g = { abbreviation-zbv540g }
unit-ger-636-sich = 636 SICH
unit-sov-16t = 16T
unit-ger-jg54 = JG54/LF1
unit-ger-kg53 = KG53/LF1
unit-sov-277-ga = 277 GA/13AA
unit-sov-276-b = 276 B/13AA
unit-sov-281-ga = 281 GA/14AA
unit-sov-280-b = 280 B/14AA

# In full

unit-ger-hq-170-full = Headquarters of the 170th Infantry Division
unit-ger-hq-227-full = Headquarters of the 227th Infantry Division
unit-ger-hq-1-full = Headquarters of the 1st Infantry Division
unit-ger-hq-96-full = Headquarters of the 96th Infantry Division
unit-ger-hq-61-full = Headquarters of the 61st Infantry Division
unit-ger-hq-4ss-full = Headquarters of the SS Police Division
unit-ger-hq-huehner-full = Headquarters of Group Hühner
unit-sov-hq-67a-full = Headquarters of the 67th Army
unit-sov-hq-2sha-full = Headquarters of the 2nd Shock Army
unit-sov-hq-8a-full = Headquarters of the 8th Army
formation-i-battalion = I. Battalion
formation-ii-battalion = II. Battalion
formation-iii-battalion = III. Battalion
formation-battalion = battalion
formation-regiment = { $number } regiment
formation-company = { $number } Company
formation-infantry-regiment = { $number } Infantry Regiment
formation-mountain-regiment = { $number } Mountain Regiment
formation-jager-regiment = { $number } Jäger Regiment
formation-ss-police-regiment = { $number } SS Police Regiment
formation-engineer-battalion = { $number } Engineer Battalion
formation-reconnaissance-battalion = { $number } Reconnaissance Battalion
formation-fusilier-battalion = { $number } Fusilier Battalion
formation-special-duty-infantry-battalion = { $number } Special Duty Infantry Battalion
formation-security-battalion = { $number } Security Battalion
formation-assault-gun-battalion = { $number } Assault Gun Battalion
formation-heavy-panzer-battalion-tiger-i = { $number } Heavy Panzer Battalion (Tiger I)
formation-kampfgruppe-carstens = Kampfgruppe Carstens
formation-kampfgruppe-dresp = Kampfgruppe Dresp
formation-kampfgruppe-silbernagel = Kampfgruppe Silbernagel
formation-kampfgruppe-am-seeufer = Kampfgruppe Am Seeufer
formation-rifle-regiment = { $number } Rifle Regiment
formation-guards-rifle-regiment = { $number } Guards Rifle Regiment
formation-ski-brigade = { $number } Ski Brigade
formation-tank-battalion = { $number } Tank Battalion
formation-tank-regiment = { $number } Tank Regiment
formation-guards-heavy-tank-regiment = { $number } Guards Heavy Tank Regiment
formation-pontoon-battalion = { $number } Pontoon Battalion
formation-fighter-wing = { $number } Fighter Wing
formation-bomber-wing = { $number } Bomber Wing
formation-luftflotte = Luftflotte { $number }
formation-ground-attack-air-division = { $number } Ground Attack Air Division
formation-bomber-air-division = { $number } Bomber Air Division
formation-air-army = { $number } Air Army

# Types and sizes

unit-type-ski = ski troops
unit-type-reconnaissance = reconnaissance
unit-type-bridging = pontoon engineers
size-company = company
size-battalion = battalion
size-army = army

# Divisions, brigades and armies

formation-iskra-170 = 170th Division
formation-iskra-227 = 227th Division
formation-iskra-1 = 1st Division
formation-iskra-96 = 96th Division
formation-iskra-61 = 61st Division
formation-iskra-4ss = 4th SS Division
formation-iskra-huehner = Group Hühner
formation-iskra-67a = 67th Army
formation-iskra-2sha = 2nd Shock Army
formation-iskra-8a = 8th Army
formation-iskra-45g-div = 45th Guards Division
formation-iskra-268-div = 268th Division
formation-iskra-136-div = 136th Division
formation-iskra-86-div = 86th Division
formation-iskra-46-div = 46th Division
formation-iskra-13-div = 13th Division
formation-iskra-123-div = 123rd Division
formation-iskra-224-div = 224th Division
formation-iskra-11-bde = 11th Brigade
formation-iskra-138-bde = 138th Brigade
formation-iskra-142-bde = 142nd Brigade
formation-iskra-123-bde = 123rd Brigade
formation-iskra-102-bde = 102nd Brigade
formation-iskra-55n-bde = 55th Naval Brigade
formation-iskra-35ski-bde = 35th Ski Brigade
formation-iskra-34ski-bde = 34th Ski Brigade
formation-iskra-128-div = 128th Division
formation-iskra-372-div = 372nd Division
formation-iskra-256-div = 256th Division
formation-iskra-327-div = 327th Division
formation-iskra-314-div = 314th Division
formation-iskra-376-div = 376th Division
formation-iskra-18-div = 18th Division
formation-iskra-191-div = 191st Division
formation-iskra-71-div = 71st Division
formation-iskra-239-div = 239th Division
formation-iskra-11-div = 11th Division
formation-iskra-147-div = 147th Division
formation-iskra-22-bde = 22nd Brigade
formation-iskra-12ski-bde = 12th Ski Brigade
formation-iskra-13ski-bde = 13th Ski Brigade
formation-iskra-80-div = 80th Division
formation-iskra-364-div = 364th Division
formation-iskra-265-div = 265th Division
formation-iskra-286-div = 286th Division
formation-iskra-73n-bde = 73rd Naval Brigade
formation-iskra-53-bde = 53rd Brigade
formation-iskra-63g-div = 63rd Guards Division
formation-iskra-64g-div = 64th Guards Division
formation-iskra-luftflotte-1 = Luftflotte 1
formation-iskra-13th-air-army = 13th Air Army
formation-iskra-14th-air-army = 14th Air Army

# Command chits

chit-soviet-67a = 67th Soviet Army
chit-soviet-2sha = 2nd Shock Army
chit-soviet-leningrad-front = Leningrad Front
chit-soviet-volkhov-front = Volkhov Front
chit-axis-1 = 1st Division
chit-axis-96 = 96th Division
chit-axis-170 = 170th Division
chit-axis-227 = 227th Division
chit-axis-huehner = Group Hühner
chit-axis-61 = 61st Division
chit-axis-4ss = 4th SS Division
