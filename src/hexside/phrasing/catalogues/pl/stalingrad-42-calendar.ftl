# Stalingrad '42: kalendarz nadchodzących tur.
calendar-s42-dates = { $first } – { $last }
calendar-s42-season =
    { $season ->
        [summer] Lato: zawsze bezchmurnie.
        [september] Jesień: bezchmurnie lub zachmurzenie.
        [rasputitsa] Rasputica: bezchmurnie, zachmurzenie lub deszcz; po deszczu może nastać błoto.
       *[winter] Zima: bezchmurnie, zachmurzenie lub śnieg.
    }
calendar-s42-ice = Rzeki zamarzają.
calendar-s42-area-closes = Strefa wejścia { $area } zostaje zamknięta.
calendar-s42-air-leaves = Jedna niemiecka jednostka lotnicza na stałe opuszcza grę.
calendar-s42-offensive-possible = Od tej tury można w fazie początkowej ogłosić ofensywę zimową.
calendar-s42-mini-turn = Tura przejściowa po turze sowieckiej: ruch taktyczny, oderwanie się i reorganizacja, bez walki.
calendar-s42-tactical-turn = Jednostki bojowe na mapie mają tylko ruch taktyczny.
calendar-s42-tactical-and-rail-turn = Jednostki mają tylko ruch taktyczny i kolejowy.
calendar-s42-reserves-move = 6. Armia Rezerwowa może się poruszać.
calendar-s42-gate = Jeśli na koniec swojej tury Oś ma mniej punktów zwycięstwa niż { $need }, przegrywa.
calendar-s42-stalingrad-test = Przed swoją turą Oś musi kontrolować heks Stalingradu; inaczej nie może już wygrać.
calendar-s42-last-turn = Ostatnia tura: Oś potrzebuje punktów zwycięstwa: { $need }.
calendar-s42-withdrawal =
    { $kind ->
        [panzer-division]
            { $count ->
                [one] Usuń wybraną niemiecką dywizję pancerną.
                [few] Usuń { $count } wybrane niemieckie dywizje pancerne.
               *[other] Usuń { $count } wybranych niemieckich dywizji pancernych.
            }
        [tank-corps]
            { $count ->
                [one] Usuń wybrany korpus pancerny.
                [few] Usuń { $count } wybrane korpusy pancerne.
               *[other] Usuń { $count } wybranych korpusów pancernych.
            }
       *[other]
            { $count ->
                [one] Usuń niemiecką dywizję piechoty o pełnej sile.
                [few] Usuń { $count } niemieckie dywizje piechoty o pełnej sile.
               *[other] Usuń { $count } niemieckich dywizji piechoty o pełnej sile.
            }
    }
calendar-s42-counter-changes =
    { $kind ->
        [upgrade] { $unit } zyskuje czwarty poziom.
        [conversion] { $unit } staje się jednostką: { $by }.
        [ss-brigade] { $unit } opuszcza grę; jeśli nie ma pełnej siły, przepada specjalne uzupełnienie.
       *[other] { $unit } opuszcza grę.
    }
calendar-s42-replacements = Uzupełnienia{ $tank ->
        [0] {""}
       *[other] {" "}· pancerne { $tank }
    }{ $infantry ->
        [0] {""}
       *[other] {" "}· piechota { $infantry }
    }{ $cavalry ->
        [0] {""}
       *[other] {" "}· kawaleria { $cavalry }
    }{ $special ->
        [0] {""}
       *[other] {" "}· specjalne { $special }
    }{ $hungarian ->
        [0] {""}
       *[other] {" "}· węgierskie { $hungarian }
    }{ $romanian ->
        [0] {""}
       *[other] {" "}· rumuńskie { $romanian }
    }{ $italian ->
        [0] {""}
       *[other] {" "}· włoskie { $italian }
    }{ $axis ->
        [0] {""}
       *[other] {" "}· sojusznicy { $axis }
    }
calendar-s42-army-by-choice =
    { $count ->
        [one] Ostatnią z czekających armii rezerwowych można uwolnić w fazie początkowej.
       *[other] Od tej tury w każdej fazie początkowej można uwolnić jedną z armii rezerwowych (czeka ich { $count }).
    }
calendar-s42-army-released = Armia rezerwowa na heksie { $hex } zostaje uwolniona.
calendar-s42-maskirovka = Przybywają armie rezerwowe; pod każdą trafia znacznik maskirowki.
calendar-s42-north-edge-opens = Północna krawędź otwiera się od 2140 do 4740.
calendar-s42-railhead-comes = Na heksie { $hex } pojawia się pierwszy koniec linii kolejowej Osi.
calendar-s42-no-air = Do tury { $turn } brak lotnictwa.
withdrawal-stalingrad-42-panzer-division = dywizja pancerna
withdrawal-stalingrad-42-tank-corps = korpus pancerny
withdrawal-stalingrad-42-infantry-division = dywizja piechoty
