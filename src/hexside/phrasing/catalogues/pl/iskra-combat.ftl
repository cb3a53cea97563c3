# Iskra: walka, wsparcie lotnicze, wyniki, straty.

event-iskra-attack =
    { $units-count ->
        [one] { $units } atakuje heks { $hex }.
       *[other] { $units } atakują heks { $hex }.
    }
event-defenders-shown = Na heksie { $hex } stoją: { $units }.
event-attack-void = Na heksie { $hex } jest tylko sztab: atak się nie odbywa i nikt nie zużył swojego ataku.
event-attack-called-off =
    { $column-id ->
        [none] Atak na heks { $hex } nie ma już żadnej siły i zostaje odwołany; jednostki i lotnictwo są zużyte.
       *[other] Atak na heks { $hex } zostaje odwołany przy stosunku { $column } ({ $attack } do { $defense }); jednostki i lotnictwo są zużyte.
    }
event-battle-result = { $hex }: { $attack } do { $defense }, kolumna { $column }, rzut { $die } – { $cell }: { $outcome }.
event-air-support-full = { $unit }: pełny atak na heks { $hex }, potem jednostka jest uziemiona.
event-air-support-normal = { $unit }: normalny atak na heks { $hex }, potem jednostka jest uzupełniana.
event-first-loss-ignored = Obrońcy miasta { $hex } ignorują pierwszą stratę poziomu.
event-retreat-hex-ignored = Obrońcy heksu { $hex } ignorują jeden heks odwrotu.
event-patriots-stand = { $units }: pierwszy heks odwrotu staje się stratą poziomu.
event-loss-into-retreat =
    { $units-count ->
        [one] { $units } wycofuje się o jeden heks zamiast stracić poziom.
       *[other] { $units } wycofują się o jeden heks zamiast stracić poziom.
    }
event-loss-preferred = Atakujący heks { $hex } tracą poziom i zostają.
event-retreat-over = Odwrót zakończony.
event-retreat-preferred =
    { $units-count ->
        [one] { $units } wycofuje się zamiast stracić poziom.
       *[other] { $units } wycofują się zamiast stracić poziom.
    }

# Decyzje

kind-air-support = Wsparcie lotnicze
decision-air-support =
    { $column-id ->
        [none] Atak na heks { $hex }, { $attack } do { $defense }: nie ma żadnej siły. Rzut kończy atak.
       *[other] Atak na heks { $hex }, { $attack } do { $defense }, stosunek { $column }: dodaj jednostki lotnicze albo rzuć. Poniżej 1:2 atak jest odwoływany.
    }
kind-iskra-ignore-loss = Miasto
decision-iskra-ignore-loss =
    { $count ->
        [one] { $hex } to miasto: zignorować stratę poziomu?
       *[other] { $hex } to miasto, poziomy do stracenia: { $count }. Zignorować pierwszą stratę?
    }
kind-iskra-ignore-retreat = Wioska lub miasto
decision-iskra-ignore-retreat =
    { $steps ->
        [one] { $hex } to wioska lub miasto: zignorować odwrót?
       *[other] { $hex } to wioska lub miasto, heksy odwrotu: { $steps }. Zignorować jeden z nich?
    }
kind-iskra-retreat-or-loss = Odwrót albo strata
decision-iskra-retreat-or-loss = Atak na heks { $hex }: odwrót o jeden heks albo strata poziomu i pozostanie na miejscu.
kind-iskra-loss-into-retreat = Odwrót zamiast straty
decision-iskra-loss-into-retreat = { $units }: poziomy do stracenia: { $count }, heksy odwrotu: { $steps }. Zamienić pierwszą stratę na jeszcze jeden heks odwrotu?

verb-fly = Wsparcie lotnicze
verb-ignore = Zignoruj
verb-suffer = Przyjmij wynik
verb-fall-back = Wycofaj się
verb-stand = Strać poziom
verb-iskra-resolve = Rzuć
field-strength = pełny albo normalny

# Odmowy

reason-no-attack-strength = Nikt z atakujących heks { $hex } nie ma żadnej siły ataku.
reason-only-headquarters-there = Na heksie { $hex } jest tylko sztab, którego nie można atakować.
reason-unit-is-pinned = { $unit }: przygwożdżenie.
reason-not-a-combat-unit = { $unit } nie jest jednostką bojową i nie atakuje.
reason-no-such-air-attack = { $unit }: możliwy jest atak pełny albo normalny.
reason-air-unit-not-ready = { $unit }: ta jednostka nie jest gotowa, bo jest uziemiona, uzupełniana albo poza grą.
reason-clouds-forbid-full-attack = W tej turze jest pochmurno: { $unit } może wykonać tylko normalny atak.
reason-enough-air-units =
    { $count ->
        [one] Atak może wspierać najwyżej { $count } jednostka lotnicza.
        [few] Atak mogą wspierać najwyżej { $count } jednostki lotnicze.
       *[other] Atak może wspierać najwyżej { $count } jednostek lotniczych.
    }
reason-air-points-used = Zużyte punkty lotnicze w tej turze: { $count } z { $limit }; na ten atak nie wystarczy.
reason-strongest-loses-first = { $unit } nie jest najsilniejszą jednostką: pierwszą stratę ponosi najsilniejsza, na przykład { $by }.
reason-not-this-choice = Teraz trzeba zdecydować o czymś innym.

# Stosunek sił

modifier-iskra-across-river = { $unit }: atak przez rzekę, połowa siły
modifier-iskra-out-of-supply = { $unit }: brak zaopatrzenia, połowa siły
modifier-iskra-isolated = { $unit }: izolacja, połowa siły
modifier-iskra-terrain =
    { $size ->
        [one] teren: { $size } kolumna w lewo
        [few] teren: { $size } kolumny w lewo
        [many] teren: { $size } kolumn w lewo
       *[other] teren: { $size } kolumny w lewo
    }
modifier-iskra-from-ice =
    { $size ->
        [one] atak z lodu: { $size } kolumna w lewo
        [few] atak z lodu: { $size } kolumny w lewo
        [many] atak z lodu: { $size } kolumn w lewo
       *[other] atak z lodu: { $size } kolumny w lewo
    }
modifier-iskra-onto-ice =
    { $size ->
        [one] obrońca na lodzie: { $size } kolumna w prawo
        [few] obrońca na lodzie: { $size } kolumny w prawo
        [many] obrońca na lodzie: { $size } kolumn w prawo
       *[other] obrońca na lodzie: { $size } kolumny w prawo
    }
modifier-iskra-pinned =
    { $size ->
        [one] obrońca przygwożdżony: { $size } kolumna w prawo
        [few] obrońca przygwożdżony: { $size } kolumny w prawo
        [many] obrońca przygwożdżony: { $size } kolumn w prawo
       *[other] obrońca przygwożdżony: { $size } kolumny w prawo
    }
modifier-iskra-air =
    { $size ->
        [one] { $unit }: { $size } kolumna w prawo
        [few] { $unit }: { $size } kolumny w prawo
        [many] { $unit }: { $size } kolumn w prawo
       *[other] { $unit }: { $size } kolumny w prawo
    }
