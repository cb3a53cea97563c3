# Stalingrad '42: зимнее наступление (33), «Уран» (S3) и кампания (S4).
scenario-stalingrad-42-uranus-title = Операция «Уран»
scenario-stalingrad-42-uranus-summary = Советское зимнее наступление с 19 ноября до конца декабря 1942 года, ходы с 28-го по 36-й на двух северных картах. Ось должна удержать Сталинград до 34-го хода и набрать 11 победных очков на 36-м ходу.
scenario-stalingrad-42-campaign-title = Кампания
scenario-stalingrad-42-campaign-summary = Вся кампания с 28 июня до конца декабря 1942 года, 36 ходов на всех четырёх картах. Оси нужно 24 победных очка на 28-м ходу и 21 на 36-м.
phase-mini-movement = Мини-ход: фаза движения
phase-mini-combat = Мини-ход: ограниченная фаза боя
phase-mini-rally = Мини-ход: фаза восстановления
verb-winter-offensive = Объявить зимнее наступление
verb-winter-plan = Разместить готовое запланированное наступление
verb-take-up-plan = Снять запланированное наступление
verb-winter-supply = Разместить готовый пункт снабжения
event-s42-winter-offensive = На { $turn }-м ходу начинается зимнее наступление.
event-s42-plan-taken-up = Запланированное наступление снято: { $unit }.
event-s42-winter-supply-placed = { $unit } размещается у штаба: { $by }.
event-s42-air-arrives = { $unit } прибывает в ячейку авиации.
event-s42-romanian-air-leaves = { $unit } выходит из игры: передовые аэродромы потеряны.
event-s42-mini-turn-begins = Мини-ход между двумя советскими ходами: { $seat }.
event-s42-stalingrad-tested =
    { $held ->
        [yes] Ось по-прежнему контролирует гекс Сталинграда.
       *[no] Ось не контролирует ни одного гекса Сталинграда: победить она уже не может.
    }
result-s42-gate-missed = У Оси слишком мало победных очков для 28-го хода.
result-s42-stalingrad-lost = Ось потеряла Сталинград до 34-го хода.
decision-s42-winter-markers =
    { $points ->
        [0] Разместите запланированные наступления ({ $plans }), все готовые, у штабов, находящихся в снабжении.
       *[other] Разместите запланированные наступления ({ $plans }) и пункты снабжения ({ $points }), все готовые, у штабов, находящихся в снабжении.
    }
kind-s42-winter-markers = Зимнее наступление
decision-s42-limited-combat = Ограниченная фаза боя мини-хода: бои не ведутся.
kind-s42-limited-combat = Ограниченная фаза боя
reason-s42-mini-turn = В мини-ход частям доступно только тактическое движение, а тем, что в полном отступлении, — весь запас движения; ни по железной дороге, ни по морю, ни между областями входа никто не движется.
reason-s42-tactical-and-rail-only = В этом ходу советским частям доступно только тактическое и железнодорожное движение.
reason-s42-no-combat-in-mini-turn = В мини-ход бои не ведутся.
reason-s42-no-winter-offensive = У вас нет зимнего наступления, чтобы его объявить.
reason-s42-winter-offensive-later = Зимнее наступление можно объявить начиная с хода { $turn }.
reason-s42-winter-offensive-over = Зимнее наступление уже объявлено.
reason-s42-not-such-headquarters = { $unit } — не тот штаб, который может это получить.
reason-s42-winter-markers-left = Ещё остались маркеры или пункты снабжения, которые нужно разместить.
reason-s42-no-winter-plans = Запланированных наступлений больше нет.
reason-s42-no-winter-supply = Пунктов снабжения больше нет.
reason-s42-plans-to-spare = Маркер снимают только тогда, когда других для размещения нет.
reason-s42-no-plan-there = { $unit }: запланированного наступления нет.
option-uranus-seasonal-swamp = Сезонные болота в сценарии «Уран»
option-uranus-seasonal-swamp-on = болота с самого начала
option-uranus-seasonal-swamp-off = открытая местность до дождя
track-winter_offensive = Ход зимнего наступления
track-stalingrad_lost = Сталинград потерян Осью до 34-го хода
rule-stalingrad-42-33-1 = Объявление
rule-stalingrad-42-33-2-1 = Что оно даёт
rule-stalingrad-42-33-2-2 = Порядок ходов
rule-stalingrad-42-33-2-3 = Мини-ход
rule-stalingrad-42-S3-2 = Уран: прибытие
rule-stalingrad-42-S3-3 = Уран: порядок ходов
rule-stalingrad-42-S3-4 = Уран: первый ход
rule-stalingrad-42-S3-5 = Уран: победа
rule-stalingrad-42-S4-2 = Кампания: первый ход
rule-stalingrad-42-S4-3 = Кампания: другие правила
rule-stalingrad-42-S4-4 = Кампания: победа
