# Stalingrad '42: бой, отступление, продвижение и прорыв.

# Кнопки и меню

verb-auto-ds = Автоматическая DS
verb-support = Артподдержка
verb-keep-remnant = Оставить остаток
verb-skip-remnant = В ячейку уничтоженных
verb-give-way = Отступить по результату
verb-hold = Упорная оборона
verb-advance = Продвинуться после боя
verb-form = Создать группу прорыва
verb-onward = Продвинуть группу
verb-strike = Бой прорыва
verb-shed = Вывести из группы
verb-aside = Не участвует
verb-cover = Авиация остаётся здесь

# Решения

decision-s42-declare-attacks = Выберите гекс для атаки или закончите бои.
decision-s42-name-auto-ds =
    { $attackers-count ->
        [0] Автоматическая DS, гекс { $hex }: выбирайте части, пока не будет 10-1.
       *[other] Автоматическая DS, гекс { $hex }: { $attackers }. Добавьте или уберите части и проведите её.
    }
decision-s42-defensive-air = Советская атака, гекс { $hex }, колонка { $column }: применить авиацию для сдвига на колонку влево?
decision-s42-inflict-losses =
    { $count ->
        [one] Выберите вражескую часть, которая теряет ступень.
       *[other] Потери врага в ступенях: { $count }. Выберите часть для следующей.
    }
decision-s42-remnant = { $unit }: потеря второй ступени. Оставить остаток или отправить часть в ячейку уничтоженных?
decision-s42-determined-defense = { $hex }: отступите или выберите ведущую часть упорной обороны.
decision-s42-desperate-defense = { $hex }: отступление означает гибель. Выберите ведущую часть отчаянной обороны или уступите.
decision-s42-withdraw-units = { $hex }: части в полном отступлении отходят, гексов: { $steps }. Выберите часть и её путь.
decision-s42-advance =
    { $advance-id ->
        [limited] Ограниченное продвижение: только в гекс { $hex }; или закончите продвижение.
        [one-hex] Продвижение на один гекс в любую сторону; или закончите продвижение.
       *[other] Гекс { $hex } свободен: продвиньте части после боя или закончите продвижение.
    }
decision-s42-form-group =
    { $units-count ->
        [0] Выберите части группы прорыва или продвигайтесь без неё.
       *[other] Группа прорыва: { $units }. Добавьте или уберите части и сформируйте её.
    }
decision-s42-breakthrough =
    { $count ->
        [0] Группа прорыва в гексе { $hex }: войдите в освобождённый гекс или остановитесь.
       *[other] Группа прорыва в гексе { $hex }, осталось гексов: { $count }. Продвигайтесь, атакуйте или остановитесь.
    }
decision-s42-stand-aside = В гексе { $hex } частей больше предела стека: выберите, какая не участвует в обороне.
decision-s42-air-cover = { $unit }: с каким стеком остаётся авиация?
decision-s42-choose-group = Продвинуться могут несколько групп автоматической DS: выберите следующую по гексу, который она освободила.

# Названия решений

kind-s42-declare-attacks = Атаки
kind-s42-name-auto-ds = Автоматическая DS
kind-s42-defensive-air = Авиаподдержка
kind-s42-inflict-losses = Потери врага
kind-s42-remnant = Остаток
kind-s42-determined-defense = Упорная оборона
kind-s42-desperate-defense = Отчаянная оборона
kind-s42-withdraw-units = Полное отступление
kind-s42-advance = Продвижение
kind-s42-form-group = Группа прорыва
kind-s42-breakthrough = Прорыв
kind-s42-stand-aside = Сверх предела
kind-s42-air-cover = Воздушное прикрытие
kind-s42-choose-group = Группа автоматической DS

# События

event-s42-combat-result = { $hex }, колонка { $column }: кубик { $die } — { $result }: { $outcome }.
event-s42-shattered = { $hex }, { $column }: обороняющиеся разбиты без броска.
event-s42-defense-rolled =
    { $die-modified ->
        [yes] { $hex }, упорная оборона, ведущая часть { $unit }: кубик { $die }, с модификаторами { $counted } — { $result }.
       *[no] { $hex }, упорная оборона, ведущая часть { $unit }: кубик { $die } — { $result }.
    }
event-s42-delay = { $hex }: атакующие задержаны.
event-s42-city-battle = { $hex }: битва за город { $level }.
event-s42-unit-advanced = { $unit }: продвижение { $start } → { $path }.
event-s42-group-formed = Группа прорыва в гексе { $hex }: { $units }.
event-s42-stands-aside = { $unit } не участвует в обороне.
event-s42-air-stays = { $unit } остаётся с частями в гексе { $hex }.
event-s42-air-withdrawn = { $unit }: перевод на Средиземное море.

# Причины

reason-s42-not-on-map = { $unit }: этой части нет на карте.
reason-s42-no-attack-strength = { $unit }: нет силы атаки.
reason-s42-not-in-good-order = { $unit }: эта часть не в хорошем состоянии.
reason-s42-on-a-train = { $unit }: в эшелоне.
reason-s42-auto-ds-marked = { $unit }: уже участвует в автоматической DS.
reason-s42-replacement-in-hex = { $unit }: в гексе маркер пополнения, из него не атакуют.
reason-s42-fort-being-built = { $unit }: в гексе строится укрепление, из него не атакуют.
reason-s42-transferred = { $unit }: в этом ходу часть переведена между областями входа.
reason-s42-allies-apart = { $unit }: не может атаковать вместе с частями другого союзника Германии.
reason-s42-air-not-available = { $unit }: не может поддержать этот бой.
reason-s42-no-support-in-auto-ds = Автоматическую DS не поддерживают ни авиация, ни артиллерия.
reason-s42-not-an-air-unit = { $unit }: это не авиационная часть.
reason-s42-air-has-flown = { $unit }: авиация в этом ходу уже использована.
reason-s42-air-with-a-stack = { $unit }: авиация остаётся со стеком, который поддержала.
reason-s42-air-grounded = { $unit }: при погоде этого хода авиация не летает.
reason-s42-no-air-base = { $unit }: в пределах дальности до гекса { $hex } нет базы на действующей железной дороге.
reason-s42-most-attackers-of-its-nation = { $unit }: авиация поддерживает только атаки, где большинство частей её страны.
reason-s42-no-artillery-chosen = Артиллерия не выбрана.
reason-s42-no-such-barrage = Вдвоём поддерживают только массированным обстрелом: две артиллерийские дивизии или дивизия и штаб фронта.
reason-s42-no-artillery = { $unit }: это ни часть артиллерийской поддержки, ни пункт снабжения.
reason-s42-boxed-artillery = { $unit }: в ячейке резервной армии никого не поддерживает.
reason-s42-artillery-has-fired = { $unit }: лежит использованной стороной.
reason-s42-headquarters-of-others = { $unit }: поддерживает только части своей страны.
reason-s42-point-not-ready = { $unit }: лежит не готовой стороной.
reason-s42-point-serves-nobody = { $unit }: не стоит с частью артиллерийской поддержки, которая могла бы поддержать этот бой.
reason-s42-odds-too-low = Атака на гекс { $hex } ниже 1-3.
reason-s42-below-ten-to-one = Против гекса { $hex } нет соотношения 10-1.
reason-s42-german-loss-first = { $unit }: прежде должна понести потери немецкая часть полной силы.
reason-s42-others-lose-first = { $unit }: прежде теряют ступени другие части.
reason-s42-cannot-lead = { $unit }: эта часть не может быть ведущей.
reason-s42-no-stand-yet = { $unit }: до 8-го хода упорная оборона возможна, только если оборона удвоена, есть сдвиг в пользу обороняющегося или отступать некуда.
reason-s42-must-stand = { $hex }: отступать без упорной обороны нельзя.
reason-s42-no-such-support = { $unit }: такой поддержки для этой ведущей части нет.
reason-s42-bond-closed = Вражеская связь ЗК закрывает путь { $hex } → { $other }.
reason-s42-two-zones = { $hex } и { $other }: два гекса подряд во вражеской зоне контроля.
reason-s42-ends-in-zone = Отступление не может закончиться во вражеской зоне контроля: { $hex }.
reason-s42-retreat-priorities = { $unit }: отступать надо на полное расстояние и, если можно, туда, где есть снабжение, например { $path }.
reason-s42-did-not-attack = { $unit }: не участвует в этой атаке.
reason-s42-advance-too-far = { $unit }: осталось гексов продвижения: { $limit }.
reason-s42-limited-advance = Ограниченное продвижение — только в гекс { $hex }.
reason-s42-advance-stops = В гексе { $hex } продвижение заканчивается.
reason-s42-stacking-limit = В гексе { $hex } нет места для стольких частей.
reason-s42-group-in-one-stack = { $unit }: не может встать в один стек с остальными.
reason-s42-no-group-there = В гексе { $hex } группу сформировать нельзя.
reason-s42-not-in-group = { $unit }: этой части нет в группе прорыва, или она в ней последняя.
reason-s42-breakthrough-failed = Бой прорыва закончил продвижение: гекс { $hex } недоступен.
reason-s42-no-hexes-left = Группе не хватает продвижения на гекс { $hex }.
reason-s42-cannot-enter-target = Группа не могла бы войти в гекс { $hex } и не может за него сражаться.
reason-s42-held-by-zone = Вражеская зона контроля держит группу в гексе { $hex }.
reason-s42-cannot-advance-there = Группа не может продвинуться в гекс { $hex }.
reason-s42-advance-in-legs = { $unit }: туда ведёт другой путь. Выберите путь из списка или идите гекс за гексом.
reason-s42-no-area-there = { $unit }: оттуда нельзя уйти с карты: { $area }.
reason-s42-group-cannot-leave = Группа в гексе { $hex } не может уйти с карты: { $area }.
reason-s42-no-stack-to-cover = В гексе { $hex } нет частей, с которыми может остаться авиация.
reason-s42-no-such-group = Нет группы автоматической DS, которая освободила гекс { $hex } и ждёт продвижения.

# Соотношение сил

modifier-s42-winter = { $unit }: зима, { $value }
modifier-s42-attack-unsupplied = { $unit }: без снабжения, атака пополам
modifier-s42-attack-major-river = { $unit }: атака через крупную реку, пополам
modifier-s42-attack-mountain = { $unit }: горные части против гор, удвоено
modifier-s42-attack-linden = { $unit }: сапёры против города, удвоено
modifier-s42-attack-cap = атака не выше { $value }
modifier-s42-defense-full-retreat = { $unit }: полное отступление, обороны нет
modifier-s42-defense-train = { $unit }: в эшелоне, оборона 1
modifier-s42-defense-disrupted = { $unit }: дезорганизация, оборона пополам
modifier-s42-defense-doubled = { $unit }: оборона удвоена
modifier-s42-defense-cap = оборона не выше { $value }
modifier-s42-armor-shift =
    { $value ->
        [-1] танки обороны: колонка влево
       *[other] танки атаки: колонка вправо
    }
modifier-s42-elite-armor-shift =
    { $value ->
        [-1] элитные танки обороны: колонка влево
       *[other] элитные танки атаки: колонка вправо
    }
modifier-s42-fort-shift = укрепление: колонка влево
modifier-s42-rough-shift = холмы: колонка влево
modifier-s42-air-shift = авиация: колонка вправо
modifier-s42-artillery-shift =
    { $value ->
        [one] артиллерия: колонка вправо
       *[other] массированный обстрел: две колонки вправо
    }

# Cells of the Combat Results Table in words (10.1)

combat-cell-ds = обороняющийся теряет 1 ступень по выбору атакующего и отступает на 4 гекса
combat-cell-dr4 = обороняющийся отступает на 4 гекса
combat-cell-d1 = обороняющийся теряет 1 ступень и отступает на 3 гекса
combat-cell-a1-d1 = обе стороны теряют 1 ступень, обороняющийся отступает на 2 гекса
combat-cell-dr2 = обороняющийся отступает на 2 гекса
combat-cell-a1-dr2 = атакующий теряет 1 ступень, обороняющийся отступает на 2 гекса
combat-cell-drx = обе стороны теряют 1 ступень по выбору противника; обороняющийся отступает на 2 гекса
combat-cell-ex = обе стороны теряют 1 ступень по выбору противника
