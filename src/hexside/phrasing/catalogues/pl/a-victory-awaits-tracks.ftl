# A Victory Awaits: tory, pola, ręce, znaczniki i fazy, jak pokazuje je stół.

track-a-victory-awaits-control = Kontrola Osi
track-a-victory-awaits-stand_fast = Znaczniki „Nie poddawać się”
track-a-victory-awaits-pool = Dostępne żetony (Oś / Sowieci)
track-a-victory-awaits-unseen = Wybrane żetony, których jeszcze nie widziano (Oś / Sowieci)
track-a-victory-awaits-queue = Kolejka wylosowanych żetonów
track-a-victory-awaits-master_cup = Żetony w kubku mistrzowskim
track-a-victory-awaits-panzer_groups = Grupy pancerne aktywowane w tej turze
track-a-victory-awaits-own_pool = Dostępne żetony
track-a-victory-awaits-own_added = Dodane armie
track-a-victory-awaits-own_cup = Twój kubek
track-a-victory-awaits-own_queue = Wylosowane żetony, także zakryte

box-a-victory-awaits-available = Dostępne jednostki
box-a-victory-awaits-eliminated = Jednostki wyeliminowane
box-a-victory-awaits-withdrawn = Jednostki wycofane z gry
box-a-victory-awaits-unused = Nieużyte znaczniki twierdz
box-a-victory-awaits-waiting = Do rozstawienia
box-a-victory-awaits-turn-2 = Tura 2
box-a-victory-awaits-turn-4 = Tura 4
box-a-victory-awaits-turn-5 = Tura 5
box-a-victory-awaits-turn-6 = Tura 6
box-a-victory-awaits-turn-8 = Tura 8
box-a-victory-awaits-turn-9 = Tura 9

mark-halved = poza zasięgiem dowodzenia: połowa siły, ruch normalny
mark-cautious = nie wchodzi do wrogich SK
mark-free = przybywa ponad limit posiłków

phase-surprise-attack = Atak z zaskoczenia
phase-selection = Faza wyboru
phase-command = Faza dowodzenia
phase-end-phase = Faza końcowa

# Aktywacje rozgrywane równolegle

lane-control = Kontroler gry
