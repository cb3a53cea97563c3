app-tagline = Варгеймы Восточного фронта: программа следит за каждым правилом
language = Язык
theme = Светлая или тёмная тема
sound = Звук
new-game = Новая партия
scenario = Сценарий
scenario-version = Вариант
turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
who-plays = Кто играет
player-human = Человек за этим экраном
player-other = Компьютер ({ $name })
options = Дополнительные правила
start = Начать партию
my-games = Мои партии
no-games = Партий пока нет. Выберите сценарий и начните.
resume = Играть дальше
look = Посмотреть
rename = Переименовать
rename-prompt = Новое название партии
delete = Удалить
delete-prompt = Удалить «{ $name }» навсегда?
export = Сохранить в файл
import = Загрузить партию из файла
turn = Ход { $turn }
turn-of = Ход { $turn } из { $turns }
finished = Окончена
waits-for = Решает: { $seat }
home = Все партии
undo = Отменить
undo-key = Отменить последнее действие (U)
wait-computer = { $seat }: компьютер думает
wait-other = Решает: { $seat }
pause = Пауза
play-on = Дальше
pass-screen = Передайте экран: { $seat }
pass-screen-text = Следующее решение за этим игроком. То, что он знает, скрыто, пока он не займёт место.
i-am = Я играю: { $seat }
game-over = Партия окончена
log = Журнал
tracks = Шкалы
stack = Гекс
log-empty = Пока ничего не произошло.
why-not = Так нельзя
close = Закрыть
zoom-in = Крупнее
zoom-out = Мельче
whole-map = Вся карта
hex-numbers = Номера гексов
board = Карта
all-actions = Все действия
every-verb = Все
search-actions = Поиск действий
more-actions = и ещё { $count }
choose-way = Каким путём?
choose-hex = { $verb }: выберите один из подсвеченных гексов. Esc — отмена.
choose-what = Что делает { $unit }?
picked = Выбрано { $count } из { $most }
nothing-picked = нет
cost = { $cost } ОД
odds = Соотношение сил
attack-strength = Атака
defense-strength = Оборона
column = Колонка
chances = Вероятности
expected = Ожидаемые потери: атакующий { $attacker }, обороняющийся { $defender }
retreat-chance = Отступление: { $chance }
not-allowed = Слишком слабо для атаки
add-all = Добавить все
victory = Победные очки
victory-of = { $points } из { $need }
calendar = Календарь
this-turn = Ход { $turn }, сейчас
arrivals = Прибывают
empty-tracks = Ещё { $count }: сейчас пусто или ноль
boxes = Вне карты
own = Известно только вам
hand-empty = нет
units-here = Части в гексе { $hex }
empty-hex = Здесь нет частей.
steps = Ступени: { $steps } из { $all }
strength-line = Атака { $attack }, оборона { $defense }, движение { $move }
strength-bracketed = Оборона { $defense }, если больше никто не обороняется, движение { $move }
strength-defense = Оборона { $defense }, движение { $move }
strength-move = Движение { $move }
reach = Радиус действия { $range }
reach-support = Артиллерийская поддержка на { $range ->
    [one] { $range } гекс
    [few] { $range } гекса
   *[many] { $range } гексов
}
reach-command = Радиус управления { $range }
gives-support = В готовности: может дать поддержку; движется только тактически
dot-black = Танки
dot-red = Элитные танки
dot-white = Противотанковая часть
quality-elite = Элитные войска
quality-low = Низкая войсковая квалификация
stacks-freely = Свободно стекируется
is-garrison = Гарнизон
no-extended = Без расширенного движения
unreachable = Сервер не отвечает. Повторяю попытку…
seed = Зерно бросков (пусто: непредсказуемо)
tray = Разместить
point-at-hex = Укажите гекс на карте.
victory-need = из { $need }
seconds = { $seconds } с
player-recruit = Компьютер: новобранец (легко)
player-officer = Компьютер: офицер (средне)
player-staff = Компьютер: штаб (трудно)
player-greedy = Компьютер: атакующий (просто)
player-random = Компьютер: случайный
overlays = Слои
overlay-sides = Показываемые стороны
legend = Обозначения
replay = Повтор
replay-slider = Момент партии
replay-start = Начало партии
replay-play = Воспроизвести
replay-speed = Время между двумя шагами
step-of = { $step } из { $steps }
step-back = На шаг назад
step-on = На шаг вперёд
turn-back = К началу хода
turn-on = К следующему ходу
nothing-told = В этом шаге нет событий.
branch = Играть отсюда новую партию
back-to-now = Вернуться к партии
forgotten = Сделано не всё
forgotten-attacks = { $count ->
    [one] Ещё возможна { $count } атака с хорошим соотношением сил:
    [few] Ещё возможны { $count } атаки с хорошим соотношением сил:
   *[many] Ещё возможны { $count } атак с хорошим соотношением сил:
}
forgotten-units = { $count ->
    [one] { $count } часть ещё не выставлена:
    [few] { $count } части ещё не выставлены:
   *[many] { $count } частей ещё не выставлены:
}
go-back = Вернуться
end-anyway = Всё равно закончить
no-warnings = Больше не предупреждать
warnings = Предупреждать в конце фазы, если что-то осталось сделать
statistics = Статистика
losses = Потерянные ступени
dice-luck = Удача в бросках
dice-average = { $seat }: { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}, в среднем { $average }
dice-proof = Проверка бросков
commitment = Хеш зерна, объявленный в начале
server-seed = Зерно сервера
client-seed = Зерно игроков
prove-dice = Проверить каждый бросок
dice-proved = Совпадают с зерном: { $good } из { $all }.
seed-later = Зерно будет объявлено в конце партии; тогда можно проверить каждый бросок.
draws = Броски и жребий
loading = Загружаю…
no-draws = Бросков и жребия ещё не было.
rules = Правила
rules-key = Правила (R)
rules-search = Поиск по правилам
rules-sections = Пункты правил
rules-section = Правила: { $section }
rules-back = Назад
rules-nothing = Ничего не найдено.
player-open = Друг по ссылке
open-seat-about = После начала вы получите ссылку для друга. Место принадлежит браузеру, который его займёт.
open-seat-local = После начала вы получите ссылку. Открыть её смогут только браузеры на этом компьютере; для игры по сети запустите сервер с --host.
salvage = Восстановить читаемое
rename-save = Сохранить
cancel = Отмена
invite = Ссылка для игрока: { $seat }
copy = Копировать
copied = Скопировано
join-title = Вас приглашают в партию
join-text = Займите свободное место, и оно будет принадлежать этому браузеру. Учётная запись не нужна.
join = Занять место
join-watch = Только смотреть
learn = Научиться за десять минут
learn-text = Маленькая позиция проведёт вас через активацию, движение, атаку и снабжение. Вы играете, программа объясняет.
learn-start = Начать
learn-more = Суть каждой игры
side-panel = Рядом с картой
minimap = Миникарта
minimap-about = Миникарта: стрелки или щелчок перемещают обзор
minimap-hide = Скрыть миникарту
counters = Фишки
counters-all = Все
counters-mine = Только мои
counters-enemy = Только противника
counters-none = Никакие
ground-held = Удерживайте T, чтобы видеть только местность.
whole-stack = Весь стек
speed = Время на каждое действие соперника
at-once = сразу
following = Что делает соперник
following-left = ещё { $count }
skip = Пропустить
thinking-share = Сколько компьютер уже обдумал
stop-thinking = Решить сейчас
hint = Подсказка
hint-about = Спросить компьютер, что сделал бы он
hint-show = Показать
hint-do = Сделать так
undo-list = Отмена действий
undo-to = Вернуться к моменту до этого ({ $count })
undo-one = Только это
undo-nothing = Отменять нечего.
undo-needed = Ничего не изменилось: без того действия было бы невозможно это: { $action }
shortcuts = Клавиши
shortcuts-key = Клавиши (?)
shortcuts-pointer = Мышью: тяните карту, колесом меняйте масштаб, щелчок с Shift добавляет часть к выбранным, двойной щелчок выбирает весь стек. Двумя пальцами: перемещение и масштаб.
keys-map = На карте
keys-show = Что показано
keys-play = Игра
key-cursor = Вести курсор от гекса к гексу
key-enter = Выбрать часть, идти в гекс, атаковать его
key-stack = Выбрать весь стек
key-next = Следующая и предыдущая часть, которая может действовать
key-pan = Двигать карту
key-zoom = Крупнее, мельче, вся карта
key-ground = Только местность, пока удерживаете клавишу
key-filter = Фишки: все, мои, противника, никакие
key-overlays = Слои
key-confirm = Провести атаку или закончить фазу
key-release = Снять выбор, закрыть
spoken-selected = { $unit }, выбрана
spoken-able = { $unit }, может действовать
spoken-goal = Можно выбрать
spoken-goal-cost = Достижимо за { $cost } ОД
fold = Свернуть или развернуть
lesson = Урок
lesson-place = Шаг { $place } из { $count }
lesson-next = Дальше
lesson-back = Назад
lesson-skip = Пропустить этот шаг
lesson-leave = Закончить урок и играть самостоятельно
lesson-elsewhere = Эта партия — урок, начатый в другом браузере.
lesson-resume = Продолжить с шага { $place } из { $count }
lesson-go-on = Играть дальше здесь
credits = Карты нарисованы программой Hexside по открытым данным: GeoNames (CC BY 4.0), Natural Earth, NASA Blue Marble, общедоступные данные о рельефе. Железные дороги, шоссе и растительность военных лет — наша собственная работа. Hexside не связан с издателями игр.

# Activations that run side by side

activations = Вытянутые жетоны
activations-done =
    { $count ->
        [one] { $count } активация завершена
        [few] { $count } активации завершены
       *[many] { $count } активаций завершено
    }
activations-face-down =
    { $count ->
        [one] { $count } закрытый жетон
        [few] { $count } закрытых жетона
       *[many] { $count } закрытых жетонов
    }

# Stacks in the fog

seen-earlier = Замечены здесь раньше, сейчас скрыты
seen-turns-ago =
    { $turns ->
        [0] в этом ходу
        [one] { $turns } ход назад
        [few] { $turns } хода назад
       *[many] { $turns } ходов назад
    }

# Random events

event-of-turn = Событие хода { $turn }
event-read = Убрать
gathering = Партия начнётся, когда все займут места.
gathering-about = Браузер каждого игрока вносит свою долю в броски, поэтому никто не может выбрать их в одиночку. Не закрывайте эту страницу.
gathering-open = приглашён
gathering-computer = компьютер
gathering-sits = на месте
gathering-sealed = доля запечатана
gathering-told = доля внесена
practice = Учебная партия: кто-то знает больше других
share-commitment = Хеш доли: { $seat }
own-share = Ваша доля ({ $seat }) вошла в броски такой, какой была запечатана. Её использовали { $draws ->
    [one] { $draws } раз
    [few] { $draws } раза
   *[other] { $draws } раз
}.
own-share-missing = Вашей доли ({ $seat }) нет в этих бросках такой, какой она была запечатана: этой партии нельзя доверять.

# Что сделали другие

account = С вашего последнего решения
account-moves = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[other] { $count } перемещений
}
account-attacks = { $count ->
    [one] { $count } атака
    [few] { $count } атаки
   *[other] { $count } атак
}
account-losses = { $count ->
    [0] без потерь
    [one] { $count } потеря
    [few] { $count } потери
   *[other] { $count } потерь
}
speed-whole-turn = ход за 15 с
speed-stepwise = по шагам
follow-next = Дальше
banner = Что выпало
forgotten-group = Выбранная группа не пойдёт вперёд.
forgotten-overstacked = { $count ->
    [one] В { $count } гексе частей больше, чем можно:
   *[other] В { $count } гексах частей больше, чем можно:
}
goes-otherwise = { $unit } может попасть туда иначе: { $verb }.
your-turn = Ваш ход
notifications = Сообщать в этом браузере, когда наступит мой ход
join-you = вы
join-person = человек
