# Stalingrad '42: sporne miasta (29).
decision-s42-enter-city =
    { $units-count ->
        [0] { $hex } staje się spornym miastem: przynajmniej jedna jednostka z ataku musi do niego wejść.
       *[other] Wprowadź do { $hex } dalsze jednostki z ataku albo zakończ.
    }
kind-s42-enter-city = Wejście do miasta
event-s42-city-battle-falls = { $hex }: kontratak pierwotnego obrońcy, walka miejska spada do { $level }.
event-s42-contest-over = { $hex }: miasto nie jest już sporne.
reason-s42-must-enter-city = { $hex }: przynajmniej jedna jednostka z ataku musi wejść do miasta.
reason-s42-only-into-city = Jednostki wchodzą tylko do spornego miasta { $hex }.
reason-s42-already-in-city = { $unit }: wejście do { $hex } już się odbyło.
reason-s42-cannot-enter-city = { $unit }: posunięcie na heks { $hex } nie jest możliwe.
reason-s42-tactical-into-city = { $hex } to sporne miasto: prowadzi do niego tylko ruch taktyczny.
reason-s42-stop-in-city = { $hex } to sporne miasto: ruch się w nim kończy.
reason-s42-city-into-zone = Ze spornego miasta { $hex } nie wolno wejść w strefę kontroli wroga na heksie { $other }, chyba że stoi tam własna jednostka.
reason-s42-not-out-of-city = { $unit } jest w spornym mieście i nie może z niego atakować.
track-city_battle_2_hexes = Walki miejskie poziomu 2
track-contested_hexes = Sporne miasta
position-contested-city-control = sporne miasto { $value } musi kontrolować pierwotny obrońca
rule-stalingrad-42-29-1-1 = Wejście i stan
rule-stalingrad-42-29-1-2 = Ruch
rule-stalingrad-42-29-1-3 = Walka
rule-stalingrad-42-29-1-4 = Kontrola
