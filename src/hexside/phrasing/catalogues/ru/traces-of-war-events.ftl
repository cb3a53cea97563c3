# Traces of War: события, решения и конец игры.

# Ход

event-turn-begins = Ход { $turn }: { $month }.
event-luftwaffe-drawn =
    { $count ->
        [0] В этом ходу маркеров люфтваффе нет.
        [one] Маркер люфтваффе: { $markers }.
       *[other] Маркеры люфтваффе: { $markers }.
    }
event-luftwaffe-drawn-hidden =
    { $count ->
        [0] В этом ходу маркеров люфтваффе нет.
        [one] Ось тянет { $count } маркер люфтваффе.
        [few] Ось тянет { $count } маркера люфтваффе.
        [many] Ось тянет { $count } маркеров люфтваффе.
       *[other] Ось тянет { $count } маркера люфтваффе.
    }
event-victory-points = Победные очки: { $points } из { $need }.
event-game-over =
    { $winner-id ->
        [none] Ничья.
        [axis] Победа Оси.
        [soviet] Победа СССР.
       *[other] Победа: { $winner }.
    } { $reason }
result-soviet-points =
    { $score ->
        [one] У СССР { $score } победное очко.
        [few] У СССР { $score } победных очка.
        [many] У СССР { $score } победных очков.
       *[other] У СССР { $score } победного очка.
    }
result-axis-holds =
    { $score ->
        [one] У СССР только { $score } победное очко.
        [few] У СССР только { $score } победных очка.
        [many] У СССР только { $score } победных очков.
       *[other] У СССР только { $score } победного очка.
    }
result-supreme-order-city-lost =
    { $hex-id ->
        [none] Взят город, который Верховное командование приказало удержать.
       *[other] Взят город, который Верховное командование приказало удержать: { $hex }.
    }

# Расстановка

event-unit-set-up = { $unit }: расстановка, гекс { $hex }.
event-bid-made = { $seat }: ставка { $points }.
event-bid-made-hidden = { $seat }: ставка сделана.
event-bids-revealed = Ставки: Ось { $axis }, СССР { $soviet }.
event-seats-exchanged = Игроки меняются сторонами; СССР нужно победных очков: { $bid }.
event-seats-kept = Игроки остаются на своих сторонах; СССР нужно победных очков: { $bid }.
event-front-exchanged = Замена: { $old } → { $unit }.

# Жетоны

event-chits-chosen = { $seat }, выбраны жетоны: { $chits }.
event-chits-chosen-hidden =
    { $count ->
        [one] { $seat }: выбран { $count } жетон.
        [few] { $seat }: выбрано { $count } жетона.
        [many] { $seat }: выбрано { $count } жетонов.
       *[other] { $seat }: выбрано { $count } жетона.
    }
event-chits-added = { $seat }, в чашу: { $chits }.
event-chits-added-hidden =
    { $count ->
        [one] { $seat }: { $count } жетон в чашу.
        [few] { $seat }: { $count } жетона в чашу.
        [many] { $seat }: { $count } жетонов в чашу.
       *[other] { $seat }: { $count } жетона в чашу.
    }
event-hand-waived =
    { $count ->
        [one] Ось отказывается от { $count } жетона на руке.
       *[other] Ось отказывается от { $count } жетонов на руке.
    }
event-chit-drawn = Вытянут жетон: { $chit }.
event-reaction-order = Ответный приказ! В чашу возвращается жетон: { $chit }.
event-headquarters-absent = { $chit }: штаба нет на карте.
event-no-headquarters = { $seat }: на карте нет ни одного штаба.

# Активация

event-headquarters-activated =
    { $count ->
        [one] { $unit } активирует { $count } часть.
        [few] { $unit } активирует { $count } части.
        [many] { $unit } активирует { $count } частей.
       *[other] { $unit } активирует { $count } части.
    }
event-headquarters-joins = { $unit } присоединяется к активации.
event-mode-chosen = { $seat }: { $mode }.
event-opening-attack =
    { $count ->
        [one] { $unit }: начальная атака, { $count } часть.
        [few] { $unit }: начальная атака, { $count } части.
        [many] { $unit }: начальная атака, { $count } частей.
       *[other] { $unit }: начальная атака, { $count } части.
    }
event-okh-order =
    { $units-count ->
        [0] Приказ ОКХ: ни одной части.
       *[other] Приказ ОКХ: { $units }.
    }

# Движение

event-unit-moved =
    { $mode-id ->
        [extended] { $unit }: расширенное движение, { $start } → { $end }, { $cost } ОД.
        [tactical] { $unit }: тактическое движение, { $start } → { $end }.
        [strategic] { $unit }, стратегическое движение: { $start } → { $end }, { $cost } ОД.
       *[normal] { $unit }: { $start } → { $end }, { $cost } ОД.
    }
event-headquarters-relocated = { $unit } перебазируется в гекс { $hex }.
event-headquarters-waits = { $unit } не может перебазироваться и ждёт вне карты.
event-control-changed =
    { $seat-id ->
        [axis] Под контролем Оси: { $hex }.
       *[other] Под контролем СССР: { $hex }.
    }
event-crossing-point-taken = СССР занимает пункт переправы { $hex }; всего: { $count }.
event-airborne-marker-destroyed = { $unit } уничтожает маркер десанта, гекс { $hex }.

# Бой

event-attack-declared =
    { $units-count ->
        [one] { $units } атакует гекс { $hex }: { $attack } к { $defense }, колонка { $column }.
       *[other] { $units } атакуют гекс { $hex }: { $attack } к { $defense }, колонка { $column }.
    }
event-luftwaffe-used = Люфтваффе, гекс { $hex }: { $marker }.
event-combat-result =
    { $die-modified ->
        [yes] { $hex }, колонка { $column }: выпало { $die }, считается { $counted }
       *[no] { $hex }, колонка { $column }: выпало { $die }
    } — { $outcome-id ->
        [none] { $outcome }
       *[other] { $result }: { $outcome }
    }.
event-holds-at-all-costs =
    { $steps ->
        [one] { $hex } приказано удержать: вместо отступления потеря { $steps } ступени.
       *[other] { $hex } приказано удержать: вместо отступления потеря { $steps } ступеней.
    }
event-step-lost = { $unit } теряет ступень.
event-unit-eliminated = Уничтожена часть { $unit }, гекс { $hex }.
event-unit-retreated =
    { $steps ->
        [0] { $unit } отступает: { $start } → { $path }.
        [one] { $unit } отступает: { $start } → { $path }, теряя во вражеской ЗК { $steps } ступень.
        [few] { $unit } отступает: { $start } → { $path }, теряя во вражеской ЗК { $steps } ступени.
        [many] { $unit } отступает: { $start } → { $path }, теряя во вражеской ЗК { $steps } ступеней.
       *[other] { $unit } отступает: { $start } → { $path }, теряя во вражеской ЗК { $steps } ступени.
    }
event-unit-pursued = { $unit } преследует: { $start } → { $path }.

# Снабжение

event-supply-restored = { $unit }: снабжение восстановлено.
event-unit-out-of-supply = { $unit }: без снабжения.
event-unit-isolated = { $unit }: в изоляции.

# Подкрепления и переговоры

event-group-arrives =
    { $units-count ->
        [0] Советская группа { $group }: ни одной части.
       *[other] Прибывает советская группа { $group }: { $units }.
    }
event-reinforcement-placed = { $unit } прибывает в гекс { $hex }.
event-unit-replaced = Замена в гексе { $hex }: { $old } → { $unit }.
event-airborne-landed = { $unit } высаживается в гексе { $hex }; всего пунктов переправы: { $count }.
event-no-landing-hex = Для высадки десанта нет ни одного гекса.
event-negotiation =
    { $points ->
        [one] Переговоры с Верховным командованием: { $points } очко.
        [few] Переговоры с Верховным командованием: { $points } очка.
        [many] Переговоры с Верховным командованием: { $points } очков.
       *[other] Переговоры с Верховным командованием: { $points } очка.
    }
event-points-lost =
    { $points ->
        [one] Пропадает { $points } очко переговоров.
        [few] Пропадают { $points } очка переговоров.
        [many] Пропадают { $points } очков переговоров.
       *[other] Пропадает { $points } очка переговоров.
    }
event-supreme-order-removed = Приказ Верховного командования снят: { $hex }.
event-orders-outside-cities = Приказ Верховного командования лежит не в городе, и захват его не снимет: { $hexes }.

# Решения: название, затем указание

kind-bid = Торг
kind-place-security-units = Охранные части
kind-exchange-fronts = Украинские фронты
kind-choose-opening-headquarters = Начальная атака
kind-choose-headquarters = Штаб
kind-choose-chits = Жетоны приказов
kind-add-chits = Рука и чаша
kind-add-chits-or-waive = Рука и чаша
kind-react-or-accept = Ответный приказ
kind-use-okh = Жетон ОКХ
kind-name-order-units = Приказ ОКХ
kind-choose-mode = Режим активации
kind-move-units = Движение
kind-relocate-headquarters = Перебазирование
kind-declare-attacks = Атаки
kind-name-attackers = Атакующие
kind-use-luftwaffe = Люфтваффе
kind-take-losses = Потери
kind-retreat-units = Отступление
kind-pursue = Преследование
kind-place-reinforcements = Подкрепления
kind-choose-landing = Высадка десанта
kind-negotiate = Переговоры
kind-place-bought = Купленное подкрепление

decision-bid = Назовите, сколько победных очков вы наберёте за СССР, от 1 до 200. Кто назовёт больше, играет за СССР.
decision-place-security-units = Расставьте в крупных городах, по одной части в городе: { $units }.
decision-exchange-fronts = Замените штабы фронтов штабами Украинских фронтов или пока оставьте прежние.
decision-choose-opening-headquarters = Выберите штаб для начальной атаки: части в его радиусе управления могут атаковать, но не двигаться.
decision-choose-headquarters = Выберите штаб для активации.
decision-choose-chits =
    { $count ->
        [one] Выберите { $count } жетон приказа на этот ход.
        [few] Выберите { $count } жетона приказов на этот ход.
        [many] Выберите { $count } жетонов приказов на этот ход.
       *[other] Выберите { $count } жетона приказов на этот ход.
    }
decision-add-chits =
    { $count ->
        [one] Положите жетоны с руки в чашу или тяните. В чаше { $count } жетон.
        [few] Положите жетоны с руки в чашу или тяните. В чаше { $count } жетона.
        [many] Положите жетоны с руки в чашу или тяните. В чаше { $count } жетонов.
       *[other] Положите жетоны с руки в чашу или тяните. В чаше { $count } жетона.
    }
decision-add-chits-or-waive = Чаша пуста: положите в неё жетоны с руки или откажитесь от них.
decision-react-or-accept = Вытянут жетон: { $chit }. Примите его или отмените ответным приказом.
decision-use-okh = Примените жетон ОКХ: активируйте штаб, отдайте приказ ОКХ или, если жетон вытянут из чаши, ведите переговоры.
decision-name-order-units =
    { $units-count ->
        [0] Выберите части для приказа ОКХ, не больше { $limit }.
       *[other] Выберите части для приказа ОКХ, не больше { $limit }. Выбраны: { $units }.
    }
decision-choose-mode =
    { $units-count ->
        [one] Выберите режим активации для { $units-count } части: движение, затем бой, или бой, затем движение.
       *[other] Выберите режим активации для { $units-count } частей: движение, затем бой, или бой, затем движение.
    }
decision-move-units =
    { $mover-id ->
        [none] Двигайте активные части одну за другой или закончите движение.
       *[other] Продолжите движение ({ $mover }), двигайте другую часть или закончите движение.
    }
decision-relocate-headquarters = { $unit }: выберите новый гекс.
decision-declare-attacks = Выберите гекс для атаки или закончите бои.
decision-name-attackers =
    { $attackers-count ->
        [0] Выберите части, которые атакуют гекс { $hex }.
       *[other] Атака на гекс { $hex }: { $attackers }. Добавьте или уберите части, затем бросьте кубик.
    }
decision-use-luftwaffe = Бой за гекс { $hex }, колонка { $column }: применить маркер люфтваффе?
decision-take-losses =
    { $count ->
        [one] Выберите часть, которая теряет ступень.
        [few] Выберите часть, которая теряет ступень. Осталось потерь: { $count }.
       *[other] Выберите часть, которая теряет ступень. Осталось потерь: { $count }.
    }
decision-retreat-units =
    { $steps ->
        [one] Отступление из гекса { $hex } на { $steps } гекс: выберите часть и путь.
        [few] Отступление из гекса { $hex } на { $steps } гекса: выберите часть и путь.
       *[other] Отступление из гекса { $hex } на { $steps } гексов: выберите часть и путь.
    }
decision-pursue = Гекс { $hex } свободен: преследуйте частями, которые атаковали, или закончите преследование.
decision-place-reinforcements = Разместите на железной дороге подкрепления группы { $group }: { $units }.
decision-choose-landing = Выберите гекс для высадки десанта.
decision-negotiate =
    { $points ->
        [one] { $points } очко переговоров: купите подкрепления или закончите переговоры.
        [few] { $points } очка переговоров: купите подкрепления, снимите приказ Верховного командования или закончите переговоры.
        [many] { $points } очков переговоров: купите подкрепления, снимите приказ Верховного командования или закончите переговоры.
       *[other] { $points } очка переговоров: купите подкрепления, снимите приказ Верховного командования или закончите переговоры.
    }
decision-place-bought = { $unit }: разместите в гексе с железной дорогой.
