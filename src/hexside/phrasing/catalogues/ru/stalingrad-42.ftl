# Stalingrad ’42: названия, движение, погода, имена.

# Названия

game-stalingrad-42-title = Сталинград ’42
scenario-stalingrad-42-fall-blau-title = Операция «Блау»
scenario-stalingrad-42-fall-blau-summary = Летнее наступление Оси с 28 июня до конца июля 1942 года, восемь ходов на северо-западной карте. Оси нужно 8 победных очков в любой фазе победы.

# Фазы

phase-weather = Фаза погоды
phase-initial = Начальная фаза
phase-movement = Фаза движения
phase-combat = Фаза боя
phase-rally = Фаза восстановления
phase-supply = Фаза снабжения
phase-end-of-player-turn = Конец хода игрока
phase-victory = Фаза победы

# Последовательность игры и погода

event-s42-turn-begins = Ход { $turn }: с { $first } по { $last }.
event-s42-player-turn-begins = Ход { $turn }, ход игрока: { $seat }.
event-s42-weather =
    { $weather ->
        [overcast] Пасмурно.
        [rain] Дождь.
        [snow] Снег.
       *[clear] Ясно.
    }{ $mud ->
        [0] { "" }
       *[other] { " " }Грязь.
    }
event-s42-weather-rolled = Бросок на погоду: { $die }.

# Движение

decision-s42-move-units =
    { $special ->
        [mini-movement] Мини-ход: только тактическое движение (в полном отступлении — весь запас движения). Затем без боёв, только выход из боя и восстановление.
        [pre-move] Перед первым ходом Оси: двигайте части с обычным запасом движения, затем закончите фазу.
        [tactical-turn] На этом ходу частям доступно только тактическое и железнодорожное движение. Сделайте его и закончите фазу движения.
       *[other] Двигайте части, затем закончите фазу движения.
    }
kind-s42-move-units = Движение
decision-s42-give-up-units = Гекс { $hex } переполнен, сверх предела: { $count }. Выберите часть, которая будет уничтожена.
kind-s42-give-up-units = Превышен предел стека
event-s42-unit-exited = { $unit } уходит с карты: { $area }.
event-s42-unit-disrupted = { $unit }: часть дезорганизована.
event-s42-unit-railed = { $unit } едет по железной дороге: { $start } → { $hex }.
event-s42-unit-sailed = { $unit } идёт морем, { $start }: { $path }.
event-s42-unit-transferred = { $unit } переходит: { $start } → { $area }.
event-s42-full-retreat = { $unit } переходит к полному отступлению, гекс { $hex }.
event-s42-flotilla-moved = Волжская флотилия держит переправу между гексами { $hex } и { $other }.
event-s42-unit-released = { $unit } теперь может двигаться.
event-s42-north-caucasus-released = Северо-Кавказский фронт теперь может двигаться.

# Почему нельзя

reason-s42-no-voluntary-retreat = { $unit } не может сейчас перейти к полному отступлению.
reason-s42-no-flotilla-site = Волжская флотилия не может сейчас встать между гексами { $hex } и { $other }.
reason-s42-no-transfer = { $unit } не может перейти в эту область входа.
reason-s42-closed-terrain = Эта часть не может пройти из гекса { $hex } в { $other }.
reason-s42-major-river-start = Между гексами { $hex } и { $other } крупная река без моста: её пересекают только из гекса, где движение началось.
reason-s42-enemy-bond = Вражеская связь ЗК закрывает путь из гекса { $hex } в { $other }.
reason-s42-normal-movement-will-do = До гекса { $hex } хватает обычного движения ({ $unit }); расширенное движение ведёт дальше.
reason-s42-cheaper-way = В гекс { $hex } ведёт путь дешевле ({ $unit }); предлагается только самый дешёвый.
reason-s42-extended-into-zone = Гекс { $hex } во вражеской зоне контроля: расширенное движение туда не ведёт.
reason-s42-full-retreat-into-zone = Гекс { $hex } во вражеской зоне контроля: часть в полном отступлении туда не входит.
reason-s42-stop-in-zone = Часть, вошедшая во вражескую зону контроля в гексе { $hex }, там останавливается.
reason-s42-enemy-area = { $area }: для этой стороны закрыто.
reason-s42-disrupted-into-area = { $unit }: дезорганизованная часть не может войти в область входа.
reason-s42-area-not-adjacent = { $area } не прилегает к этому гексу.
reason-s42-auto-ds-marker = { $unit }: после автоматической DS эта часть в этом ходу больше не движется.
reason-s42-no-extended-movement = { $unit }: расширенного движения нет.
reason-s42-keeps-its-mode = { $mode ->
    [extended] { $unit } использует расширенное движение и может только продолжать его.
    [tactical] { $unit } использует тактическое движение и может только продолжать его.
   *[other] { $unit } использует обычное движение и может только продолжать его.
}
reason-s42-not-over-the-limit = { $unit } не относится к частям сверх предела в гексе { $hex }.
reason-s42-not-on-rail = { $unit } не стоит на действующей железной дороге.
reason-s42-rail-starts-in-zone = { $unit } стоит во вражеской зоне контроля и не может погрузиться в эшелон.
reason-s42-no-railway = Через гекс { $hex } не проходит действующая железная дорога.
reason-s42-two-trains = В гексе { $hex } уже стоит часть, перевезённая по железной дороге.
reason-s42-no-rail-path = К гексу { $hex } не ведёт свободная от врага железная дорога.
reason-s42-unit-frozen = { $unit } пока не может двигаться.
reason-s42-replacement-marker = { $unit }: часть только что восстановлена, не больше одного гекса тактическим движением.
reason-s42-only-by-kerch = { $unit } покидает Крым только через Керченский пролив.
reason-s42-tactical-only = { $unit } может использовать только тактическое движение.
reason-s42-rail-limit = Больше никто не может ехать по железной дороге в этом ходу; предел { $count }.
reason-s42-rail-limit-on-map = Больше никто не может погрузиться в эшелон на карте в этом ходу; предел { $count }.
reason-s42-no-sea-movement = { $unit }: морское движение есть только у советской стороны.
reason-s42-may-not-sail = { $unit } не может сейчас идти морем.
reason-s42-no-sea-lane = Ни один морской путь не приведёт туда часть { $unit } в этом ходу.
reason-s42-no-kerch-crossing = Керченский пролив здесь не пересечь.
reason-s42-kerch-used = В этом ходу Керченский пролив уже пересекла другая часть.
reason-s42-kerch-held = Советские части в гексе { $hex } закрывают Керченский пролив.
reason-s42-not-in-crimea = { $unit } не ждёт в Крыму.
reason-s42-port-not-yours = Гекс { $hex } контролирует противник.
reason-s42-sea-used = { $sea ->
    [azov] По Азовскому морю в этом ходу уже прошла другая часть.
   *[other] По Чёрному морю в этом ходу уже прошла другая часть.
}
reason-s42-no-flotilla = Волжская флотилия есть только у советской стороны.
reason-s42-flotilla-has-moved = Волжская флотилия в этом ходу уже перемещалась.
reason-s42-flotilla-is-there = Волжская флотилия уже стоит между гексами { $hex } и { $other }.
reason-s42-no-rail-ferry = Железнодорожный паром во Владимировке не возьмёт часть { $unit }: за ход одна боевая часть или один пункт снабжения.
reason-s42-rail-from-area-to-area = { $unit } в области входа и по железной дороге едет только на карту.
reason-s42-rail-group-limit = Из группы, к которой относится { $unit }, больше никто не приедет по железной дороге.
position-marker-on-map = Маркер или авиация не может стоять в гексе: { $value }.
position-marks-not-sorted = Пометки части в неверном порядке: { $value }.
position-unit-in-foreign-area = Часть в чужой области входа: { $value }.

# Действия

verb-extend = Расширенное движение
verb-tactical = Тактическое движение
verb-rail = По железной дороге
verb-sea = Морское движение
verb-kerch = Через Керченский пролив
verb-transfer = Переход
verb-full-retreat = Полное отступление
verb-flotilla = Волжская флотилия
verb-eliminate = Уничтожить
field-other = другой гекс
field-area = область входа
field-to = куда

# Виды движения, пометки, ячейки

mode-extended = расширенное движение
mode-tactical = тактическое движение
mark-disrupted = дезорганизована
mark-full-retreat = полное отступление
mark-train = эшелон
mark-replacement = пополнение
mark-used = использована
mark-ready = готова
mark-frozen = пока не может двигаться
mark-moved = двигалась
mark-attacked = атаковала
mark-defended = была атакована
mark-retreated = отступала
mark-slipping = отрывается от противника
mark-transferred = переведена
box-ea-a = область входа A
box-ea-b = область входа B
box-ea-c = область входа C
box-ea-d = область входа D
box-ea-e = область входа E
box-ea-f = область входа F
box-ea-g = область входа G
box-ea-h = область входа H
box-ea-j = область входа J
box-ea-k = область входа K
box-ea-l = область входа L
box-ea-m = область входа M
box-ea-n = область входа N
box-ea-o = область входа O
box-ea-p = область входа P
box-ea-q = область входа Q
box-ea-r = область входа R
box-ea-w = область входа W
box-ea-x = область входа X
box-ea-y = область входа Y
box-ea-z = область входа Z
box-exited = Ушли с карты
box-air = Авиация

# Части

unit-type-jaeger = егеря
unit-type-naval-infantry = морская пехота
unit-type-bicycle = самокатчики
unit-type-nkvd = НКВД
unit-type-engineer = сапёры
unit-type-tank = танки
unit-type-panzer = танковая
unit-type-mechanised = механизированная
unit-type-panzergrenadier = панцергренадеры
unit-type-tank-destroyer = истребители танков
unit-type-motorised = моторизованная пехота
unit-type-assault-gun = штурмовые орудия
unit-type-artillery = артиллерия
unit-type-front-hq = штаб фронта
unit-type-army-hq = штаб армии
unit-type-soviet-army-hq = штаб советской армии
unit-type-supply-point = пункт снабжения
unit-type-leader = командующий
unit-type-reserve-army = резервная армия
unit-type-marker = маркер
unit-type-air = авиация
size-II = батальон
size-III = полк
size-X = бригада
size-XX = дивизия
size-XXX = корпус
size-XXXX = армия
size-XXXXX = фронт
nationality-guards = гвардия
nationality-nkvd = НКВД
nationality-north-caucasus = северокавказская
nationality-croatian = хорватская
nationality-wehrmacht = немецкая
nationality-naval-infantry = советская морская пехота
nationality-misc = советская
nationality-waffen-ss = войска СС
nationality-luftwaffe = люфтваффе
nationality-red-army = Красная армия
nationality-slovak = словацкая
nationality-italian = итальянская

# Карта

terrain-desert = пески
terrain-woods = лес
terrain-wooded-rough = лесистые холмы
terrain-swamp = болото
terrain-seasonal-swamp = сезонное болото
terrain-mountain = горы
terrain-full-alpine = высокогорье
terrain-lake = озеро
terrain-unplayable = вне игры
place-minor-city = малый город
place-landmark = ориентир
hexside-volga = Волга
hexside-alpine = высокогорная грань
hexside-lake = озеро
line-primary-road = главная дорога
line-secondary-road = второстепенная дорога
line-green-rail = железная дорога под ремонт
line-unfinished-rail = недостроенная железная дорога
line-ferry = паром
line-rail-ferry = железнодорожный паром
line-sea-lane = морской путь
area-north-edge-first-turn = северный вход первого хода
area-north-edge-later = северный вход позже
area-axis-start = западнее стартовой линии
area-fort-north = укрепления севернее Харькова
area-fort-south = укрепления южнее Харькова
area-fort-rostov = укрепления Ростова
area-victory-hex = победный гекс
area-elbrus = Эльбрус
area-stalingrad = Сталинград
area-major-city-west = крупный город западнее линии
area-minor-city-west = малый город западнее линии
area-port = порт
area-port-azov = порт Азовского моря
area-port-black-sea = порт Чёрного моря
area-port-caspian = порт Каспийского моря
area-taman = Тамань
area-soviet-port = советский порт
area-vladimirovka-ferry = паром во Владимировке
area-green-junction = железнодорожный узел
area-entry-a = гексы у области входа A
area-entry-b = гексы у области входа B
area-entry-c = гексы у области входа C
area-entry-d = гексы у области входа D
area-entry-e = гексы у области входа E
area-entry-g = гексы у области входа G
area-entry-h = гексы у области входа H
area-entry-j = гексы у области входа J
area-entry-k = гексы у области входа K
area-entry-l = гексы у области входа L
area-entry-m = гексы у области входа M
area-entry-n = гексы у области входа N
area-entry-o = гексы у области входа O
area-entry-p = гексы у области входа P
area-entry-q = гексы у области входа Q
area-entry-r = гексы у области входа R
area-entry-w = гексы у области входа W
area-entry-x = гексы у области входа X
area-entry-y = гексы у области входа Y
area-entry-z = гексы у области входа Z
area-map-a = карта A
area-map-b = карта B
area-map-c = карта C
area-map-d = карта D
area-vp-1 = 1 победное очко
area-vp-2 = 2 победных очка
area-vp-3 = 3 победных очка

# Опции

option-full-retreat-path = Путь частей в полном отступлении
option-full-retreat-path-active = выбирает активный игрок
option-full-retreat-path-owner = выбирает их владелец
option-full-retreat-zone = Зоны контроля частей в полном отступлении
option-full-retreat-zone-on = есть
option-full-retreat-zone-off = нет
option-soviet-fortifications = Советские маркеры укреплений
option-soviet-fortifications-21 = 21 маркер
option-soviet-fortifications-24 = 24 маркера
option-romanian-air-majority = Большинство для румынской авиации
option-romanian-air-majority-counters = по фишкам
option-romanian-air-majority-defense = по силе обороны
option-hitler-takes-command = Гитлер принимает командование на 18-м ходу
option-hitler-takes-command-on = да
option-hitler-takes-command-off = нет
option-determined-defense-mountain = Упорная оборона в горах
option-determined-defense-mountain-city-column = колонка городов
option-determined-defense-mountain-other-column = колонка прочей местности
option-artillery-removed-on = Артдивизии выбывают из игры
option-artillery-removed-on-barrage = после массированного обстрела
option-artillery-removed-on-any-shift = после любого сдвига
option-non-combat-out-of-supply = Снабжение небоевых частей
option-non-combat-out-of-supply-off = не нужно
option-non-combat-out-of-supply-on = нужно
option-mountain-replacement = Пополнения горных частей
option-mountain-replacement-infantry = пехотные
option-mountain-replacement-special = особые
option-full-turn-in-eliminated-box = Полный ход в ячейке уничтоженных
option-full-turn-in-eliminated-box-on = требуется
option-full-turn-in-eliminated-box-off = не требуется
option-kerch-needs-control = Пересечение Керченского пролива
option-kerch-needs-control-off = пока в Тамани нет советских частей
option-kerch-needs-control-on = только если Тамань у Оси
option-reserve-markers = Резервы
option-reserve-markers-by-scenario = как в сценарии
option-reserve-markers-on = применяются
option-reserve-markers-off = не применяются
option-planned-offensives = Запланированные наступления
option-planned-offensives-by-scenario = как в сценарии
option-planned-offensives-on = применяются
option-planned-offensives-off = не применяются
option-disengagement = Выход из боя
option-disengagement-by-scenario = как в сценарии
option-disengagement-on = применяются
option-disengagement-off = не применяются
option-leaders = Командующие
option-leaders-by-scenario = как в сценарии
option-leaders-on = применяются
option-leaders-off = не применяются
option-contested-cities = Оспариваемые города
option-contested-cities-by-scenario = как в сценарии
option-contested-cities-on = применяются
option-contested-cities-off = не применяются
option-automatic-victory = Автоматическая победа
option-automatic-victory-on = проверяется каждый ход
option-automatic-victory-off = не проверяется
