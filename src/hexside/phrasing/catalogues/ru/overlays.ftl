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
overlay-crossing = Переправа
overlay-breakthrough = Гекс прорыва
overlay-supreme-order = Приказ Верховного командования
overlay-front = Линия фронта
