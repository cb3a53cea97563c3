# Iskra: ruch, rozjeżdżanie, kolejność w stosach, relokacja sztabów.

mode-rail = ruch kolejowy
verb-top = Połóż na wierzchu

# Wydarzenia

event-iskra-unit-moved =
    { $mode-id ->
        [strategic] { $unit }, ruch strategiczny: { $start } → { $end }, { $cost } PR.
        [rail] { $unit }, ruch kolejowy: { $start } → { $end }.
       *[normal] { $unit } przechodzi: { $start } → { $end }, { $cost } PR.
    }
event-unit-moved-unseen =
    { $mode-id ->
        [strategic] Ruch strategiczny zakrytego żetonu: { $start } → { $end }.
        [rail] Ruch kolejowy zakrytego żetonu: { $start } → { $end }.
       *[normal] Ruch zakrytego żetonu: { $start } → { $end }.
    }
event-top-shown = Na wierzchu na heksie { $hex }: { $unit }.
event-stack-height =
    { $count ->
        [one] Na heksie { $hex } leży teraz jeden żeton.
        [few] Na heksie { $hex } leżą teraz { $count } żetony.
       *[many] Na heksie { $hex } leży teraz { $count } żetonów.
    }
event-hex-left-empty = Heks { $hex } jest teraz pusty.
event-overrun-fails = Heksu { $hex } nie można rozjechać: stoi tam jednostka bojowa. Ruch się kończy.
event-headquarters-overrun = { $unit }: sztab rozjechany na heksie { $hex }.
event-headquarters-leaves = { $unit } musi opuścić heks { $hex } i podlega relokacji.
event-headquarters-leaves-unseen = { $unit } podlega relokacji.
event-headquarters-not-alone = { $unit } pozostaje na heksie { $hex }: nie jest tam sam.
event-headquarters-finds-place = { $unit } ma dokąd się przenieść; miejsce wybiera właściciel.
event-headquarters-relocated-unseen = { $unit }: relokacja w miejsce niewidoczne dla przeciwnika.
event-tigers-roll = { $unit }: ruch strategiczny, rzut { $die }.

# Odmowy

reason-pinned-cannot-move = { $unit }: jednostka jest przygwożdżona i nie może się ruszyć.
reason-technical-problem-cannot-move = { $unit }: problem techniczny, w tej turze bez ruchu.
reason-bridge-cannot-move = { $unit } jest mostem: przed ruchem trzeba go rozebrać.
reason-only-normal-movement = { $unit } może teraz użyć tylko ruchu normalnego.
reason-strategic-once-a-turn = { $unit }: formacja lub sama jednostka użyła już w tej turze ruchu strategicznego.
reason-rail-not-for-soviets = { $unit }: Sowieci nie używają ruchu kolejowego.
reason-hex-closed-to-unit = { $unit }: teren heksu { $hex } jest z tej strony niedostępny.
reason-neva-closed-to-germans = { $unit }: { $hex } → { $other } niemożliwe, Newa jest zamknięta dla jednostek niemieckich.
reason-neva-needs-bridge = { $unit }: { $hex } → { $other } niemożliwe, jednostki zmechanizowane potrzebują na Newie mostu.
reason-strategic-starts-on-line = Na heksie { $hex } nie ma drogi, szlaku ani torów, na których mógłby się zacząć ruch strategiczny.
reason-strategic-needs-line = Między { $hex } a { $other } nie ma drogi, szlaku ani torów dla ruchu strategicznego.
reason-strategic-through-stack = Ruch strategiczny nie może przejść przez heks { $hex }: leżą tam już dwa żetony lub nie ma miejsca.
reason-rail-needs-railway = Między { $hex } a { $other } nie ma zwykłej kolei.
reason-rail-entry-through-zone = Heks { $hex } leży we wrogiej SK: jednostka nie może tędy wejść do gry koleją.
reason-rail-stops-in-zone = Ruch kolejowy kończy się na heksie { $hex }, pierwszym we wrogiej SK.
reason-rail-out-of-zone-enters-none = Heks { $hex } leży we wrogiej SK: ruch kolejowy zaczęty w jednej SK nie może wejść do następnej.
reason-rail-ends-next-to-enemy = Heks { $hex } sąsiaduje z przeciwnikiem: ruch kolejowy zaczęty we wrogiej SK nie może się tam skończyć.
reason-rail-through-full-hex = Ruch kolejowy nie może przejść przez heks { $hex }: nie ma tam miejsca.
reason-rail-other-way = Ruch kolejowy na heks { $hex } prowadzi inną trasą.
reason-overrun-needs-attack = { $unit } nie może rozjechać heksu { $hex }: potrafi to tylko jednostka bojowa z siłą ataku.
reason-overrun-in-normal-movement = Heks { $hex } można rozjechać tylko w ruchu normalnym.
reason-overrun-first = Ruch musi się najpierw skończyć na heksie { $hex }: dopiero tam okaże się, czy można go rozjechać.
reason-overrun-from-full-hex = { $hex }: rozjechanie niemożliwe z heksu { $other }. Gdyby się nie udało, jednostka musiałaby zostać na heksie { $other }, a nie ma tam miejsca.
reason-stops-at-pinned = Na heksie { $hex } stoi przygwożdżona jednostka: kto tam wejdzie, musi się zatrzymać.
reason-cheaper-way-there = Inna droga na heks { $hex } kosztuje mniej: wybierz tamtą.
reason-full-hex-on-the-way = Heks { $hex } jest pełny i nie można przez niego przejść.
reason-bridge-not-on-top = { $unit } jest mostem: to znacznik i nie może leżeć na wierzchu stosu.
reason-moves-without-attack = { $unit } może z tym żetonem tylko się poruszyć, nie atakować.
reason-already-on-top = { $unit } leży już na wierzchu stosu.
reason-top-chosen = Żeton { $unit } był już położony na wierzchu; można to zrobić znowu, gdy jakiś żeton wejdzie na heks lub go opuści.
reason-other-headquarters-relocates = Teraz relokacji podlega { $unit }.
reason-relocation-not-the-best = Heks { $hex } jest wolny, ale relokacja musi być możliwie najkrótsza, a potem możliwie blisko źródła zaopatrzenia: na przykład { $other }.
