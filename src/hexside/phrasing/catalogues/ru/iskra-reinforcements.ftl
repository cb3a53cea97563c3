# Iskra: подкрепления, боевые группы, пополнения, понтоны (правила 2.5, 2.6, 7, 13.2, 13.3.1).

# Решения

kind-bring-in-units = Подкрепления
kind-form-kampfgruppe = Боевые группы
kind-replacements = Пополнения
kind-turn-pontoons = Понтоны

decision-bring-in-units = Вводите подкрепления на карту по одному; каждое может сразу двигаться. Осталось ввести: { $units }.
decision-form-kampfgruppe = Ослабьте полную часть и создайте боевую группу её дивизии или продолжайте. Осталось групп: { $units }.
decision-replacements =
    { $seat-id ->
        [axis] Потратьте очко пополнения на ослабленную немеханизированную часть на карте или откажитесь от него.
       *[other]
            { $count ->
                [one] Потратьте { $count } очко пополнения на ослабленную или уничтоженную часть или откажитесь от него.
                [few] Потратьте { $count } очка пополнения на ослабленные или уничтоженные части или откажитесь от них.
               *[other] Потратьте { $count } очков пополнения на ослабленные или уничтоженные части или откажитесь от них.
            }
    }
decision-turn-pontoons = Наведите мосты понтонами на их местах, разберите прежние мосты или продолжайте. Понтоны: { $units }.

verb-iskra-enter = Ввести сюда
verb-detach = Создать боевую группу
verb-iskra-replace = Восстановить ступень
verb-build = Навести мост
verb-dismantle = Разобрать мост
field-kampfgruppe = боевая группа

# События

event-reinforcement-entered = Входит { $unit }, гекс { $hex }.
event-reinforcement-entered-unseen = На карту входит { $unit }.
event-reinforcement-lost = Не может войти и уничтожена часть { $unit }.
event-reinforcement-waits = Не может войти и ждёт следующего хода: { $unit }.
event-counter-exchanged = Вместо фишки { $unit } теперь { $by }.
event-kampfgruppe-formed = Ослаблена часть { $unit }; создана боевая группа { $by }.
event-kampfgruppe-formed-unseen = Создана боевая группа { $by }.
event-replacement-point-rolled = Бросок { $die }: очко пополнения получает { $seat }.
event-replacements-unused = { $seat }: неиспользованные очки пополнения: { $count }.
event-step-restored = Восстановлена до полной силы часть { $unit }.
event-step-restored-unseen = Одна из частей восстановлена до полной силы.
event-unit-returned = Возвращается с одной ступенью { $unit }, гекс { $hex }.
event-unit-returned-unseen = На карту с одной ступенью возвращается { $unit }.
event-pontoon-lost = Потеряна понтонная часть { $unit }, гекс { $hex }; она вернётся в следующем ходу.
event-bridge-built = Понтонный мост наводит { $unit }, гекс { $hex }.
event-bridge-dismantled = Свой мост разбирает { $unit }, гекс { $hex }.

# Отказы

reason-units-must-enter = Эти подкрепления могут войти, задерживать их нельзя: { $units }.
reason-not-the-entry-hex = { $unit } входит не через гекс { $hex }, а через { $hexes }.
reason-too-far-from-entry-hex = Гекс { $hex } не лежит у того же края карты вблизи точки входа части { $unit }.
reason-not-a-supplied-entry-point = Гекс { $hex } — не снабжаемая советская точка входа.
reason-no-such-kampfgruppe = { $unit } — не боевая группа, которую ещё можно создать.
reason-kampfgruppe-of-other-division = { $by } не той же дивизии и не того же типа, что { $unit }.
reason-no-kampfgruppe-from-this-unit = { $unit } не может создать боевую группу.
reason-not-at-full-strength = { $unit } — не двухступенчатая часть полной силы.
reason-only-two-step-units = { $unit } не получает пополнений: только двухступенчатые части.
reason-no-replacements-for-mechanised = { $unit } — механизированная часть: таких не пополняют.
reason-not-reduced = { $unit } имеет полную силу.
reason-not-supplied = { $unit } без снабжения.
reason-not-in-command = { $unit } вне радиуса управления штаба.
reason-restored-where-it-stands = { $unit } восстанавливается там, где стоит: гекс { $hex }.
reason-not-eliminated = { $unit } и не на карте, и не среди уничтоженных.
reason-only-units-on-the-map = { $unit } не на карте; это очко только для частей на карте.
reason-not-at-headquarters = { $unit } не может вернуться на гекс { $hex }: только к своему штабу или рядом с ним, отдельные части рядом со штабом, а без штаба на источник снабжения.
reason-not-a-pontoon = { $unit } — не понтонная часть.
reason-pontoon-already-turned = { $unit } уже переворачивали в этой фазе.
reason-is-a-bridge = { $unit } уже мост.
reason-is-no-bridge = { $unit } — не мост.
reason-no-pontoon-site = Гекс { $hex } — не место для понтонного моста.
reason-bridge-built-this-turn = Мост наведён в этом ходу: { $unit }.
