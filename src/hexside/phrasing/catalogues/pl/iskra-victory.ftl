# Iskra: Szlisselburg, Tygrysy, łączenie sił, punkty zwycięstwa i koniec gry (13.5, 14, 16.2, 19.1.16).

# Zdarzenia

event-schluesselburg-liberated = Sowieci zajęli cały Szlisselburg i wyzwolili go w turze { $turn }.
event-schluesselburg-retaken = Niemcy odbili cały Szlisselburg w turze { $turn }.
event-schluesselburg-lowered = Na koniec tury { $turn } niemiecki znacznik Szlisselburga obrócono na niższą stronę.
event-tigers-captured = Sowieci zdobywają uszkodzone Tygrysy na heksie { $hex }.
event-tigers-blown-up = Niemcy wysadzają uszkodzone Tygrysy na heksie { $hex }.
event-link-up-made = Do końca tury { $turn } połączyły się siły Frontu Leningradzkiego i Wołchowskiego.
event-link-up-missed =
    { $points ->
        [one] Do końca tury { $turn } fronty nie połączyły sił: Sowieci tracą { $points } punkt zwycięstwa.
        [few] Do końca tury { $turn } fronty nie połączyły sił: Sowieci tracą { $points } punkty zwycięstwa.
        [many] Do końca tury { $turn } fronty nie połączyły sił: Sowieci tracą { $points } punktów zwycięstwa.
       *[other] Do końca tury { $turn } fronty nie połączyły sił: Sowieci tracą { $points } punktu zwycięstwa.
    }
event-timetable-checked = Koniec tury { $turn }: wartość sowieckich znaczników w PZ: { $points }, wymagana: { $need }.
event-final-points = Wynik końcowy: Sowieci { $soviet }, Niemcy { $axis }, różnica { $score }.

# Koniec gry

result-iskra-heights-taken = Sowieci utrzymują Wzgórza Siniawińskie. Różnica PZ: { $score }.
result-iskra-mga-taken = Sowieci utrzymują całą Mgę. Różnica PZ: { $score }.
result-iskra-behind-timetable = Sowieci nie nadążają za harmonogramem. Różnica PZ: { $score }.
result-iskra-soviet-triumph = Sowiecki triumf. Różnica PZ: { $score }.
result-iskra-soviet-historical = Historyczne zwycięstwo Sowietów. Różnica PZ: { $score }.
result-iskra-soviet-minor = Małe zwycięstwo Sowietów. Różnica PZ: { $score }.
result-iskra-german-minor = Małe zwycięstwo Niemców. Różnica PZ: { $score }.
result-iskra-german-propaganda = Propagandowy sukces Niemców. Różnica PZ: { $score }.
result-iskra-german-major = Duże zwycięstwo Niemców. Różnica PZ: { $score }.

# Zestawienie punktów

score-soviet_villages = Wioski w rękach sowieckich
score-soviet_schluesselburg = Szlisselburg wyzwolony
score-tigers_captured = Zdobyte Tygrysy
score-tigers_destroyed = Tygrysy zniszczone w walce
score-link_up_missed = Brak połączenia sił na czas
score-axis_villages = Wioski w rękach niemieckich
score-axis_schluesselburg = Szlisselburg w rękach niemieckich
