# Opis zasad Traces of War: nagłówki i komórki tabel.

reference-column-die = Rzut
reference-column-terrain = Teren
reference-column-movement = Punkty ruchu
reference-column-combat = Walka
reference-column-crossing-points = Punkty przeprawy
reference-column-negotiation-points = Punkty negocjacji
reference-column-luftwaffe = Znaczniki Luftwaffe
reference-column-order-units = Jednostki w Rozkazie OKH
reference-column-purchase = Zakup
reference-column-turn = Tura
reference-column-most-crossing-points = Najwięcej punktów przeprawy
reference-column-month = Miesiąc
reference-column-axis-chits = Żetony Osi
reference-column-soviet-chits = Żetony Sowietów
reference-column-joining = Nowe żetony
reference-column-chit = Żeton
reference-column-owner = Właściciel
reference-column-count = Liczba
reference-column-from-turn = Od tury
reference-column-headquarters = Sztab
reference-column-attack = Atak
reference-column-defense = Obrona
reference-column-move = Ruch
reference-column-range = Zasięg dowodzenia
reference-column-each = Za każdy przypadek
reference-column-victory-points = Punkty zwycięstwa
reference-both-sides = obie strony
reference-cost-all = wszystkie
reference-cost-closed = zamknięte
reference-cost-of-terrain = jak teren
reference-cost-strategic = { $cost }; strategicznie { $strategic }
reference-columns-left =
    { $size ->
        [one] { $size } kolumna w lewo
        [few] { $size } kolumny w lewo
        [many] { $size } kolumn w lewo
       *[other] { $size } kolumny w lewo
    }
reference-attack-factor = atakujący × { $factor }
reference-no-attack = bez ataku
reference-zone-enter = wejście do wrogiej strefy kontroli
reference-zone-leave = wyjście z wrogiej strefy kontroli
reference-purchase-sco = Zdjęcie jednego Rozkazu Najwyższego Dowództwa
reference-purchase-PR = Posiłki pancerne
reference-purchase-IR = Posiłki piechoty
reference-purchase-AR = Posiłki węgierskie lub rumuńskie
