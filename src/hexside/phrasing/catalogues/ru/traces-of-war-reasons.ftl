# Traces of War: почему чего-то нельзя сделать. По одному предложению.

# Части и гексы

reason-unknown-unit = Нет части «{ $unit }».
reason-unknown-hex = Нет гекса «{ $hex }».
reason-not-your-unit = { $unit }: это не ваша часть.
reason-unit-not-on-map = { $unit }: этой части нет на карте.
reason-already-moved = { $unit }: движение этой части уже закончено.
reason-unit-not-activated = { $unit }: эта часть не активирована.
reason-not-a-headquarters = { $unit }: это не штаб.
reason-stacking-limit = Гекс { $hex } заполнен: не больше двух боевых частей и одного штаба.
reason-enemy-occupied = В гексе { $hex } противник.
reason-in-enemy-zone = Гекс { $hex } во вражеской зоне контроля.
reason-sea-hex = Гекс { $hex } — вода.
reason-blocked-hexside =
    { $other-id ->
        [none] Путь в гекс { $hex } закрыт непроходимой гранью.
       *[other] Грань между { $hex } и { $other } непроходима.
    }
reason-not-adjacent = Гексы { $hex } и { $other } не соседние.

# Расстановка и торг

reason-not-a-free-security-unit = { $unit }: это не охранная часть, ждущая расстановки.
reason-not-a-major-city = Гекс { $hex } — не крупный город.
reason-one-security-unit-each = В гекс { $hex } нельзя поставить ещё одну охранную часть.
reason-bid-out-of-range = Ставка — число от { $least } до { $most }.

# Жетоны

reason-chits-not-sorted = Укажите жетоны в алфавитном порядке.
reason-wrong-number-of-chits = Нужно выбрать жетонов: { $need }, а не { $count }.
reason-stavka-not-available = На { $turn }-м ходу при стольких взятых пунктах переправы жетон Ставки выбрать нельзя.
reason-chit-not-available = { $chit }: такого жетона в вашем пуле больше нет.
reason-fronts-missing = Разных фронтов среди жетонов: { $count }. Нужны все четыре или три и Ставка.
reason-cup-is-empty = Чаша пуста: тянуть нечего.
reason-cup-not-empty = Отказаться от жетонов на руке можно, только когда чаша пуста.
reason-chit-not-in-hand = { $chit }: такого жетона на руке больше нет.
reason-no-okh-in-hand = На руке нет жетона ОКХ.
reason-no-negotiation-from-hand = Жетон ОКХ, сыгранный с руки, не даёт переговоров.

# Активация

reason-unknown-mode = Нет режима «{ $mode }».
reason-only-axis-joins = Только Ось может активировать ещё один штаб.
reason-one-headquarters-joins = { $unit }: больше ни один штаб присоединиться не может.
reason-not-in-command-range = { $unit }: присоединиться может только штаб в радиусе управления.
reason-already-named = { $unit }: эта часть уже выбрана.

# Движение

reason-no-path = { $unit }: укажите гексы, через которые идёт движение.
reason-not-enough-movement = { $unit }: осталось { $left } ОД, а этот путь стоит { $cost }.
reason-walk-in-legs = В гекс { $hex } ведёт другой путь, который не дороже; чтобы пройти именно этим, двигайтесь по одному гексу ({ $unit }).
reason-major-river-between-zones = Крупную реку между { $hex } и { $other } нельзя пересечь из одной вражеской ЗК в другую.
reason-major-river-whole-move = Переправа через крупную реку без моста между { $hex } и { $other } занимает всё движение части.
reason-marsh-between-zones = В болото { $hex } нельзя войти из одной вражеской ЗК в другую.
reason-marsh-whole-move = Вход в болото { $hex } занимает всё движение части.
reason-strategic-starts-in-zone = Гекс { $hex } во вражеской ЗК: стратегическое движение там начать нельзя.
reason-strategic-enters-zone = Гекс { $hex } во вражеской ЗК: стратегическое движение туда не ведёт.
reason-strategic-needs-road = Между { $hex } и { $other } нет дороги для стратегического движения.

# Штабы

reason-only-headquarters-relocate = { $unit }: перебазируются только штабы.
reason-relocation-too-near = Гекс { $hex } слишком близко: наименьшее расстояние перебазирования в гексах — { $least }.
reason-headquarters-there = В гексе { $hex } другой штаб.
reason-no-supply-line-from = Из гекса { $hex } нет линии снабжения.

# Бой

reason-no-enemy-there = В гексе { $hex } нет противника.
reason-already-attacked = Гекс { $hex } в этой активации уже атаковали.
reason-no-attackers-adjacent = Рядом с гексом { $hex } нет части, которая может атаковать.
reason-odds-below-one =
    { $shift ->
        [0] Слишком слабая атака на гекс { $hex }: { $attack } к { $defense }; нужно не меньше 1:1.
        [one] Слишком слабая атака на гекс { $hex }: { $attack } к { $defense }, местность сдвигает на { $shift } колонку влево; нужно не меньше 1:1.
        [few] Слишком слабая атака на гекс { $hex }: { $attack } к { $defense }, местность сдвигает на { $shift } колонки влево; нужно не меньше 1:1.
       *[other] Слишком слабая атака на гекс { $hex }: { $attack } к { $defense }, местность сдвигает на { $shift } колонок влево; нужно не меньше 1:1.
    }
reason-already-attacking = { $unit } уже участвует в этой атаке.
reason-not-next-to-target = { $unit } не может отсюда атаковать гекс { $hex }.
reason-already-fought = { $unit }: эта часть в этой активации уже атаковала.
reason-not-attacking = { $unit } не участвует в этой атаке.
reason-no-attackers-named = Не выбран ни один атакующий.
reason-unknown-marker = Нет маркера «{ $marker }».
reason-wrong-marker =
    { $marker-id ->
        [off-as] Маркер «{ $marker }» применяют, когда атакует Ось.
       *[other] Маркер «{ $marker }» применяют, когда атакует СССР.
    }
reason-marker-not-available = В этом ходу нет маркера «{ $marker }».
reason-not-in-this-combat = { $unit } не участвует в этом бою.

# Отступление и преследование

reason-not-retreating = { $unit }: эта часть сейчас не отступает.
reason-retreat-too-short =
    { $steps ->
        [one] Длина отступления — { $steps } гекс.
        [few] Длина отступления — { $steps } гекса.
       *[other] Длина отступления — { $steps } гексов.
    }
reason-retreat-over-major-river = Через крупную реку без моста между { $hex } и { $other } отступают только из гекса у реки.
reason-retreat-priorities = { $unit }: отступать нужно с наименьшими потерями и в сторону снабжения, например { $path }.
reason-did-not-attack = { $unit }: эта часть не атаковала или уже преследовала.
reason-headquarters-follows-only = { $unit } преследует только вместе с частью из своего стека.
reason-headquarters-cannot-follow = { $unit } не может следовать с этой частью.
reason-pursuit-first-hex = Первый гекс преследования — { $hex }.
reason-pursuit-too-far =
    { $limit ->
        [one] { $unit } преследует не дальше чем на { $limit } гекс.
        [few] { $unit } преследует не дальше чем на { $limit } гекса.
       *[other] { $unit } преследует не дальше чем на { $limit } гексов.
    }
reason-pursuit-major-river = { $unit } не может преследовать на второй гекс через крупную реку без моста или после неё.

# Подкрепления и переговоры

reason-no-railway-there = В гексе { $hex } нет железной дороги.
reason-no-open-railway =
    { $hex-id ->
        [none] Ни один гекс железной дороги не открыт для подкреплений.
       *[other] Из гекса { $hex } нет открытой железной дороги к источнику снабжения.
    }
reason-not-arriving = { $unit } сейчас не прибывает.
reason-replacement-replaces = { $unit }: это замещающая часть, она заменяет более слабую часть того же типа.
reason-not-a-replacement = { $unit }: это не замещающая часть, её размещают на железной дороге.
reason-cannot-be-replaced = { $unit }: { $by } заменяет только более слабую часть того же типа, имеющую снабжение.
reason-landing-too-far = Гекс { $hex } слишком далеко от советской части со снабжением: предел в гексах — { $limit }.
reason-no-supreme-order = В гексе { $hex } нет приказа Верховного командования.
reason-not-for-sale = { $unit }: этой части нет среди подкреплений.
reason-too-few-points = Нужно очков переговоров: { $cost }; осталось: { $points }.
