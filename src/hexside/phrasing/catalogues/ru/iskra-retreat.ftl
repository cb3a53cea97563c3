# «Искра»: отход, переполненные гексы, преследование.

event-unit-falls-back = { $unit } отходит: { $start } → { $hex }.
event-retreat-into-zone =
    { $units-count ->
        [one] { $units } входит в зону контроля противника в гексе { $hex } и теряет ступень.
       *[other] { $units } входят в зону контроля противника в гексе { $hex } и вместе теряют ступень.
    }
event-retreat-blocked =
    { $count ->
        [one] { $units }: из гекса { $hex } отойти некуда; потеряна одна ступень.
       *[other] { $units }: из гекса { $hex } отойти некуда; потеряно ступеней: { $count }.
    }
event-hex-overstacked = Слишком много частей в гексе { $hex }: самая сильная теряет ступень и отходит.
event-hex-within-limit = В гексе { $hex } помещаются все части.
event-two-headquarters = Два штаба в гексе { $hex }: один из них уступает место.
event-unit-gives-way = { $unit } отходит: { $start } → { $hex }.
event-unit-gives-way-unseen = Фишка отходит из гекса { $start }.

kind-split-retreat = Группы при отходе
decision-split-retreat =
    { $count ->
        [one] { $units } отходят на один гекс из гекса { $hex }: вместе или порознь? Назовите первую группу.
       *[other] { $units } отходят из гекса { $hex }, гексов: { $count }. Вместе или порознь? Назовите первую группу.
    }
kind-retreat-one-hex = Отход
decision-retreat-one-hex =
    { $count ->
        [one] Отход из гекса { $hex }: { $units }. Выберите последний гекс.
       *[other] Отход из гекса { $hex }: { $units }. Выберите следующий гекс; осталось: { $count }.
    }
kind-overstacked = Слишком много частей
decision-overstacked = Слишком много частей в гексе { $hex }: самая сильная теряет ступень и отходит, а если не может — уничтожается.
kind-two-headquarters = Два штаба
decision-two-headquarters = Два штаба в гексе { $hex }: выберите, какой уступает место и куда.
kind-order-stack = Порядок в стопке
decision-order-stack = Выберите верхнюю фишку в гексе { $hex } или оставьте стопку как есть.

verb-group = Отходить вместе
verb-accompany = Идти вместе
verb-iskra-give-way = Отойти

reason-groups-first = Сначала укажите, кто отходит вместе: { $units }.
reason-group-retreats =
    { $units-count ->
        [one] { $units } сейчас отходит: выберите следующий гекс.
       *[other] { $units } сейчас отходят: выберите следующий гекс.
    }
reason-group-without-units = В группе должна быть хотя бы одна боевая часть.
reason-group-names-twice = Часть названа дважды.
reason-group-without-way = { $units } не могут отойти вместе: ни один гекс не открыт для всех. Разделите их.
reason-group-goes-with-first = { $unit } отходит вместе с { $by }: укажите, куда идёт { $by }.
reason-retreat-hex-by-hex = Отход совершается гекс за гексом.
reason-retreat-not-away = Гекс { $hex } не дальше от гекса { $start }.
reason-retreat-into-target = Гекс { $hex } только что атакован: атакующие не могут в него отойти.
reason-retreat-closed = Не все части группы могут войти отсюда в гекс { $hex }.
reason-retreat-to-source = Гекс { $hex } не на пути, предписанном правилами: вне зон контроля противника, кратчайшем к источнику снабжения; на нём { $other }.
reason-retreat-to-room = Гекс { $hex } полон; { $other } не хуже, и там есть место.
reason-not-in-overstacked-hex = { $unit } не из тех фишек, что могут уступить место.
reason-strongest-gives-way = { $unit } — не самая сильная в атаке: отходит такая часть, как { $by }.
reason-can-give-way = { $unit } может отойти в гекс { $hex }.
reason-cannot-give-way = { $unit } некуда идти.
reason-give-way-elsewhere = { $unit } должна идти в другой гекс, например { $hex }.
reason-other-stack-now = Сейчас можно менять только стопку в гексе { $hex }.
reason-pursuit-closed = { $unit } не может преследовать в гекс { $hex }: местность закрыта для неё или через Неву там нет моста.
