# Stalingrad ’42: opcje równowagi scenariusza Fall Blau.

option-worn-units = Wyczerpane jednostki radzieckie 28 czerwca
option-worn-units-off = osłabione tylko te, które wskazuje ustawienie
option-worn-units-on = osłabionych jest jeszcze 15
option-soviet-replacements = Radzieckie uzupełnienia w turach 1–8
option-soviet-replacements-31 = 31 punktów siły
option-soviet-replacements-19 = 19 punktów siły
