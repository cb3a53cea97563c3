# Урок A Victory Awaits. Слова в [[скобках]] — названия кнопок.

position-a-victory-awaits-manstein-title = Железная дорога Манштейна
position-a-victory-awaits-manstein-summary = Небольшая карта: прерывание, перерезанная дорога, кольцо.

lesson-a-victory-awaits-manstein-title = A Victory Awaits: железная дорога Манштейна
lesson-a-victory-awaits-manstein-summary = Жетоны и прерывания, железные дороги и линии коммуникаций за десять минут.
lesson-a-victory-awaits-manstein-welcome = Июль 1941 года
lesson-a-victory-awaits-manstein-welcome-text = Вы командуете 4-й танковой группой (серые фишки) на пути к Ленинграду. Снабжение идёт по железной дороге от западного края. Советская танковая дивизия пробралась к вам в тыл.
lesson-a-victory-awaits-manstein-chits = Жетоны
lesson-a-victory-awaits-manstein-chits-text = Каждый ход обе стороны кладут жетоны в одну чашу, и их вынимают по одному. Жетон штаба активирует этот штаб и части в его радиусе. Жетон снабжения проверяет линии у всех — когда бы он ни выпал.
lesson-a-victory-awaits-manstein-railway = Перерезанная дорога
lesson-a-victory-awaits-manstein-railway-text = Линия коммуникаций стран Оси идёт по непрерывной железной дороге и затем ещё не более шести гексов. Зона контроля танковой дивизии лежит на выделенном гексе дороги: линия перерезана. А сейчас выпал жетон снабжения. Каждая немецкая часть потеряла бы ступень.
lesson-a-victory-awaits-manstein-interrupt = Прерывание
lesson-a-victory-awaits-manstein-interrupt-text = У вас на руке жетон Манштейна. После любого выбора жетона его можно вернуть в чашу и вместо него сыграть Манштейна: он сразу активирует 4-ю танковую группу. Сыграйте его.
lesson-a-victory-awaits-manstein-command = Радиус управления
lesson-a-victory-awaits-manstein-command-text = Активны все части не дальше четырёх гексов от штаба; они могут двигаться, потом вести бой. Радиус измеряется один раз, сейчас: части могут из него выйти.
lesson-a-victory-awaits-manstein-clear = Назад вдоль дороги
lesson-a-victory-awaits-manstein-clear-text = Ведите 6-ю танковую дивизию на выделенный гекс рядом с противником. Вход в зону контроля противника стоит на 2 ОД больше.
lesson-a-victory-awaits-manstein-ring = Кольцо зон
lesson-a-victory-awaits-manstein-ring-text = Линия коммуникаций не проходит через зону контроля противника. Пошлите 1-ю танковую дивизию на выделенный гекс за стрелковой дивизией в Острове: перед ней стоит 58-я дивизия, и все пути лежат в ваших зонах.
lesson-a-victory-awaits-manstein-moved = Конец движения
lesson-a-victory-awaits-manstein-moved-text = Ходы можно отменять (U), пока не брошен кубик. Завершите движение кнопкой вверху (E).
lesson-a-victory-awaits-manstein-target = Цель
lesson-a-victory-awaits-manstein-target-text = { $pointer ->
        [touch] Коснитесь танковой дивизии
       *[mouse] Щёлкните танковую дивизию
    } у железной дороги.
lesson-a-victory-awaits-manstein-odds = Соотношение сил
lesson-a-victory-awaits-manstein-odds-text = Добавьте 6-ю танковую и 21-ю пехотную дивизии: 11 против 2 — это 5-1. R и RR — отступление на один и два гекса, число перед ними — потери; A с числом — ваши потери. Затем бросьте кубик.
lesson-a-victory-awaits-manstein-pursuit = Преследование
lesson-a-victory-awaits-manstein-pursuit-text = Если гекс пуст, атакующие могут преследовать: пехота на один гекс, механизированные части на два. Можно и остаться у дороги: завершите преследование вверху.
lesson-a-victory-awaits-manstein-open = Линия свободна
lesson-a-victory-awaits-manstein-open-text = На дороге больше нет вражеских зон. { $pointer ->
        [touch] Выберите снабжение под кнопкой «[[overlays]]»
       *[mouse] Нажмите S, чтобы увидеть снабжение
    }. Можно атаковать и город; когда закончите бой, выпадет следующий жетон: снова снабжение.
lesson-a-victory-awaits-manstein-check = Проверка снабжения
lesson-a-victory-awaits-manstein-check-text = У ваших частей линия была. У стрелковой дивизии в городе её не было, и она потеряла ступень. Её линия прошла бы через ваши зоны; открыть её могла бы советская часть в таком гексе. Каждая проверка стоит ещё одной ступени.
lesson-a-victory-awaits-manstein-end = В этом вся суть
lesson-a-victory-awaits-manstein-end-text = Никогда не известно, какой жетон выпадет следующим, поэтому берегите дорогу и замыкайте кольца до жетона снабжения. Сценарий «Ленинград» — хорошая первая игра: одна карта, девять ходов. В кампании на трёх картах играют до восьми человек.
