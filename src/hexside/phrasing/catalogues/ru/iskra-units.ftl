# Искра: названия частей, соединений и жетонов.

# Фишки

counter-soviet-infantry-regiment = { $name } сп
designation-t-battalion = { $number } отб
designation-t-regiment = { $number } тп
designation-t-brigade = { $number } тбр
designation-gt-regiment = { $number } гв. тп
designation-gt-brigade = { $number } гв. тбр
designation-sh = { $number } УА
designation-p = П{ $number }
abbreviation-ss = { $number } СС
abbreviation-huhner = Хюнер
abbreviation-pi240 = 240 сапб
abbreviation-pi227 = 227 сапб
abbreviation-pi1 = 1 сапб
abbreviation-pi196 = 196 сапб
abbreviation-aa240 = 240 разб
abbreviation-aa227 = 227 разб
abbreviation-aa196 = 196 разб
abbreviation-aa161 = 161 разб
abbreviation-fus1 = 1 фузб
abbreviation-stug226 = ШО 226
abbreviation-s502 = { $number }/502 ттб
abbreviation-ss-pol = СС-Пол { $number }
abbreviation-zbv540g = 540 бон
abbreviation-sich = { $number } охрб
abbreviation-carstens = Карстенс
abbreviation-dresp = Дресп
abbreviation-silbernagel = Зильбернагель
abbreviation-am-seeufer = Ам Зееуфер
abbreviation-jg54 = 54 иэ
abbreviation-kg53 = 53 бэ
abbreviation-ga = { $number } шад
abbreviation-b = { $number } бад

# Штабы и части, у которых фишка говорит слишком мало

unit-ger-hq-170 = Штаб 170-й дивизии
unit-ger-hq-227 = Штаб 227-й дивизии
unit-ger-hq-1 = Штаб 1-й дивизии
unit-ger-hq-96 = Штаб 96-й дивизии
unit-ger-hq-61 = Штаб 61-й дивизии
unit-ger-hq-4ss = Штаб 4-й дивизии СС
unit-ger-hq-huehner = Штаб Хюнера
unit-sov-hq-67a = Штаб 67-й армии
unit-sov-hq-2sha = Штаб 2-й ударной армии
unit-sov-hq-8a = Штаб 8-й армии
unit-ger-i-151-61 = I/151 (61)
unit-ger-ii-151-61 = II/151 (61)
unit-ger-i-162-61 = I/162 (61)
unit-ger-ii-162-61 = II/162 (61)
unit-ger-i-176-61 = I/176 (61)
unit-ger-ii-176-61 = II/176 (61)
unit-ger-aa161-61 = 161 разб (61)
unit-ger-ss-pol-1-4ss = СС-Пол 1 (4 СС)
unit-ger-ss-pol-2-4ss = СС-Пол 2 (4 СС)
unit-ger-carstens = БГ Карстенса
unit-ger-dresp = БГ Дреспа
unit-ger-silbernagel = БГ Зильбернагеля
unit-ger-am-seeufer = БГ «Ам Зееуфер»
unit-sov-pontoon-1 = Понтон 1
unit-sov-pontoon-2 = Понтон 2

# Части, которые названы в таблицах

unit-ger-aa161 = { abbreviation-aa161 }
unit-ger-ss-pol-1 = СС-Пол 1
unit-ger-ss-pol-2 = СС-Пол 2
unit-ger-ss-pol-3 = СС-Пол 3
unit-ger-zbv540g = { abbreviation-zbv540g }
unit-ger-636-sich = 636 охрб
unit-sov-16t = 16 тбр
unit-ger-jg54 = 54 иэ (1 ВФ)
unit-ger-kg53 = 53 бэ (1 ВФ)
unit-sov-277-ga = 277 шад (13 ВА)
unit-sov-276-b = 276 бад (13 ВА)
unit-sov-281-ga = 281 шад (14 ВА)
unit-sov-280-b = 280 бад (14 ВА)

# Полностью

unit-ger-hq-170-full = Штаб 170-й пехотной дивизии
unit-ger-hq-227-full = Штаб 227-й пехотной дивизии
unit-ger-hq-1-full = Штаб 1-й пехотной дивизии
unit-ger-hq-96-full = Штаб 96-й пехотной дивизии
unit-ger-hq-61-full = Штаб 61-й пехотной дивизии
unit-ger-hq-4ss-full = Штаб полицейской дивизии СС
unit-ger-hq-huehner-full = Штаб группы Хюнера
unit-sov-hq-67a-full = Штаб 67-й армии
unit-sov-hq-2sha-full = Штаб 2-й ударной армии
unit-sov-hq-8a-full = Штаб 8-й армии
formation-i-battalion = 1-й батальон
formation-ii-battalion = 2-й батальон
formation-iii-battalion = 3-й батальон
formation-battalion = батальон
formation-regiment = { $number }-й полк
formation-company = { $number }-я рота
formation-infantry-regiment = { $number }-й пехотный полк
formation-mountain-regiment = { $number }-й горнострелковый полк
formation-jager-regiment = { $number }-й егерский полк
formation-ss-police-regiment = { $number }-й полицейский полк СС
formation-engineer-battalion = { $number }-й сапёрный батальон
formation-reconnaissance-battalion = { $number }-й разведывательный батальон
formation-fusilier-battalion = { $number }-й фузилёрный батальон
formation-special-duty-infantry-battalion = { $number }-й пехотный батальон особого назначения
formation-security-battalion = { $number }-й охранный батальон
formation-assault-gun-battalion = { $number }-й дивизион штурмовых орудий
formation-heavy-panzer-battalion-tiger-i = { $number }-й тяжёлый танковый батальон («Тигр»)
formation-kampfgruppe-carstens = Боевая группа Карстенса
formation-kampfgruppe-dresp = Боевая группа Дреспа
formation-kampfgruppe-silbernagel = Боевая группа Зильбернагеля
formation-kampfgruppe-am-seeufer = Боевая группа «Ам Зееуфер»
formation-rifle-regiment = { $number }-й стрелковый полк
formation-guards-rifle-regiment = { $number }-й гвардейский стрелковый полк
formation-ski-brigade = { $number }-я лыжная бригада
formation-tank-battalion = { $number }-й танковый батальон
formation-tank-regiment = { $number }-й танковый полк
formation-guards-heavy-tank-regiment = { $number }-й гвардейский тяжёлый танковый полк
formation-pontoon-battalion = { $number }-й понтонный батальон
formation-fighter-wing = { $number }-я истребительная эскадра
formation-bomber-wing = { $number }-я бомбардировочная эскадра
formation-luftflotte = { $number }-й воздушный флот
formation-ground-attack-air-division = { $number }-я штурмовая авиационная дивизия
formation-bomber-air-division = { $number }-я бомбардировочная авиационная дивизия
formation-air-army = { $number }-я воздушная армия

# Роды войск и размеры

unit-type-ski = лыжники
unit-type-reconnaissance = разведка
unit-type-bridging = понтонёры
size-company = рота
size-battalion = батальон
size-army = армия

# Дивизии, бригады и армии

formation-iskra-170 = 170-я дивизия
formation-iskra-227 = 227-я дивизия
formation-iskra-1 = 1-я дивизия
formation-iskra-96 = 96-я дивизия
formation-iskra-61 = 61-я дивизия
formation-iskra-4ss = 4-я дивизия СС
formation-iskra-huehner = группа Хюнера
formation-iskra-67a = 67-я армия
formation-iskra-2sha = 2-я ударная армия
formation-iskra-8a = 8-я армия
formation-iskra-45g-div = 45-я гвардейская дивизия
formation-iskra-268-div = 268-я дивизия
formation-iskra-136-div = 136-я дивизия
formation-iskra-86-div = 86-я дивизия
formation-iskra-46-div = 46-я дивизия
formation-iskra-13-div = 13-я дивизия
formation-iskra-123-div = 123-я дивизия
formation-iskra-224-div = 224-я дивизия
formation-iskra-11-bde = 11-я бригада
formation-iskra-138-bde = 138-я бригада
formation-iskra-142-bde = 142-я бригада
formation-iskra-123-bde = 123-я бригада
formation-iskra-102-bde = 102-я бригада
formation-iskra-55n-bde = 55-я морская бригада
formation-iskra-35ski-bde = 35-я лыжная бригада
formation-iskra-34ski-bde = 34-я лыжная бригада
formation-iskra-128-div = 128-я дивизия
formation-iskra-372-div = 372-я дивизия
formation-iskra-256-div = 256-я дивизия
formation-iskra-327-div = 327-я дивизия
formation-iskra-314-div = 314-я дивизия
formation-iskra-376-div = 376-я дивизия
formation-iskra-18-div = 18-я дивизия
formation-iskra-191-div = 191-я дивизия
formation-iskra-71-div = 71-я дивизия
formation-iskra-239-div = 239-я дивизия
formation-iskra-11-div = 11-я дивизия
formation-iskra-147-div = 147-я дивизия
formation-iskra-22-bde = 22-я бригада
formation-iskra-12ski-bde = 12-я лыжная бригада
formation-iskra-13ski-bde = 13-я лыжная бригада
formation-iskra-80-div = 80-я дивизия
formation-iskra-364-div = 364-я дивизия
formation-iskra-265-div = 265-я дивизия
formation-iskra-286-div = 286-я дивизия
formation-iskra-73n-bde = 73-я морская бригада
formation-iskra-53-bde = 53-я бригада
formation-iskra-63g-div = 63-я гвардейская дивизия
formation-iskra-64g-div = 64-я гвардейская дивизия
formation-iskra-luftflotte-1 = 1-й воздушный флот
formation-iskra-13th-air-army = 13-я воздушная армия
formation-iskra-14th-air-army = 14-я воздушная армия

# Жетоны управления

chit-soviet-67a = 67-я советская армия
chit-soviet-2sha = 2-я ударная армия
chit-soviet-leningrad-front = Ленинградский фронт
chit-soviet-volkhov-front = Волховский фронт
chit-axis-1 = 1-я дивизия
chit-axis-96 = 96-я дивизия
chit-axis-170 = 170-я дивизия
chit-axis-227 = 227-я дивизия
chit-axis-huehner = Группа Хюнера
chit-axis-61 = 61-я дивизия
chit-axis-4ss = 4-я дивизия СС
