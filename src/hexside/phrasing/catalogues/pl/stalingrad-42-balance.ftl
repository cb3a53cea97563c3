# Stalingrad ’42: opcje równowagi scenariusza Fall Blau.

option-worn-units = Wyczerpane jednostki sowieckie 28 czerwca
option-worn-units-off = zredukowane tylko te, które wskazuje rozstawienie
option-worn-units-on = zredukowanych jest jeszcze 15
option-soviet-replacements = Sowieckie uzupełnienia w turach od 1 do 8
option-soviet-replacements-31 = 31 poziomów
option-soviet-replacements-19 = 19 poziomów
