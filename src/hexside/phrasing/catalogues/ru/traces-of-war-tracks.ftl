# Шкалы, ячейки и руки, как их показывает стол.

track-crossing_points = Пункты переправы
track-crossing_count = Пункты переправы в руках СССР
track-supreme_orders = Приказы Верховного командования
track-control = Советский контроль
track-airborne_hex = Воздушный десант
track-group = Следующая группа советских подкреплений
track-relocations = Перебазирования штабов (Ось / СССР)
track-cup = Жетоны в чаше
track-hand = Жетоны на руке у Оси
track-chosen = Выбрано жетонов (Ось / СССР)
track-drawn = Вытянутый жетон
track-resolved = Жетоны, сыгранные в этом ходу
track-luftwaffe = Доступные маркеры люфтваффе
track-luftwaffe_used = Использованные маркеры люфтваффе
track-luftwaffe_box = Маркеры люфтваффе в запасе
track-own_inactive = Невыбранные жетоны
track-own_chosen = Жетоны, выбранные в этом ходу
track-own_hand = Жетоны на руке
track-own_luftwaffe = Маркеры люфтваффе
track-own_bid = Ваша ставка
