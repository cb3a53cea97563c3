# Iskra: odwrót, przepełnione heksy, pościg.

event-unit-falls-back = { $unit } wycofuje się: { $start } → { $hex }.
event-retreat-into-zone =
    { $units-count ->
        [one] { $units } wchodzi we wrogą strefę kontroli na heksie { $hex } i traci poziom.
       *[other] { $units } wchodzą we wrogą strefę kontroli na heksie { $hex } i tracą razem jeden poziom.
    }
event-retreat-blocked =
    { $count ->
        [one] { $units }: brak drogi odwrotu z heksu { $hex }; strata jednego poziomu.
       *[other] { $units }: brak drogi odwrotu z heksu { $hex }; stracone poziomy: { $count }.
    }
event-hex-overstacked = Za dużo jednostek na heksie { $hex }: najsilniejsza traci poziom i cofa się.
event-hex-within-limit = Na heksie { $hex } mieszczą się wszystkie jednostki.
event-two-headquarters = Dwa sztaby na heksie { $hex }: jeden z nich ustępuje.
event-unit-gives-way = { $unit } cofa się: { $start } → { $hex }.
event-unit-gives-way-unseen = Żeton cofa się z heksu { $start }.

kind-split-retreat = Grupy w odwrocie
decision-split-retreat =
    { $count ->
        [one] { $units } wycofują się o jeden heks z heksu { $hex }: razem czy osobno? Wskaż pierwszą grupę.
       *[other] { $units } wycofują się z heksu { $hex }, heksy: { $count }. Razem czy osobno? Wskaż pierwszą grupę.
    }
kind-retreat-one-hex = Odwrót
decision-retreat-one-hex =
    { $count ->
        [one] Odwrót z heksu { $hex }: { $units }. Wybierz ostatni heks.
       *[other] Odwrót z heksu { $hex }: { $units }. Wybierz następny heks; pozostało: { $count }.
    }
kind-overstacked = Za dużo jednostek
decision-overstacked = Za dużo jednostek na heksie { $hex }: najsilniejsza traci poziom i cofa się, a jeśli nie może, jest eliminowana.
kind-two-headquarters = Dwa sztaby
decision-two-headquarters = Dwa sztaby na heksie { $hex }: wybierz, który ustępuje i dokąd.
kind-order-stack = Kolejność stosu
decision-order-stack = Wybierz wierzchni żeton na heksie { $hex } albo zostaw stos bez zmian.

verb-group = Odwrót razem
verb-accompany = Idź razem
verb-iskra-give-way = Cofnij się

reason-groups-first = Najpierw wskaż, które jednostki wycofują się razem: { $units }.
reason-group-retreats =
    { $units-count ->
        [one] { $units } właśnie się wycofuje: wybierz następny heks.
       *[other] { $units } właśnie się wycofują: wybierz następny heks.
    }
reason-group-without-units = Grupa musi mieć co najmniej jedną jednostkę bojową.
reason-group-names-twice = Jednostka jest wymieniona dwa razy.
reason-group-without-way = { $units } nie mogą wycofać się razem: żaden heks nie jest dostępny dla wszystkich. Rozdziel je.
reason-group-goes-with-first = { $unit } wycofuje się razem z { $by }: wskaż drogę dla { $by }.
reason-retreat-hex-by-hex = Odwrót wykonuje się heks po heksie.
reason-retreat-not-away = Heks { $hex } nie oddala od heksu { $start }.
reason-retreat-into-target = Heks { $hex } był właśnie celem ataku: atakujący nie mogą się na niego wycofać.
reason-retreat-closed = Nie wszystkie jednostki grupy mogą stąd wejść na heks { $hex }.
reason-retreat-to-source = Heks { $hex } nie leży na drodze nakazanej zasadami: poza wrogimi strefami kontroli, najkrótszej do źródła zaopatrzenia; na tej drodze leży { $other }.
reason-retreat-to-room = Heks { $hex } jest pełny; { $other } jest równie dobry i ma miejsce.
reason-not-in-overstacked-hex = { $unit } nie należy do żetonów, które mogą ustąpić.
reason-strongest-gives-way = { $unit } nie ma największej siły ataku: cofa się jednostka taka jak { $by }.
reason-can-give-way = { $unit } może cofnąć się na heks { $hex }.
reason-cannot-give-way = { $unit } nie ma dokąd pójść.
reason-give-way-elsewhere = { $unit } musi iść na inny heks, na przykład { $hex }.
reason-other-stack-now = Teraz można zmienić tylko stos na heksie { $hex }.
reason-pursuit-closed = { $unit } nie może prowadzić pościgu na heks { $hex }: teren jest niedostępny albo na Newie nie ma tam mostu.
