# Победа ждёт: названия, игроки, настройки и короткие слова.

game-a-victory-awaits-title = Победа ждёт (A Victory Awaits)
scenario-a-victory-awaits-leningrad-title = Блицкриг: Ленинград
scenario-a-victory-awaits-leningrad-summary = Группа армий «Север» от Немана до Ленинграда, девять ходов. Ось побеждает, набрав 54 победных очка после проверки снабжения девятого хода.
scenario-a-victory-awaits-smolensk-short-title = Блицкриг: Смоленск, короткая игра
scenario-a-victory-awaits-smolensk-short-summary = Группа армий «Центр» от Буга до смоленских ворот, шесть ходов. Ось побеждает, набрав 60 победных очков после проверки снабжения шестого хода.
scenario-a-victory-awaits-smolensk-title = Блицкриг: Смоленск
scenario-a-victory-awaits-smolensk-summary = Группа армий «Центр» от Буга в сторону Москвы, девять ходов. Ось побеждает, набрав 85 победных очков после проверки снабжения девятого хода.
scenario-a-victory-awaits-kiev-title = Блицкриг: Киев
scenario-a-victory-awaits-kiev-summary = Группа армий «Юг» от Сана и Прута до Днепра, девять ходов. Ось побеждает, набрав 52 победных очка после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-title = Победа ждёт: кампания
scenario-a-victory-awaits-campaign-summary = Операция «Барбаросса» на трёх картах, с 22 июня по 19 сентября 1941 года, девять ходов. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.

# Кампания для нескольких игроков (19)

scenario-a-victory-awaits-campaign-4-title = Кампания на четверых
scenario-a-victory-awaits-campaign-4-summary = Три карты, девять ходов, несколько активаций сразу. Три группы армий против одного советского игрока, он же ведущий. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-5-title = Кампания на пятерых
scenario-a-victory-awaits-campaign-5-summary = Три карты, девять ходов, несколько активаций сразу. Три группы армий; один советский игрок у Ленинграда и Смоленска, второй, он же ведущий, у Киева. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-6-title = Кампания на шестерых
scenario-a-victory-awaits-campaign-6-summary = Три карты, девять ходов, несколько активаций сразу. Группой армий «Центр» командуют два игрока. Один советский игрок у Ленинграда и Смоленска, второй, он же ведущий, у Киева. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-7-title = Кампания на семерых
scenario-a-victory-awaits-campaign-7-summary = Три карты, девять ходов, несколько активаций сразу. Группой армий «Центр» командуют два игрока, и у каждой карты свой советский игрок. Тот, что у Ленинграда, — ведущий. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-campaign-8-title = Кампания на восьмерых
scenario-a-victory-awaits-campaign-8-summary = Три карты, девять ходов, несколько активаций сразу. Группами армий «Центр» и «Юг» командуют по два игрока, и у каждой карты свой советский игрок. Командующий 11-й армией и румынами — ведущий. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.

# Командный вариант (20)

scenario-a-victory-awaits-teams-4-title = Командная кампания: двое на двое
scenario-a-victory-awaits-teams-4-summary = Три карты, девять ходов. Два игрока за Ось и два за СССР. У каждого своя чаша с жетонами штабов; главный жетон активирует всю команду. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-teams-5-axis-title = Командная кампания: трое за Ось против двоих
scenario-a-victory-awaits-teams-5-axis-summary = Три карты, девять ходов. Три игрока за Ось и два за СССР. У каждого своя чаша с жетонами штабов; главный жетон активирует всю команду. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-teams-5-soviet-title = Командная кампания: двое за Ось против троих
scenario-a-victory-awaits-teams-5-soviet-summary = Три карты, девять ходов. Два игрока за Ось и три за СССР. У каждого своя чаша с жетонами штабов; главный жетон активирует всю команду. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.
scenario-a-victory-awaits-teams-6-title = Командная кампания: трое на трое
scenario-a-victory-awaits-teams-6-summary = Три карты, девять ходов. Три игрока за Ось и три за СССР. У каждого своя чаша с жетонами штабов; главный жетон активирует всю команду. Ось побеждает, набрав 191 победное очко после проверки снабжения девятого хода.

# Ячейки

box-axis-available = Доступные части
box-axis-eliminated = Уничтоженные части
box-soviet-available = Доступные части
box-soviet-eliminated = Уничтоженные части
box-turn-3 = Ход 3: 19-я армия
box-turn-7 = Ход 7: переброска из 3-й танковой группы

# Игроки

seat-axis-north = Группа армий «Север»
seat-axis-centre = Группа армий «Центр»
seat-axis-centre-2 = Группа армий «Центр» (правое крыло)
seat-axis-south = Группа армий «Юг»
seat-axis-south-2 = Группа армий «Юг» (правое крыло)
seat-soviet-north = СССР (Ленинград)
seat-soviet-centre = СССР (Смоленск)
seat-soviet-south = СССР (Киев)
seat-soviet-north-centre = СССР (Ленинград и Смоленск)
seat-axis-1 = Ось, игрок 1
seat-axis-2 = Ось, игрок 2
seat-axis-3 = Ось, игрок 3
seat-soviet-1 = СССР, игрок 1
seat-soviet-2 = СССР, игрок 2
seat-soviet-3 = СССР, игрок 3

# Настройки правил

option-set-up = Расстановка
option-set-up-historical = исторические позиции
option-set-up-free = игроки сами ставят части, сначала СССР
option-declare-all-attacks = Объявление атак
option-declare-all-attacks-off = по одной
option-declare-all-attacks-on = все до первого броска
option-reserve-chits = Жетоны резерва и ОКХ
option-reserve-chits-off = не используются
option-reserve-chits-on = можно выбрать вместо жетона штаба
option-hq-relocation = Переброска штабов
option-hq-relocation-off = нет
option-hq-relocation-on = штабы в радиусе активированного могут уйти с карты и вернуться как подкрепления
option-soviet-supply-limit = Предел советского снабжения (в пользу Оси)
option-soviet-supply-limit-off = линии любой длины
option-soviet-supply-limit-on = 12 гексов до дороги или железной дороги, ведущей к источнику
option-panzer-limit = Механизированные части в немецкой активации (в пользу СССР)
option-panzer-limit-off = сколько угодно
option-panzer-limit-on = не больше 10
option-panzer-group-supply = Вторая активация танковой группы (в пользу СССР)
option-panzer-group-supply-off = возможна всегда
option-panzer-group-supply-on = требует линии коммуникаций по отдельной железной дороге
option-dummies-up-to = Советские жетоны-пустышки в командной игре
option-dummies-up-to-teammates = столько жетонов, сколько у товарища по команде, у которого их больше всех
option-dummies-up-to-masters = столько жетонов, сколько советских главных жетонов

# Карта

terrain-light-forest = редкий лес
terrain-dense-forest = густой лес
area-from-moscow = источник снабжения «из Москвы»
area-stand-fast = город с маркером «Стоять насмерть» в начале
area-fortress-start = крепость в начале игры
area-smolensk-breakthrough = гекс прорыва в сценарии «Смоленск»
area-leningrad-city = Ленинград
area-leningrad-map = карта «Ленинград»
area-smolensk-map = карта «Смоленск»
area-kiev-map = карта «Киев»
area-deployment-18a = район расстановки 18-й армии
area-deployment-4pzg = район расстановки 4-й танковой группы
area-deployment-16a = район расстановки 16-й армии
area-deployment-3pzg = район расстановки 3-й танковой группы
area-deployment-9a = район расстановки 9-й армии
area-deployment-4a = район расстановки 4-й армии
area-deployment-2pzg = район расстановки 2-й танковой группы
area-deployment-6a = район расстановки 6-й армии
area-deployment-1pzg = район расстановки 1-й танковой группы
area-deployment-17a = район расстановки 17-й армии
area-deployment-11a = район расстановки 11-й армии
area-deployment-rum-3a = район расстановки румынской 3-й армии
area-deployment-rum-4a = район расстановки румынской 4-й армии

# Подсчёт очков

score-stand_fast = Города с маркером «Стоять насмерть», дополнительно
score-soviet_source = Советский источник снабжения
score-moscow_source = Источник «из Москвы»
score-smolensk_breakthrough = Гексы прорыва в полной игре «Смоленск»
score-german_mechanised_full = Немецкие механизированные части полной силы
score-soviet_mechanised_eliminated = Уничтоженные советские механизированные части
