# Что говорят общие механики в любой игре.

reason-no-such-move = { $unit }: на путь { $path } не хватает очков движения, или там нельзя остановиться.
reason-cannot-move-now = { $unit }: движение уже закончено, или часть не активирована.
reason-one-kind-of-movement = { $unit }: движение, начатое как обычное или стратегическое, так же и продолжается.
reason-odds-too-low = Соотношение сил против гекса { $hex } слишком низкое для атаки.
reason-retreat-by-rank = { $unit }: отступать нужно лучшим путём, например { $path }.

# Жетоны, которые выбирают по одному

kind-gather-chits = Жетоны активации
decision-gather-chits = Выбрано жетонов на этот ход: { $count } из { $need }. Замените жетоны или подтвердите выбор.
verb-take = Взять
verb-leave = Убрать
field-chit = жетон
reason-enough-chits =
    { $need ->
        [one] Уже выбран { $need } жетон: сначала уберите его.
        [few] Уже выбрано { $need } жетона: сначала уберите один из них.
        [many] Уже выбрано { $need } жетонов: сначала уберите один из них.
       *[other] Уже выбрано { $need } жетона: сначала уберите один из них.
    }
reason-chit-not-chosen = { $chit }: этого жетона нет среди выбранных.
reason-take-a-chit-first =
    { $count ->
        [one] Сначала возьмите недостающий жетон ({ $count }).
       *[other] Сначала возьмите недостающие жетоны ({ $count }).
    }
reason-chit-compulsory = { $chit }: этот жетон должен быть среди выбранных.

# A result of combat in words, party by party

combat-attackers-lose =
    { $count ->
        [one] атакующий теряет { $count } ступень
        [few] атакующий теряет { $count } ступени
       *[other] атакующий теряет { $count } ступеней
    }
combat-attackers-retreat = атакующий отступает
combat-attackers-choose = атакующий отступает или теряет ступень
combat-defenders-lose =
    { $count ->
        [one] обороняющийся теряет { $count } ступень
        [few] обороняющийся теряет { $count } ступени
       *[other] обороняющийся теряет { $count } ступеней
    }
combat-defenders-retreat =
    { $count ->
        [one] обороняющийся отступает на { $count } гекс
        [few] обороняющийся отступает на { $count } гекса
       *[other] обороняющийся отступает на { $count } гексов
    }
