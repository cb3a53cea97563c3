# Что говорит локальный сервер.

server-stale-version = Партия ушла вперёд; показано её новейшее состояние.
server-no-such-game = На этом сервере нет партии { $id }.
server-no-such-seat = В этой игре нет стороны { $seat }.
server-no-such-player = Нет игрока { $player }. Известны: { $known }.
server-no-such-scenario = Нет сценария { $name }. Известны: { $known }.
server-no-such-option = У правила { $option } нет значения { $value }. Известны: { $known }.
server-seat-of-computer = За эту сторону играет компьютер.
server-log-damaged = Строка { $line } журнала партии повреждена; файл оставлен без изменений.
server-position-unreadable = Не удаётся прочитать позицию, с которой началась партия.
server-disk-refuses = Действие не удалось записать на диск, поэтому оно не выполнено: { $detail }
server-no-rules-text = Нет текста правил для «{ $name }».
server-no-such-route = По этому адресу ничего нет.
server-no-such-method = Этот адрес не выполняет такой запрос.
server-body-too-large = Файл слишком велик для сохранённой партии.
server-bad-request = Не удаётся прочитать запрос: { $detail }
server-foreign-page = Странице другого сайта нельзя пользоваться этим сервером.
server-server-fault = В сервере произошла ошибка; подробности в его журнале.
server-no-such-step = В партии { $steps } действий; момента { $step } в ней нет.
server-branch-name = { $name } (с { $step })
server-game-over-there = В этот момент партия уже закончена; продолжать нечего.
