# Сталинград-42: запланированные наступления (26) и командующие (28).

# Правила

rule-stalingrad-42-26-1 = Стоимость
rule-stalingrad-42-26-2 = Порядок и действие
rule-stalingrad-42-28-1 = Фишки командующих
rule-stalingrad-42-28-1-1 = Повторный бросок
rule-stalingrad-42-28-1-2 = Радиус действия командующих
rule-stalingrad-42-28-1-3 = Чуйков
rule-stalingrad-42-28-1-4 = Манштейн
rule-stalingrad-42-28-1-5 = Командующие на железной дороге

# Действия

verb-plan-offensive = Запланировать наступление
verb-offensive = Использовать запланированные наступления
verb-take-die = Засчитать этот кубик
verb-roll-again = Перебросить
verb-let-stand = Оставить бросок
field-die = кубик

# Решения

decision-s42-choose-die = Атака, гекс { $hex }, колонка { $column }: выберите кубик, который засчитывается ({ $dice }).
kind-s42-choose-die = Запланированное наступление
decision-s42-reroll =
    { $hex }: кубик { $die } — { $result-id ->
        [no] нет
        [yes] да
        [yes-1] да (−1 ступень)
       *[other] { $result }
    }. Перебросить ({ $unit })? Второй бросок окончателен.
kind-s42-reroll = Командующий

# События

event-s42-offensive-planned = { $unit }: наступление запланировано.
event-s42-offensive-ready = { $unit }: запланированное наступление готово.
event-s42-offensive-lost = { $unit }: запланированное наступление сорвано.
event-s42-offensive-used = { $unit }: запланированное наступление началось, одним кубиком больше.
event-s42-die-rolled = { $hex }: кубик { $die }.
event-s42-leader-rerolls = { $unit }: способность использована, бросок для гекса { $hex } повторяется.
event-s42-leader-ready = { $unit } снова в готовности.

# Причины

reason-s42-no-offensives = В этой партии запланированные наступления не применяются.
reason-s42-offensives-limit = Запланированных наступлений у стороны на карте не больше: { $count }.
reason-s42-plans-no-offensive = { $unit }: наступления планируют только штабы советских фронтов и армий Оси.
reason-s42-offensive-not-available = Эти запланированные наступления нельзя использовать в этой атаке.
reason-s42-no-offensive-planned = { $unit }: маркера запланированного наступления для этого нет.
reason-s42-offensive-not-ready = { $unit }: запланированное наступление ещё не готово.
reason-s42-headquarters-too-far = { $unit }: атака вне радиуса действия.
position-offensive-without-headquarters = Запланированное наступление лежит на штабе, которого нет в игре: { $value }.
reason-s42-has-replacement-marker = { $unit }: на части маркер пополнения.
reason-s42-die-not-rolled = Ни один кубик не показывает { $die }.
reason-s42-not-a-leader = { $unit } — не командующий.
reason-s42-leader-used = { $unit }: способность уже использована после последней своей начальной фазы.
reason-s42-leader-too-far = { $unit }: вне радиуса действия.

# Треки

track-offensives_placed = Запланированные наступления, не готовы
track-offensives_ready = Запланированные наступления, готовы
