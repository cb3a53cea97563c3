# Stalingrad '42: оспариваемые города (29).
decision-s42-enter-city =
    { $units-count ->
        [0] { $hex } становится оспариваемым городом: хотя бы одна атаковавшая часть должна войти в него.
       *[other] Введите в гекс { $hex } другие атаковавшие части или закончите.
    }
kind-s42-enter-city = Вход в город
event-s42-city-battle-falls = { $hex }: первоначальный обороняющийся контратакует, битва за город снижается до { $level }.
event-s42-contest-over = { $hex }: город больше не оспаривается.
reason-s42-must-enter-city = { $hex }: хотя бы одна атаковавшая часть должна войти в город.
reason-s42-only-into-city = Части входят только в оспариваемый город { $hex }.
reason-s42-already-in-city = { $unit }: эта часть уже в городе { $hex }.
reason-s42-cannot-enter-city = { $unit }: продвинуться в гекс { $hex } невозможно.
reason-s42-tactical-into-city = { $hex } — оспариваемый город: в него ведёт только тактическое движение.
reason-s42-stop-in-city = { $hex } — оспариваемый город: движение в нём заканчивается.
reason-s42-city-into-zone = Из оспариваемого города { $hex } нельзя войти в зону контроля противника в гексе { $other }, если там нет своей части.
reason-s42-not-out-of-city = { $unit } находится в оспариваемом городе и не может атаковать из него.
track-city_battle_2_hexes = Битвы за города уровня 2
track-contested_hexes = Оспариваемые города
position-contested-city-control = оспариваемый город { $value } должен контролировать первоначальный обороняющийся
rule-stalingrad-42-29-1-1 = Вход и состояние
rule-stalingrad-42-29-1-2 = Движение
rule-stalingrad-42-29-1-3 = Бой
rule-stalingrad-42-29-1-4 = Контроль
