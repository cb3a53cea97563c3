# Stalingrad '42: резервные армии и маскировка (34).

box-army-box-1 = ячейка хранения 1
box-army-box-2 = ячейка хранения 2
box-army-box-3 = ячейка хранения 3
box-army-box-4 = ячейка хранения 4
box-army-box-5 = ячейка хранения 5
box-army-box-6 = ячейка хранения 6
box-stalingrad-42-army-box = Ячейка хранения резервной армии { $number }

field-box = ячейка резервной армии

track-reserve_boxes = Части в ячейках резервных армий
track-reserve_boxes_open = Ячейки, возможные для каждой резервной армии
track-reserve_armies_revealed = Вскрытые резервные армии
track-stalingrad-42-own_reserve_boxes = Ваши резервные армии и их ячейки

verb-tie-marker = Подложить маркер маскировки
verb-keep-markers = Оставить маркеры как есть
verb-enter-box = В ячейку резервной армии
verb-leave-box = Из ячейки резервной армии в область входа
verb-come-out = Выставить из ячейки резервной армии
verb-show-empty = Показать, что армия пуста
verb-commit = Атаковать этими частями

kind-s42-tie-marker = Маркеры маскировки
kind-s42-come-out = Атака на резервную армию
decision-s42-tie-marker = { $unit }: маркер какой ячейки лежит под этой армией? Соперник не видит выбора.
decision-s42-come-out = Резервную армию в гексе { $hex } атакуют: выберите до трёх частей её ячейки, которые встанут в оборону.

event-s42-markers-tied = Маркеры маскировки по порядку: { $units } — { $hexes }.
event-s42-markers-assigned = Советский игрок подложил маркеры маскировки под армии: { $units }.
event-s42-markers-perhaps-exchanged = Советский игрок перебрал маркеры маскировки армий { $units }: возможно, он их поменял.
event-s42-markers-kept = Советский игрок оставляет маркеры маскировки армий { $units } как есть.
event-s42-army-revealed = { $unit }: армия вскрыта, ей принадлежит { $area }.
event-s42-unit-comes-out = { $unit } встаёт в гексе { $hex } на фишку { $by }.
event-s42-army-shown-empty = { $unit }: армия оказывается пустой, ей принадлежит { $area }.
event-s42-army-removed =
    { $units-count ->
        [0] { $unit } уходит с карты в гексе { $hex }.
       *[other] { $unit } уходит с карты в гексе { $hex }; из её ячейки там остаются: { $units }.
    }
event-s42-army-bars-the-way = { $unit } встречает в гексе { $hex } резервную армию с частями и останавливается.
event-s42-army-attacked = { $units }: атака на гекс { $hex }, где стоит резервная армия.
event-s42-attack-void = В гексе { $hex } никого не было: атаки нет.
event-s42-box-perishes =
    { $units-count ->
        [0] { $unit }: армия потеряна, её ячейка была пуста.
       *[other] { $unit }: армия потеряна, а с ней и части её ячейки: { $units }.
    }
event-s42-box-retreats =
    { $units-count ->
        [0] { $unit } отступает; её ячейка пуста.
       *[other] { $unit } отступает; тот же результат у частей её ячейки: { $units }.
    }
event-s42-box-rallies =
    { $result-id ->
        [in-zone] { $area }: части восстанавливаются как в зоне контроля противника.
       *[other] { $area }: части восстанавливаются вне зон контроля противника.
    }
event-s42-box-supply =
    { $result-id ->
        [supplied] { $area }: части в снабжении.
        [isolated] { $area }: части изолированы.
       *[other] { $area }: части без снабжения.
    }
event-s42-unit-enters-box = { $unit } переходит: { $start } → { $to }.
event-s42-unit-leaves-box = { $unit } выходит: { $start } → { $to }.

reason-s42-army-has-been-filled = { $unit }: в ячейку этой армии в этом ходу уже вошли части, двигаться ей больше нельзя.
reason-s42-army-holds-disrupted = { $by } в ячейке { $unit } не в хорошем состоянии.
reason-s42-army-holds-replacement = Часть в ячейке { $unit } получила пополнение: не больше одного гекса тактическим движением и никаких переходов между областями входа.
reason-s42-army-not-empty = В ячейке { $unit } есть части: железнодорожное движение невозможно.
reason-s42-army-has-moved = { $unit }: армия уже двигалась, её ячейку никто не покидает.
reason-s42-army-not-in-play = { $unit } сейчас не в игре.
reason-s42-army-is-revealed = { $unit }: армия вскрыта, в её ячейку никто не входит.
reason-s42-army-not-supplied = { $unit } не снабжается через области входа { $areas }.
reason-s42-unit-not-supplied = { $unit } не снабжается через области входа { $areas }.
reason-s42-no-such-box = Такой ячейки нет.
reason-s42-box-full = { $area }: там уже восемь частей.
reason-s42-combat-units-only = { $unit } — не боевая часть, а в ячейки входят только боевые.
reason-s42-no-way-into-box = { $unit } не может отсюда войти в ячейку резервной армии.
reason-s42-is-in-that-box = { $unit } уже в этой ячейке.
reason-s42-not-in-a-box = { $unit } не в ячейке резервной армии.
reason-s42-not-in-this-box = { $unit } не в ячейке атакованной армии.
reason-s42-box-move-made = В этом ходу одна часть уже покинула ячейку.
reason-s42-strategic-move-made = В этом ходу одна часть уже вошла в ячейку по железной дороге.
reason-s42-in-a-holding-box = { $unit } в ячейке резервной армии и не может атаковать.
reason-s42-enough-come-out = { $unit }: из ячейки этой армии уже вышло частей: { $count }, больше нельзя.
reason-s42-must-come-out = Гекс { $hex } больше никто не обороняет: должно выйти хотя бы одна часть.
reason-s42-not-to-be-shown = Сейчас не показывают, что резервные армии в гексе { $hex } пусты.
reason-s42-markers-not-kept = Сейчас нельзя оставить маркеры как есть.
reason-s42-other-army-first = Сначала маркер армии { $unit }.
reason-s42-marker-not-at-hand = Этого маркера нет среди маркеров для { $unit }.
reason-s42-attack-is-committed = Атака на гекс { $hex } подтверждена: изменить её уже нельзя.
reason-s42-no-hidden-army = В гексе { $hex } нет резервной армии, которая должна ответить первой.
reason-s42-defender-answers-first = Подтвердите атакующих: только тогда видно, кто обороняет гекс { $hex }.
reason-s42-reserve-army-there = Резервная армия противника закрывает гекс { $hex }.

position-not-for-this-box = В этой ячейке могут быть только советские боевые части: { $value }.
position-box-without-army = Ячейка принадлежит резервной армии, которая в игре, и вмещает восемь частей: { $value }.
position-army-without-marker = Резервной армии в игре, как и другим, нужна ячейка: { $value }.
position-revealed-army-away = Вскрытая резервная армия стоит на карте или в области входа: { $value }.

# Sections

rule-stalingrad-42-34-1-1 = Прибытие
rule-stalingrad-42-34-1-2 = Маркеры маскировки
rule-stalingrad-42-34-2 = Резервные армии
rule-stalingrad-42-34-3 = Движение резервных армий
rule-stalingrad-42-34-3-1 = По суше
rule-stalingrad-42-34-3-2 = По железной дороге
rule-stalingrad-42-34-3-3 = Между областями входа
rule-stalingrad-42-34-4-1 = В ячейку
rule-stalingrad-42-34-4-2 = Из ячейки
rule-stalingrad-42-34-5 = Пополнения
rule-stalingrad-42-34-6-1 = Без атаки
rule-stalingrad-42-34-6-2 = Оборона
rule-stalingrad-42-34-6-3 = Артиллерия
rule-stalingrad-42-34-7 = Снятие
