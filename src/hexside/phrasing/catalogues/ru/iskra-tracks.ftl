# «Искра»: шкалы, фазы и слои на столе, а также ошибки в записи позиции.

track-iskra-control = Под советским контролем
track-iskra-schluesselburg = Маркер Шлиссельбурга
track-iskra-points = Победные очки (Германия / СССР)
track-iskra-timetable = Советский график: конец хода / нужно очков
track-iskra-link_up = Соединение фронтов
track-iskra-event = Событие этого хода
track-iskra-last_event = Событие прошлого хода
track-iskra-cup = Жетоны в чаше
track-iskra-later = Жетоны, которые добавятся в чашу позже
track-iskra-drawn = Вытянутый жетон
track-iskra-used = Сыгранные жетоны
track-iskra-set_aside = Отложенные жетоны
track-iskra-chits_used = Сыграно жетонов (Германия / СССР)
track-iskra-chit_limits = Предел жетонов (Германия / СССР)
track-iskra-last_formation = Последнее активированное немецкое соединение
track-iskra-strategic = Соединения, выполнившие стратегическое движение
track-iskra-air_points = Осталось очков авиации (Германия / СССР)
track-iskra-cloudy = Облачность
track-iskra-trotskyite = «Троцкист! Пассивный сопротивленец!»
track-iskra-retreating_orders = Приказ об отступлении
track-iskra-replacements = Очки пополнения (Германия / СССР)
track-iskra-wreck = «Тигры», вышедшие из строя
track-iskra-tigers_captured = «Тигры» захвачены
track-iskra-own_strategic = Части, выполнившие стратегическое движение

mode-iskra-axis = немецкий, старшая сторона
mode-iskra-axis-low = немецкий, младшая сторона
mode-iskra-soviet = советский, старшая сторона
mode-iskra-soviet-low = советский, младшая сторона
mode-iskra-made = состоялось
mode-iskra-missed = не состоялось
mode-iskra-none = без события

event-phase-begins = Начинается: { $phase }.
phase-air-phase = Фаза авиации
phase-random-events = Фаза случайных событий
phase-supply-phase = Фаза снабжения
phase-reinforcement-phase = Фаза подкреплений
phase-pontoon-phase = Понтонная фаза

overlay-sudden-death = Для досрочной победы нужно занять все
overlay-tiger-wreck = «Тигры», вышедшие из строя
overlay-link-up = Соединение фронтов
overlay-from-west = Соединено с западным краем карты
overlay-from-east = Соединено с восточным краем карты
overlay-pontoons = Понтоны
overlay-pontoon-site = Место для понтонного моста
overlay-pontoon-bridge = Понтонный мост

position-unit-on-closed-ground = часть не может стоять на такой местности вне дорог, просёлков и железных дорог: { $value }
position-stack-order-differs = порядок стека не совпадает с частями в гексе { $value }
position-unit-in-wrong-place = такой фишки там быть не может: { $value }
position-marks-contradict = метки этой части исключают друг друга: { $value }
position-bridge-without-pontoon = метка моста бывает только у понтонной части: { $value }
position-on-ice-ashore = часть с меткой «на льду» стоит на суше: { $value }
