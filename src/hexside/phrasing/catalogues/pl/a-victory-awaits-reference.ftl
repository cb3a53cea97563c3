# Opis zasad A Victory Awaits: nagłówki i komórki tabel.

reference-column-infantry = Piechota
reference-column-pursuit = Pościg (zmechanizowane)
reference-column-dates-1941 = Daty (1941)
reference-column-track-leningrad = Leningrad
reference-column-track-smolensk = Smoleńsk
reference-column-track-kiev = Kijów
reference-column-track-campaign = Kampania
reference-column-map = Mapa
reference-column-strength = Siła
reference-column-reduced = Zredukowana
reference-column-with-line = Z linią komunikacji
reference-column-without-line = Bez niej
reference-column-reserve-units = Jednostki
reference-column-reserve-units-leningrad = Scenariusz leningradzki, Rezerwa sowiecka
reference-column-scenario = Scenariusz
reference-column-fortress-levels = Poziomy na kontrolę zaopatrzenia
reference-column-fortress-hexes = Najwięcej heksów
reference-column-fortress-markers = Znaczniki według map
reference-column-turns = Tury
reference-column-axis-needs = Punkty potrzebne Osi
reference-column-strategic-reserve = Rezerwa Strategiczna na turę
reference-column-seats = Gracze
reference-column-controller = Kontroler gry

# Komórki

reference-cost-by-road = po drodze
reference-cost-mountain-divisions = po drodze; dywizje górskie: wszystkie
reference-columns-left-more =
    { $size ->
        [one] jeszcze { $size } kolumna w lewo
        [few] jeszcze { $size } kolumny w lewo
        [many] jeszcze { $size } kolumn w lewo
       *[other] jeszcze { $size } kolumny w lewo
    }
reference-turn-by-choice = { $turn }, jeden na turę do wyboru
reference-turn-one = Tura 1
reference-turns-between = Tury { $first }–{ $last }
reference-turns-from = Tura { $first } i dalsze
