# Чего ожидали в файле данных. Перед текстом стоит место (файл, строка, поле) и найденное
# значение, например: units.csv:14: attack: 'x7' - ожидалось целое число

datafile-missing-file = файл отсутствует
datafile-unreadable-file = файл невозможно прочитать
datafile-utf-8 = ожидался текст в UTF-8
datafile-no-header = ожидалась первая строка с названиями колонок
datafile-csv-quoting = каждая кавычка должна быть закрыта, а внутри текста в кавычках удвоена
datafile-toml-syntax = ожидался правильный TOML: { $reason }
datafile-missing-column = нет этой колонки
datafile-duplicate-column = эта колонка встречается больше одного раза
datafile-unknown-column =
    { $near ->
        [0] ожидалась одна из колонок { $choices }
       *[other] ожидалась одна из колонок { $choices }; возможно, имеется в виду { $nearest }
    }
datafile-short-row =
    { $columns ->
        [one] ожидалась { $columns } ячейка, в этой строке только { $cells }
        [few] ожидалось { $columns } ячейки, в этой строке только { $cells }
       *[other] ожидалось { $columns } ячеек, в этой строке только { $cells }
    }
datafile-long-row =
    { $columns ->
        [one] ожидалась { $columns } ячейка, в этой строке { $cells }
        [few] ожидалось { $columns } ячейки, в этой строке { $cells }
       *[other] ожидалось { $columns } ячеек, в этой строке { $cells }
    }
datafile-empty = ожидалось значение, но поле пусто
datafile-whole-number = ожидалось целое число
datafile-number = ожидалось число
datafile-yes-no = ожидалось yes (да) или no (нет)
datafile-true-false = ожидалось true или false
datafile-text = ожидался текст в кавычках
datafile-date-or-time = ожидалась дата или время в виде, принятом для этого ключа
datafile-table = ожидалась таблица ключей и значений
datafile-list = ожидался список в квадратных скобках
datafile-one-of =
    { $near ->
        [0] ожидалось одно из значений { $choices }
       *[other] ожидалось одно из значений { $choices }; возможно, имеется в виду { $nearest }
    }
datafile-at-least = ожидалось не меньше { $bound }
datafile-more-than = ожидалось больше { $bound }
datafile-at-most = ожидалось не больше { $bound }
datafile-less-than = ожидалось меньше { $bound }
datafile-multiple-of = ожидалось число, кратное { $bound }
datafile-text-at-least =
    { $bound ->
        [one] ожидалось не меньше { $bound } знака
       *[other] ожидалось не меньше { $bound } знаков
    }
datafile-text-at-most =
    { $bound ->
        [one] ожидалось не больше { $bound } знака
       *[other] ожидалось не больше { $bound } знаков
    }
datafile-pattern = ожидался текст вида { $pattern }
datafile-entries =
    { $bound ->
        [one] ожидался { $bound } элемент, есть { $count }
        [few] ожидалось { $bound } элемента, есть { $count }
       *[other] ожидалось { $bound } элементов, есть { $count }
    }
datafile-entries-at-least =
    { $bound ->
        [one] ожидалось не меньше { $bound } элемента
       *[other] ожидалось не меньше { $bound } элементов
    }
datafile-entries-at-most =
    { $bound ->
        [one] ожидалось не больше { $bound } элемента
       *[other] ожидалось не больше { $bound } элементов
    }
datafile-duplicate-id = уже использовано в строке { NUMBER($first, useGrouping: 0) }
datafile-missing-key = нет этого ключа
datafile-unknown-key =
    { $near ->
        [0] неизвестный ключ, ожидался один из { $choices }
       *[other] неизвестный ключ, ожидался один из { $choices }; возможно, имеется в виду { $nearest }
    }
datafile-unknown-reference =
    { $near ->
        [0] нет в { $source }
       *[other] нет в { $source }; возможно, имеется в виду { $nearest }
    }
datafile-invalid = значения не подходят друг к другу: { $reason }
datafile-no-such-directory = такого каталога нет
datafile-board-bad-hex-number = ожидался номер гекса с карты
datafile-board-duplicate-hex = этот гекс указан больше одного раза
datafile-board-unknown-hex = на карте нет такого гекса
datafile-board-not-adjacent = эти два гекса не соседние
datafile-board-duplicate-side = эта грань указана больше одного раза с тем же видом
datafile-board-short-line = ожидалось не меньше двух гексов
datafile-board-duplicate-place = это место указано больше одного раза
datafile-board-two-places-in-hex = в этом гексе уже есть другое место
datafile-board-duplicate-in-area = этот гекс указан в области больше одного раза
