game-the-ford-title = The Ford
scenario-the-ford-the-mill-title = The Mill
scenario-the-ford-the-mill-summary = Red drives Blue out of the mill in four turns, or Blue wins.
seat-red = Red
seat-blue = Blue
counter-red-infantry = Red { $name } Inf
counter-blue-infantry = Blue { $name } Inf
counter-red-cavalry = Red { $name } Cav

event-ford-turn-begins = Turn { $turn } begins.
event-ford-attack = { $units } attack { $hex } at { $column }: die { $die }, { $outcome }.
result-ford-mill-lost = Blue does not hold the mill.
result-ford-mill-held = Blue holds the mill.
