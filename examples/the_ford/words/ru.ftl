game-the-ford-title = Брод
scenario-the-ford-the-mill-title = Мельница
scenario-the-ford-the-mill-summary = Красные за четыре хода выбивают синих с мельницы, иначе побеждают синие.
seat-red = Красные
seat-blue = Синие
counter-red-infantry = Красный { $name } пп
counter-blue-infantry = Синий { $name } пп
counter-red-cavalry = Красный { $name } кп

event-ford-turn-begins = Начинается ход { $turn }.
event-ford-attack = Атака ({ $units }) на { $hex }, соотношение { $column }: кубик { $die }, { $outcome }.
result-ford-mill-lost = Синие не удерживают мельницу.
result-ford-mill-held = Мельница в руках синих.
