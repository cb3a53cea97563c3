# «Искра»: порядок хода, расстановка, жетоны приказов и кого они активируют.

# Что происходит

event-iskra-turn-begins = Ход { $turn }: { $first }.
event-air-unit-ready = { $unit }: снова в готовности.
event-air-unit-to-refit = { $unit }: с земли на восстановление.
event-unit-set-up-unseen = Расставлена часть 227-й дивизии.
event-iskra-no-room-to-set-up = { $unit }: места нет, часть не участвует в игре.
event-other-chits-join = Первые жетоны исполнены. В чашу добавлены: { $chits }.
event-chit-above-limit = { $chit }: жетон отложен без применения, эта сторона исчерпала предел хода.
event-chit-put-back = { $chit }: жетон возвращается в чашу, это соединение только что было активировано.
event-chit-barred-for-good = { $chit }: жетон отложен без применения, это соединение только что было активировано, а другого жетона вытянуть нельзя.
event-chit-used = { $chit }: жетон сыгран ({ $count } из { $limit } в этом ходу).
event-chit-joins-cup = { $chit }: жетон добавлен в чашу.
event-chit-joins-next-turn = { $chit }: жетон будет в чаше со следующего хода.
event-chit-withdrawn = { $chit }: один жетон выбывает из игры.
event-no-combat-segment = { $chit }: у этого жетона нет сегмента боя.
event-headquarters-called = Активирован: { $unit }.
event-formation-picked = Активация: { $formation }.
event-unit-picked = Отдельно активирована часть: { $unit }.
event-unit-picked-unseen = { $seat }: отдельно активирована ещё одна часть.
event-unit-picked-to-move = { $unit }: разрешено обычное движение.
event-unit-picked-to-move-unseen = { $seat }: ещё одной части разрешено обычное движение.
event-unit-out-of-command = { $unit }: вне управления.
event-unit-back-in-command = { $unit }: управление восстановлено.
event-picking-over = { $chit }: выбор сделан.

# Что решать

kind-set-up-division = Расстановка
kind-pick-formations = Активация
kind-pick-formations-of-front = Активация
kind-pick-independents = Активация
kind-pick-group = Активация
kind-pick-for-18th-army = Активация
decision-set-up-division = Расставьте 227-ю дивизию в её районе, хотя бы по одной части в Шлиссельбурге, в Липке и в Рабочем посёлке 8. Осталось расставить: { $units }.
decision-iskra-choose-headquarters = { $chit }: выберите штаб для активации.
decision-pick-formations =
    { $chit }: выберите до трёх дивизий или бригад армии и до двух отдельных частей фронта в радиусе управления. { $formations-count ->
        [0] { $units-count ->
            [0] Пока ничего не выбрано.
           *[other] Выбраны: { $units }.
        }
       *[other] { $units-count ->
            [0] Выбраны: { $formations }.
           *[other] Выбраны: { $formations }; { $units }.
        }
    } Осталось: { $count } и { $limit }.
decision-pick-formations-of-front =
    { $chit }: выберите до трёх дивизий или бригад фронта и ещё до двух любых частей, каждую в радиусе управления её армии. { $formations-count ->
        [0] { $units-count ->
            [0] Пока ничего не выбрано.
           *[other] Выбраны: { $units }.
        }
       *[other] { $units-count ->
            [0] Выбраны: { $formations }.
           *[other] Выбраны: { $formations }; { $units }.
        }
    } Осталось: { $count } и { $limit }.
decision-pick-independents =
    { $units-count ->
        [0] { $unit } активирует свою дивизию в радиусе управления. Выберите ещё до двух отдельных частей в радиусе.
       *[other] { $unit } активирует свою дивизию в радиусе управления. Выберите ещё до двух отдельных частей в радиусе. Выбраны: { $units }.
    }
decision-pick-group =
    { $units-count ->
        [0] { $unit }: выберите до четырёх частей 170-й, 96-й, 227-й и 1-й дивизий и до двух отдельных частей, всех в радиусе управления.
       *[other] { $unit }: выберите до четырёх частей 170-й, 96-й, 227-й и 1-й дивизий и до двух отдельных частей, всех в радиусе управления. Выбраны: { $units }.
    }
decision-pick-for-18th-army =
    { $units-count ->
        [0] Активирован: { $unit }. Выберите, кого он активирует вместе с собой в радиусе управления; затем ещё две любые отдельные части могут сделать обычное движение.
       *[other] Активирован: { $unit }. Выберите, кого он активирует вместе с собой в радиусе управления; затем ещё две любые отдельные части могут сделать обычное движение. Выбраны: { $units }.
    }

# Кнопки и слова действия

verb-iskra-place-rest = Остальных — на обычные места
verb-pick = Выбрать соединение
field-formation = дивизия или бригада

# Почему нельзя

reason-iskra-set-up-incomplete = Части 227-й дивизии ещё ждут: расставьте их или отправьте остальных на обычные места.
reason-outside-area-227 = { $hex } лежит вне района расстановки 227-й дивизии.
reason-places-to-be-held = { $unit }: часть нужна в другом месте — Шлиссельбург, Липку и Рабочий посёлок 8 должна занимать хотя бы одна часть дивизии.
reason-twice-in-a-row = { $unit }: этот штаб только что был активирован, а немецкое соединение не действует дважды подряд.
reason-unknown-formation = Нет дивизии или бригады «{ $formation }».
reason-not-of-this-chit = { $chit }: этот жетон не активирует соединение { $formation }.
reason-formation-already-picked = { $formation }: соединение уже выбрано.
reason-no-more-formations = Дивизий и бригад на один жетон — не больше { $limit }.
reason-formation-out-of-range = { $formation }: в радиусе управления штаба нет ни одной части этого соединения.
reason-headquarters-not-named = { $unit } — штаб: другой штаб вместе с ним активировать нельзя.
reason-already-activated = { $unit }: часть уже активирована.
reason-bridge-does-not-move = { $unit } — мост и не движется.
reason-not-for-this-chit = { $chit }: этим жетоном нельзя отдельно активировать { $unit }.
reason-out-of-command-range = { $unit }: вне радиуса управления.
reason-no-more-units = Таких частей можно выбрать не больше { $limit }.
