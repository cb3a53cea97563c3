# Замечания о картах и расстановках, их печатает `hexside check`.
mapcheck-no-such-hex = гекса { $hex } нет на карте
mapcheck-place-missing = на карте нет пункта { $place }
mapcheck-place-elsewhere = { $place } стоит в гексе { $hex } вместо { $stated }
mapcheck-place-of-other-kind = у пункта { $place } вид { $kind } вместо { $stated }
mapcheck-not-adjacent = гексы { $a } и { $b } не соседние
mapcheck-adjacent = гексы { $a } и { $b } соседние
mapcheck-other-terrain = в гексе { $hex } местность { $terrain } вместо { $stated }
mapcheck-other-hexside = между { $a } и { $b } лежит { $kind } вместо { $stated }
mapcheck-no-line = { $kind } не соединяет { $a } и { $b }
mapcheck-other-area = область { $area } отличается в гексах { $hexes }
mapcheck-place-in-water = { $place } стоит в воде в гексе { $hex }
mapcheck-place-without-name = у пункта { $place } нет имени на языке { $language }
mapcheck-stray-sea = море в гексах { $hexes } отрезано
mapcheck-river-without-hexside = реки { $river } нет между { $a } и { $b }
mapcheck-river-in-pieces = река { $river } разорвана; её части начинаются у { $sides }
mapcheck-bank-of-nothing = на карте нет { $place } или реки { $river }
mapcheck-wrong-bank = { $place } стоит не на том берегу реки { $river } (должно быть { $side })
mapcheck-line-in-water = { $kind } идёт по воде в гексе { $hex }
mapcheck-network-in-pieces = линии ({ $kinds }) отрезаны в гексах { $hexes }
mapcheck-not-on-network = гекс { $hex } не лежит на сети ({ $kinds })
mapcheck-unit-twice = { $scenario }: { $unit } стоит дважды
mapcheck-unit-in-water = { $scenario }: { $unit } начинает в воде в гексе { $hex }
mapcheck-both-sides-in-hex = { $scenario }: обе стороны начинают в гексе { $hex }
mapcheck-overstacked = { $scenario }: частей в гексе { $hex } { $count }, предел { $limit }
mapcheck-out-of-supply = { $scenario }: { $unit } в гексе { $hex } начинает без снабжения
mapcheck-source-reaches-nobody = { $scenario }: источник { $hex } ({ $side }) не доходит ни до одной части

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } ошибка карты
        [few] { $game }: { $count } ошибки карты
       *[many] { $game }: { $count } ошибок карты
    }
