# Iskra: zaopatrzenie, jednostki niedowodzone, zdejmowane znaczniki (2.4, 2.7, 5.8, 11, 13.2.2, 13.3.2).

# Tytuły

kind-huehner-supply = Zaopatrzenie grupy Hühnera
kind-creep = Jednostki niedowodzone

# Polecenia

decision-huehner-supply =
    { $count ->
        [one] Wskaż jeszcze { $count } jednostkę, którą zaopatruje grupa Hühnera.
        [few] Wskaż jeszcze { $count } jednostki, które zaopatruje grupa Hühnera.
        [many] Wskaż jeszcze { $count } jednostek, które zaopatruje grupa Hühnera.
       *[other] Wskaż jeszcze { $count } jednostki, które zaopatruje grupa Hühnera.
    }
decision-creep = Przesuń jednostki niedowodzone o jeden heks w kierunku ich sztabów albo zakończ ten krok.

# Przyciski

verb-supply = Zaopatrz
verb-creep = Ruch w kierunku sztabu

# Zdarzenia

event-creeping-begins = Tura { $turn }: jednostki niedowodzone mogą się przesunąć o jeden heks w stronę swojego sztabu.
event-huehner-supply-short = Od grupy Hühnera zależy zbyt wiele jednostek (może zaopatrzyć najwyżej { $count }): wybiera gracz niemiecki.
event-huehner-supplies = { $unit }: zaopatrzenie od grupy Hühnera.
event-steps-ashore = { $unit } schodzi na brzeg na heksie { $hex } i odtąd potrzebuje linii zaopatrzenia.
event-unit-crept = { $unit }, jednostka niedowodzona, przechodzi: { $start } → { $hex }.
event-turn-markers-off = Koniec tury { $turn }: zdjęto znaczniki obowiązujące przez jedną turę.

# Odmowy

reason-huehner-supplies-already = { $unit }: ta jednostka jest już wśród zaopatrywanych przez grupę Hühnera.
reason-huehner-cannot-supply = { $unit }: ta jednostka nie potrzebuje grupy Hühnera jako źródła, jest poza jej zasięgiem albo nie ma do niej linii.
reason-huehner-choose-first =
    { $count ->
        [one] Najpierw wskaż jeszcze { $count } jednostkę, którą zaopatruje grupa Hühnera.
        [few] Najpierw wskaż jeszcze { $count } jednostki, które zaopatruje grupa Hühnera.
        [many] Najpierw wskaż jeszcze { $count } jednostek, które zaopatruje grupa Hühnera.
       *[other] Najpierw wskaż jeszcze { $count } jednostki, które zaopatruje grupa Hühnera.
    }
reason-not-out-of-command = { $unit } nie jest jednostką niedowodzoną.
reason-crept-already = { $unit }: ta jednostka już się przesunęła.
reason-pinned-stays = { $unit }: jednostka przygwożdżona pozostaje na miejscu.
reason-tigers-stay = { $unit } ma problemy techniczne i w tej turze nie może się ruszyć.
reason-no-headquarters-to-creep-to = { $unit }: na mapie nie ma sztabu, w kierunku którego można się przesunąć.
reason-creep-not-nearer = { $unit }: heks { $hex } nie leży bliżej sztabu.
reason-creep-closed = { $unit } nie może stąd wejść na heks { $hex }.
reason-creep-too-dear = { $unit }: za mało punktów ruchu na wejście na heks { $hex }.
reason-stack-not-stirred = W tym kroku inny wierzchni żeton może dostać tylko stos, do którego jednostka weszła lub z którego wyszła, nie { $hex }.
