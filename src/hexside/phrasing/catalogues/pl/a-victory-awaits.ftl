# A Victory Awaits: tytuły.

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

box-axis-available = Dostępne jednostki
box-axis-eliminated = Jednostki wyeliminowane
box-soviet-available = Dostępne jednostki
box-soviet-eliminated = Jednostki wyeliminowane
box-turn-3 = Tura 3: 19. Armia
box-turn-7 = Tura 7: przerzut z 3. Grupy Pancernej
