# Справочник правил Traces of War: заголовки и ячейки таблиц.

reference-column-die = Кубик
reference-column-terrain = Местность
reference-column-movement = Очки движения
reference-column-combat = Бой
reference-column-crossing-points = Пункты переправы
reference-column-negotiation-points = Очки переговоров
reference-column-luftwaffe = Маркеры люфтваффе
reference-column-order-units = Частей в приказе ОКХ
reference-column-purchase = Покупка
reference-column-turn = Ход
reference-column-most-crossing-points = Пунктов переправы не больше
reference-column-month = Месяц
reference-column-axis-chits = Жетоны Оси
reference-column-soviet-chits = Жетоны СССР
reference-column-joining = Новые жетоны
reference-column-chit = Жетон
reference-column-owner = Владелец
reference-column-count = Число
reference-column-from-turn = С хода
reference-column-headquarters = Штаб
reference-column-attack = Атака
reference-column-defense = Оборона
reference-column-move = Движение
reference-column-range = Радиус управления
reference-column-each = За каждый случай
reference-column-victory-points = Победные очки
reference-both-sides = обе стороны
reference-cost-all = все
reference-cost-closed = закрыто
reference-cost-of-terrain = как местность
reference-cost-strategic = { $cost }; стратегически { $strategic }
reference-columns-left =
    { $size ->
        [one] { $size } колонка влево
        [few] { $size } колонки влево
        [many] { $size } колонок влево
       *[other] { $size } колонки влево
    }
reference-attack-factor = атакующие × { $factor }
reference-no-attack = атаки нет
reference-zone-enter = вход во вражескую зону контроля
reference-zone-leave = выход из вражеской зоны контроля
reference-purchase-sco = Снятие одного приказа Верховного командования
reference-purchase-PR = Танковое подкрепление
reference-purchase-IR = Пехотное подкрепление
reference-purchase-AR = Венгерское или румынское подкрепление
