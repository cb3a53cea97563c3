# A Victory Awaits: decyzje, przyciski do nich i składniki stosunku sił.

# Tytuły

kind-set-up-formation = Rozstawienie
kind-add-army = Kolejna armia
kind-hold-reinforcements = Żeton posiłków
kind-declare-zhukov = Dowództwo Żukowa
kind-a-victory-awaits-react-or-accept = Przerwanie aktywacji
kind-play-held-chit = Żetony w ręce
kind-name-panzers = Jednostki zmechanizowane
kind-a-victory-awaits-relocate-headquarters = Relokacja sztabów
kind-a-victory-awaits-name-order-units = Rezerwa lub OKH
kind-carry-out-attacks = Zadeklarowane ataki
kind-choose-entry-hex = 19. Armia
kind-choose-entering-unit = Wejście na mapę
kind-enter-by-movement = Wejście na mapę
kind-choose-reinforcement = Posiłki
kind-choose-axis-arrival = Posiłki
kind-place-reinforcement = Posiłki
kind-transfer-units = Przeniesienie z mapy
kind-build-fortress = Twierdze
kind-remove-stand-fast = „Nie poddawać się”
kind-withdraw-panzers = Wycofanie z gry
kind-control-queue = Kontroler gry
kind-deal-chits = Żetony sztabów
kind-choose-next-player = Następny gracz

# Polecenia

decision-a-victory-awaits-bid = Podaj, ile punktów zwycięstwa zdobędziesz jako Oś, od 1 do 400. Kto poda więcej, gra Osią.
decision-set-up-formation = Rozstaw w strefie rozmieszczenia: { $units }.
decision-add-army =
    { $map ->
        [L] Wybierz kolejny żeton armii z mapy Leningradu do swojej puli.
        [S] Wybierz kolejny żeton armii z mapy Smoleńska do swojej puli.
       *[K] Wybierz kolejny żeton armii z mapy Kijowa do swojej puli.
    }
decision-hold-reinforcements = Zatrzymaj żeton posiłków w ręce, żeby móc przerwać aktywację, albo włóż go do kubka.
decision-declare-zhukov = Oś dotarła pod Leningrad: ogłoś dowództwo Żukowa albo poczekaj.
decision-a-victory-awaits-react-or-accept = Wylosowano: { $chit }. Przyjmij żeton albo włóż go z powrotem i zagraj żeton z ręki.
decision-play-held-chit = Kubek jest pusty: wybierz, który żeton z ręki zagrać teraz.
decision-name-panzers =
    { $units-count ->
        [0] Wskaż jednostki zmechanizowane do aktywacji, najwyżej { $limit }.
       *[other] Wskaż jednostki zmechanizowane do aktywacji, najwyżej { $limit }. Wskazane: { $units }.
    }
decision-a-victory-awaits-relocate-headquarters = Przenieś inne sztaby w zasięgu na następne pole toru tur albo graj dalej.
decision-a-victory-awaits-name-order-units =
    { $units-count ->
        [0] Wskaż jednostki do aktywacji gdziekolwiek na mapie, najwyżej { $limit }.
       *[other] Wskaż jednostki do aktywacji gdziekolwiek na mapie, najwyżej { $limit }. Wskazane: { $units }.
    }
decision-carry-out-attacks = Wybierz, który z zadeklarowanych ataków rozegrać teraz.
decision-choose-entry-hex = Wybierz heks źródła, przez który wchodzi 19. Armia, albo każ jej czekać.
decision-choose-entering-unit = Wskaż następną jednostkę, która wchodzi na mapę, albo zakończ. Jednostki do wyboru: { $count }.
decision-enter-by-movement = { $unit }: wejdź na mapę przez heks źródła albo wskaż inną jednostkę.
decision-choose-reinforcement = Wskaż jednostkę z pola dostępnych albo zakończ posiłki. Pozostało: { $count }.
decision-choose-axis-arrival = Wskaż jednostkę z pola dostępnych albo zakończ posiłki. Pozostało: niemieckie { $count }, rumuńskie { $romanian }.
decision-place-reinforcement = { $unit }: wystaw na otwartym heksie kolejowym albo wskaż inną jednostkę.
decision-transfer-units = Zdejmij z mapy na pole dostępnych jednostki z linią komunikacji albo graj dalej.
decision-build-fortress = Zbuduj poziom twierdzy w dużym mieście albo graj dalej. Pozostało poziomów: { $count }.
decision-remove-stand-fast = Zdejmij znacznik „Nie poddawać się” z kontrolowanego miasta albo graj dalej.
decision-withdraw-panzers = Wycofaj z gry jednostki zmechanizowane o łącznej sile ataku co najmniej { $need }. Dotąd wycofano: { $count }.
decision-control-queue = Losuj żeton, odkryj jeden z zakrytych albo poczekaj na koniec którejś aktywacji.
decision-deal-chits = Rozdziel żetony sztabów między graczy swojej drużyny.
decision-choose-next-player = Wybierz gracza, którego żeton zostanie teraz rozpatrzony.

# Przyciski i menu

verb-place-rest = Reszta na pozycje historyczne
verb-army = Dodaj armię
verb-a-victory-awaits-hold = Zatrzymaj w ręce
verb-into-cup = Włóż do kubka
verb-declare = Ogłoś
verb-not-yet = Jeszcze nie
verb-play = Zagraj
verb-a-victory-awaits-relocate = Relokuj
verb-a-victory-awaits-cancel = Anuluj
verb-a-victory-awaits-transfer = Na pole dostępnych
verb-a-victory-awaits-fortify = Zbuduj poziom
verb-remove-stand-fast = Zdejmij znacznik
verb-withdraw = Wycofaj z gry
verb-enter = Wejdź tędy
verb-draw = Losuj żeton
verb-reveal = Odkryj
verb-pause = Czekaj
verb-deal = Przydziel
verb-next = Następny

# Słowa akcji

field-seat = gracz
field-place = miejsce w kolejce

# Stosunek sił

modifier-out-of-command-halves = { $unit }: poza zasięgiem dowodzenia, połowa siły
modifier-retreated-defends-with-nothing = { $unit }: po odwrocie, bez obrony
modifier-fortress-defends = { $unit }: obrona +{ $value }

# Punktacja

score-major_city_without_line = Duże miasta bez linii komunikacji
score-stand_fast_without_line = Miasta ze znacznikiem „Nie poddawać się” bez linii komunikacji, dodatkowo
score-soviet_source_without_line = Sowieckie źródło zaopatrzenia bez linii komunikacji
score-moscow_source_without_line = Źródło „Z Moskwy” bez linii komunikacji
score-smolensk_breakthrough_without_line = Heksy przełamania bez linii komunikacji
