# Справочник правил «Победа ждёт»: заголовки и ячейки таблиц.

reference-column-infantry = Пехота
reference-column-pursuit = Преследование (механизированные)
reference-column-dates-1941 = Даты (1941)
reference-column-track-leningrad = Ленинград
reference-column-track-smolensk = Смоленск
reference-column-track-kiev = Киев
reference-column-track-campaign = Кампания
reference-column-map = Карта
reference-column-strength = Сила
reference-column-reduced = Ослабленный
reference-column-with-line = С линией коммуникаций
reference-column-without-line = Без неё
reference-column-reserve-units = Части
reference-column-reserve-units-leningrad = Сценарий «Ленинград», советский резерв
reference-column-scenario = Сценарий
reference-column-fortress-levels = Уровней за проверку снабжения
reference-column-fortress-hexes = Гексов не больше
reference-column-fortress-markers = Маркеры по картам
reference-column-turns = Ходы
reference-column-axis-needs = Очки, нужные Оси
reference-column-strategic-reserve = Стратегический резерв за ход
reference-column-seats = Игроки
reference-column-controller = Ведущий

# Ячейки

reference-cost-by-road = по дороге
reference-cost-mountain-divisions = по дороге; горные дивизии: все
reference-columns-left-more =
    { $size ->
        [one] ещё { $size } колонка влево
        [few] ещё { $size } колонки влево
        [many] ещё { $size } колонок влево
       *[other] ещё { $size } колонки влево
    }
reference-turn-by-choice = { $turn }, один за ход по выбору
reference-turn-one = Ход 1
reference-turns-between = Ходы { $first }–{ $last }
reference-turns-from = Ход { $first } и позже
