# Надписи на карте: условные знаки, шкалы и поля.
map-terrain = Местность
map-hexsides = Грани гексов
map-lines = Дороги и железные дороги
map-places = Города
map-areas = Особые гексы
map-kilometres = { $count } км
map-hexes =
    { $count ->
        [one] { $count } гекс
        [few] { $count } гекса
        [many] { $count } гексов
       *[other] { $count } гекса
    }
map-effect-cost =
    { $points ->
        [one] { $points } очко движения
        [few] { $points } очка движения
        [many] { $points } очков движения
       *[other] { $points } очка движения
    }
map-effect-extra = +{ $points } за переход
map-effect-all = все очки движения
map-effect-closed = вход запрещён
map-effect-shift = { $columns } кол. влево в бою
map-effect-attack = атака ×{ $factor }
map-effect-strategic = { $points } при стратегическом движении

map-terrain-clear = Открытая местность
map-terrain-rough = Пересечённая местность
map-terrain-mountain = Горы
map-terrain-woods = Лес
map-terrain-light-forest = Редкий лес
map-terrain-dense-forest = Густой лес
map-terrain-wooded-rough = Лесистые холмы
map-terrain-marsh = Болото
map-terrain-swamp = Топь
map-terrain-swamp-woods = Заболоченный лес
map-terrain-sea = Море
map-terrain-lake = Озеро
map-hexside-minor-river = Малая река
map-hexside-major-river = Крупная река
map-hexside-blocked = Непроходимая грань
map-line-road = Дорога
map-line-rail = Железная дорога
map-line-trail = Тропа
map-place-village = Деревня
map-place-town = Город
map-place-city = Большой город
map-place-major-city = Крупный город
map-area-axis-source = Источник снабжения Оси
map-area-soviet-source = Советский источник снабжения
map-area-crossing-point = Пункт переправы
map-area-crossing-point-locked = Пункт переправы, открываемый городом
map-area-crossing-point-key = Город, открывающий пункт переправы
map-area-breakthrough = Гекс прорыва
map-area-sco = Приказ Верховного командования
map-month-01 = январь
map-month-02 = февраль
map-month-03 = март
map-month-04 = апрель
map-month-05 = май
map-month-06 = июнь
map-month-07 = июль
map-month-08 = август
map-month-09 = сентябрь
map-month-10 = октябрь
map-month-11 = ноябрь
map-month-12 = декабрь
map-counter-size = уровень
map-counter-branch = род войск
map-counter-name = обозначение
map-counter-strength = атака – оборона – движение
map-counter-steps = ступени боеспособности
