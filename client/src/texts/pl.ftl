app-tagline = Gry wojenne frontu wschodniego: program pilnuje każdej zasady
language = Język
theme = Jasny lub ciemny motyw
sound = Dźwięk
new-game = Nowa gra
scenario = Scenariusz
scenario-version = Wersja
turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
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
turn = Tura { $turn }
turn-of = Tura { $turn } z { $turns }
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
every-verb = Wszystkie
search-actions = Szukaj wśród akcji
more-actions = i jeszcze { $count }
choose-way = Którą drogą?
choose-hex = { $verb }: wybierz jeden z podświetlonych heksów. Esc anuluje.
choose-what = Co ma zrobić { $unit }?
picked = Wybrano { $count } z { $most }
nothing-picked = brak
cost = { $cost } PR
odds = Stosunek sił
attack-strength = Atak
defense-strength = Obrona
column = Kolumna
chances = Szanse
expected = Spodziewane straty: atakujący { $attacker }, obrońca { $defender }
retreat-chance = Odwrót { $chance }
not-allowed = Zbyt słabe siły do ataku
add-all = Dodaj wszystkie
victory = Punkty zwycięstwa
victory-of = { $points } z { $need }
calendar = Kalendarz
this-turn = Tura { $turn }, teraz
arrivals = Przybywają
empty-tracks = Pozostałe tory, teraz puste lub zerowe: { $count }
boxes = Poza mapą
own = Wiesz tylko ty
hand-empty = brak
units-here = Jednostki na heksie { $hex }
empty-hex = Nie ma tu jednostek.
steps = Poziomy: { $steps } z { $all }
strength-line = Atak { $attack }, obrona { $defense }, ruch { $move }
strength-bracketed = Obrona { $defense }, gdy nie broni się żadna inna jednostka, ruch { $move }
strength-defense = Obrona { $defense }, ruch { $move }
strength-move = Ruch { $move }
reach = Zasięg { $range }
reach-support = Wsparcie artyleryjskie na { $range ->
    [one] { $range } heks
    [few] { $range } heksy
   *[many] { $range } heksów
}
reach-command = Zasięg dowodzenia { $range }
gives-support = W gotowości: może udzielić wsparcia; tylko ruch taktyczny
dot-black = Czołgi
dot-red = Elitarne czołgi
dot-white = Broń przeciwpancerna
quality-elite = Jednostka elitarna
quality-low = Jednostka niskiej jakości
stacks-freely = Nie wlicza się do limitu stosu
is-garrison = Garnizon
no-extended = Bez ruchu rozszerzonego
unreachable = Serwer nie odpowiada. Próbuję ponownie…
seed = Ziarno rzutów (zostaw puste, a rzuty będą nieprzewidywalne)
tray = Do wystawienia
point-at-hex = Wskaż heks na mapie.
victory-need = z { $need }
seconds = { $seconds } s
player-recruit = Komputer: rekrut (łatwy)
player-officer = Komputer: oficer (średni)
player-staff = Komputer: sztab (trudny)
player-greedy = Komputer: atakujący (prosty)
player-random = Komputer: losowy
overlays = Nakładki
overlay-sides = Pokazywane strony
legend = Legenda
replay = Powtórka
replay-slider = Moment gry
replay-start = Początek gry
replay-play = Odtwarzaj
replay-speed = Czas między dwoma krokami
step-of = { $step } z { $steps }
step-back = Krok wstecz
step-on = Krok naprzód
turn-back = Do początku tury
turn-on = Do następnej tury
nothing-told = W tym kroku nie ma zdarzeń.
branch = Graj stąd jako nową grę
back-to-now = Wróć do gry
forgotten = Nie wszystko jest zrobione
forgotten-attacks = { $count ->
    [one] Jeden atak ma wciąż dobry stosunek sił:
    [few] { $count } ataki mają wciąż dobry stosunek sił:
   *[many] { $count } ataków ma wciąż dobry stosunek sił:
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
statistics = Statystyki
losses = Stracone poziomy
dice-luck = Szczęście w rzutach
dice-average = { $seat }: { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
}, średnio { $average }
dice-proof = Weryfikacja rzutów
commitment = Skrót ziarna, ogłoszony na początku
server-seed = Ziarno serwera
client-seed = Ziarno graczy
prove-dice = Sprawdź każdy rzut
dice-proved = Rzuty zgodne z ziarnem: { $good } z { $all }.
seed-later = Ziarno zostanie ogłoszone po zakończeniu gry; wtedy można sprawdzić każdy rzut.
draws = Rzuty i losowania
loading = Wczytuję…
no-draws = Niczego jeszcze nie losowano.
rules = Zasady
rules-key = Zasady (R)
rules-search = Szukaj w zasadach
rules-sections = Punkty zasad
rules-section = Zasady: { $section }
rules-back = Wstecz
rules-nothing = Nic nie znaleziono.
player-open = Znajomy, zaproszony linkiem
open-seat-about = Po rozpoczęciu dostaniesz link dla znajomego. Miejsce należy do przeglądarki, która je zajmie.
open-seat-local = Po rozpoczęciu dostaniesz link. Otworzą go tylko przeglądarki na tym komputerze; aby grać przez sieć, uruchom serwer z --host.
salvage = Odzyskaj, co da się odczytać
rename-save = Zapisz
cancel = Anuluj
invite = Link dla gracza: { $seat }
copy = Kopiuj
copied = Skopiowano
join-title = Zaproszenie do gry
join-text = Zajmij wolne miejsce, a będzie należało do tej przeglądarki. Konto nie jest potrzebne.
join = Zajmij miejsce
join-watch = Tylko patrzę
learn = Naucz się w dziesięć minut
learn-text = Niewielka sytuacja na mapie pokaże ci aktywację, ruch, atak i zaopatrzenie. Ty grasz, program objaśnia.
learn-start = Zaczynamy
learn-more = Sedno każdej gry
side-panel = Obok mapy
minimap = Minimapa
minimap-about = Minimapa: strzałki lub kliknięcie przesuwają widok
minimap-hide = Ukryj minimapę
counters = Żetony
counters-all = Wszystkie
counters-mine = Tylko moje
counters-enemy = Tylko wroga
counters-none = Żadne
ground-held = Przytrzymaj T, aby widzieć sam teren.
whole-stack = Cały stos
speed = Czas na każdą akcję przeciwnika
at-once = od razu
following = Co robi przeciwnik
following-left = jeszcze { $count }
skip = Pomiń
thinking-share = Postęp obliczeń komputera
stop-thinking = Zdecyduj teraz
hint = Podpowiedź
hint-about = Zapytaj komputer, co by zrobił
hint-show = Pokaż
hint-do = Zrób to
undo-list = Akcje do cofnięcia
undo-to = Wróć do chwili przed tą akcją ({ $count })
undo-one = Tylko tę
undo-nothing = Nie ma czego cofnąć.
undo-needed = Niczego nie zmieniono: bez tamtej akcji niemożliwa byłaby ta: { $action }
shortcuts = Klawisze
shortcuts-key = Klawisze (?)
shortcuts-pointer = Myszą: przeciągnij mapę, aby ją przesunąć; kółkiem przybliżaj i oddalaj; kliknięcie z Shift dołącza jednostkę do wybranych; dwukrotne kliknięcie wybiera cały stos. Dwoma palcami: przesuwanie i przybliżanie.
keys-map = Na mapie
keys-show = Co widać
keys-play = Gra
key-cursor = Przesuń kursor na sąsiedni heks
key-enter = Wybierz jednostkę, przejdź na heks, zaatakuj go
key-stack = Wybierz cały stos
key-next = Następna i poprzednia jednostka, która może działać
key-pan = Przesuń mapę
key-zoom = Przybliż, oddal, cała mapa
key-ground = Sam teren, dopóki trzymasz klawisz
key-filter = Żetony: wszystkie, moje, wroga, żadne
key-overlays = Nakładki
key-confirm = Przeprowadź atak albo zakończ fazę
key-release = Anuluj wszystko, zamknij
spoken-selected = { $unit }, zaznaczona jednostka
spoken-able = { $unit }, może działać
spoken-goal = Można wybrać
spoken-goal-cost = Osiągalny za { $cost } PR
fold = Zwiń lub rozwiń
lesson = Lekcja
lesson-place = Krok { $place } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
lesson-skip = Pomiń ten krok
lesson-leave = Zakończ lekcję i graj samodzielnie
lesson-elsewhere = Ta gra to lekcja rozpoczęta w innej przeglądarce.
lesson-resume = Dalej od kroku { $place } z { $count }
lesson-go-on = Graj tutaj dalej
credits = Mapy narysowane przez Hexside na podstawie otwartych danych: GeoNames (CC BY 4.0), Natural Earth, NASA Blue Marble, publiczne kafelki terenu. Linie kolejowe, drogi i pokrycie terenu z lat wojny to nasze własne opracowanie. Hexside nie jest związany z wydawcami gier.

# Activations that run side by side

activations = Wylosowane żetony
activations-done =
    { $count ->
        [one] { $count } aktywacja zakończona
        [few] { $count } aktywacje zakończone
       *[many] { $count } aktywacji zakończonych
    }
activations-face-down =
    { $count ->
        [one] { $count } żeton zakryty
        [few] { $count } żetony zakryte
       *[many] { $count } żetonów zakrytych
    }

# Stacks in the fog

seen-earlier = Widziane tu wcześniej, teraz ukryte
seen-turns-ago =
    { $turns ->
        [0] w tej turze
        [one] { $turns } turę temu
        [few] { $turns } tury temu
       *[many] { $turns } tur temu
    }

# Random events

event-of-turn = Wydarzenie tury { $turn }
event-read = Odłóż
gathering = Gra zacznie się, gdy wszyscy zajmą miejsca.
gathering-about = Przeglądarka każdego gracza dokłada swój udział do rzutów, więc nikt nie ustala ich sam. Zostaw tę stronę otwartą.
gathering-open = zaproszono
gathering-computer = komputer
gathering-sits = na miejscu
gathering-sealed = udział zapieczętowany
gathering-told = udział dołożony
practice = Gra treningowa: ktoś wie więcej niż inni
share-commitment = Skrót udziału: { $seat }
own-share = Twój udział ({ $seat }) wszedł do rzutów dokładnie taki, jaki zapieczętowano. Losowano go { $draws ->
    [one] raz
   *[other] { $draws } razy
}.
own-share-missing = Twój udział ({ $seat }) nie wszedł do tych rzutów taki, jaki zapieczętowano: tej grze nie można ufać.

# Co zrobili inni

account = Od twojej ostatniej decyzji
account-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
account-attacks = { $count ->
    [one] { $count } atak
    [few] { $count } ataki
   *[other] { $count } ataków
}
account-losses = { $count ->
    [0] bez strat
    [one] { $count } strata
    [few] { $count } straty
   *[other] { $count } strat
}
speed-whole-turn = tura w 15 s
speed-stepwise = krok po kroku
follow-next = Dalej
banner = Co wylosowano
forgotten-group = Wybrana grupa nie ruszyłaby naprzód.
forgotten-overstacked = { $count ->
    [one] Jeden heks mieści więcej, niż może:
    [few] { $count } heksy mieszczą więcej, niż mogą:
   *[other] { $count } heksów mieści więcej, niż może:
}
goes-otherwise = { $unit } może tam dojść inaczej: { $verb }.
your-turn = Twoja kolej
notifications = Powiadom mnie w tej przeglądarce, gdy przyjdzie moja kolej
join-you = ty
join-person = człowiek
