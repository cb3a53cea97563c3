# Iskra: Шлиссельбург, «Тигры», соединение фронтов, победные очки и конец игры (13.5, 14, 16.2, 19.1.16).

# События

event-schluesselburg-liberated = Советские войска заняли весь Шлиссельбург: город освобождён, ход { $turn }.
event-schluesselburg-retaken = Немцы вернули себе весь Шлиссельбург, ход { $turn }.
event-schluesselburg-lowered = В конце хода { $turn } немецкий маркер Шлиссельбурга перевёрнут на младшую сторону.
event-tigers-captured = Советские войска захватывают неисправные «Тигры», гекс { $hex }.
event-tigers-blown-up = Немцы взрывают неисправные «Тигры», гекс { $hex }.
event-link-up-made = К концу хода { $turn } Ленинградский и Волховский фронты соединились.
event-link-up-missed =
    { $points ->
        [one] К концу хода { $turn } фронты не соединились: СССР теряет { $points } победное очко.
        [few] К концу хода { $turn } фронты не соединились: СССР теряет { $points } победных очка.
        [many] К концу хода { $turn } фронты не соединились: СССР теряет { $points } победных очков.
       *[other] К концу хода { $turn } фронты не соединились: СССР теряет { $points } победного очка.
    }
event-timetable-checked = Конец хода { $turn }: советские маркеры в ПО: { $points }, нужно: { $need }.
event-final-points = Итог: СССР { $soviet }, Германия { $axis }, разность { $score }.

# Конец игры

result-iskra-heights-taken = СССР удерживает Синявинские высоты. Разность ПО: { $score }.
result-iskra-mga-taken = СССР удерживает всю Мгу. Разность ПО: { $score }.
result-iskra-behind-timetable = СССР отстаёт от графика. Разность ПО: { $score }.
result-iskra-soviet-triumph = Триумф СССР. Разность ПО: { $score }.
result-iskra-soviet-historical = Историческая победа СССР. Разность ПО: { $score }.
result-iskra-soviet-minor = Малая победа СССР. Разность ПО: { $score }.
result-iskra-german-minor = Малая победа Германии. Разность ПО: { $score }.
result-iskra-german-propaganda = Пропагандистский успех Германии. Разность ПО: { $score }.
result-iskra-german-major = Крупная победа Германии. Разность ПО: { $score }.

# Подсчёт очков

score-soviet_villages = Деревни и посёлки в руках СССР
score-soviet_schluesselburg = Освобождённый Шлиссельбург
score-tigers_captured = Захваченные «Тигры»
score-tigers_destroyed = «Тигры», уничтоженные в бою
score-link_up_missed = Фронты не соединились вовремя
score-axis_villages = Деревни и посёлки в руках Германии
score-axis_schluesselburg = Шлиссельбург в руках Германии
