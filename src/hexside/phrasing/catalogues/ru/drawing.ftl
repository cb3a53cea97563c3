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
map-effect-costs = { $points } очков движения
map-effect-defense = оборона ×{ $factor }
map-terrain-desert = Пустыня
map-terrain-seasonal-swamp = Сезонное болото
map-terrain-peat-bog = Торфяник
map-terrain-heights = Высоты
map-terrain-full-alpine = Сплошной альпийский гекс
map-terrain-mountains = Горы
map-terrain-major-city = Крупный город
map-terrain-minor-city = Малый город
map-terrain-city = Город
map-terrain-village = Деревня
map-terrain-lake-ice = Озёрный лёд
map-terrain-neva-ice = Невский лёд
map-terrain-unplayable = Вне игры
map-hexside-volga = Волга
map-hexside-small-river = Малая река
map-hexside-canal = Ладожский канал
map-hexside-neva = Нева
map-hexside-lake = Озеро
map-hexside-desert-lake = Пустынное озеро
map-hexside-sea = Море
map-hexside-kerch-strait = Керченский пролив
map-hexside-alpine = Альпийская сторона
map-hexside-unplayable = Сторона вне игры
map-hexside-border = Граница
map-line-primary-road = Главная дорога
map-line-main-road = Главная дорога
map-line-secondary-road = Второстепенная дорога
map-line-green-rail = Восстановимая железная дорога
map-line-unfinished-rail = Недостроенная железная дорога
map-line-narrow-gauge = Узкоколейка
map-line-ferry = Паром
map-line-sea-lane = Морской путь
map-line-power-line = Линия электропередачи
map-place-landmark = Ориентир
map-place-mountain-peak = Вершина
map-place-pass = Перевал
map-place-minor-city = Малый город
map-area-victory-hex = Победный гекс
map-area-breakthrough-hex = Гекс прорыва
map-area-port = Порт
map-area-fortification = Укрепление
map-area-axis-fortification = Укрепление Оси
map-area-soviet-fortification = Советское укрепление
map-area-axis-entry = Гекс входа Оси
map-area-soviet-entry = Гекс входа советской стороны
map-area-axis-start = Исходный рубеж
map-area-scenario-area = Граница сценария
map-area-trench = Траншеи
map-area-pond = Пруд
map-area-pontoon-site = Место понтонного моста
map-area-oil-field = Нефтепромысел
map-effect-shift-right = { $columns } кол. вправо в бою
map-hexside-bridge = Мост
map-hexside-pontoon-site = Место понтонного моста
map-place-station = Станция
map-area-victory = Победный гекс
map-area-entry-a = Советская точка входа
map-area-entry-b = Советская точка входа
map-area-entry-c = Советская точка входа
map-area-entry-d = Советская точка входа
map-area-entry-e = Советская точка входа
map-area-entry-f = Немецкая точка входа
map-area-entry-g = Немецкая точка входа
map-area-entry-h = Немецкая точка входа
map-area-entry-i = Немецкая точка входа
map-area-sinyavino-heights = Синявинские высоты: досрочная победа
map-area-mga = Мга: досрочная победа
map-area-smolensk-map = Граница сценария
map-area-from-moscow = Источник «из Москвы»
map-area-smolensk-breakthrough = Гекс прорыва карты «Смоленск»
map-area-stand-fast = Город с маркером «Стоять насмерть»
map-area-fortress-start = Крепость в начале игры
