# Победа ждёт: события и конец игры.

# Расстановка

event-no-room-to-set-up = { $unit }: в зоне нет места, часть прибудет как подкрепление.
event-a-victory-awaits-seats-exchanged = Игроки меняются сторонами; Оси нужно победных очков: { $bid }.
event-a-victory-awaits-seats-kept = Игроки остаются на своих сторонах; Оси нужно победных очков: { $bid }.
event-surprise-attack =
    { $count ->
        [one] Внезапное нападение: { $count } часть.
        [few] Внезапное нападение: { $count } части.
        [many] Внезапное нападение: { $count } частей.
       *[other] Внезапное нападение: { $count } части.
    }

# Жетоны

event-army-added =
    { $map ->
        [L] Карта «Ленинград», новый жетон в советском пуле: { $chit }.
        [S] Карта «Смоленск», новый жетон в советском пуле: { $chit }.
       *[K] Карта «Киев», новый жетон в советском пуле: { $chit }.
    }
event-army-added-hidden =
    { $map ->
        [L] Карта «Ленинград»: в советском пуле ещё один жетон армии.
        [S] Карта «Смоленск»: в советском пуле ещё один жетон армии.
       *[K] Карта «Киев»: в советском пуле ещё один жетон армии.
    }
event-reinforcements-held = Жетон советских подкреплений остаётся на руке.
event-reinforcements-into-cup = Жетон советских подкреплений идёт в чашу.
event-reinforcements-decided = СССР решил, куда идёт его жетон подкреплений.
event-cup-empty =
    Чаша пуста. { $count ->
        [one] На руке у Оси остался { $count } жетон.
        [few] На руке у Оси осталось { $count } жетона.
       *[many] На руке у Оси осталось { $count } жетонов.
    }
event-chit-interrupted =
    { $held-id ->
        [axis-manstein] Манштейн прерывает активацию! В чашу возвращается жетон: { $chit }.
        [axis-guderian] Гудериан прерывает активацию! В чашу возвращается жетон: { $chit }.
       *[other] Жуков прерывает активацию жетоном подкреплений! В чашу возвращается жетон: { $chit }.
    }

# Активация

event-a-victory-awaits-headquarters-relocated = { $unit } уходит с карты и может вернуться с подкреплениями с хода { $turn }.
event-panzer-group-without-line = { $unit }: для второй активации нет отдельной железной дороги, жетон не действует.
event-leningrad-reached = { $unit } выходит к Ленинграду, гекс { $hex }: СССР может объявить командование Жукова.
event-zhukov-declared = Жуков принимает командование: с хода { $turn } СССР может держать жетон подкреплений на руке.
event-order-rolled =
    { $count ->
        [one] { $seat }: выпало { $die }, можно активировать { $count } часть.
        [few] { $seat }: выпало { $die }, можно активировать до { $count } частей.
        [many] { $seat }: выпало { $die }, можно активировать до { $count } частей.
       *[other] { $seat }: выпало { $die }, можно активировать до { $count } частей.
    }
event-order-given = { $seat }, активированы напрямую: { $units }.

# Ведущий

event-chit-drawn-face-down = Вытянут жетон: { $chit }. Он лежит закрытым, место в очереди — { $place }.
event-chit-drawn-unseen = Вытянут жетон. Он лежит закрытым, место в очереди — { $place }.
event-chit-revealed = Открыт жетон, место в очереди — { $place }: { $chit }.
event-activation-over = { $chit }: жетон исполнен.
event-queue-returned =
    { $count ->
        [one] Из очереди в чашу возвращается { $count } жетон.
        [few] Из очереди в чашу возвращаются { $count } жетона.
        [many] Из очереди в чашу возвращаются { $count } жетонов.
       *[other] Из очереди в чашу возвращается { $count } жетона.
    }

# Команды

event-team-dealt = { $seat }: жетоны штабов распределены.
event-chit-shown = { $seat }, вытянут жетон: { $chit }.
event-cup-of-player-empty = { $seat }: чаша пуста.

# Вход на карту и подкрепления

event-unit-entered =
    { $mode-id ->
        [strategic] { $unit } входит на карту стратегическим движением, гекс { $end }, { $cost } ОД.
       *[normal] { $unit } входит на карту, гекс { $end }, { $cost } ОД.
    }
event-army-enters = 19-я армия входит через гекс { $hex }.
event-no-railway-open = { $seat }: ни одна железная дорога не открыта для подкреплений.
event-arrives-in-available-box = { $unit } переходит в ячейку доступных частей.

# Бой

event-attack-planned = Объявлена атака на гекс { $hex }: { $units }.
event-attack-lost = Атака на гекс { $hex } больше невозможна и пропадает: { $units }.
event-fortress-holds =
    { $steps ->
        [one] Крепость { $hex }: вместо отступления потеря { $steps } ступени.
       *[other] Крепость { $hex }: вместо отступления потеря { $steps } ступеней.
    }
event-fortress-built =
    { $level ->
        [1] В гексе { $hex } построена крепость.
       *[other] Крепость в гексе { $hex } усилена до уровня { $level }.
    }
event-unit-to-available = Потеряна часть { $unit }, гекс { $hex }; она переходит в ячейку доступных частей.

# Проверка снабжения

event-supply-checked = Проверка снабжения хода { $turn }.
event-unit-transferred = { $unit } переходит из гекса { $hex } в ячейку доступных частей.
event-stand-fast-removed = Маркер «Стоять насмерть» снят: { $hex }.
event-unit-withdrawn = Выведена из игры часть { $unit }, гекс { $hex }, сила атаки { $strength }.

# Конец игры

result-axis-points =
    { $score ->
        [one] У Оси { $score } победное очко.
        [few] У Оси { $score } победных очка.
        [many] У Оси { $score } победных очков.
       *[other] У Оси { $score } победного очка.
    }
result-axis-fails =
    { $score ->
        [one] У Оси только { $score } победное очко.
        [few] У Оси только { $score } победных очка.
        [many] У Оси только { $score } победных очков.
       *[other] У Оси только { $score } победного очка.
    }
