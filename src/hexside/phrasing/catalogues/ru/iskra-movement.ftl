# «Искра»: движение, штаб смят с ходу, порядок в стеках, перемещение штабов.

mode-rail = перевозка по железной дороге
verb-top = Положить наверх

# События

event-iskra-unit-moved =
    { $mode-id ->
        [strategic] { $unit }, стратегическое движение: { $start } → { $end }, { $cost } ОД.
        [rail] { $unit }, по железной дороге: { $start } → { $end }.
       *[normal] { $unit }: { $start } → { $end }, { $cost } ОД.
    }
event-unit-moved-unseen =
    { $mode-id ->
        [strategic] Стратегическое движение скрытой фишки: { $start } → { $end }.
        [rail] Перевозка скрытой фишки по железной дороге: { $start } → { $end }.
       *[normal] Движение скрытой фишки: { $start } → { $end }.
    }
event-top-shown = Наверху в гексе { $hex }: { $unit }.
event-stack-height =
    { $count ->
        [one] В гексе { $hex } теперь { $count } фишка.
        [few] В гексе { $hex } теперь { $count } фишки.
       *[many] В гексе { $hex } теперь { $count } фишек.
    }
event-hex-left-empty = Гекс { $hex } теперь пуст.
event-overrun-fails = Гекс { $hex } нельзя смять с ходу: там боевая часть. Движение закончено.
event-headquarters-overrun = { $unit }: штаб смят в гексе { $hex }.
event-headquarters-leaves = { $unit } должен покинуть гекс { $hex } и переместиться.
event-headquarters-leaves-unseen = { $unit } должен переместиться.
event-headquarters-not-alone = { $unit } остаётся в гексе { $hex }: там он не один.
event-headquarters-finds-place = { $unit }: место для перемещения есть, его выбирает владелец.
event-headquarters-relocated-unseen = { $unit } перемещается туда, где противник его не видит.
event-tigers-roll = { $unit }, стратегическое движение: на кубике { $die }.

# Отказы

reason-pinned-cannot-move = { $unit }: часть прижата огнём и не может двигаться.
reason-technical-problem-cannot-move = { $unit }: технические неполадки, в этом ходу без движения.
reason-bridge-cannot-move = { $unit } — мост: перед движением его надо разобрать.
reason-only-normal-movement = { $unit } сейчас может использовать только обычное движение.
reason-strategic-once-a-turn = { $unit }: соединение или сама часть уже использовали в этом ходу стратегическое движение.
reason-rail-not-for-soviets = { $unit }: советская сторона не пользуется перевозкой по железной дороге.
reason-hex-closed-to-unit = { $unit }: местность гекса { $hex } с этой стороны непроходима.
reason-neva-closed-to-germans = { $unit }: { $hex } → { $other } невозможно, Нева закрыта для немецких частей.
reason-neva-needs-bridge = { $unit }: { $hex } → { $other } невозможно, механизированным частям на Неве нужен мост.
reason-strategic-starts-on-line = В гексе { $hex } нет дороги, просёлка или железной дороги, чтобы начать стратегическое движение.
reason-strategic-needs-line = Между { $hex } и { $other } нет дороги, просёлка или железной дороги для стратегического движения.
reason-strategic-through-stack = Стратегическое движение не может пройти гекс { $hex }: там уже две фишки или нет места.
reason-rail-needs-railway = Между { $hex } и { $other } нет обычной железной дороги.
reason-rail-entry-through-zone = Гекс { $hex } во вражеской ЗК: этим путём по железной дороге на карту не выйти.
reason-rail-stops-in-zone = Перевозка заканчивается в гексе { $hex }, первом во вражеской ЗК.
reason-rail-out-of-zone-enters-none = Гекс { $hex } во вражеской ЗК: перевозка, начатая в одной ЗК, не может войти в другую.
reason-rail-ends-next-to-enemy = Гекс { $hex } рядом с противником: перевозка, начатая во вражеской ЗК, не может там закончиться.
reason-rail-through-full-hex = Перевозка не может пройти гекс { $hex }: там нет места.
reason-rail-other-way = Перевозка в гекс { $hex } идёт другим путём по железной дороге.
reason-overrun-needs-attack = { $unit } не может смять противника в гексе { $hex }: это может только боевая часть с силой атаки.
reason-overrun-in-normal-movement = Смять противника в гексе { $hex } можно только обычным движением.
reason-overrun-first = Движение должно сначала закончиться в гексе { $hex }: только там выяснится, можно ли его смять.
reason-overrun-from-full-hex = Из гекса { $other } нельзя смять противника в гексе { $hex }: при неудаче часть останется в { $other }, а там нет места.
reason-stops-at-pinned = В гексе { $hex } прижатая огнём часть: вошедшая часть должна там остановиться.
reason-cheaper-way-there = Другой путь в гекс { $hex } дешевле: выберите его.
reason-full-hex-on-the-way = Гекс { $hex } заполнен, пройти через него нельзя.
reason-bridge-not-on-top = { $unit } — мост: это маркер, и он не может лежать наверху стека.
reason-moves-without-attack = { $unit } может по этому жетону только двигаться, но не атаковать.
reason-already-on-top = { $unit } уже лежит наверху стека.
reason-top-chosen = { $unit }: эту фишку уже клали наверх; снова это можно сделать, когда фишка войдёт в гекс или покинет его.
reason-other-headquarters-relocates = Сейчас перемещается штаб { $unit }.
reason-relocation-not-the-best = Гекс { $hex } свободен, но перемещение должно быть как можно короче, а затем как можно ближе к источнику снабжения: например, { $other }.
