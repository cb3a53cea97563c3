# Czego oczekiwano w pliku danych. Przed tekstem stoi miejsce (plik, wiersz, pole) i znaleziona
# wartość, np.: units.csv:14: attack: 'x7' - oczekiwano liczby całkowitej

datafile-missing-file = brakuje pliku
datafile-unreadable-file = nie można odczytać pliku
datafile-utf-8 = oczekiwano tekstu UTF-8
datafile-no-header = oczekiwano pierwszego wiersza z nazwami kolumn
datafile-csv-quoting = każdy cudzysłów musi być zamknięty, a wewnątrz tekstu w cudzysłowie podwojony
datafile-toml-syntax = oczekiwano poprawnego TOML: { $reason }
datafile-missing-column = brakuje tej kolumny
datafile-duplicate-column = ta kolumna występuje więcej niż raz
datafile-unknown-column =
    { $near ->
        [0] oczekiwano jednej z kolumn { $choices }
       *[other] oczekiwano jednej z kolumn { $choices }; może chodzi o { $nearest }
    }
datafile-short-row =
    { $columns ->
        [one] oczekiwano { $columns } komórki, w tym wierszu jest tylko { $cells }
       *[other] oczekiwano { $columns } komórek, w tym wierszu jest tylko { $cells }
    }
datafile-long-row =
    { $columns ->
        [one] oczekiwano { $columns } komórki, w tym wierszu jest { $cells }
       *[other] oczekiwano { $columns } komórek, w tym wierszu jest { $cells }
    }
datafile-empty = oczekiwano wartości, a pole jest puste
datafile-whole-number = oczekiwano liczby całkowitej
datafile-number = oczekiwano liczby
datafile-yes-no = oczekiwano yes (tak) albo no (nie)
datafile-true-false = oczekiwano true albo false
datafile-text = oczekiwano tekstu w cudzysłowie
datafile-date-or-time = oczekiwano daty lub godziny w postaci właściwej dla tego klucza
datafile-table = oczekiwano tabeli kluczy i wartości
datafile-list = oczekiwano listy w nawiasach kwadratowych
datafile-one-of =
    { $near ->
        [0] oczekiwano jednej z wartości { $choices }
       *[other] oczekiwano jednej z wartości { $choices }; może chodzi o { $nearest }
    }
datafile-at-least = oczekiwano co najmniej { $bound }
datafile-more-than = oczekiwano więcej niż { $bound }
datafile-at-most = oczekiwano najwyżej { $bound }
datafile-less-than = oczekiwano mniej niż { $bound }
datafile-multiple-of = oczekiwano wielokrotności { $bound }
datafile-text-at-least =
    { $bound ->
        [one] oczekiwano co najmniej { $bound } znaku
       *[other] oczekiwano co najmniej { $bound } znaków
    }
datafile-text-at-most =
    { $bound ->
        [one] oczekiwano najwyżej { $bound } znaku
       *[other] oczekiwano najwyżej { $bound } znaków
    }
datafile-pattern = oczekiwano tekstu o postaci { $pattern }
datafile-entries =
    { $bound ->
        [one] oczekiwano { $bound } elementu, jest { $count }
       *[other] oczekiwano { $bound } elementów, jest { $count }
    }
datafile-entries-at-least =
    { $bound ->
        [one] oczekiwano co najmniej { $bound } elementu
       *[other] oczekiwano co najmniej { $bound } elementów
    }
datafile-entries-at-most =
    { $bound ->
        [one] oczekiwano najwyżej { $bound } elementu
       *[other] oczekiwano najwyżej { $bound } elementów
    }
datafile-duplicate-id = użyto już w wierszu { NUMBER($first, useGrouping: 0) }
datafile-missing-key = brakuje tego klucza
datafile-unknown-key =
    { $near ->
        [0] nieznany klucz, oczekiwano jednego z { $choices }
       *[other] nieznany klucz, oczekiwano jednego z { $choices }; może chodzi o { $nearest }
    }
datafile-unknown-reference =
    { $near ->
        [0] nie ma tego w { $source }
       *[other] nie ma tego w { $source }; może chodzi o { $nearest }
    }
datafile-invalid = wartości nie pasują do siebie: { $reason }
datafile-no-such-directory = nie ma takiego katalogu
datafile-board-bad-hex-number = oczekiwano drukowanego numeru heksu
datafile-board-duplicate-hex = ten heks jest podany więcej niż raz
datafile-board-unknown-hex = nie ma takiego heksu na mapie
datafile-board-not-adjacent = te dwa heksy nie sąsiadują ze sobą
datafile-board-duplicate-side = ta krawędź jest podana więcej niż raz z tym samym rodzajem
datafile-board-short-line = oczekiwano co najmniej dwóch heksów
datafile-board-duplicate-place = to miejsce jest podane więcej niż raz
datafile-board-two-places-in-hex = na tym heksie jest już inne miejsce
datafile-board-duplicate-in-area = ten heks jest podany w obszarze więcej niż raz
