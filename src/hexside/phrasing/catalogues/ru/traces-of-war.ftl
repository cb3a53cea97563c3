# Traces of War: названия и короткие слова.

game-traces-of-war-title = Следы войны (Traces of War)
scenario-traces-of-war-campaign-title = Следы войны: кампания
scenario-traces-of-war-campaign-summary = Украина с августа 1943 по март 1944 года, восемь ходов. СССР побеждает, набрав 65 ПО к концу любого хода, или сразу, если взят город, который приказано удержать.
scenario-traces-of-war-race-to-the-dnieper-title = Рывок к Днепру
scenario-traces-of-war-race-to-the-dnieper-summary = С августа по ноябрь 1943 года, четыре хода. СССР нужно 50 ПО на Днепре и за Днепром к концу хода 4.

seat-axis = Ось
seat-soviet = СССР
nationality-german = Германия
nationality-hungarian = Венгрия
nationality-romanian = Румыния
nationality-soviet = СССР

# Фазы

phase-set-up = Расстановка
phase-turn-start = Начало хода
phase-luftwaffe = Фаза люфтваффе
phase-opening-attack = Начальная атака
phase-command-chits = Фаза жетонов приказов
phase-action = Фаза действий
phase-end-of-turn = Конец хода

# Жетоны и маркеры

chit-supply = Снабжение
chit-soviet-voronezh = Воронежский фронт
chit-soviet-steppe = Степной фронт
chit-soviet-swest = Юго-Западный фронт
chit-soviet-south = Южный фронт
chit-soviet-reinforcement = Советские подкрепления
chit-soviet-airborne = Воздушный десант
chit-soviet-stavka = Ставка
chit-axis-4pza = 4-я танковая армия
chit-axis-8a = 8-я армия
chit-axis-1pza = 1-я танковая армия
chit-axis-6a = 6-я армия
chit-axis-okh = ОКХ
marker-off-as = авиаподдержка атаки
marker-def-as = авиаподдержка обороны

mode-move-combat = движение, затем бой
mode-combat-move = бой, затем движение
mode-normal = обычное движение
mode-strategic = стратегическое движение

# Части

unit-ger-4pza = Штаб 4-й танковой армии
unit-ger-8a = Штаб 8-й армии
unit-ger-1pza = Штаб 1-й танковой армии
unit-ger-6a = Штаб 6-й армии
unit-sov-voronezh = Штаб Воронежского фронта
unit-sov-1ukr = Штаб 1-го Украинского фронта
unit-sov-steppe = Штаб Степного фронта
unit-sov-2ukr = Штаб 2-го Украинского фронта
unit-sov-swest = Штаб Юго-Западного фронта
unit-sov-3ukr = Штаб 3-го Украинского фронта
unit-sov-south = Штаб Южного фронта
unit-sov-4ukr = Штаб 4-го Украинского фронта
counter-axis-infantry = { $name } пд
counter-soviet-infantry = { $name } ск
counter-soviet-airborne = { $name } вд
designation-g = { $number } гв.
designation-pz = { $number } тд
designation-pg = { $number } пгд
designation-lf = { $number } апд
designation-s = { $number } охрд
designation-j = { $number } егд
designation-mt = { $number } гд
designation-fj = { $number } пдд
designation-r = { $number } рум. пд
designation-rmt = { $number } рум. гд
designation-rc = { $number } рум. кд
designation-h = { $number } венг. пд
designation-tk = { $number } тк
designation-gtk = { $number } гв. тк
designation-m = { $number } мк
designation-gm = { $number } гв. мк
designation-gc = { $number } гв. кк
designation-a = { $number } А
designation-a-1 = { $number } А-1
designation-a-2 = { $number } А-2
designation-pza = { $number } ТА
abbreviation-ukr = { $number } Укр
abbreviation-steppe = Степной
abbreviation-swest = Ю-З
abbreviation-wik = Викинг
abbreviation-dr = Дас Райх
abbreviation-tot = Мёртв. гол
abbreviation-gd = Вел. Герм
abbreviation-lah = Лейбшт

unit-type-armour = танковая
unit-type-mechanised-infantry = мотопехота
unit-type-infantry = пехота
unit-type-mountain = горная пехота
unit-type-cavalry = кавалерия
unit-type-airborne = воздушно-десантная
unit-type-security = охранная
unit-type-hq = штаб
size-division = дивизия
size-corps = корпус
size-army-hq = штаб армии
size-panzer-army-hq = штаб танковой армии
size-front-hq = штаб фронта
mark-out-of-supply = Без снабжения
mark-isolated = В изоляции
box-eliminated = Уничтожены
box-removed = Вышли из игры
box-pool = Ещё не в игре
box-arrived = Прибыли, ждут размещения
box-waiting-hq = Штаб ждёт свободного гекса
box-absent = Не участвуют в этой партии

# Карта

terrain-clear = открытая местность
terrain-rough = холмы
terrain-marsh = болото
terrain-sea = море или озеро
place-town = город
place-major-city = крупный город
hexside-minor-river = малая река
hexside-major-river = крупная река
hexside-blocked = непроходимая грань
line-road = дорога
line-rail = железная дорога
area-axis-source = источник снабжения Оси
area-soviet-source = источник снабжения СССР
area-crossing-point = пункт переправы
area-crossing-point-locked = пункт переправы, для которого нужен контроль над Кременчугом
area-crossing-point-key = гекс, открывающий два пункта переправы
area-breakthrough = гекс прорыва
area-west-of-dnieper = к западу от Днепра
area-sco = город с приказом Верховного командования

# Настройки правил

option-bidding = Торг за наступающую сторону
option-bidding-off = без торга
option-bidding-on = игроки делают ставки; кто поставит больше, играет за наступающую сторону
option-ukrainian-fronts = Украинские фронты
option-ukrainian-fronts-off = фронты сохраняют свои штабы
option-ukrainian-fronts-on = с хода 4 СССР может заменить их Украинскими фронтами
option-reserves = Три танковые дивизии в начале игры
option-reserves-at-kharkiv = у Харькова, куда они направлены
option-reserves-on-the-mius = ещё на Миусе; Харьков обороняет одна пехотная дивизия
option-rounding = Округление половин в атаке
option-rounding-perStack = вниз для каждого атакующего гекса
option-rounding-perSide = вниз один раз для всей атаки
option-extra-hqs = Другие штабы Оси в одной активации
option-extra-hqs-1 = один
option-extra-hqs-any = сколько угодно в радиусе управления
option-luftwaffe-per-combat = Маркеры люфтваффе в одном бою
option-luftwaffe-per-combat-1 = один
option-luftwaffe-per-combat-any = сколько угодно
option-armoured-vp = Какие немецкие части считаются танковыми
option-armoured-vp-armour = только танковые
option-armoured-vp-mechanised = все механизированные

# Кнопки и меню

verb-bid = Сделать ставку
verb-place = Разместить
verb-replace = Заменить
verb-chits = Выбрать жетоны
verb-cup = Положить в чашу
verb-cup-alone = Тянуть жетон
verb-waive = Отказаться от жетонов
verb-react = Ответный приказ
verb-accept = Принять жетон
verb-activate = Активировать
verb-order = Приказ ОКХ
verb-negotiate = Переговоры
verb-name = Выбрать часть
verb-join = Присоединить штаб
verb-mode = Выбрать режим
verb-move = Движение
verb-strategic = Стратегическое движение
verb-relocate = Перебазировать
verb-attack = Атаковать
verb-add = Добавить в атаку
verb-drop = Убрать из атаки
verb-resolve = Бросить кубик
verb-cancel = Отменить атаку
verb-air = Применить маркер
verb-no-air = Без авиации
verb-lose = Принять потерю
verb-retreat = Отступить
verb-pursue = Преследовать
verb-follow = Следовать вместе
verb-paradrop = Высадить десант
verb-buy = Купить
verb-release = Снять приказ
verb-exchange-fronts = Заменить фронты
verb-keep-fronts = Оставить фронты
verb-done = Готово

# Соотношение сил и подсчёт очков

modifier-supply-penalty = { $unit }: без снабжения, атака { $value }
modifier-river-halves = { $unit }: атака через реку, половина силы
modifier-isolation-penalty = { $unit }: в изоляции, оборона { $value }
modifier-no-defence = оборона 0: последняя колонка
modifier-terrain-shift =
    { $size ->
        [one] местность: { $size } колонка влево
        [few] местность: { $size } колонки влево
        [many] местность: { $size } колонок влево
       *[other] местность: { $size } колонки влево
    }
combat-none = без последствий
combat-attacker =
    { $attacker ->
        [one] атакующий теряет { $attacker } ступень
        [few] атакующий теряет { $attacker } ступени
        [many] атакующий теряет { $attacker } ступеней
       *[other] атакующий теряет { $attacker } ступени
    }
combat-retreat =
    { $hexes ->
        [one] обороняющийся отступает на { $hexes } гекс
        [few] обороняющийся отступает на { $hexes } гекса
        [many] обороняющийся отступает на { $hexes } гексов
       *[other] обороняющийся отступает на { $hexes } гекса
    }
combat-loss-and-retreat =
    { $defender ->
        [one] обороняющийся теряет { $defender } ступень
        [few] обороняющийся теряет { $defender } ступени
        [many] обороняющийся теряет { $defender } ступеней
       *[other] обороняющийся теряет { $defender } ступени
    } и отступает на { $hexes ->
        [one] { $hexes } гекс
        [few] { $hexes } гекса
        [many] { $hexes } гексов
       *[other] { $hexes } гекса
    }
score-crossing_point = Пункты переправы
score-mechanised_west_supplied = Механизированные части к западу от Днепра, с линией снабжения
score-non_mechanised_west_supplied = Прочие части к западу от Днепра, с линией снабжения
score-mechanised_west_unsupplied = Механизированные части к западу от Днепра, без линии снабжения
score-non_mechanised_west_unsupplied = Прочие части к западу от Днепра, без линии снабжения
score-major_city = Крупные города
score-destroyed_german_armoured = Уничтоженные немецкие танковые части
score-destroyed_german_other = Прочие уничтоженные немецкие части
score-destroyed_axis_minor = Уничтоженные венгерские и румынские части
score-german_hq_relocation = Перебазирования немецких штабов
score-soviet_hq_relocation = Перебазирования советских штабов
score-breakthrough_unit = Части на гексах прорыва
