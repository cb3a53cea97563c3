# Справочник правил игры «Искра»: заголовки и ячейки таблиц.

reference-column-date-1943 = Дата (1943)
reference-column-barrages = Артналёты
reference-column-event = Событие
reference-column-event-instead = Если было в прошлом ходу
reference-column-level = Уровень
reference-column-difference = Советские очки минус немецкие
reference-column-entry = Вход
reference-column-units = Части

# Ячейки

reference-unit = { $name }
reference-cost-soviets = СССР { $cost }
reference-cost-pontoon-bridge = только понтонный мост: { $cost }
reference-cost-along-line = только вдоль линии
reference-cost-as-main-road = СССР — как главная дорога
reference-columns-right =
    { $size ->
        [one] { $size } колонка вправо
        [few] { $size } колонки вправо
        [many] { $size } колонок вправо
       *[other] { $size } колонки вправо
    }
reference-attack-from-it =
    { $size ->
        [one] атака с него { $size } колонка влево
        [few] атака с него { $size } колонки влево
        [many] атака с него { $size } колонок влево
       *[other] атака с него { $size } колонки влево
    }
reference-ignores-loss =
    { $count ->
        [one] можно не нести { $count } потерю
        [few] можно не нести { $count } потери
        [many] можно не нести { $count } потерь
       *[other] можно не нести { $count } потери
    }
reference-ignores-retreat =
    { $count ->
        [one] можно отступить на { $count } гекс меньше
        [few] можно отступить на { $count } гекса меньше
        [many] можно отступить на { $count } гексов меньше
       *[other] можно отступить на { $count } гекса меньше
    }
reference-no-pursuit = без преследования
