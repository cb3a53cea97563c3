# Co mówią wspólne mechaniki w każdej grze.

reason-no-such-move = { $unit }: za mało punktów ruchu na drogę { $path } albo nie wolno się tam zatrzymać.
reason-cannot-move-now = { $unit }: ruch jest już zakończony albo jednostka nie jest aktywna.
reason-one-kind-of-movement = { $unit }: ruch zaczęty jako normalny albo strategiczny trzeba tak samo kontynuować.
reason-odds-too-low = Stosunek sił jest za niski, by zaatakować heks { $hex }.
reason-retreat-by-rank = { $unit } musi się wycofać najlepszą drogą, na przykład { $path }.

# Żetony wybierane po jednym

kind-gather-chits = Żetony aktywacji
decision-gather-chits = Wybrane żetony na tę turę: { $count } z { $need }. Wymień żetony albo zatwierdź wybór.
verb-take = Weź
verb-leave = Odłóż
field-chit = żeton
reason-enough-chits =
    { $need ->
        [one] Wybrano już { $need } żeton: najpierw go odłóż.
        [few] Wybrano już { $need } żetony: najpierw odłóż jeden z nich.
        [many] Wybrano już { $need } żetonów: najpierw odłóż jeden z nich.
       *[other] Wybrano już { $need } żetonu: najpierw odłóż jeden z nich.
    }
reason-chit-not-chosen = { $chit }: tego żetonu nie ma wśród wybranych.
reason-take-a-chit-first =
    { $count ->
        [one] Najpierw weź brakujący żeton ({ $count }).
       *[other] Najpierw weź brakujące żetony ({ $count }).
    }
reason-chit-compulsory = { $chit }: ten żeton musi być wśród wybranych.

# A result of combat in words, party by party

combat-attackers-lose =
    { $count ->
        [one] atakujący traci { $count } poziom
        [few] atakujący traci { $count } poziomy
       *[other] atakujący traci { $count } poziomów
    }
combat-attackers-retreat = atakujący wycofuje się
combat-attackers-choose = atakujący wycofuje się albo traci poziom
combat-defenders-lose =
    { $count ->
        [one] obrońca traci { $count } poziom
        [few] obrońca traci { $count } poziomy
       *[other] obrońca traci { $count } poziomów
    }
combat-defenders-retreat =
    { $count ->
        [one] obrońca wycofuje się o { $count } heks
        [few] obrońca wycofuje się o { $count } heksy
       *[other] obrońca wycofuje się o { $count } heksów
    }
