# Stalingrad '42: календарь будущих ходов.
calendar-s42-dates = { $first } – { $last }
calendar-s42-season =
    { $season ->
        [summer] Лето: всегда ясно.
        [september] Осень: ясно или пасмурно.
        [rasputitsa] Распутица: ясно, пасмурно или дождь; после дождя возможна грязь.
       *[winter] Зима: ясно, пасмурно или снег.
    }
calendar-s42-ice = Реки замерзают.
calendar-s42-area-closes = Область входа { $area } закрывается.
calendar-s42-air-leaves = Одна немецкая авиационная часть навсегда выходит из игры.
calendar-s42-offensive-possible = Начиная с этого хода в начальной фазе можно объявить зимнее наступление.
calendar-s42-mini-turn = Мини-ход после советского хода: тактическое движение, выход из боя и восстановление, без боёв.
calendar-s42-tactical-turn = Боевым частям на карте доступно только тактическое движение.
calendar-s42-tactical-and-rail-turn = Частям доступно только тактическое и железнодорожное движение.
calendar-s42-reserves-move = 6-я резервная армия может двигаться.
calendar-s42-gate = Если в конце своего хода у Оси меньше победных очков, чем { $need }, она проигрывает.
calendar-s42-stalingrad-test = Перед своим ходом Ось должна контролировать гекс Сталинграда, иначе победить она уже не сможет.
calendar-s42-last-turn = Последний ход: Оси нужно { $need } ПО.
calendar-s42-withdrawal =
    { $kind ->
        [panzer-division]
            { $count ->
                [one] Удалите немецкую танковую дивизию по выбору.
                [few] Удалите { $count } немецкие танковые дивизии по выбору.
               *[other] Удалите { $count } немецких танковых дивизий по выбору.
            }
        [tank-corps]
            { $count ->
                [one] Удалите танковый корпус по выбору.
                [few] Удалите { $count } танковых корпуса по выбору.
               *[other] Удалите { $count } танковых корпусов по выбору.
            }
       *[other]
            { $count ->
                [one] Удалите немецкую пехотную дивизию с полной силой.
                [few] Удалите { $count } немецкие пехотные дивизии с полной силой.
               *[other] Удалите { $count } немецких пехотных дивизий с полной силой.
            }
    }
calendar-s42-counter-changes =
    { $kind ->
        [upgrade] { $unit } получает четвёртую ступень.
        [conversion] { $unit }: преобразование, теперь это { $by }.
        [ss-brigade] { $unit } выходит из игры; если сила не полная, теряется особое пополнение.
       *[other] { $unit } выходит из игры.
    }
calendar-s42-replacements = Пополнения{ $tank ->
        [0] {""}
       *[other] {" "}· танковые { $tank }
    }{ $infantry ->
        [0] {""}
       *[other] {" "}· пехотные { $infantry }
    }{ $cavalry ->
        [0] {""}
       *[other] {" "}· кавалерийские { $cavalry }
    }{ $special ->
        [0] {""}
       *[other] {" "}· особые { $special }
    }{ $hungarian ->
        [0] {""}
       *[other] {" "}· венгерские { $hungarian }
    }{ $romanian ->
        [0] {""}
       *[other] {" "}· румынские { $romanian }
    }{ $italian ->
        [0] {""}
       *[other] {" "}· итальянские { $italian }
    }{ $axis ->
        [0] {""}
       *[other] {" "}· союзников по Оси { $axis }
    }
calendar-s42-army-by-choice =
    { $count ->
        [one] Последнюю из ждущих резервных армий можно высвободить в начальной фазе.
       *[other] Начиная с этого хода в каждой начальной фазе можно высвободить одну из резервных армий (ждут: { $count }).
    }
calendar-s42-army-released = Резервная армия в гексе { $hex } высвобождается.
calendar-s42-maskirovka = Прибывают резервные армии; под каждую кладут маркер маскировки.
calendar-s42-north-edge-opens = Северный край открыт от 2140 до 4740.
calendar-s42-railhead-comes = В гексе { $hex } появляется первая конечная станция Оси.
calendar-s42-no-air = До { $turn }-го хода авиации нет.
withdrawal-stalingrad-42-panzer-division = танковая дивизия
withdrawal-stalingrad-42-tank-corps = танковый корпус
withdrawal-stalingrad-42-infantry-division = пехотная дивизия
