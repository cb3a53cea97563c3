# What was expected in a data file. The place (file, line, field) and the value found come first,
# as in: units.csv:14: attack: 'x7' - expected a whole number

datafile-missing-file = the file is missing
datafile-unreadable-file = the file cannot be read
datafile-utf-8 = expected UTF-8 text
datafile-no-header = expected a first line with column names
datafile-csv-quoting = every quotation mark must be closed, and doubled inside quoted text
datafile-toml-syntax = expected valid TOML: { $reason }
datafile-missing-column = this column is missing
datafile-duplicate-column = this column appears more than once
datafile-unknown-column =
    { $near ->
        [0] expected one of the columns { $choices }
       *[other] expected one of the columns { $choices }; did you mean { $nearest }?
    }
datafile-short-row =
    { $columns ->
        [one] expected { $columns } cell, this row has only { $cells }
       *[other] expected { $columns } cells, this row has only { $cells }
    }
datafile-long-row =
    { $columns ->
        [one] expected { $columns } cell, this row has { $cells }
       *[other] expected { $columns } cells, this row has { $cells }
    }
datafile-empty = expected a value, found nothing
datafile-whole-number = expected a whole number
datafile-number = expected a number
datafile-yes-no = expected yes or no
datafile-true-false = expected true or false
datafile-text = expected text in quotation marks
datafile-date-or-time = expected a date or a time in the form this key takes
datafile-table = expected a table of keys and values
datafile-list = expected a list in square brackets
datafile-one-of =
    { $near ->
        [0] expected one of { $choices }
       *[other] expected one of { $choices }; did you mean { $nearest }?
    }
datafile-at-least = expected at least { $bound }
datafile-more-than = expected more than { $bound }
datafile-at-most = expected at most { $bound }
datafile-less-than = expected less than { $bound }
datafile-multiple-of = expected a multiple of { $bound }
datafile-text-at-least =
    { $bound ->
        [one] expected at least { $bound } character
       *[other] expected at least { $bound } characters
    }
datafile-text-at-most =
    { $bound ->
        [one] expected at most { $bound } character
       *[other] expected at most { $bound } characters
    }
datafile-pattern = expected text of the form { $pattern }
datafile-entries =
    { $bound ->
        [one] expected { $bound } entry, found { $count }
       *[other] expected { $bound } entries, found { $count }
    }
datafile-entries-at-least =
    { $bound ->
        [one] expected at least { $bound } entry
       *[other] expected at least { $bound } entries
    }
datafile-entries-at-most =
    { $bound ->
        [one] expected at most { $bound } entry
       *[other] expected at most { $bound } entries
    }
datafile-duplicate-id = already used in line { NUMBER($first, useGrouping: 0) }
datafile-missing-key = this key is missing
datafile-unknown-key =
    { $near ->
        [0] unknown key, expected one of { $choices }
       *[other] unknown key, expected one of { $choices }; did you mean { $nearest }?
    }
datafile-unknown-reference =
    { $near ->
        [0] not defined in { $source }
       *[other] not defined in { $source }; did you mean { $nearest }?
    }
datafile-invalid = the values do not fit together: { $reason }
datafile-no-such-directory = no such folder
datafile-board-bad-hex-number = expected a printed hex number
datafile-board-duplicate-hex = this hex is listed more than once
datafile-board-unknown-hex = this hex is not on the map
datafile-board-not-adjacent = the two hexes are not adjacent
datafile-board-duplicate-side = this hexside is listed more than once with the same kind
datafile-board-short-line = expected at least two hexes
datafile-board-duplicate-place = this place is listed more than once
datafile-board-two-places-in-hex = this hex already has another place
datafile-board-duplicate-in-area = this hex is listed more than once in the area
