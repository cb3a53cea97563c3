# Победа ждёт: почему чего-то нельзя сделать. По одному предложению.

# Расстановка

reason-a-victory-awaits-stacking-limit = Гекс { $hex } заполнен: не больше двух частей, включая штабы.
reason-set-up-incomplete = Есть нерасставленные части: разместите их или отправьте остальных на исторические места.
reason-not-setting-up = { $unit }: сейчас расставляются другие части.
reason-outside-zone = { $unit }: гекс { $hex } вне зоны расстановки.
reason-headquarters-hex = Гекс { $hex } занимает штаб: рядом с ним может стоять только одна боевая часть.
reason-every-hex-must-be-held = В каждом гексе района нужна часть: сначала займите пустые, потом ставьте вторую в гекс { $hex }.

# Жетоны

reason-army-added-before = { $chit }: этот жетон уже в вашем пуле.
reason-no-army-of-this-map =
    { $map ->
        [L] { $chit }: этот жетон добавить нельзя, нужен жетон армии карты «Ленинград».
        [S] { $chit }: этот жетон добавить нельзя, нужен жетон армии карты «Смоленск».
       *[K] { $chit }: этот жетон добавить нельзя, нужен жетон армии карты «Киев».
    }
reason-interrupt-without-headquarters = { $chit }: штаба нет на карте, или у него нет железной дороги для второй активации.

# Активация

reason-not-a-mechanised-unit = { $unit }: этой части нет среди механизированных, из которых выбирают.
reason-cannot-relocate = { $unit }: перебросить можно только другой штаб в радиусе управления, имеющий линию коммуникаций.
reason-relocates-to-next-turn = { $unit }: переброска возможна только на следующее поле шкалы ходов.
reason-fortress-does-not-act = { $unit }: крепость не движется и не атакует, активировать её нельзя.

# Движение

reason-start-line = Между { $hex } и { $other } проходит исходный рубеж: советские части не могут его пересекать.
reason-mountain-closed = Гекс { $hex } — горы: войти туда можно только по дороге или горной дивизией.
reason-mountain-in-zone = Из гекса { $hex } в горы { $other } можно войти, только если ни один из этих гексов не во вражеской ЗК.
reason-mountain-whole-move = Вход из гекса { $hex } в горы { $other } занимает всё движение части.
reason-major-river-in-zone = Крупную реку без моста между { $hex } и { $other } можно пересечь, только если ни один из этих гексов не во вражеской ЗК.
reason-reserve-keeps-out-of-zones = { $hex } → { $other }: части, активированные резервом, не могут входить во вражескую ЗК и выходить из неё.
reason-out-of-command-moves-normally = { $unit }: часть вне управления, ей доступно только обычное движение.

# Бой

reason-attacks-waiting = Сначала нужно провести объявленные атаки.
reason-attack-not-declared = Атака на гекс { $hex } не объявлена.
reason-a-victory-awaits-retreat-over-major-river = Через крупную реку без моста между { $hex } и { $other } может вести только первый гекс отступления.
reason-pursuit-not-possible = { $unit } не может преследовать: в гексе снова противник, или часть уже не рядом с ним.

# Вход на карту и подкрепления

reason-name-a-unit-first = Сначала выберите часть.
reason-place-the-unit-first = Сначала разместите выбранную часть или отмените выбор.
reason-not-entering = { $unit }: эта часть не ждёт входа на карту.
reason-entry-through-source = На карту входят через гекс источника: { $hexes }.
reason-entry-out-of-reach = { $unit }: на такой путь от края карты не хватает очков движения.
reason-no-entry-here = Гекс { $hex } — не открытый гекс источника.
reason-choose-entry-first = Сначала выберите гекс источника, через который входит армия.
reason-one-entry-for-all = Вся армия входит через гекс { $hex }.
reason-not-available = { $unit }: этой части нет на поле доступных.
reason-number-used-up = { $unit } не может прибыть в этом ходу: число подкреплений исчерпано.

# Проверка снабжения

reason-no-line-of-communication = { $unit }: у этой части нет линии коммуникаций.
reason-city-not-held = Гекс { $hex } не под контролем СССР.
reason-city-without-line = К гексу { $hex } нет советской линии коммуникаций.
reason-enemy-adjacent = Рядом с гексом { $hex } вражеская часть.
reason-fortress-complete = Крепость в гексе { $hex } уже высшего уровня.
reason-no-fortress-marker = Для карты, на которой лежит { $hex }, не осталось маркеров крепости.
reason-enough-fortresses =
    { $limit ->
        [one] Новую крепость строить нельзя ({ $hex }): предел — { $limit } гекс.
        [few] Новую крепость строить нельзя ({ $hex }): предел — { $limit } гекса.
        [many] Новую крепость строить нельзя ({ $hex }): предел — { $limit } гексов.
       *[other] Новую крепость строить нельзя ({ $hex }): предел — { $limit } гекса.
    }
reason-no-stand-fast-marker = В гексе { $hex } нет маркера «Стоять насмерть».

# Ведущий

reason-not-face-down = На месте { $place } в очереди нет закрытого жетона.
reason-nothing-runs = Ни одна активация не идёт: ждать нечего.
reason-interrupt-pending = Сначала игрок должен решить, прервёт ли он активацию последнего открытого жетона.
reason-must-run-alone = { $chit }: жетон должен подождать, потому что снабжение, подкрепления, резерв и ОКХ исполняют отдельно от других.
reason-seat-busy = { $chit }: жетон должен подождать, его игрок ещё исполняет другой.
reason-unit-in-other-combat = { $unit } участвует в бою другой активации: дождитесь его конца.
reason-hex-fought-over = В гексе { $hex } идёт бой другой активации: дождитесь его конца.

# Команды

reason-not-in-your-team = { $seat }: этот игрок не из вашей команды.
reason-chit-there-already = { $chit }: этот жетон уже в чаше этого игрока.
reason-nothing-shown = { $seat }: у этого игрока не осталось вытянутого жетона.

# Записи позиций: перед текстом стоит ключ

position-no-major-city = в { $value } нет крупного города
position-expected-hexside = нужны два соседних гекса, например S0115/S0215, а не «{ $value }»
position-fortress-does-not-act = крепость не движется и не атакует: { $value }
position-west-of-start-line = советская часть стоит западнее исходного рубежа: { $value }
reason-no-road-to-source = Ни одна дорога не ведёт из-за карты в { $hex }: входите обычным движением.
