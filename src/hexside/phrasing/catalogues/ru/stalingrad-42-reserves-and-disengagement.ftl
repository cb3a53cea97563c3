# Stalingrad '42: резервы (25) и выход из боя (27).

# Решения

decision-s42-reserve-advance = Резерв продвигается: выберите часть и путь или закончите продвижение.
decision-s42-disengage-units =
    { $steps ->
        [one] Выход из боя, гекс { $hex }, отступление на { $steps } гекс: выберите часть и путь.
        [few] Выход из боя, гекс { $hex }, отступление на { $steps } гекса или меньше: выберите часть и путь.
       *[other] Выход из боя, гекс { $hex }, отступление на { $steps } гексов или меньше: выберите часть и путь.
    }
decision-s42-disengagement-loss = Стек выходит из боя, гекс { $hex }, ценой ступени: выберите часть, которая её теряет.
kind-s42-reserve-advance = Резерв
kind-s42-disengage-units = Выход из боя
kind-s42-disengagement-loss = Выход из боя

# Действия

verb-reserve = В резерв
verb-activate-reserve = Активировать резерв
verb-disengage = Выйти из боя
verb-disengage-stack = Вывести из боя весь стек

# События

event-s42-placed-in-reserve = { $unit }: в резерве в гексе { $hex } (маркер { $number }).
event-s42-reserve-left = { $unit } покидает гекс { $hex } и больше не в резерве.
event-s42-reserve-activated = Резерв в гексе { $hex } активирован: { $units }.
event-s42-disengagement-rolled =
    { $hex }, попытка выхода из боя, { $units }: { $die-modified ->
        [yes] кубик { $die }, с модификаторами { $counted }
       *[no] кубик { $die }
    } — { $result-id ->
        [no] нет.
        [yes-1] да, с потерей ступени.
       *[other] да.
    }

# Причины

reason-s42-no-reserves-in-play = В этой партии резервы не применяются.
reason-s42-in-reserve = { $unit }: в резерве.
reason-s42-reserves-do-not-attack = { $unit }: резерв, даже активированный, не атакует.
reason-s42-moved-too-far = { $unit }: часть прошла больше одного гекса или вошла в зону контроля противника.
reason-s42-has-replacements = { $unit }: с маркером пополнения.
reason-s42-never-advances = { $unit }: эта часть не может продвигаться.
reason-s42-marker-elsewhere = Маркер резерва { $number } лежит в гексе { $hex }.
reason-s42-no-such-marker = Маркер резерва { $number } там положить нельзя: у каждой стороны их { $limit }.
reason-s42-earlier-marker-first = Маркеры резерва кладут по порядку: следующий — { $number }.
reason-s42-no-reserve-markers-now = Сейчас маркеры резерва не кладут.
reason-s42-no-reserve-there = В гексе { $hex } нет резерва под маркером { $number }.
reason-s42-not-activated = { $unit } не относится к резерву, который продвигается.
reason-s42-no-disengagement-in-play = В этой партии выход из боя не применяется.
reason-s42-has-attempted = { $unit }: в этой фазе часть уже пыталась выйти из боя.
reason-s42-goes-along-only = { $unit }: небоевая часть может только идти вместе с другими.
reason-s42-led-by-its-owner = { $unit }: когда остальные отойдут, о небоевой части решает её владелец.
reason-s42-no-way-out = { $unit }: нет пути отступления, на котором часть уцелеет.
reason-s42-did-not-attempt = { $unit } не относится к стеку, который выходит из боя.
reason-s42-no-stack-to-disengage = В гексе { $hex } нет двух частей, которые ещё могут пытаться выйти из боя.
reason-s42-retreat-too-long =
    { $steps ->
        [one] Выходя из боя, часть отступает на { $steps } гекс.
        [few] Выходя из боя, часть отступает не больше чем на { $steps } гекса.
       *[other] Выходя из боя, часть отступает не больше чем на { $steps } гексов.
    }

# Отметки

mark-reserve = резерв { $number }
mark-stepped = прошла только один гекс
mark-activated = была в резерве
mark-attempted = пыталась выйти из боя

# Таблицы

reference-disengagement-no = Нет: часть остаётся.
reference-disengagement-yes-1 = Да (−1 ступень): теряет ступень и отступает.
reference-disengagement-yes = Да: отступает.
reference-disengagement-fast = кавалерия или механизированная часть (все в стеке)
reference-disengagement-disrupted = дезорганизована или в полном отступлении (любая в стеке)

# Position texts

position-no-reserves = В этой партии резервы не применяются: { $value }.
position-reserve-marker-split = Части под одним маркером резерва стоят в разных местах: { $value }.

# Sections

rule-stalingrad-42-25-1 = Цель
rule-stalingrad-42-25-2 = Порядок
rule-stalingrad-42-25-2-1 = Вывод в резерв
rule-stalingrad-42-25-2-2 = Предел
rule-stalingrad-42-25-2-3 = Активация
rule-stalingrad-42-27-1 = Цель
rule-stalingrad-42-27-2 = Таблица выхода из боя
rule-stalingrad-42-27-2-1 = Попытки
rule-stalingrad-42-27-2-2 = Модификаторы
rule-stalingrad-42-27-2-3 = Результаты
