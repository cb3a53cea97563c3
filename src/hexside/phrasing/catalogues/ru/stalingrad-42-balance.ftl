# Сталинград ’42: опции баланса сценария «Фалль Блау».

option-worn-units = Истощённые советские части на 28 июня
option-worn-units-off = ослаблены только указанные в расстановке
option-worn-units-on = ослаблены ещё 15
option-soviet-replacements = Советские пополнения с 1-го по 8-й ход
option-soviet-replacements-31 = 31 ступень
option-soviet-replacements-19 = 19 ступеней
