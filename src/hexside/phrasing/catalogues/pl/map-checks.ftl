# Uwagi o mapach i ustawieniach, wypisywane przez `hexside check`.
mapcheck-no-such-hex = pola { $hex } nie ma na mapie
mapcheck-place-missing = na mapie brak miejsca { $place }
mapcheck-place-elsewhere = { $place } stoi na polu { $hex } zamiast { $stated }
mapcheck-place-of-other-kind = { $place } ma rodzaj { $kind } zamiast { $stated }
mapcheck-not-adjacent = pola { $a } i { $b } nie sąsiadują
mapcheck-adjacent = pola { $a } i { $b } sąsiadują
mapcheck-other-terrain = pole { $hex } ma teren { $terrain } zamiast { $stated }
mapcheck-other-hexside = między { $a } i { $b } leży { $kind } zamiast { $stated }
mapcheck-no-line = { $kind } nie łączy { $a } i { $b }
mapcheck-other-area = obszar { $area } różni się na polach { $hexes }
mapcheck-place-in-water = { $place } stoi w wodzie na polu { $hex }
mapcheck-place-without-name = { $place } nie ma nazwy w języku { $language }
mapcheck-stray-sea = morze na polach { $hexes } jest odcięte
mapcheck-river-without-hexside = rzeki { $river } brak między { $a } i { $b }
mapcheck-river-in-pieces = rzeka { $river } jest przerwana; jej części zaczynają się przy { $sides }
mapcheck-bank-of-nothing = na mapie brak { $place } albo rzeki { $river }
mapcheck-wrong-bank = { $place } stoi na złym brzegu rzeki { $river } (powinno być { $side })
mapcheck-line-in-water = { $kind } biegnie przez wodę na polu { $hex }
mapcheck-network-in-pieces = linie ({ $kinds }) są odcięte na polach { $hexes }
mapcheck-not-on-network = pole { $hex } nie leży na sieci ({ $kinds })
mapcheck-unit-twice = { $scenario }: { $unit } wystawiono dwa razy
mapcheck-unit-in-water = { $scenario }: { $unit } zaczyna w wodzie na polu { $hex }
mapcheck-both-sides-in-hex = { $scenario }: obie strony zaczynają na polu { $hex }
mapcheck-overstacked = { $scenario }: liczba oddziałów na polu { $hex } to { $count }, limit to { $limit }
mapcheck-out-of-supply = { $scenario }: { $unit } na polu { $hex } zaczyna bez zaopatrzenia
mapcheck-source-reaches-nobody = { $scenario }: źródło { $hex } ({ $side }) nie dociera do żadnego oddziału

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } błąd mapy
        [few] { $game }: { $count } błędy mapy
       *[many] { $game }: { $count } błędów mapy
    }
