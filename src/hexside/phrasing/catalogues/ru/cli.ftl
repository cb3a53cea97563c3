# Команда hexside: ошибки, ответы, заголовки таблиц.

# Ошибки
cli-unknown-game = { $name }: такой игры или такого сценария нет. Известны: { $known }
cli-overrides-of-which-game = Файлы замены относятся к одной игре: назовите её перед --overrides. Известны: { $known }
cli-unknown-player = { $name }: такого компьютерного игрока нет. Известны: { $known }
cli-unknown-option = { $option }: такой опции или такого значения нет. Известны: { $known }
cli-unknown-seat = { $seat }: в этом сценарии такого места нет. Места: { $known }
cli-unknown-language = { $name }: на этом языке текстов нет. Языки: { $known }
cli-pair-expected = { $option } { $value }: ожидалось ИМЯ=ЗНАЧЕНИЕ
cli-data-faults = В файлах данных есть ошибки:
cli-position-faults = в записи позиции есть ошибки:
cli-file-missing = { $file }: такого файла нет
cli-file-is-folder = { $file }: это каталог, а нужен файл
cli-file-forbidden = { $file }: нет прав доступа
cli-file-unusable = { $file }: { $reason }
cli-folder-missing = { $folder }: такого каталога нет
cli-neither-save-nor-position = { $file }: это не сохранённая партия и не запись позиции
cli-cannot-listen = Нельзя принимать соединения по адресу { $host }, порт { $port }: { $reason }. Выберите другой через --host и --port; порт 0 означает любой свободный.
cli-map-suffix = { $file }: имя должно оканчиваться на .svg или .png
cli-no-browser = Для файла PNG нужен браузер Chromium; нет ни одного из: { $tried }. Установите пакет chromium или запишите файл .svg.
cli-no-picture = { $file }: браузер не нарисовал картинку ({ $reason }). Запишите вместо неё файл .svg.
cli-no-schemas = { $game }: у этой игры нет схем файлов данных
cli-not-a-report = { $file }: это не отчёт о прогоне тестов
cli-no-tests = { $folder }: здесь нет тестов. Укажите их каталог через --tests или отчёт через --report
cli-no-rules-text = Нет текста правил для «{ $game }».
cli-unknown-section = В правилах нет пункта { $section }. Известны: { $known }
cli-no-results-file = { $file }: такого каталога нет. Укажите файл через --file
cli-peer-failed = Команда чужого движка не удалась: { $command }: { $reason }
cli-peer-silent = Команда чужого движка не вывела числа действий в секунду: { $command }
cli-kernel-compiled = Дальность хода: скомпилирована
cli-kernel-pure = Дальность хода: Python (без скомпилированной библиотеки; установите заново с компилятором C, будет быстрее)

# Ответы
cli-serving = Hexside работает по адресу { $address }  (Ctrl-C завершает)
cli-serving-others =
    Другие компьютеры могут соединиться с этим сервером по адресу { $address }
    Гости могут пользоваться IP-адресом этого компьютера. Чтобы работало имя, запустите сервер с --public-url http://ИМЯ:ПОРТ/ (make play PUBLIC_URL=...).
    Любой, кто подключится, может начинать партии; места защищены ключами, но ничего не шифруется. Пользуйтесь им только в сети, которой доверяете.
    Чтобы стать его хозяином, откройте: { $link }
cli-serving-public =
    Гости пользуются адресом { $address }, в том числе через прокси. Другие имена не принимаются.
    Любой, кто может к нему подключиться, может начинать партии; места защищены ключами.
    Чтобы быть хозяином, откройте: { $link }
cli-host-key = Чтобы быть хозяином, откройте: { $link }
cli-host-key-changed = У хозяина новый ключ. Браузеры со старым ключом больше не хозяева. Чтобы быть хозяином, откройте: { $link }
cli-bad-public-url = { $url } — не адрес страницы: напишите его как https://games.example.org/ или http://mymachine.local:8000/
cli-database-damaged = Файл партий { $file } повреждён: { $reason }
cli-database-damaged-games = Эти партии не читаются: { $games }
cli-database-cure = Ничего не изменено. Верните резервную копию файла { $file } командой `hexside restore ФАЙЛ --replace` или переместите его: сервер создаст новый.
cli-database-newer = Файл партий { $file } записан более новой версией Hexside; используйте её.
cli-database-unusable = Файл партий { $file } нельзя использовать: { $reason }
cli-database-cut-short = Файл партий { $file } обрезан: от него { $size ->
        [one] остался { $size } байт
        [few] осталось { $size } байта
       *[many] осталось { $size } байт
    }.
cli-database-missing = Здесь нет партий: файла { $file } не существует.
cli-folder-in-use = С партиями в каталоге { $folder } уже работает другой сервер; двое испортили бы работу друг другу.
cli-folder-in-use-server = Это процесс { $process } по адресу { $address } Пользуйтесь им, остановите его или назовите другой каталог: --folder.
cli-folder-in-use-process = Это процесс { $process }. Остановите его или назовите другой каталог: --folder.
cli-folder-has-games = В файле { $file } уже есть партии. Добавьте --replace, чтобы поставить на их место резервную копию; они сохранятся в другом файле рядом.
cli-file-exists = Файл { $file } уже существует. Назовите другой файл или добавьте --overwrite.
cli-backup-onto-games = Файл { $file } принадлежит самим партиям. Назовите для резервной копии другой файл.
cli-backup-done = Резервная копия: { $file }, проверена. Партий: { $games }, действий: { $actions }.
cli-restore-done = Восстановлено в { $file } из { $backup }, проверено. Партий: { $games }, действий: { $actions }.
cli-restore-before = То, что было там раньше, сохранено в { $file }
cli-disk-full = Диск с файлом { $file } заполнен. Освободите место и запустите снова.
cli-match-done =
    { $games ->
        [one] { $games } партия: { $scenario }, зерно { $seed }, { $seconds } с
        [few] { $games } партии: { $scenario }, зерно { $seed }, { $seconds } с
        [many] { $games } партий: { $scenario }, зерно { $seed }, { $seconds } с
       *[other] { $games } партии: { $scenario }, зерно { $seed }, { $seconds } с
    }
cli-replayed =
    { $actions ->
        [one] { $game }, правила { $rules }: { $actions } действие, ход { $turn }
        [few] { $game }, правила { $rules }: { $actions } действия, ход { $turn }
        [many] { $game }, правила { $rules }: { $actions } действий, ход { $turn }
       *[other] { $game }, правила { $rules }: { $actions } действия, ход { $turn }
    }
cli-commitment = Обязательство: { $hash }
cli-share-commitment = Доля, { $seat }: { $hash }
cli-practice = Учебная партия, честность бросков она не доказывает:
cli-verified =
    { $draws ->
        [one] OK: { $draws } жребий пересчитан из зёрен; каждый бросок и конечное состояние совпадают
        [few] OK: { $draws } жребия пересчитаны из зёрен; каждый бросок и конечное состояние совпадают
        [many] OK: { $draws } жребиев пересчитаны из зёрен; каждый бросок и конечное состояние совпадают
       *[other] OK: { $draws } жребия пересчитаны из зёрен; каждый бросок и конечное состояние совпадают
    }
cli-differs-commitment = РАСХОЖДЕНИЕ: объявлено обязательство { $expected }, зерно этого файла даёт { $found }
cli-differs-share = РАСХОЖДЕНИЕ: доли { $expected } нет в зерне игроков { $found }
cli-differs-refused = РАСХОЖДЕНИЕ в действии { $action } ({ $expected }): правила его не допускают: { $found }
cli-differs-seeds = РАСХОЖДЕНИЕ в действии { $action }: зёрна изменились
cli-differs-order = РАСХОЖДЕНИЕ в действии { $action }: жребий { $found } не по порядку, ожидался { $expected } или более поздний
cli-differs-die = РАСХОЖДЕНИЕ в действии { $action }: на кубике { $found }, из зёрен следует { $expected }
cli-differs-result = РАСХОЖДЕНИЕ после действия { $action }: по файлу партия окончилась результатом { $expected }, по правилам — { $found }
cli-differs-state = РАСХОЖДЕНИЕ после действия { $action }: хеш конечного состояния { $found }, в файле { $expected }
cli-check-good =
    { $scenarios ->
        [one] { $game }: все файлы данных в порядке, { $scenarios } сценарий
        [few] { $game }: все файлы данных в порядке, { $scenarios } сценария
        [many] { $game }: все файлы данных в порядке, { $scenarios } сценариев
       *[other] { $game }: все файлы данных в порядке, { $scenarios } сценария
    }
cli-check-faults =
    { $count ->
        [one] { $game }: { $count } ошибка
        [few] { $game }: { $count } ошибки
        [many] { $game }: { $count } ошибок
       *[other] { $game }: { $count } ошибки
    }
cli-map-drawn = { $file }: { $size } кБ
cli-refused = Нельзя: { $reason }
cli-allowed = Можно.
cli-waiting-for = Решает: { $seats }
cli-turn = Ход { $turn }.
cli-more-actions =
    { $count ->
        [one] ... и ещё { $count }; `list` показывает все
       *[other] ... и ещё { $count }; `list` показывает все
    }
cli-prompt-help = Введите действие или: list, list N, why ДЕЙСТВИЕ, undo, save ФАЙЛ, position, quit, ?
cli-rows-proved = Подтверждены тестами строки: { $proved } из { $rows }
cli-row-unproved = { $row }: отмечена как готовая, но ни один тест её не подтверждает
cli-pairs = То же место с теми же бросками, очки стороны { $side }: пар { $pairs }, вничью { $even }
cli-pairs-points = { $player }: { $points } очка на пару (95%: от { $low } до { $high })
cli-bench-machine = { $cpu }, ядер: { $cores }, Python { $python }, Hexside { $version }
cli-bench-recorded = Добавлено в { $file }

# Заголовки
cli-scenario = сценарий
cli-title = название
cli-game = игра
cli-games = партии
cli-turns = ходы
cli-seats = места
cli-seat = место
cli-option = опция
cli-values = значения
cli-default = по умолчанию
cli-player = игрок
cli-wins = победы
cli-pairs-won = выигранные пары
cli-share = доля
cli-interval = интервал 95%
cli-nobody = (никто)
cli-result = исход
cli-count = число
cli-victory-points = победные очки
cli-actions = действия
cli-seconds = секунды
cli-faults = ошибки
cli-mean = среднее
cli-deviation = отклонение
cli-least = минимум
cli-lower-quartile = нижний квартиль
cli-median = медиана
cli-upper-quartile = верхний квартиль
cli-most = максимум
cli-file = файл
cli-row = строка
cli-field = поле
cli-base = своё значение
cli-override = замена
cli-item = показатель
cli-sections = пункты
cli-capability = правило
cli-status = состояние
cli-tests = тесты
cli-measure = замер
cli-unit = единица
cli-start = начало
cli-middle = середина игры

# Замеры команды hexside bench
cli-bench-import-ms = импорт движка
cli-bench-first-game-ms = первая партия с файлами данных
cli-bench-reference-per-second = постоянная эталонная задача
cli-bench-actions-per-second = случайные действия, списки по требованию
cli-bench-built-per-second = случайные действия, каждый список построен
cli-bench-to-reference-ratio = по требованию, отношение к эталону
cli-bench-built-to-reference-ratio = списки построены, отношение к эталону
cli-bench-peer-per-second = чужой движок
cli-bench-to-peer-ratio = по требованию, отношение к чужому движку
cli-bench-games-per-minute = полные случайные партии
cli-bench-actions-per-game = действий в случайной партии
cli-bench-save-us = запись партии
cli-bench-save-bytes = размер сохранённой партии
cli-bench-load-ms = загрузка и проигрывание
cli-bench-saved-actions = действий в ней
cli-bench-turn = ход
cli-bench-units = частей на карте
cli-bench-legal-actions = допустимых действий
cli-bench-legal-us = список допустимых, как в игре
cli-bench-legal-decoded-us = список допустимых для только что прочитанного состояния
cli-bench-apply-move-us = выполнение движения части
cli-bench-decision-us = решение с вариантами
cli-bench-view-us = вид с места игрока
cli-bench-encode-us = кодирование состояния
cli-bench-state-bytes = размер состояния
cli-bench-movement-range-all-units-us = дальность движения всех частей
cli-bench-movement-range-one-unit-us = дальность движения части
cli-bench-supply-of-a-side-us = снабжение стороны
cli-bench-bonds-of-both-sides-us = связи ЗК обеих сторон
cli-bench-legal-after-move-us = список допустимых сразу после движения
cli-bench-decision-after-move-us = решение сразу после движения
cli-bench-field-copy-us = копирование поля
cli-bench-zoc-update-us = обновление зоны контроля
cli-bench-whole-board-us = дальность по всей карте
cli-bench-whole-board-scipy-us = то же через SciPy
cli-bench-to-scipy-ratio = отношение к SciPy

cli-check-findings =
    { $count ->
        [one] { $game }: { $count } ошибка карты
        [few] { $game }: { $count } ошибки карты
       *[many] { $game }: { $count } ошибок карты
    }
