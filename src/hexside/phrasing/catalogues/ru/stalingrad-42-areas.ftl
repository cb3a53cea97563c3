# Stalingrad '42: закрытые области входа, путь на Баку, двойные пункты снабжения.

verb-merge = Объединить пункты снабжения
verb-displace = Вывести из области

kind-s42-displaced = Область закрыта
decision-s42-displaced = Область входа { $area } закрыта: переведите оттуда каждую свою часть в другую область.

event-s42-area-closed = Область входа { $area } закрыта на зиму.
event-s42-unit-displaced = { $unit } переходит в область входа { $area }.
event-s42-unit-towards-baku = { $unit } покидает карту через область входа { $area } в направлении Баку.
event-s42-baku-reached =
    { $points ->
        [one] Пять дивизий на пути в Баку: { $points } победное очко, пока они в снабжении.
        [few] Пять дивизий на пути в Баку: { $points } победных очка, пока они в снабжении.
       *[many] Пять дивизий на пути в Баку: { $points } победных очков, пока они в снабжении.
    }
event-s42-baku-lost = На пути в Баку осталось слишком мало дивизий.
event-s42-supply-points-merged = { $unit } теперь представляет два пункта снабжения; { $by } снимается.

score-s42-baku = Части Оси на пути в Баку

reason-s42-not-displaced = { $unit }: часть не в закрытой области.
reason-s42-no-refuge = Части не могут перейти в область входа { $area }.
reason-s42-not-in-area = { $unit }: часть не в своей области входа.
reason-s42-transit-full = В области входа { $area } уже две боевые части.
reason-s42-must-be-placed = { $unit } прибывает в этом ходу, сначала нужно выставить эту часть.
reason-s42-volunteers-arrive-now = Добровольцы прибывают в этом ходу, сначала нужно их выставить.
reason-s42-mobile = { $unit } — подвижный пункт снабжения.
reason-s42-merged-already = { $unit } уже представляет два пункта снабжения.
reason-s42-merge-in-order = Объедините { $unit } и { $by } в обратном порядке.
reason-s42-turned-already = { $unit }: фишка уже перевёрнута в этой фазе.

option-rasputitsa-turns = Ходы распутицы
option-rasputitsa-turns-20-27 = с 20 по 27
option-rasputitsa-turns-16-23 = с 16 по 23
