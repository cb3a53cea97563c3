# Что можно наложить на карту.

overlay-zones = Зоны контроля
overlay-zone = Зона контроля
overlay-supply = Снабжение
overlay-supplied = Линия снабжения есть
overlay-source = Источник снабжения
overlay-cut-off = Линии снабжения нет
overlay-command = Радиус управления
overlay-objectives = Цели
overlay-city = Крупный город
overlay-crossing = Пункт переправы
overlay-breakthrough = Гекс прорыва
overlay-supreme-order = Приказ Верховного командования
overlay-front = Линия фронта
overlay-bonds = Связи ЗК
overlay-hex-bond = Связь через гекс
overlay-hexside-bond = Связь по грани
overlay-isolated = В изоляции
overlay-railways = Железные дороги
overlay-connected-rail = Соединённый железнодорожный гекс
overlay-cut-rail = Железная дорога без соединения
overlay-railhead = Конечная станция
overlay-inoperative-railhead = Недействующая конечная станция
overlay-victory =
    { $number ->
        [one] Победный гекс: { $number } очко
        [few] Победный гекс: { $number } очка
       *[other] Победный гекс: { $number } очков
    }
overlay-exit = Край, через который можно выйти
overlay-control = Контроль
overlay-held = Контролируемый город или победный гекс
overlay-air = Авиаподдержка
overlay-air-base = Авиабаза
overlay-air-range = В радиусе авиабазы
overlay-threat = Угроза
overlay-reach = Достижимо следующим движением
overlay-strike = Возможная цель атаки
overlay-start-line = Стартовая линия
overlay-railway = Железная дорога, соединённая с источником
overlay-soviet-source = Советский источник снабжения
overlay-moscow-source = Источник «из Москвы»
overlay-stand-fast = Маркер «Стоять насмерть»
overlay-fortress = Крепость
