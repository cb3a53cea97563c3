app-tagline = Варгеймы Восточного фронта с соблюдением каждого правила
language = Язык
theme = Светлая или тёмная тема
new-game = Новая партия
scenario = Сценарий
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
search-actions = Поиск действий
more-actions = и ещё { $count }
choose-way = Каким путём?
choose-what = Что делает { $unit }?
picked = Выбрано { $count } из { $most }
nothing-picked = нет
cost = { $cost } ОД
odds = Соотношение сил
attack-strength = Атака
defense-strength = Оборона
column = Столбец
chances = Вероятности
expected = Ожидаемые потери: атакующий { $attacker }, обороняющийся { $defender }
retreat-chance = Отступление { $chance }
not-allowed = Слишком слабо для атаки
add-all = Все
victory = Победные очки
victory-of = { $points } из { $need }
own = Известно только вам
hand-empty = нет
units-here = Части в гексе { $hex }
empty-hex = Здесь нет частей.
steps = Ступени: { $steps } из { $all }
strength-line = Атака { $attack }, оборона { $defense }, движение { $move }
unreachable = Сервер не отвечает. Повторяю попытку…
seed = Зерно костей (пусто: непредсказуемо)
pace = Темп компьютера
tray = Расставить
point-at-hex = Укажите гекс на карте.
victory-need = из { $need }
seconds = { $seconds } с
player-recruit = Компьютер: новобранец (легко)
player-officer = Компьютер: офицер (средне)
player-staff = Компьютер: штаб (трудно)
player-greedy = Компьютер: нападающий (просто)
player-random = Компьютер: чистый случай
overlays = Наложения
overlay-sides = Показываемые стороны
legend = Обозначения
terrain-only = Только местность
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
nothing-told = Ничего, что вам можно знать.
branch = Играть отсюда новую партию
back-to-now = Вернуться к партии
forgotten = Сделано не всё
forgotten-attacks = { $count ->
    [one] { $count } атака ещё имеет хорошие шансы:
    [few] { $count } атаки ещё имеют хорошие шансы:
   *[many] { $count } атак ещё имеют хорошие шансы:
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
statistics = Числа
losses = Потерянные шаги
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
no-draws = Жребий ещё не бросали.
rules = Правила
rules-key = Правила (?)
rules-search = Поиск по правилам
rules-sections = Пункты правил
rules-section = Правила: { $section }
rules-back = Назад
rules-nothing = Ничего не найдено.

credits = Карты нарисованы программой Hexside по открытым данным: GeoNames (CC BY 4.0), Natural Earth, NASA Blue Marble, общедоступные данные о рельефе. Железные дороги, шоссе и растительность военных лет — наша собственная работа. Hexside не связан с издателями игр.
