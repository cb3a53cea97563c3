# A Victory Awaits: tytuły, gracze, opcje i krótkie słowa.

game-a-victory-awaits-title = A Victory Awaits
scenario-a-victory-awaits-leningrad-title = Leningrad Blitzkrieg
scenario-a-victory-awaits-leningrad-summary = Grupa Armii „Północ” od Niemna po Leningrad, dziewięć tur. Oś zwycięża, mając 54 punkty zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-smolensk-short-title = Smolensk Blitzkrieg: krótka gra
scenario-a-victory-awaits-smolensk-short-summary = Grupa Armii „Środek” od Bugu po bramę smoleńską, sześć tur. Oś zwycięża, mając 60 punktów zwycięstwa po kontroli zaopatrzenia w turze 6.
scenario-a-victory-awaits-smolensk-title = Smolensk Blitzkrieg
scenario-a-victory-awaits-smolensk-summary = Grupa Armii „Środek” od Bugu w stronę Moskwy, dziewięć tur. Oś zwycięża, mając 85 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-kiev-title = Kiev Blitzkrieg
scenario-a-victory-awaits-kiev-summary = Grupa Armii „Południe” od Sanu i Prutu po Dniepr, dziewięć tur. Oś zwycięża, mając 52 punkty zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-campaign-title = A Victory Awaits: kampania
scenario-a-victory-awaits-campaign-summary = Operacja „Barbarossa” na trzech mapach, od 22 czerwca do 19 września 1941 roku, dziewięć tur. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.

# Kampania wieloosobowa (19)

scenario-a-victory-awaits-campaign-4-title = Kampania dla czterech graczy
scenario-a-victory-awaits-campaign-4-summary = Trzy mapy, dziewięć tur, kilka aktywacji naraz. Trzy Grupy Armii przeciw jednemu graczowi sowieckiemu, który jest też kontrolerem gry. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-campaign-5-title = Kampania dla pięciu graczy
scenario-a-victory-awaits-campaign-5-summary = Trzy mapy, dziewięć tur, kilka aktywacji naraz. Trzy Grupy Armii; jeden gracz sowiecki pod Leningradem i Smoleńskiem, drugi, zarazem kontroler gry, pod Kijowem. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-campaign-6-title = Kampania dla sześciu graczy
scenario-a-victory-awaits-campaign-6-summary = Trzy mapy, dziewięć tur, kilka aktywacji naraz. Grupą Armii „Środek” dowodzą dwaj gracze. Jeden gracz sowiecki pod Leningradem i Smoleńskiem, drugi, zarazem kontroler gry, pod Kijowem. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-campaign-7-title = Kampania dla siedmiu graczy
scenario-a-victory-awaits-campaign-7-summary = Trzy mapy, dziewięć tur, kilka aktywacji naraz. Grupą Armii „Środek” dowodzą dwaj gracze, a każda mapa ma swojego gracza sowieckiego. Ten pod Leningradem jest kontrolerem gry. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-campaign-8-title = Kampania dla ośmiu graczy
scenario-a-victory-awaits-campaign-8-summary = Trzy mapy, dziewięć tur, kilka aktywacji naraz. Grupami Armii „Środek” i „Południe” dowodzi po dwóch graczy, a każda mapa ma swojego gracza sowieckiego. Dowódca 11. Armii i Rumunów jest kontrolerem gry. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.

# Wariant drużynowy (20)

scenario-a-victory-awaits-teams-4-title = Kampania drużynowa: dwóch na dwóch
scenario-a-victory-awaits-teams-4-summary = Trzy mapy, dziewięć tur. Dwóch graczy Osi i dwóch sowieckich. Każdy ma własny kubek żetonów sztabów; żeton mistrzowski aktywuje całą drużynę. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-teams-5-axis-title = Kampania drużynowa: trzech graczy Osi przeciw dwóm
scenario-a-victory-awaits-teams-5-axis-summary = Trzy mapy, dziewięć tur. Trzech graczy Osi i dwóch sowieckich. Każdy ma własny kubek żetonów sztabów; żeton mistrzowski aktywuje całą drużynę. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-teams-5-soviet-title = Kampania drużynowa: dwóch graczy Osi przeciw trzem
scenario-a-victory-awaits-teams-5-soviet-summary = Trzy mapy, dziewięć tur. Dwóch graczy Osi i trzech sowieckich. Każdy ma własny kubek żetonów sztabów; żeton mistrzowski aktywuje całą drużynę. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.
scenario-a-victory-awaits-teams-6-title = Kampania drużynowa: trzech na trzech
scenario-a-victory-awaits-teams-6-summary = Trzy mapy, dziewięć tur. Trzech graczy Osi i trzech sowieckich. Każdy ma własny kubek żetonów sztabów; żeton mistrzowski aktywuje całą drużynę. Oś zwycięża, mając 191 punktów zwycięstwa po kontroli zaopatrzenia w turze 9.

# Pola

box-axis-available = Dostępne jednostki
box-axis-eliminated = Jednostki wyeliminowane
box-soviet-available = Dostępne jednostki
box-soviet-eliminated = Jednostki wyeliminowane
box-turn-3 = Tura 3: 19. Armia
box-turn-7 = Tura 7: przerzut z 3. Grupy Pancernej

# Gracze

seat-axis-north = Grupa Armii „Północ”
seat-axis-centre = Grupa Armii „Środek”
seat-axis-centre-2 = Grupa Armii „Środek” (prawe skrzydło)
seat-axis-south = Grupa Armii „Południe”
seat-axis-south-2 = Grupa Armii „Południe” (prawe skrzydło)
seat-soviet-north = Sowieci (Leningrad)
seat-soviet-centre = Sowieci (Smoleńsk)
seat-soviet-south = Sowieci (Kijów)
seat-soviet-north-centre = Sowieci (Leningrad i Smoleńsk)
seat-axis-1 = Oś, gracz 1
seat-axis-2 = Oś, gracz 2
seat-axis-3 = Oś, gracz 3
seat-soviet-1 = Sowieci, gracz 1
seat-soviet-2 = Sowieci, gracz 2
seat-soviet-3 = Sowieci, gracz 3

# Opcje

option-set-up = Rozstawienie
option-set-up-historical = pozycje historyczne
option-set-up-free = gracze sami rozstawiają jednostki, najpierw Sowieci
option-declare-all-attacks = Deklarowanie ataków
option-declare-all-attacks-off = po jednym
option-declare-all-attacks-on = wszystkie przed pierwszym rzutem
option-reserve-chits = Żetony Rezerwy i OKH
option-reserve-chits-off = bez nich
option-reserve-chits-on = można je wybrać zamiast żetonu sztabu
option-hq-relocation = Relokacja sztabów
option-hq-relocation-off = nie
option-hq-relocation-on = sztaby w zasięgu aktywowanego sztabu mogą zejść z mapy i wrócić jako posiłki
option-soviet-supply-limit = Ograniczenie zaopatrzenia Sowietów (na korzyść Osi)
option-soviet-supply-limit-off = linie dowolnej długości
option-soviet-supply-limit-on = 12 heksów do drogi lub linii kolejowej prowadzącej do źródła
option-panzer-limit = Jednostki zmechanizowane w niemieckiej aktywacji (na korzyść Sowietów)
option-panzer-limit-off = dowolna liczba
option-panzer-limit-on = najwyżej 10
option-panzer-group-supply = Druga aktywacja grupy pancernej (na korzyść Sowietów)
option-panzer-group-supply-off = zawsze możliwa
option-panzer-group-supply-on = wymaga linii komunikacji własną linią kolejową
option-dummies-up-to = Sowieckie atrapy żetonów w grze drużynowej
option-dummies-up-to-teammates = tyle żetonów, ile ma ich najwięcej kolega z drużyny
option-dummies-up-to-masters = tyle żetonów, ile jest sowieckich żetonów mistrzowskich

# Mapa

terrain-light-forest = rzadki las
terrain-dense-forest = gęsty las
area-from-moscow = źródło zaopatrzenia „Z Moskwy”
area-stand-fast = miasto ze znacznikiem „Nie poddawać się” na początku
area-fortress-start = twierdza na początku gry
area-smolensk-breakthrough = heks przełamania w scenariuszu smoleńskim
area-leningrad-city = Leningrad
area-leningrad-map = mapa Leningradu
area-smolensk-map = mapa Smoleńska
area-kiev-map = mapa Kijowa
area-deployment-18a = obszar rozmieszczenia 18. Armii
area-deployment-4pzg = obszar rozmieszczenia 4. Grupy Pancernej
area-deployment-16a = obszar rozmieszczenia 16. Armii
area-deployment-3pzg = obszar rozmieszczenia 3. Grupy Pancernej
area-deployment-9a = obszar rozmieszczenia 9. Armii
area-deployment-4a = obszar rozmieszczenia 4. Armii
area-deployment-2pzg = obszar rozmieszczenia 2. Grupy Pancernej
area-deployment-6a = obszar rozmieszczenia 6. Armii
area-deployment-1pzg = obszar rozmieszczenia 1. Grupy Pancernej
area-deployment-17a = obszar rozmieszczenia 17. Armii
area-deployment-11a = obszar rozmieszczenia 11. Armii
area-deployment-rum-3a = obszar rozmieszczenia rumuńskiej 3. Armii
area-deployment-rum-4a = obszar rozmieszczenia rumuńskiej 4. Armii

# Punktacja

score-stand_fast = Miasta ze znacznikiem „Nie poddawać się”, dodatkowo
score-soviet_source = Sowieckie źródło zaopatrzenia
score-moscow_source = Źródło „Z Moskwy”
score-smolensk_breakthrough = Heksy przełamania w pełnej grze smoleńskiej
score-german_mechanised_full = Niemieckie jednostki zmechanizowane o pełnej sile
score-soviet_mechanised_eliminated = Wyeliminowane sowieckie jednostki zmechanizowane
