# Искра: случайные события, артналёты, маркеры «Прижат огнём» и «Тигры».

# Карты событий: название и текст

card-none = Нет события
card-none-text = В этом ходу ничего не происходит.
card-soviet-barrage = Советский артналёт
card-soviet-barrage-text = Советская сторона проводит артналёт по немецким гексам не дальше двух гексов от своих боевых частей.
card-german-barrage = Немецкий артналёт
card-german-barrage-text = Немецкая сторона проводит артналёт по советским гексам не дальше двух гексов от своих боевых частей.
card-groza = «Гроза»
card-groza-text = Советская сторона проводит артналёт по немецким гексам не дальше трёх гексов от любой своей части, в том числе штаба: +1 к числу артналётов, +1 к каждому результату.
card-drommelfeuer = Ураганный огонь
card-drommelfeuer-text = Артналёт проводят оба советских фронта, сначала Ленинградский, затем Волховский. Каждый гекс может быть целью только один раз.
card-baltic-fleet-artillery = Артиллерия Краснознамённого Балтийского флота
card-baltic-fleet-artillery-text = Советская сторона проводит артналёт по любым немецким гексам на карте: +1 к числу артналётов, −1 к каждому результату.
card-soviet-artillery-response = Ответный огонь советской артиллерии
card-soviet-artillery-response-text = Советская сторона проводит артналёт по гексам не дальше двух гексов от своих боевых частей: −1 к каждому результату.
card-german-artillery-response = Ответный огонь немецкой артиллерии
card-german-artillery-response-text = Немецкая сторона проводит артналёт по гексам не дальше двух гексов от своих боевых частей: −1 к каждому результату.
card-eisenbahn-batterie-691 = 691-я железнодорожная батарея
card-eisenbahn-batterie-691-text = Немецкая сторона проводит артналёт по советским гексам восточнее Невы на любом расстоянии, и только по ним.
card-bad-weather = Непогода
card-bad-weather-text = Каждая сторона оставляет на земле одну авиачасть, первой советская: готовую, а если таких нет, то из восстанавливаемых.
card-cloudy = Облачность
card-cloudy-text = В этом ходу все удары авиации обычные.
card-accurate-soviet-aa = Меткий огонь советских зениток
card-accurate-soviet-aa-text = { unit-ger-jg54 } выбывает из игры.
card-accurate-german-aa = Меткий огонь немецких зениток
card-accurate-german-aa-text = { unit-sov-281-ga } выбывает из игры.
card-trotskyite = «Троцкист! Пассивный сопротивленец!»
card-trotskyite-text = У первого жетона 67А, сыгранного в этом ходу, нет сегмента боя.
card-scraping-the-barrel = Последние резервы
card-scraping-the-barrel-text = Немецкая сторона получает в этом ходу одно очко пополнения для ослабленной немеханизированной части, которая находится на карте, в снабжении и в радиусе управления и не стоит в зоне контроля противника.
card-simoniak-takes-command = Симоняк принимает командование
card-simoniak-takes-command-text = Один жетон Ленинградского фронта выбывает из игры.
card-starikov-acts-on-new-orders = Стариков получает новый приказ
card-starikov-acts-on-new-orders-text = Один жетон 8А выбывает из игры.
card-technical-problems = Технические неполадки
card-technical-problems-text = 1/502 ттб в этом ходу не может двигаться. Она может вести бой; вместо отступления она теряет ступень.
card-tiger-breakdown = «Тигр» вышел из строя
card-tiger-breakdown-text = Если 1/502 ттб ослаблена, она уничтожена, а подбитые машины остаются в гексе. Советская боевая часть, которая стоит там в конце хода, захватывает их за 2 ПО; иначе немцы их взрывают. Если она имеет полную силу, у неё только технические неполадки.
card-earning-new-titles = Гвардейское звание
card-earning-new-titles-text = Части на карте становятся гвардейскими: 136-я дивизия — 63-й гвардейской, 327-я дивизия — 64-й гвардейской, 61-я танковая бригада — 30-й гвардейской.
card-is-that-all = И это всё?
card-is-that-all-text = В фазе подкреплений этого хода прибывают { unit-ger-zbv540g } в точке I и { unit-ger-636-sich } в точке H.
card-late-reinforcement = Запоздалое подкрепление
card-late-reinforcement-text = В фазе подкреплений этого хода в точке A прибывают три части 147-й дивизии.
card-volkhov-front-consolidation = Сосредоточение Волховского фронта
card-volkhov-front-consolidation-text = В фазе подкреплений этого хода в точке D прибывают две части 53-й бригады.
card-huehner-arrives-early = Хюнер прибывает раньше
card-huehner-arrives-early-text = Штаб группы Хюнера сразу входит в точке F обычным движением, а его жетон попадает в чашу этого хода.
card-retreating-orders = Приказ об отступлении
card-retreating-orders-text = Шлиссельбург можно оставить: в конце этого хода его немецкий маркер переворачивается на младшую сторону.
card-combat-fatigue = Боевая усталость
card-combat-fatigue-text = Один жетон 67А выбывает из игры.

# Событие хода

event-random-event = Случайное событие, кубик { $die }: { $event }.
event-random-event-repeated = Это событие уже было в прошлом ходу; вместо него: { $event }.
event-random-event-instead = 1/502 ттб имеет полную силу; вместо этого: { $event }.
event-random-event-none = { $event }: невозможно или уже исчерпано, поэтому в этом ходу события нет.
event-only-normal-air-attacks = Небо затянуто: в этом ходу только обычные удары авиации.
event-67a-without-combat = У первого жетона 67А в этом ходу не будет сегмента боя.
event-axis-replacement-point = Немецкая сторона получает в этом ходу одно очко пополнения.
event-schluesselburg-to-be-flipped = Шлиссельбург можно оставить: в конце этого хода его немецкий маркер перевернётся на младшую сторону.
event-event-units-arrive = Подкрепления этого хода: { $units }.
event-soviet-chooser-rolled = Кубик { $die }: за советскую сторону решает { $seat }.

# Артналёты

event-barrages-rolled =
    { $front ->
        [leningrad] Ленинградский фронт, кубик { $die }
        [volkhov] Волховский фронт, кубик { $die }
       *[none] { $seat }, кубик { $die }
    }{ $die-modified ->
        [yes] , с модификатором { $counted }
       *[no] { "" }
    }: { $count ->
        [one] { $count } артналёт.
        [few] { $count } артналёта.
        [many] { $count } артналётов.
       *[other] { $count } артналёта.
    }
event-barrages-ended = { $seat }: больше артналётов нет.
event-barrage-missed =
    { $die-modified ->
        [yes] Артналёт на гекс { $hex }, кубик { $die }, с модификатором { $counted }: без последствий.
       *[no] Артналёт на гекс { $hex }, кубик { $die }: без последствий.
    }
event-barrage-pins =
    { $die-modified ->
        [yes] Артналёт на гекс { $hex }, кубик { $die }, с модификатором { $counted }: все части там прижаты огнём.
       *[no] Артналёт на гекс { $hex }, кубик { $die }: все части там прижаты огнём.
    }
event-barrage-hits =
    { $die-modified ->
        [yes] Артналёт на гекс { $hex }, кубик { $die }, с модификатором { $counted }: потеря одной ступени.
       *[no] Артналёт на гекс { $hex }, кубик { $die }: потеря одной ступени.
    }
event-barrage-hits-and-pins =
    { $die-modified ->
        [yes] Артналёт на гекс { $hex }, кубик { $die }, с модификатором { $counted }: потеря одной ступени, все части там прижаты огнём.
       *[no] Артналёт на гекс { $hex }, кубик { $die }: потеря одной ступени, все части там прижаты огнём.
    }
event-barrage-without-loss = В гексе { $hex } только штаб, он ничего не теряет.
event-step-lost-unseen = Часть в гексе { $hex } теряет ступень.
event-unit-pinned = { $unit }: часть прижата огнём, гекс { $hex }.
event-pinned-hex-joined = { $unit } входит в гекс { $hex } к прижатой огнём части и тоже прижимается.

kind-barrage-target = Артналёт
decision-barrage-target =
    { $count ->
        [one] { $event }, остался { $count } артналёт: выберите гекс противника или закончите.
        [few] { $event }, осталось { $count } артналёта: выберите следующий гекс противника или закончите.
        [many] { $event }, осталось { $count } артналётов: выберите следующий гекс противника или закончите.
       *[other] { $event }, осталось { $count } артналёта: выберите следующий гекс противника или закончите.
    }
kind-barrage-loss = Потеря от артналёта
decision-barrage-loss = Артналёт на гекс { $hex }: ступень теряет часть с наибольшей силой обороны; из равных выберите одну.
verb-fire = Открыть огонь

reason-barrage-tried = Гекс { $hex } уже был целью в этом событии.
reason-barrage-range =
    { $count ->
        [one] Гекс { $hex } вне дальности: он должен лежать не дальше { $count } гекса от части, которая корректирует огонь.
       *[other] Гекс { $hex } вне дальности: он должен лежать не дальше { $count } гексов от части, которая корректирует огонь.
    }
reason-barrage-east-of-neva = Гекс { $hex } лежит не восточнее Невы.
reason-barrage-is-no-combat = Артналёт — не бой: потерю от него нельзя ни отменить, ни заменить отступлением.
reason-not-the-strongest = { $unit } — не самая сильная часть в гексе { $hex }.
reason-not-in-this-hex = В гексе { $hex } нет части { $unit }.

# Авиация

event-air-unit-grounded = { $unit } остаётся на земле из-за непогоды.
event-nothing-to-ground = { $seat }: нет авиачасти, которую можно оставить на земле.
event-air-unit-removed = { $unit } выбывает из игры.
kind-ground-air-unit = Непогода
decision-ground-air-unit = Непогода: выберите авиачасть, которая остаётся на земле.
verb-ground = Оставить на земле
reason-not-your-air-unit = { $unit } — не ваша авиачасть.
reason-air-unit-not-to-ground = { $unit }: эту авиачасть выбрать нельзя, сначала готовые, потом восстанавливаемые.

# Хюнер

kind-early-entry = Прибытие Хюнера
decision-early-entry = Гекс входа закрыт: выберите, где входит { $unit }.
reason-only-this-unit-enters = Сейчас входит только { $unit }.

# «Тигры»

event-tigers-halted = { $unit }: технические неполадки, в этом ходу двигаться нельзя.
event-tigers-broken-down = Подбитые машины 1/502 ттб остаются в гексе { $hex }.
