# Тексты, общие для всех игр: отказы движка, сохранённые игры, записи позиций, списки.

# Списки и даты

list-none = нет
list-and = { $rest } и { $last }
month-01 = январь { $year }
month-02 = февраль { $year }
month-03 = март { $year }
month-04 = апрель { $year }
month-05 = май { $year }
month-06 = июнь { $year }
month-07 = июль { $year }
month-08 = август { $year }
month-09 = сентябрь { $year }
month-10 = октябрь { $year }
month-11 = ноябрь { $year }
month-12 = декабрь { $year }
seat-spectator = Зритель

# Отказы: сначала вид, затем причины

refusal-unreadable = Это не удаётся прочесть.
refusal-not-your-decision = Сейчас решаете не вы.
refusal-not-legal = Так нельзя.

reason-empty-action = Ничего не введено.
reason-unknown-verb = Нет действия «{ $verb-id }». Известны: { $known }.
reason-missing-word = Для «{ $verb-id }» нужно ещё одно слово: { $field }.
reason-not-a-number = Для «{ $verb-id }» нужно число, а не «{ $word }».
reason-too-many-words = Для «{ $verb-id }» лишнее слово «{ $word }».
reason-game-over = Партия окончена.
reason-not-your-decision = Сейчас решает другая сторона: { $seat }.
reason-not-now =
    { $verb-id ->
        [none] Сейчас это невозможно.
       *[other] «{ $verb }» сейчас невозможно; текущий шаг: { $kind }.
    }
reason-nothing-to-undo = Отменять нечего.
reason-undo-binding = Брошены кубики или открыто скрытое: отменить уже нельзя.
reason-undo-secret-choice = Другой игрок, возможно, готовит тайный выбор: отменить уже нельзя.
reason-undo-not-yours = Последнее действие было не ваше.
reason-lane-not-waiting = «{ $lane }» не ждёт вашего решения.
reason-attend-other-lane = Это относится к «{ $lane }»: сначала перейдите туда.
verb-attend = Перейти к

# Слова действия

field-points = очки
field-unit = часть
field-hex = гекс
field-old = заменяемая часть
field-hq = штаб
field-mode = режим
field-marker = маркер
field-lane = активация

# Сохранённые игры

error-save-not-hexside = Это не сохранённая партия Hexside.
error-save-damaged = Сохранённая партия повреждена: { $detail }
error-save-format = Формат сохранённой партии { $found }, а эта версия читает формат { $expected }.
error-save-unknown-game = Сохранена партия игры «{ $game }», а она не установлена.
error-save-rules-version = Партия сыграна по правилам версии { $found }, а установлена версия { $expected }.
error-save-action-refused = Действие { NUMBER($number, useGrouping: 0) } сохранённой партии, «{ $action }», не по правилам: { $reasons }
error-save-differs = Сохранённая партия не приводит к записанной в ней позиции.
error-save-other-data = Партия играна по другим правилам, таблицам или картам, чем установленные, а по этим она идёт иначе.
error-save-unknown-option = В сохранённой партии есть опция «{ $option } = { $value }», которой игра не знает.
error-save-position = Не читается позиция, с которой начинается сохранённая партия: { $detail }
error-save-data-files = Не читаются файлы данных сохранённой партии: { $detail }
error-save-too-large = Сохранённая партия в распакованном виде больше { $limit } байт или в ней больше { $actions } действий: это не файл настоящей партии. Сохраните партию в файл снова.
error-save-names-folders = Партия сыграна с файлами данных из { $folders }. Файл не выбирает, какие каталоги читать: назовите их сами с помощью --overrides.

# Записи позиций: перед текстом стоит ключ

position-not-toml = это неправильный TOML: { $value }
position-too-long = текст слишком длинный; знаков в нём и допустимо: { $value }. Уберите то, что позиции не нужно
position-too-deep = таблицы, списки или ключи с точками вложены слишком глубоко. Запишите их проще
position-too-many-hexes = слишком много гексов; указано и допустимо: { $value }. Укажите меньшую часть карты
position-too-many-units = слишком много частей; указано и допустимо: { $value }. Уберите некоторые
position-missing = этого ключа не хватает
position-unknown-game = нет игры «{ $value }»
position-bad-hex-number = «{ $value }» — не номер гекса
position-expected-text =
    { $value-id ->
        [none] нужен текст
       *[other] нужен текст или список текстов, а не { $value }
    }
position-unknown-word = неизвестное слово; известны: { $value }
position-expected-pair = нужны два гекса, например 1628/1629, а не «{ $value }»
position-duplicate-hex = гекс указан дважды: { $value }
position-name-without-place = имя есть только у населённого пункта: укажите гекс и среди мест карты
position-expected-name = ожидалось название не длиннее { $value } знаков или по одному для en, pl и ru
position-unknown-hex = нет такого гекса: { $value }
position-hex-in-quotes = номер гекса пишется в кавычках: "{ $value }"
position-not-adjacent = эти гексы не соседние: { $value }
position-duplicate-side = грань указана дважды: { $value }
position-short-line = дороге или железной дороге нужно не меньше двух гексов: { $value }
position-duplicate-place = населённый пункт указан дважды: { $value }
position-two-places-in-hex = два населённых пункта в одном гексе: { $value }
position-duplicate-in-area = гекс указан в области дважды: { $value }
position-unknown-key =
    { $value-id ->
        [none] неизвестный ключ
       *[other] неизвестный ключ; известны: { $value }
    }
position-expected-table =
    { $value-id ->
        [none] нужна таблица
       *[other] нужна таблица, а не { $value }
    }
position-expected-number =
    { $value-id ->
        [none] нужно целое число
       *[other] нужно целое число, а не { $value }
    }
position-expected-list =
    { $value-id ->
        [none] нужен список
       *[other] нужен список, а не { $value }
    }
position-unknown-value =
    { $value-id ->
        [none] неизвестное значение; выбирать не из чего
       *[other] неизвестное значение; известны: { $value }
    }
position-unknown-unit = неизвестная часть ({ $value })
position-unit-without-side = в игре нет такой части; своей фишке нужна сторона ({ $value })
position-unknown-scenario = неизвестный сценарий; известны: { $value }
position-unknown-option = неизвестная опция; известны: { $value }
position-unreadable-tracks = шкалы не читаются: { $value }
position-unreadable-unit = часть не читается: { $value }
position-unreadable-frame = шаг не читается: { $value }
position-expected-steps = нужно число оставшихся ступеней, а не { $value }
position-expected-turn = нужен ход этого сценария, а не { $value }
position-expected-dice = нужен список бросков кубика от 1 до 6, а не { $value }
position-expected-result = нужен исход партии: { $value }
position-seat-not-deciding = эта сторона сейчас не решает; решает: { $value }
position-bad-unit-id = обозначение части — одно слово без пробелов, а не { $value }
position-needs-side = это задаёт только своя фишка с указанной стороной; у части из игры это напечатано
position-hex-and-box = часть стоит в гексе или в ячейке, но не там и там сразу: { $value }
position-no-marks-in-boxes = у части вне карты нет пометок
position-too-many-marks = у части может быть только одна из этих пометок: { $value }
position-unplayable-phase = эту фазу отсюда нельзя сыграть: { $value }
position-key-of-other-phase = этот ключ относится только к: { $value }
position-set-by-phase = фаза задаёт это сама; уберите этот ключ
position-other-decision = позиция начинается с другого решения: { $value }
position-nothing-to-control = контроля над этим гексом не бывает: { $value }
position-no-city = в { $value } нет города
position-no-port = в { $value } нет порта
position-no-crossing-point = на этой карте это не пункт переправы: { $value }
position-no-arrival = в сценарии нет такого подкрепления, и часть осталась бы в { $value } навсегда; поставьте её в область входа
position-signs-mixed = либо перед каждым гексом стоит + или −, либо ни перед одним: { $value }
position-out-of-range = нужно число в пределах { $value }
position-more-than-exist = маркеров больше, чем их есть: { $value }
event-phase-passed = В «{ $phase }» решать было нечего; игра перешла к ходу { $turn }: { $seat }, { $kind }.
reason-phase-passed = Позиция называла фазу «{ $phase }», в которой решать было нечего; игра перешла к ходу { $turn }: { $seat }, { $kind }.
position-nobody-decides = в этой позиции никто не принимает решения
position-counters-lost-or-added = фишек не хватает или слишком много
position-field-out-of-step = стеки и зоны контроля не совпадают с частями
position-unit-nowhere = часть должна стоять в гексе или в ячейке: { $value }
position-unit-in-sea = часть стоит в воде: { $value }
position-wrong-steps = у части нет столько ступеней: { $value }
position-both-sides-in-hex = обе стороны в одном гексе: { $value }
position-stacking-limit = превышен предел стека: { $value }
position-chits-lost-or-added = жетонов не хватает или слишком много
position-markers-lost-or-added = маркеров люфтваффе не хватает или слишком много
