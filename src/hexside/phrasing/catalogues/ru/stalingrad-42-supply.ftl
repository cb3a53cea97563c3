# Stalingrad '42: снабжение, железные дороги, ресурсы, пополнения, авиация, победа.

# Кнопки и меню

verb-fortify = Начать укрепление
verb-unfortify = Снять укрепление
verb-ready = Подготовить артиллерию
verb-bring = Доставить пункт снабжения
verb-expend = Потратить пункт снабжения
verb-reinforce = Разместить подкрепление
verb-rebuild = Восстановить ступень
verb-return = Вернуть из уничтоженных
verb-recall = Вернуть в игру
verb-volunteer = Прибытие добровольцев
verb-railhead = Сдвинуть конечную станцию
verb-flip = Перевернуть пункт снабжения
verb-convert = Заменить пункт снабжения

# Решения

kind-s42-initial-phase = Начальная фаза
kind-s42-move-railheads = Конечные станции
kind-s42-expend-supply = Пункты снабжения
decision-s42-initial-phase = Начальная фаза. Очки ресурсов: { $points }. Пополнения: { $replacements }. Подкреплений к размещению: { $units-count }.{ $withdrawals ->
        [0] {""}
       *[other] {" "}Удалить из игры: { $withdrawals }.
    }{ $owed ->
        [0] {""}
       *[other] {" "}Снять ступеней за удалённые части: { $owed }.
    }
decision-s42-move-railheads =
    { $count ->
        [one] Передвиньте ещё { $count } конечную станцию не более чем на два гекса или продолжайте.
        [few] Передвиньте ещё до { $count } конечных станций, каждую не более чем на два гекса, или продолжайте.
       *[other] Передвиньте ещё до { $count } конечных станций, каждую не более чем на два гекса, или продолжайте.
    }
decision-s42-expend-supply = Потратьте пункты снабжения, чтобы подготовить артиллерию, или закончите фазу.

# События

event-s42-control-not-default = Текст перечисляет весь контроль; эти гексы за стартовой линией Оси — советские: { $hexes }.
event-s42-marks-of-phase-taken-off = Фаза начинается: пометки о прежних действиях частей сняты: { $units }.
event-s42-air-allotted =
    { $count ->
        [0] В этом ходу у Оси нет авиации.
        [one] У Оси готова { $count } авиационная часть.
        [few] У Оси готовы { $count } авиационные части.
       *[other] У Оси готовы { $count } авиационных частей.
    }
event-s42-air-used = { $unit } поддерживает бой.
event-s42-air-returns = { $unit } возвращается в свою ячейку.
event-s42-artillery-used = { $unit } даёт артиллерийскую поддержку и переворачивается на использованную сторону.
event-s42-artillery-withdrawn = { $unit } после массированного обстрела выходит из игры.
event-s42-artillery-ready = { $unit } снова в готовности; израсходовано: { $by }.
event-s42-artillery-ready-by-rail = { $unit } снова в готовности.
event-s42-attrition-immune = { $unit }: изоляция без истощения.
event-s42-attrition-rolled =
    { $result-id ->
        [loss] { $unit }, изоляция: бросок { $die }, модификатор { $modifier }, потеря ступени.
       *[other] { $unit }, изоляция: бросок { $die }, модификатор { $modifier }, без потерь.
    }
event-s42-fort-started = Начато укрепление: { $hex }.
event-s42-fort-completed = Укрепление построено: { $hex }.
event-s42-fort-removed = Укрепление снято: { $hex }.
event-s42-printed-forts-gone =
    { $group ->
        [n] Напечатанные укрепления к северу от Харькова больше не действуют.
        [s] Напечатанные укрепления к югу от Харькова больше не действуют.
       *[other] Напечатанные укрепления Ростова больше не действуют.
    }
event-s42-railhead-moved = Конечная станция: { $start } → { $hex }.
event-s42-railhead-added = Новая конечная станция на узле: { $hex }.
event-s42-railhead-pushed-back = Конечная станция отброшена: { $start } → { $hex }.
event-s42-rally-rolled =
    { $result-id ->
        [rallied] { $unit }: бросок { $die }, восстановление удалось.
       *[other] { $unit }: бросок { $die }, восстановление не удалось.
    }
event-s42-unit-recovers =
    { $status ->
        [disrupted] { $unit }: из полного отступления в дезорганизацию.
       *[other] { $unit }: снова в хорошем состоянии.
    }
event-s42-reinforcement-placed = { $unit } прибывает в область входа { $area }.
event-s42-replacements-received =
    { $seat }, пополнения.{ $tank ->
        [0] { "" }
       *[other] { " " }Танковые: { $tank }.
    }{ $infantry ->
        [0] { "" }
       *[other] { " " }Пехотные: { $infantry }.
    }{ $cavalry ->
        [0] { "" }
       *[other] { " " }Кавалерийские: { $cavalry }.
    }{ $special ->
        [0] { "" }
       *[other] { " " }Особые: { $special }.
    }{ $allied ->
        [0] { "" }
       *[other] { " " }Союзные: { $allied }.
    }
event-s42-supply-point-placed = { $unit }: размещение в области входа { $area }.
event-s42-supply-point-spent = { $unit }: расход на артиллерийскую поддержку.
event-s42-supply-point-moves = { $unit }: сторона движения.
event-s42-supply-point-ready = { $unit }: сторона готовности.
event-s42-supply-point-converted = { $by } заменяет { $unit }.
event-s42-volunteers-arrive = { $unit }: добровольцы прибывают в гекс { $hex }.
event-s42-elbrus-climbed = { $unit } на вершине Эльбруса.
event-s42-unit-rebuilt = { $unit } получает пополнение; ступеней: { $steps }.
event-s42-unit-returned = { $unit } возвращается в игру: { $to }.
event-s42-unit-recalled = { $unit } снова в игре: { $to }.

# Конец игры

result-s42-axis-points =
    { $score ->
        [one] У Оси { $score } победное очко.
        [few] У Оси { $score } победных очка.
       *[other] У Оси { $score } победных очков.
    }
result-s42-axis-short =
    { $score ->
        [one] У Оси только { $score } победное очко.
        [few] У Оси только { $score } победных очка.
       *[other] У Оси только { $score } победных очков.
    }
result-s42-benchmark = Победные очки Оси: { $score }, требуется: { $benchmark }.

# Счёт

score-s42-hexes-held = Победные гексы под контролем и в снабжении
score-s42-hexes-cut-off = Победные гексы, отрезанные от всех советских источников
score-s42-areas-threatened = Советские части у областей входа Оси
score-s42-major-cities-lost = Крупные города за стартовой линией в советских руках
score-s42-minor-cities-lost = Малые города за стартовой линией в советских руках
score-s42-exited-east = Механизированные ступени, вышедшие на восток
score-s42-exited-south = Механизированные ступени, вышедшие на юг
score-s42-south-of-don = Немецкие части к югу от Дона

# Причины

reason-s42-artillery-is-ready = { $unit } уже в готовности.
reason-s42-enemy-controlled = { $hex } под контролем противника.
reason-s42-fort-needs-unit = { $hex } во вражеской зоне контроля: там должна стоять своя боевая часть.
reason-s42-fort-there = { $hex }: укрепление уже есть.
reason-s42-full-strength = { $unit }: полная сила.
reason-s42-hex-out-of-supply = { $hex }: без снабжения.
reason-s42-no-fort-counters = Все фишки укреплений в игре ({ $limit }).
reason-s42-no-fort-in-terrain = Местность не допускает укрепления: { $hex }.
reason-s42-no-railhead = { $hex }: здесь нет конечной станции.
reason-s42-no-resource-points = Очков ресурсов больше нет.
reason-s42-no-such-place = { $unit } не может войти в игру там: { $to }.
reason-s42-no-such-replacement =
    { $type ->
        [tank] Танковых пополнений больше нет.
        [infantry] Пехотных пополнений больше нет.
        [cavalry] Кавалерийских пополнений больше нет.
        [special] Особых пополнений больше нет.
        [hungarian] Венгерских пополнений больше нет.
        [romanian] Румынских пополнений больше нет.
        [italian] Итальянских пополнений больше нет.
        [axis] Пополнений союзников по Оси больше нет.
       *[other] Таких пополнений больше нет: { $type }.
    }
reason-s42-no-supply-counters = Все фишки пунктов снабжения в игре.
reason-s42-not-a-supply-point = { $unit } — не пункт снабжения.
reason-s42-not-artillery = { $unit } — не часть артиллерийской поддержки.
reason-s42-not-on-connected-rail = { $unit } не стоит на соединённом железнодорожном гексе.
reason-s42-not-returning = { $unit } не может сейчас вернуться в игру.
reason-s42-not-stacked = { $unit }: не в одном стеке с { $by }.
reason-s42-not-your-area = Область входа { $area } для этого закрыта.
reason-s42-railhead-cannot-reach = Конечная станция не может достичь гекса { $hex }.
reason-s42-railhead-inoperative = { $hex }: конечная станция не действует, дорога за ней перерезана.
reason-s42-railhead-moved-already = { $hex }: конечную станцию больше нельзя двигать в этом ходу.
reason-s42-replaced-already = { $unit }: пополнение в этом ходу уже было.
reason-s42-unit-out-of-supply = { $unit }: без снабжения.
reason-s42-wrong-replacement =
    { $type ->
        [tank] { $unit } не может получить танковое пополнение.
        [infantry] { $unit } не может получить пехотное пополнение.
        [cavalry] { $unit } не может получить кавалерийское пополнение.
        [special] { $unit } не может получить особое пополнение.
        [hungarian] { $unit } не может получить венгерское пополнение.
        [romanian] { $unit } не может получить румынское пополнение.
        [italian] { $unit } не может получить итальянское пополнение.
        [axis] { $unit } не может получить пополнение союзников по Оси.
       *[other] { $unit } не может получить это пополнение: { $type }.
    }
reason-s42-no-fort-of-yours = { $hex }: здесь нет вашего укрепления.
reason-s42-immobile = { $unit } не движется и всегда в готовности.
reason-s42-no-volunteers = { $unit }: добровольцы сейчас не могут прибыть.
