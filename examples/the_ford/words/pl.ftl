game-the-ford-title = Bród
scenario-the-ford-the-mill-title = Młyn
scenario-the-ford-the-mill-summary = Czerwoni w cztery tury wypierają Niebieskich z młyna; w przeciwnym razie wygrywają Niebiescy.
seat-red = Czerwoni
seat-blue = Niebiescy
counter-red-infantry = Czerw. { $name } pp
counter-blue-infantry = Nieb. { $name } pp
counter-red-cavalry = Czerw. { $name } p.kaw

event-ford-turn-begins = Zaczyna się tura { $turn }.
event-ford-attack = Atak ({ $units }) na { $hex }, stosunek { $column }: kość { $die }, { $outcome }.
result-ford-mill-lost = Młyn nie jest w rękach Niebieskich.
result-ford-mill-held = Młyn jest w rękach Niebieskich.
