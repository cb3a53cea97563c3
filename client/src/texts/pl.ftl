app-tagline = Gry wojenne frontu wschodniego, każda przestrzegana reguła
language = Język
theme = Jasny lub ciemny
new-game = Nowa gra
scenario = Scenariusz
turns = { $count ->
    [one] { $count } etap
    [few] { $count } etapy
   *[many] { $count } etapów
}
who-plays = Kto gra
player-human = Osoba przy tym ekranie
player-other = Komputer ({ $name })
options = Zasady opcjonalne
start = Rozpocznij grę
my-games = Moje gry
no-games = Nie ma jeszcze żadnej gry. Wybierz scenariusz i rozpocznij.
resume = Graj dalej
look = Obejrzyj
rename = Zmień nazwę
rename-prompt = Nowa nazwa gry
delete = Usuń
delete-prompt = Usunąć „{ $name }” na zawsze?
export = Eksportuj
import = Wczytaj zapisaną grę
turn = Etap { $turn }
turn-of = Etap { $turn } z { $turns }
finished = Zakończona
waits-for = Decyduje: { $seat }
home = Wszystkie gry
undo = Cofnij
undo-key = Cofnij ostatnią akcję (U)
wait-computer = { $seat }: komputer myśli
wait-other = Decyduje: { $seat }
pause = Pauza
play-on = Dalej
pass-screen = Oddaj ekran: { $seat }
pass-screen-text = Następna decyzja należy do tego gracza. To, co wie, pozostaje ukryte, dopóki nie zajmie miejsca.
i-am = Gram: { $seat }
game-over = Gra skończona
log = Dziennik
tracks = Tory
stack = Heks
log-empty = Nic się jeszcze nie wydarzyło.
why-not = To niemożliwe
close = Zamknij
zoom-in = Przybliż
zoom-out = Oddal
whole-map = Cała mapa
hex-numbers = Numery heksów
board = Mapa
all-actions = Wszystkie akcje
search-actions = Szukaj wśród akcji
more-actions = i jeszcze { $count }
choose-way = Którą drogą?
choose-what = Co ma zrobić { $unit }?
picked = Wybrano { $count } z { $most }
nothing-picked = brak
cost = { $cost } PR
odds = Stosunek sił
attack-strength = Atak
defense-strength = Obrona
column = Kolumna
chances = Szanse
expected = Spodziewane straty: atakujący { $attacker }, broniący { $defender }
retreat-chance = Odwrót { $chance }
not-allowed = Za słabo, by atakować
add-all = Wszystkie
victory = Punkty zwycięstwa
victory-of = { $points } z { $need }
own = Wiesz tylko ty
hand-empty = brak
units-here = Oddziały na heksie { $hex }
empty-hex = Nie ma tu oddziałów.
steps = Stopnie siły: { $steps } z { $all }
strength-line = Atak { $attack }, obrona { $defense }, ruch { $move }
unreachable = Serwer nie odpowiada. Próbuję ponownie…
seed = Ziarno kości (puste: nieprzewidywalne)
pace = Tempo komputera
tray = Do ustawienia
point-at-hex = Wskaż heks na mapie.
victory-need = z { $need }
seconds = { $seconds } s
player-recruit = Komputer: rekrut (łatwy)
player-officer = Komputer: oficer (średni)
player-staff = Komputer: sztab (trudny)
player-greedy = Komputer: napastnik (prosty)
player-random = Komputer: czysty przypadek
overlays = Nakładki
overlay-sides = Pokazywane strony
legend = Legenda
terrain-only = Tylko teren
replay = Powtórka
replay-slider = Chwila gry
replay-start = Początek gry
replay-play = Odtwarzaj
replay-speed = Czas między dwoma krokami
step-of = { $step } z { $steps }
step-back = Krok wstecz
step-on = Krok naprzód
turn-back = Do początku etapu
turn-on = Do następnego etapu
nothing-told = Nic, co wolno ci wiedzieć.
branch = Graj stąd jako nową grę
back-to-now = Wróć do gry
forgotten = Nie wszystko jest zrobione
forgotten-attacks = { $count ->
    [one] Jeden atak ma wciąż dobre szanse:
    [few] { $count } ataki mają wciąż dobre szanse:
   *[many] { $count } ataków ma wciąż dobre szanse:
}
forgotten-units = { $count ->
    [one] Jedna jednostka nie jest jeszcze wystawiona:
    [few] { $count } jednostki nie są jeszcze wystawione:
   *[many] { $count } jednostek nie jest jeszcze wystawionych:
}
go-back = Wróć
end-anyway = Zakończ mimo to
no-warnings = Nie ostrzegaj więcej
warnings = Ostrzegaj na końcu fazy, gdy zostało coś do zrobienia
statistics = Liczby
losses = Stracone kroki
dice-luck = Szczęście w kościach
dice-average = { $seat }: { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
}, średnio { $average }
dice-proof = Dowód kości
commitment = Skrót ziarna, ogłoszony na początku
server-seed = Ziarno serwera
client-seed = Ziarno graczy
prove-dice = Sprawdź każdą kość
dice-proved = Zgodnych z ziarnem kości: { $good } z { $all }.
seed-later = Ziarno zostanie ogłoszone po zakończeniu gry; wtedy można sprawdzić każdą kość.
draws = Kości i losowania
no-draws = Niczego jeszcze nie losowano.
rules = Zasady
rules-key = Zasady (?)
rules-search = Szukaj w zasadach
rules-sections = Punkty zasad
rules-section = Zasady: { $section }
rules-back = Wstecz
rules-nothing = Nic nie znaleziono.

credits = Mapy narysowane przez Hexside na podstawie otwartych danych: GeoNames (CC BY 4.0), Natural Earth, NASA Blue Marble, publiczne kafle terenu. Wojenne koleje, drogi i pokrycie terenu to nasze własne opracowanie. Hexside nie jest związany z wydawcami gier.
