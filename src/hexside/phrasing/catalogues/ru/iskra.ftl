# Искра: названия, игроки, настройки и короткие слова.

game-iskra-title = Искра
scenario-iskra-campaign-title = Операция «Искра»
scenario-iskra-campaign-summary = Десять дней, с 12 по 21 января 1943 года. 67-я армия переходит замёрзшую Неву, 2-я ударная и 8-я армии наступают с востока, а немецкая 18-я армия держит коридор между ними, от озера до Синявинских высот.
scenario-iskra-campaign-3-title = Операция «Искра» на троих
scenario-iskra-campaign-3-summary = Те же десять дней: один игрок за Германию и двое за СССР, один ведёт Ленинградский фронт, другой — Волховский. Оба фронта видят стеки друг друга, делят очки авиации и побеждают или проигрывают вместе.

# Игроки

seat-iskra-axis = Немцы
seat-leningrad = Ленинградский фронт
seat-volkhov = Волховский фронт

# Настройки правил

option-tiger-point = «Тигры», уничтоженные в бою
option-tiger-point-off = без очка
option-tiger-point-on = одно победное очко СССР сверх прочих
option-schluesselburg-low = Шлиссельбург после ухода немцев
option-schluesselburg-low-4 = 4 немецких очка, как в таблице мест
option-schluesselburg-low-2 = 2 немецких очка, как в тексте правил
option-full-hex-passage = Обычное движение через заполненный гекс
option-full-hex-passage-on = разрешено
option-full-hex-passage-off = запрещено
option-twice-in-a-row = Немецкое соединение не действует дважды подряд; сравнивается
option-twice-in-a-row-any-side = с последней активацией любой стороны
option-twice-in-a-row-german = с последней немецкой активацией
option-18a-independents = Две любые отдельные части жетона 18-й армии
option-18a-independents-move = только движутся
option-18a-independents-move-and-attack = движутся и атакуют
option-sudden-death-holding = Синявинские высоты и Мга для досрочной победы
option-sudden-death-holding-occupied = каждый гекс в конце хода занят частью со снабжением
option-sudden-death-holding-controlled = каждый гекс под контролем
option-repeated-event = Случайное событие считается повтором, если в прошлом ходу оно
option-repeated-event-applied = произошло
option-repeated-event-rolled = выпало
option-stack-size = Число фишек во вражеском стеке
option-stack-size-hidden = скрыто
option-stack-size-open = видно
option-set-up-227 = Расстановка 227-й дивизии
option-set-up-227-free = решает игрок за Германию
option-set-up-227-usual = на обычных местах

# Ячейки

box-arriving = Прибывают в этом ходу
box-iskra-turn = Подкрепления хода { $number }
box-reserve = Вводятся случайными событиями
box-twins = Фишки на замену
box-kampfgruppen = Неиспользованные боевые группы
box-hq-waiting = Штабы вне карты
box-returning = Понтоны, которые вернутся в следующем ходу
box-waiting = Ждут расстановки
box-grounded = На земле
box-refit = Восстановление
box-13th-air-army = 13-я воздушная армия
box-14th-air-army = 14-я воздушная армия
box-luftflotte-1 = 1-й воздушный флот

# Маркеры

mark-pinned = Прижата огнём
mark-out-of-command = Вне управления
mark-no-strategic-movement = Без стратегического движения в этом ходу
mark-technical-problem = Технические неполадки: не движется
mark-on-ice = На льду, снабжения не требует
mark-next-turn = Потерян в этом ходу, вернётся в следующем
mark-bridge = Понтонный мост

# Карта

terrain-peat-bog = торфяник
terrain-swamp-woods = заболоченный лес
terrain-heights = высоты
terrain-village = деревня
terrain-city = город
terrain-lake-ice = озёрный лёд
terrain-neva-ice = невский лёд
place-city = город
place-village = деревня
place-station = станция
hexside-small-river = малая река
hexside-canal = Ладожский канал
hexside-neva = Нева
hexside-bridge = мост
hexside-pontoon-site = понтонный мост
line-main-road = главная дорога
line-trail = просёлок
line-narrow-gauge = узкоколейка
line-power-line = линия электропередачи
area-iskra-entry-a = советская точка входа A
area-iskra-entry-b = советская точка входа B
area-iskra-entry-c = советская точка входа C
area-iskra-entry-d = советская точка входа D
area-iskra-entry-e = советская точка входа E
area-iskra-entry-f = немецкая точка входа F
area-iskra-entry-g = немецкая точка входа G
area-iskra-entry-h = немецкая точка входа H
area-iskra-entry-i = немецкая точка входа I
area-victory = победный гекс
area-schluesselburg = Шлиссельбург
area-mga = Мга
area-sinyavino-heights = Синявинские высоты
area-pond = пруд
area-pontoon-site = место понтонного моста
area-west-of-neva = к западу от Невы
area-east-of-neva = к востоку от Невы
area-axis-territory = немецкая территория в начале игры
area-soviet-territory = советская территория в начале игры
area-set-up-227 = район расстановки 227-й дивизии

# Степени победы

level-soviet-triumph = Триумф СССР
level-soviet-historical = Историческая победа СССР
level-soviet-minor = Малая победа СССР
level-german-minor = Малая победа Германии
level-german-propaganda = Пропагандистский успех Германии
level-german-major = Крупная победа Германии
