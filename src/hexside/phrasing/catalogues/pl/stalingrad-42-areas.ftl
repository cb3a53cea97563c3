# Stalingrad '42: zamykane strefy wejścia, droga do Baku, podwójne punkty zaopatrzenia.

verb-merge = Połącz punkty zaopatrzenia
verb-displace = Wyprowadź ze strefy

kind-s42-displaced = Strefa zamknięta
decision-s42-displaced = Strefa wejścia { $area } jest zamknięta: przenieś stamtąd każdą swoją jednostkę do innej strefy.

event-s42-area-closed = Strefa wejścia { $area } jest zamknięta na zimę.
event-s42-unit-displaced = { $unit } przechodzi do strefy wejścia { $area }.
event-s42-unit-towards-baku = { $unit } schodzi z mapy przez strefę wejścia { $area } w kierunku Baku.
event-s42-baku-reached =
    { $points ->
        [one] Pięć dywizji jest na drodze do Baku: { $points } punkt zwycięstwa, dopóki mają zaopatrzenie.
        [few] Pięć dywizji jest na drodze do Baku: { $points } punkty zwycięstwa, dopóki mają zaopatrzenie.
       *[many] Pięć dywizji jest na drodze do Baku: { $points } punktów zwycięstwa, dopóki mają zaopatrzenie.
    }
event-s42-baku-lost = Na drodze do Baku zostało zbyt mało dywizji.
event-s42-supply-points-merged = { $unit } oznacza teraz dwa punkty zaopatrzenia; { $by } schodzi z mapy.

score-s42-baku = Jednostki Osi na drodze do Baku

reason-s42-not-displaced = { $unit } nie stoi w zamkniętej strefie.
reason-s42-no-refuge = Jednostki nie mogą przejść do strefy wejścia { $area }.
reason-s42-not-in-area = { $unit } nie stoi we własnej strefie wejścia.
reason-s42-transit-full = W strefie wejścia { $area } stoją już dwie jednostki bojowe.
reason-s42-must-be-placed = { $unit } przybywa w tej turze i trzeba najpierw wystawić tę jednostkę.
reason-s42-volunteers-arrive-now = Ochotnicy przybywają w tej turze i trzeba ich najpierw wystawić.
reason-s42-mobile = { $unit } to mobilny punkt zaopatrzenia.
reason-s42-merged-already = { $unit } oznacza już dwa punkty zaopatrzenia.
reason-s42-merge-in-order = Połącz { $unit } i { $by } w odwrotnej kolejności.
reason-s42-turned-already = { $unit }: żeton był już obrócony w tej fazie.

option-rasputitsa-turns = Tury rasputicy
option-rasputitsa-turns-20-27 = od 20 do 27
option-rasputitsa-turns-16-23 = od 16 do 23
