# Победа ждёт: шкалы, ячейки, руки, пометки и фазы, как их показывает стол.

track-a-victory-awaits-control = Контроль Оси
track-a-victory-awaits-stand_fast = Маркеры «Стоять насмерть»
track-a-victory-awaits-pool = Доступно жетонов (Ось / СССР)
track-a-victory-awaits-unseen = Выбранные жетоны, которых ещё не видели (Ось / СССР)
track-a-victory-awaits-queue = Очередь вытянутых жетонов
track-a-victory-awaits-master_cup = Жетоны в главной чаше
track-a-victory-awaits-panzer_groups = Танковые группы, активированные в этом ходу
track-a-victory-awaits-own_pool = Доступные жетоны
track-a-victory-awaits-own_added = Добавленные армии
track-a-victory-awaits-own_cup = Ваша чаша
track-a-victory-awaits-own_queue = Вытянутые жетоны, в том числе закрытые

box-a-victory-awaits-available = Доступные части
box-a-victory-awaits-eliminated = Уничтоженные части
box-a-victory-awaits-withdrawn = Выведенные из игры
box-a-victory-awaits-unused = Неиспользованные маркеры крепостей
box-a-victory-awaits-waiting = Ждут расстановки
box-a-victory-awaits-turn-2 = Ход 2
box-a-victory-awaits-turn-4 = Ход 4
box-a-victory-awaits-turn-5 = Ход 5
box-a-victory-awaits-turn-6 = Ход 6
box-a-victory-awaits-turn-8 = Ход 8
box-a-victory-awaits-turn-9 = Ход 9

mark-halved = вне управления: половина силы, обычное движение
mark-cautious = не входит во вражеские ЗК
mark-free = прибывает сверх числа подкреплений

phase-surprise-attack = Внезапное нападение
phase-selection = Фаза выбора
phase-command = Фаза командования
phase-end-phase = Заключительная фаза

# Активации, идущие одновременно

lane-control = Ведущий
