# «Искра»: отступление, переполненные гексы, преследование.

event-unit-falls-back = { $unit } отступает: { $start } → { $hex }.
event-retreat-into-zone =
    { $units-count ->
        [one] { $units } входит в зону контроля противника в гексе { $hex } и теряет ступень.
       *[other] { $units } входят в зону контроля противника в гексе { $hex } и вместе теряют ступень.
    }
event-retreat-blocked =
    { $count ->
        [one] { $units }: из гекса { $hex } отступать некуда; потеряна одна ступень.
       *[other] { $units }: из гекса { $hex } отступать некуда; потеряно ступеней: { $count }.
    }
event-hex-overstacked = Слишком много частей в гексе { $hex }: самая сильная теряет ступень и отступает.
event-hex-within-limit = В гексе { $hex } помещаются все части.
event-two-headquarters = Два штаба в гексе { $hex }: один из них уступает место.
event-unit-gives-way = { $unit } отступает: { $start } → { $hex }.
event-unit-gives-way-unseen = Фишка отступает из гекса { $start }.

kind-split-retreat = Группы при отступлении
decision-split-retreat =
    { $count ->
        [one] { $units } отступают на один гекс из гекса { $hex }: вместе или порознь? Выберите первую группу.
       *[other] { $units } отступают из гекса { $hex }, гексов: { $count }. Вместе или порознь? Выберите первую группу.
    }
kind-retreat-one-hex = Отступление
decision-retreat-one-hex =
    { $count ->
        [one] Отступление из гекса { $hex }: { $units }. Выберите последний гекс.
       *[other] Отступление из гекса { $hex }: { $units }. Выберите следующий гекс; осталось: { $count }.
    }
kind-overstacked = Слишком много частей
decision-overstacked = Слишком много частей в гексе { $hex }: самая сильная теряет ступень и отступает, а если не может — уничтожается.
kind-two-headquarters = Два штаба
decision-two-headquarters = Два штаба в гексе { $hex }: выберите, какой уступает место и куда.
kind-order-stack = Порядок в стеке
decision-order-stack = Выберите верхнюю фишку в гексе { $hex } или оставьте стек как есть.

verb-group = Отступать вместе
verb-accompany = Идти вместе
verb-iskra-give-way = Отступить

reason-groups-first = Сначала укажите, кто отступает вместе: { $units }.
reason-group-retreats =
    { $units-count ->
        [one] { $units } сейчас отступает: выберите следующий гекс.
       *[other] { $units } сейчас отступают: выберите следующий гекс.
    }
reason-group-without-units = В группе должна быть хотя бы одна боевая часть.
reason-group-names-twice = Одна и та же часть указана дважды.
reason-group-without-way = { $units } не могут отступить вместе: ни один гекс не открыт для всех. Разделите их.
reason-group-goes-with-first = { $unit } отступает вместе с { $by }: укажите, куда идёт { $by }.
reason-retreat-hex-by-hex = Отступление совершается гекс за гексом.
reason-retreat-not-away = Гекс { $hex } не дальше от гекса { $start }.
reason-retreat-into-target = Гекс { $hex } только что атакован: атакующие не могут в него отступить.
reason-retreat-closed = Не все части группы могут войти отсюда в гекс { $hex }.
reason-retreat-to-source = Гекс { $hex } не на пути, предписанном правилами: вне зон контроля противника, кратчайшем к источнику снабжения; на нём { $other }.
reason-retreat-to-room = Гекс { $hex } заполнен; { $other } не хуже, и там есть место.
reason-not-in-overstacked-hex = { $unit } не из тех фишек, что могут уступить место.
reason-strongest-gives-way = { $unit } — не самая сильная в атаке: отступает такая часть, как { $by }.
reason-can-give-way = { $unit } может отступить в гекс { $hex }.
reason-cannot-give-way = { $unit }: отступать некуда.
reason-give-way-elsewhere = { $unit }: отступать нужно в другой гекс, например { $hex }.
reason-other-stack-now = Сейчас можно менять только стек в гексе { $hex }.
reason-pursuit-closed = { $unit } не может преследовать в гекс { $hex }: местность закрыта для неё или через Неву там нет моста.
