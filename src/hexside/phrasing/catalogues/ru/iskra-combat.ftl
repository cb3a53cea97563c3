# «Искра»: бой, поддержка с воздуха, результаты, потери.

event-iskra-attack =
    { $units-count ->
        [one] { $units } атакует гекс { $hex }.
       *[other] { $units } атакуют гекс { $hex }.
    }
event-defenders-shown = В гексе { $hex } стоят: { $units }.
event-attack-void = В гексе { $hex } только штаб: атака не состоялась, и никто не потратил свою атаку.
event-attack-called-off =
    { $column-id ->
        [none] У атаки на гекс { $hex } не осталось силы, она отменяется; её части и авиация израсходованы.
       *[other] Атака на гекс { $hex } отменяется при { $column } ({ $attack } к { $defense }); её части и авиация израсходованы.
    }
event-battle-result = { $hex }: { $attack } к { $defense }, колонка { $column }, выпало { $die } — { $cell }: { $outcome }.
event-air-support-full = { $unit }: полный удар по гексу { $hex }, затем авиачасть на земле.
event-air-support-normal = { $unit }: обычный удар по гексу { $hex }, затем авиачасть восстанавливается.
event-first-loss-ignored = Обороняющиеся в городе { $hex } не несут первую потерю.
event-retreat-hex-ignored = Обороняющиеся в гексе { $hex } отступают на один гекс меньше.
event-patriots-stand = { $units }: первый гекс отступления становится потерей ступени.
event-loss-into-retreat =
    { $units-count ->
        [one] { $units } отступает на один гекс вместо потери ступени.
       *[other] { $units } отступают на один гекс вместо потери ступени.
    }
event-loss-preferred = Атакующие гекс { $hex } теряют ступень и остаются.
event-retreat-over = Отступление завершено.
event-retreat-preferred =
    { $units-count ->
        [one] { $units } отступает вместо потери ступени.
       *[other] { $units } отступают вместо потери ступени.
    }

# Решения

kind-air-support = Авиаподдержка
decision-air-support =
    { $column-id ->
        [none] Атака на гекс { $hex }, { $attack } к { $defense }: силы не осталось. Бросок завершит атаку.
       *[other] Атака на гекс { $hex }, { $attack } к { $defense }, соотношение { $column }: добавьте авиачасти или бросайте. Ниже 1:2 атака отменяется.
    }
kind-iskra-ignore-loss = Город
decision-iskra-ignore-loss =
    { $count ->
        [one] { $hex } — город: не нести потерю ступени?
       *[other] { $hex } — город, ступеней к потере: { $count }. Не нести первую потерю?
    }
kind-iskra-ignore-retreat = Деревня или город
decision-iskra-ignore-retreat =
    { $steps ->
        [one] { $hex } — деревня или город: не отступать?
       *[other] { $hex } — деревня или город, гексов отступления: { $steps }. Отступить на один меньше?
    }
kind-iskra-retreat-or-loss = Отступление или потеря
decision-iskra-retreat-or-loss = Атака на гекс { $hex }: отступить на один гекс или потерять ступень и остаться.
kind-iskra-loss-into-retreat = Отступление вместо потери
decision-iskra-loss-into-retreat = { $units }: ступеней к потере — { $count }, гексов отступления — { $steps }. Заменить первую потерю ещё одним гексом отступления?

verb-fly = Авиаподдержка
verb-ignore = Не применять
verb-suffer = Принять результат
verb-fall-back = Отступить
verb-stand = Потерять ступень
verb-iskra-resolve = Бросить
field-strength = полный или обычный удар

# Отказы

reason-no-attack-strength = Ни у кого из атакующих гекс { $hex } нет силы атаки.
reason-only-headquarters-there = В гексе { $hex } только штаб, его нельзя атаковать.
reason-unit-is-pinned = { $unit }: часть прижата огнём.
reason-not-a-combat-unit = { $unit } — не боевая часть и не атакует.
reason-no-such-air-attack = { $unit } наносит полный или обычный удар.
reason-air-unit-not-ready = { $unit }: авиачасть не готова — она на земле, восстанавливается или вне игры.
reason-clouds-forbid-full-attack = В этом ходу облачно: { $unit } может нанести только обычный удар.
reason-enough-air-units = Атаку поддерживают не более { $count } авиачастей.
reason-air-points-used = Очков авиации израсходовано в этом ходу: { $count } из { $limit }; на этот удар не хватит.
reason-strongest-loses-first = { $unit } — не самая сильная часть: первую потерю несёт самая сильная, например { $by }.
reason-not-this-choice = Сейчас решается другое.

# Соотношение сил

modifier-iskra-across-river = { $unit }: атака через реку, половина силы
modifier-iskra-out-of-supply = { $unit }: без снабжения, половина силы
modifier-iskra-isolated = { $unit }: в изоляции, половина силы
modifier-iskra-terrain =
    { $size ->
        [one] местность: { $size } колонка влево
        [few] местность: { $size } колонки влево
        [many] местность: { $size } колонок влево
       *[other] местность: { $size } колонки влево
    }
modifier-iskra-from-ice =
    { $size ->
        [one] атака со льда: { $size } колонка влево
        [few] атака со льда: { $size } колонки влево
        [many] атака со льда: { $size } колонок влево
       *[other] атака со льда: { $size } колонки влево
    }
modifier-iskra-onto-ice =
    { $size ->
        [one] обороняющийся на льду: { $size } колонка вправо
        [few] обороняющийся на льду: { $size } колонки вправо
        [many] обороняющийся на льду: { $size } колонок вправо
       *[other] обороняющийся на льду: { $size } колонки вправо
    }
modifier-iskra-pinned =
    { $size ->
        [one] обороняющийся прижат: { $size } колонка вправо
        [few] обороняющийся прижат: { $size } колонки вправо
        [many] обороняющийся прижат: { $size } колонок вправо
       *[other] обороняющийся прижат: { $size } колонки вправо
    }
modifier-iskra-air =
    { $size ->
        [one] { $unit }: { $size } колонка вправо
        [few] { $unit }: { $size } колонки вправо
        [many] { $unit }: { $size } колонок вправо
       *[other] { $unit }: { $size } колонки вправо
    }
