# Iskra: nazwy jednostek, formacji i żetonów.

# Żetony

counter-soviet-infantry-regiment = { $name } PStrz
designation-t-battalion = { $number } bpanc
designation-t-regiment = { $number } PPanc
designation-t-brigade = { $number } BPanc
designation-gt-regiment = { $number } Gw PPanc
designation-gt-brigade = { $number } Gw BPanc
designation-sh = { $number } AUd
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
abbreviation-ga = { $number } SzDL
abbreviation-b = { $number } BDL

# Sztaby i jednostki, których żeton mówi za mało

unit-ger-hq-170 = Sztab 170. Dywizji
unit-ger-hq-227 = Sztab 227. Dywizji
unit-ger-hq-1 = Sztab 1. Dywizji
unit-ger-hq-96 = Sztab 96. Dywizji
unit-ger-hq-61 = Sztab 61. Dywizji
unit-ger-hq-4ss = Sztab 4. Dywizji SS
unit-ger-hq-huehner = Sztab Hühnera
unit-sov-hq-67a = Sztab 67. Armii
unit-sov-hq-2sha = Sztab 2. Armii Uderzeniowej
unit-sov-hq-8a = Sztab 8. Armii
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
unit-sov-pontoon-1 = Ponton 1
unit-sov-pontoon-2 = Ponton 2

# Jednostki, które wymieniają tabele

unit-ger-aa161 = { abbreviation-aa161 }
unit-ger-ss-pol-1 = SS-Pol 1
unit-ger-ss-pol-2 = SS-Pol 2
unit-ger-ss-pol-3 = SS-Pol 3
unit-ger-zbv540g = { abbreviation-zbv540g }
unit-ger-636-sich = 636 SICH
unit-sov-16t = 16 BPanc
unit-ger-jg54 = JG54/LF1
unit-ger-kg53 = KG53/LF1
unit-sov-277-ga = 277 SzDL (13 AL)
unit-sov-276-b = 276 BDL (13 AL)
unit-sov-281-ga = 281 SzDL (14 AL)
unit-sov-280-b = 280 BDL (14 AL)

# W pełnym brzmieniu

unit-ger-hq-170-full = Sztab 170. Dywizji Piechoty
unit-ger-hq-227-full = Sztab 227. Dywizji Piechoty
unit-ger-hq-1-full = Sztab 1. Dywizji Piechoty
unit-ger-hq-96-full = Sztab 96. Dywizji Piechoty
unit-ger-hq-61-full = Sztab 61. Dywizji Piechoty
unit-ger-hq-4ss-full = Sztab Dywizji Policyjnej SS
unit-ger-hq-huehner-full = Sztab Grupy Hühnera
unit-sov-hq-67a-full = Sztab 67. Armii
unit-sov-hq-2sha-full = Sztab 2. Armii Uderzeniowej
unit-sov-hq-8a-full = Sztab 8. Armii
formation-i-battalion = I Batalion
formation-ii-battalion = II Batalion
formation-iii-battalion = III Batalion
formation-battalion = batalion
formation-regiment = { $number }. pułk
formation-company = { $number }. Kompania
formation-infantry-regiment = { $number }. Pułk Piechoty
formation-mountain-regiment = { $number }. Pułk Górski
formation-jager-regiment = { $number }. Pułk Jegrów
formation-ss-police-regiment = { $number }. Pułk Policyjny SS
formation-engineer-battalion = { $number }. Batalion Saperów
formation-reconnaissance-battalion = { $number }. Batalion Rozpoznawczy
formation-fusilier-battalion = { $number }. Batalion Fizylierów
formation-special-duty-infantry-battalion = { $number }. Batalion Piechoty do Zadań Specjalnych
formation-security-battalion = { $number }. Batalion Ochronny
formation-assault-gun-battalion = { $number }. Dywizjon Dział Szturmowych
formation-heavy-panzer-battalion-tiger-i = { $number }. Batalion Czołgów Ciężkich (Tygrys I)
formation-kampfgruppe-carstens = Kampfgruppe „Carstens”
formation-kampfgruppe-dresp = Kampfgruppe „Dresp”
formation-kampfgruppe-silbernagel = Kampfgruppe „Silbernagel”
formation-kampfgruppe-am-seeufer = Kampfgruppe „Am Seeufer”
formation-rifle-regiment = { $number }. Pułk Strzelecki
formation-guards-rifle-regiment = { $number }. Gwardyjski Pułk Strzelecki
formation-ski-brigade = { $number }. Brygada Narciarska
formation-tank-battalion = { $number }. Batalion Pancerny
formation-tank-regiment = { $number }. Pułk Pancerny
formation-guards-heavy-tank-regiment = { $number }. Gwardyjski Pułk Czołgów Ciężkich
formation-pontoon-battalion = { $number }. Batalion Pontonowy
formation-fighter-wing = { $number }. Pułk Myśliwski
formation-bomber-wing = { $number }. Pułk Bombowy
formation-luftflotte = { $number }. Flota Powietrzna
formation-ground-attack-air-division = { $number }. Szturmowa Dywizja Lotnicza
formation-bomber-air-division = { $number }. Bombowa Dywizja Lotnicza
formation-air-army = { $number }. Armia Lotnicza

# Rodzaje i szczeble

unit-type-ski = narciarze
unit-type-reconnaissance = rozpoznanie
unit-type-bridging = pontonierzy
size-company = kompania
size-battalion = batalion
size-army = armia

# Dywizje, brygady i armie

formation-iskra-170 = 170. Dywizja
formation-iskra-227 = 227. Dywizja
formation-iskra-1 = 1. Dywizja
formation-iskra-96 = 96. Dywizja
formation-iskra-61 = 61. Dywizja
formation-iskra-4ss = 4. Dywizja SS
formation-iskra-huehner = Grupa Hühnera
formation-iskra-67a = 67. Armia
formation-iskra-2sha = 2. Armia Uderzeniowa
formation-iskra-8a = 8. Armia
formation-iskra-45g-div = 45. Dywizja Gwardii
formation-iskra-268-div = 268. Dywizja
formation-iskra-136-div = 136. Dywizja
formation-iskra-86-div = 86. Dywizja
formation-iskra-46-div = 46. Dywizja
formation-iskra-13-div = 13. Dywizja
formation-iskra-123-div = 123. Dywizja
formation-iskra-224-div = 224. Dywizja
formation-iskra-11-bde = 11. Brygada
formation-iskra-138-bde = 138. Brygada
formation-iskra-142-bde = 142. Brygada
formation-iskra-123-bde = 123. Brygada
formation-iskra-102-bde = 102. Brygada
formation-iskra-55n-bde = 55. Brygada Morska
formation-iskra-35ski-bde = 35. Brygada Narciarska
formation-iskra-34ski-bde = 34. Brygada Narciarska
formation-iskra-128-div = 128. Dywizja
formation-iskra-372-div = 372. Dywizja
formation-iskra-256-div = 256. Dywizja
formation-iskra-327-div = 327. Dywizja
formation-iskra-314-div = 314. Dywizja
formation-iskra-376-div = 376. Dywizja
formation-iskra-18-div = 18. Dywizja
formation-iskra-191-div = 191. Dywizja
formation-iskra-71-div = 71. Dywizja
formation-iskra-239-div = 239. Dywizja
formation-iskra-11-div = 11. Dywizja
formation-iskra-147-div = 147. Dywizja
formation-iskra-22-bde = 22. Brygada
formation-iskra-12ski-bde = 12. Brygada Narciarska
formation-iskra-13ski-bde = 13. Brygada Narciarska
formation-iskra-80-div = 80. Dywizja
formation-iskra-364-div = 364. Dywizja
formation-iskra-265-div = 265. Dywizja
formation-iskra-286-div = 286. Dywizja
formation-iskra-73n-bde = 73. Brygada Morska
formation-iskra-53-bde = 53. Brygada
formation-iskra-63g-div = 63. Dywizja Gwardii
formation-iskra-64g-div = 64. Dywizja Gwardii
formation-iskra-luftflotte-1 = Luftflotte 1
formation-iskra-13th-air-army = 13. Armia Lotnicza
formation-iskra-14th-air-army = 14. Armia Lotnicza

# Żetony dowodzenia

chit-soviet-67a = 67. Armia sowiecka
chit-soviet-2sha = 2. Armia Uderzeniowa
chit-soviet-leningrad-front = Front Leningradzki
chit-soviet-volkhov-front = Front Wołchowski
chit-axis-1 = 1. Dywizja
chit-axis-96 = 96. Dywizja
chit-axis-170 = 170. Dywizja
chit-axis-227 = 227. Dywizja
chit-axis-huehner = Grupa Hühnera
chit-axis-61 = 61. Dywizja
chit-axis-4ss = 4. Dywizja SS
