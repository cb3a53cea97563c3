# Урок «Сталинграда-42». Слова в [[скобках]] — названия кнопок.

position-stalingrad-42-hold-and-strike-title = Выстоять и ударить
position-stalingrad-42-hold-and-strike-summary = Небольшая карта: удержите город, замкните кольцо связей, прорвите фронт.

lesson-stalingrad-42-hold-and-strike-title = Сталинград-42: выстоять и ударить
lesson-stalingrad-42-hold-and-strike-summary = Упорная оборона, связи ЗК и прорыв за четверть часа.
lesson-stalingrad-42-hold-and-strike-welcome = Атака на город
lesson-stalingrad-42-hold-and-strike-welcome-text = Вы играете за советскую сторону. Только что разыграна немецкая атака на выделенный город Клетская: DR2, обороняющийся должен отступить на два гекса. Но просто уступать необязательно.
lesson-stalingrad-42-hold-and-strike-counters = Фишки
lesson-stalingrad-42-hold-and-strike-counters-text = Числа — это атака, оборона и движение. Точка обозначает бронетехнику. У большинства частей несколько ступеней: каждая потеря переворачивает фишку или заменяет её более слабой. Дивизия НКВД в городе — элитная часть.
lesson-stalingrad-42-hold-and-strike-stand = Упорная оборона
lesson-stalingrad-42-hold-and-strike-stand-text = Пусть 10-я дивизия НКВД стоит на месте. Бросок делается по таблице упорной обороны, с +1 за элитную часть. Другой выбор — уступить и отступить.
lesson-stalingrad-42-hold-and-strike-stood = Бросок
lesson-stalingrad-42-hold-and-strike-stood-text = Бросок записан в журнале. S отменяет отступление, P — частичный успех (вне города — короткий отход в порядке), F — неудача. Отступившая часть дезорганизована: она обороняется половинной силой и не образует связей.
lesson-stalingrad-42-hold-and-strike-initial = Ваш ход начинается
lesson-stalingrad-42-hold-and-strike-initial-text = В начальной фазе приходят пополнения и очки ресурсов, можно строить укрепления. Сейчас ничего этого не нужно: завершите фазу кнопкой вверху (E).
lesson-stalingrad-42-hold-and-strike-bonds = Связи ЗК
lesson-stalingrad-42-hold-and-strike-bonds-text = Две части на расстоянии двух гексов закрывают промежуток между собой: противник не может ни пройти, ни отступить через него. Три части на выделенных гексах закрывают все выходы из гекса румынской дивизии. { $pointer ->
        [touch] Выберите «{ overlay-bonds }» под кнопкой «[[overlays]]»
       *[mouse] Нажмите B
    }, чтобы увидеть все связи.
lesson-stalingrad-42-hold-and-strike-ring = Замкните кольцо
lesson-stalingrad-42-hold-and-strike-ring-text = Переместите 13-й и 4-й танковые корпуса и 96-ю стрелковую дивизию на выделенные гексы. { $pointer ->
        [touch] Коснитесь части
       *[mouse] Щёлкните часть
    }, потом её гекс. Зоны контроля противника останавливают движение, поэтому 4-й корпус их обходит.
lesson-stalingrad-42-hold-and-strike-moved = Конец движения
lesson-stalingrad-42-hold-and-strike-moved-text = Ходы можно отменять (U), пока фаза не завершена. Когда все три части стоят на своих гексах, завершите фазу движения вверху (E).
lesson-stalingrad-42-hold-and-strike-target = Выберите цель
lesson-stalingrad-42-hold-and-strike-target-text = { $pointer ->
        [touch] Коснитесь окружённой румынской дивизии
       *[mouse] Щёлкните окружённую румынскую дивизию
    }.
lesson-stalingrad-42-hold-and-strike-odds = Соотношение сил
lesson-stalingrad-42-hold-and-strike-odds-text = Добавьте все три части. Силы дают соотношение, а танки против части без танков сдвигают колонку в вашу пользу; каждый модификатор указан со своим правилом. Затем бросьте кубик.
lesson-stalingrad-42-hold-and-strike-trapped = Выхода нет
lesson-stalingrad-42-hold-and-strike-trapped-text = Любой путь ведёт через связь, а часть, которой приходится отступать на вражескую связь или через неё, уничтожается. Так здесь ликвидируют котлы: сначала кольцо, потом атака.
lesson-stalingrad-42-hold-and-strike-group = Группа прорыва
lesson-stalingrad-42-hold-and-strike-group-text = После продвижения на два гекса и больше один стек может сражаться дальше. Добавьте оба танковых корпуса и сформируйте группу в гексе, который оставил противник.
lesson-stalingrad-42-hold-and-strike-breakthrough = Прорыв
lesson-stalingrad-42-hold-and-strike-breakthrough-text = Ведите группу на выделенный гекс и атакуйте вторую румынскую дивизию. Каждый гекс и каждый бой стоят одного гекса продвижения; вход в гекс, очищенный боем, бесплатен.
lesson-stalingrad-42-hold-and-strike-end = В этом вся суть
lesson-stalingrad-42-hold-and-strike-end-text = Держитесь там, где это оправданно, замыкайте кольца связей, атакуйте, прорывайтесь; потом решает снабжение. Завершите продвижение и фазу — или сразу переходите к «Блау»: восемь ходов немецкого летнего наступления.
