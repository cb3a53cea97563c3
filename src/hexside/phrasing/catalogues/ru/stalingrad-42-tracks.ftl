# Сталинград ’42: шкалы, ячейки и маркеры на столе.

track-stalingrad-42-control = Под контролем Оси
track-weather = Погода
track-mud = Грязь
track-swamped = Сезонные болота стали болотами
track-victory_benchmark = Требуемые очки в этом ходу
track-resource_points = Осталось очков ресурсов
track-replacements_tank = Осталось танковых пополнений
track-replacements_infantry = Осталось пехотных пополнений
track-replacements_cavalry = Осталось кавалерийских пополнений
track-replacements_special = Осталось особых пополнений
track-replacements_hungarian = Осталось венгерских пополнений
track-replacements_romanian = Осталось румынских пополнений
track-replacements_italian = Осталось итальянских пополнений
track-replacements_axis = Осталось пополнений союзников по Оси
track-rail_moves = Перевезено по железной дороге за ход / предел
track-air_ready = Авиация готова
track-air_used = Авиация использована
track-air_placed = Авиация в гексе
track-air_out = Авиация отсутствует
track-railhead_hexes = Конечные станции
track-forts_axis = Укрепления Оси
track-forts_soviet = Советские укрепления
track-forts_under_construction = Строящиеся укрепления
track-fort_lines = Напечатанные укрепления, ещё действующие
track-city_battle_hexes = Битвы за города
track-supply_points_axis = Пункты снабжения Оси: готовы / в игре
track-supply_points_soviet = Советские пункты снабжения: готовы / в игре
track-closed = Закрытые области входа
track-flotilla_soviet = Волжская флотилия

# Погода

weather-clear = ясно
weather-overcast = пасмурно
weather-rain = дождь
weather-snow = снег

# Ячейки и отметки с номером

box-stalingrad-42-turn = Подкрепления хода { $number }
mark-since = в ячейке с хода { $number }
mark-auto-ds = Автоматическая DS, группа { $number }

# Слова действий

field-type = вид пополнения
field-start = откуда
field-supply_point = пункт снабжения
replacement-stalingrad-42-tank = танковое пополнение
replacement-stalingrad-42-infantry = пехотное пополнение
replacement-stalingrad-42-cavalry = кавалерийское пополнение
replacement-stalingrad-42-special = особое пополнение
replacement-stalingrad-42-hungarian = венгерское пополнение
replacement-stalingrad-42-romanian = румынское пополнение
replacement-stalingrad-42-italian = итальянское пополнение
replacement-stalingrad-42-axis = пополнение союзников по Оси

# Слова карты, которые в других играх звучат иначе

terrain-stalingrad-42-rough = холмы
place-stalingrad-42-town = городок
place-stalingrad-42-major-city = крупный город
hexside-stalingrad-42-major-river = крупная река

# Даты

date-01 = { $day } января
date-02 = { $day } февраля
date-03 = { $day } марта
date-04 = { $day } апреля
date-05 = { $day } мая
date-06 = { $day } июня
date-07 = { $day } июля
date-08 = { $day } августа
date-09 = { $day } сентября
date-10 = { $day } октября
date-11 = { $day } ноября
date-12 = { $day } декабря

# Области входа по буквам

area-stalingrad-42-a = Область входа A
area-stalingrad-42-b = Область входа B
area-stalingrad-42-c = Область входа C
area-stalingrad-42-d = Область входа D
area-stalingrad-42-e = Область входа E
area-stalingrad-42-f = Область входа F
area-stalingrad-42-g = Область входа G
area-stalingrad-42-h = Область входа H
area-stalingrad-42-j = Область входа J
area-stalingrad-42-k = Область входа K
area-stalingrad-42-l = Область входа L
area-stalingrad-42-m = Область входа M
area-stalingrad-42-n = Область входа N
area-stalingrad-42-o = Область входа O
area-stalingrad-42-p = Область входа P
area-stalingrad-42-q = Область входа Q
area-stalingrad-42-r = Область входа R
area-stalingrad-42-w = Область входа W
area-stalingrad-42-x = Область входа X
area-stalingrad-42-y = Область входа Y
area-stalingrad-42-z = Область входа Z
