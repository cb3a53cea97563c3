# Победа ждёт: решения, кнопки к ним и слагаемые соотношения сил.

# Названия

kind-set-up-formation = Расстановка
kind-add-army = Ещё одна армия
kind-hold-reinforcements = Жетон подкреплений
kind-declare-zhukov = Командование Жукова
kind-a-victory-awaits-react-or-accept = Прерывание активации
kind-play-held-chit = Жетоны на руке
kind-name-panzers = Механизированные части
kind-a-victory-awaits-relocate-headquarters = Переброска штабов
kind-a-victory-awaits-name-order-units = Резерв или ОКХ
kind-carry-out-attacks = Объявленные атаки
kind-choose-entry-hex = 19-я армия
kind-choose-entering-unit = Вход на карту
kind-enter-by-movement = Вход на карту
kind-choose-reinforcement = Подкрепления
kind-choose-axis-arrival = Подкрепления
kind-place-reinforcement = Подкрепления
kind-transfer-units = Перевод с карты
kind-build-fortress = Крепости
kind-remove-stand-fast = «Стоять насмерть»
kind-withdraw-panzers = Вывод из игры
kind-control-queue = Ведущий
kind-deal-chits = Жетоны штабов
kind-choose-next-player = Следующий игрок

# Указания

decision-a-victory-awaits-bid = Назовите, сколько победных очков вы наберёте за Ось, от 1 до 400. Кто назовёт больше, играет за Ось.
decision-set-up-formation = Расставьте в зоне расстановки: { $units }.
decision-add-army =
    { $map ->
        [L] Выберите для своего пула ещё один жетон армии карты «Ленинград».
        [S] Выберите для своего пула ещё один жетон армии карты «Смоленск».
       *[K] Выберите для своего пула ещё один жетон армии карты «Киев».
    }
decision-hold-reinforcements = Оставьте жетон подкреплений на руке, чтобы прервать активацию, или положите его в чашу.
decision-declare-zhukov = Ось вышла к Ленинграду: объявите командование Жукова или подождите.
decision-a-victory-awaits-react-or-accept = Вытянут жетон: { $chit }. Примите его или верните в чашу и сыграйте жетон с руки.
decision-play-held-chit = Чаша пуста: выберите, какой жетон с руки сыграть сейчас.
decision-name-panzers =
    { $units-count ->
        [0] Выберите механизированные части для активации, не больше { $limit }.
       *[other] Выберите механизированные части для активации, не больше { $limit }. Выбраны: { $units }.
    }
decision-a-victory-awaits-relocate-headquarters = Отправьте другие штабы в радиусе управления в следующую ячейку шкалы ходов или продолжайте.
decision-a-victory-awaits-name-order-units =
    { $units-count ->
        [0] Выберите части для активации где угодно на карте, не больше { $limit }.
       *[other] Выберите части для активации где угодно на карте, не больше { $limit }. Выбраны: { $units }.
    }
decision-carry-out-attacks = Выберите, какую из объявленных атак провести сейчас.
decision-choose-entry-hex = Выберите гекс источника, через который входит 19-я армия, или пусть она подождёт.
decision-choose-entering-unit = Выберите следующую часть для входа на карту или закончите. Частей на выбор: { $count }.
decision-enter-by-movement = { $unit }: войдите на карту через гекс источника или выберите другую часть.
decision-choose-reinforcement = Выберите часть из ячейки доступных или закончите подкрепления. Осталось: { $count }.
decision-choose-axis-arrival = Выберите часть из ячейки доступных или закончите подкрепления. Осталось: немецких { $count }, румынских { $romanian }.
decision-place-reinforcement = { $unit }: разместите в открытом гексе железной дороги или выберите другую часть.
decision-transfer-units = Переведите с карты в ячейку доступных части с линией коммуникаций или продолжайте.
decision-build-fortress = Постройте уровень крепости в крупном городе или продолжайте. Осталось уровней: { $count }.
decision-remove-stand-fast = Снимите маркер «Стоять насмерть» с города под вашим контролем или продолжайте.
decision-withdraw-panzers = Выведите из игры механизированные части с общей силой атаки не меньше { $need }. Уже выведено: { $count }.
decision-control-queue = Тяните жетон, откройте один из закрытых или ждите конца активации.
decision-deal-chits = Распределите жетоны штабов между игроками своей команды.
decision-choose-next-player = Выберите игрока, чей жетон исполняется сейчас.

# Кнопки и меню

verb-place-rest = Остальных — по истории
verb-army = Добавить армию
verb-a-victory-awaits-hold = Оставить на руке
verb-into-cup = Положить в чашу
verb-declare = Объявить
verb-not-yet = Пока нет
verb-play = Сыграть
verb-a-victory-awaits-relocate = Перебросить
verb-a-victory-awaits-cancel = Отменить
verb-a-victory-awaits-transfer = В ячейку доступных
verb-a-victory-awaits-fortify = Построить уровень
verb-remove-stand-fast = Снять маркер
verb-withdraw = Вывести из игры
verb-enter = Войти здесь
verb-draw = Тянуть жетон
verb-reveal = Открыть
verb-pause = Ждать
verb-deal = Передать
verb-next = Следующий

# Слова действия

field-seat = игрок
field-place = место в очереди

# Соотношение сил

modifier-out-of-command-halves = { $unit }: вне управления, половина силы
modifier-retreated-defends-with-nothing = { $unit }: после отступления, без обороны
modifier-fortress-defends = { $unit }: оборона +{ $value }

# Подсчёт очков

score-major_city_without_line = Крупные города без линии коммуникаций
score-stand_fast_without_line = Города с маркером «Стоять насмерть» без линии коммуникаций, дополнительно
score-soviet_source_without_line = Советский источник снабжения без линии коммуникаций
score-moscow_source_without_line = Источник «из Москвы» без линии коммуникаций
score-smolensk_breakthrough_without_line = Гексы прорыва без линии коммуникаций
