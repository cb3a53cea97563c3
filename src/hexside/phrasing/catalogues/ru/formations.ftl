# Полные названия частей: номер и вид соединения.

formation-nation =
    { $nation ->
        [german] { $name } (нем.)
        [hungarian] { $name } (венг.)
        [soviet] { $name } (сов.)
       *[romanian] { $name } (рум.)
    }
formation-army = { $number }-я армия
formation-panzer-army = { $number }-я танковая армия
formation-army-group-of-divisions = группа дивизий { $number }-й армии
formation-ukrainian-front = { $number }-й Украинский фронт
formation-infantry-division = { $number }-я пехотная дивизия
formation-jager-division = { $number }-я егерская дивизия
formation-light-division = { $number }-я лёгкая дивизия
formation-luftwaffe-field-division = { $number }-я авиаполевая дивизия
formation-mountain-division = { $number }-я горная дивизия
formation-security-division = { $number }-я охранная дивизия
formation-parachute-division = { $number }-я парашютная дивизия
formation-cavalry-division = { $number }-я кавалерийская дивизия
formation-panzer-division = { $number }-я танковая дивизия
formation-panzergrenadier-division = { $number }-я панцергренадерская дивизия
formation-ss-panzer-division-leibstandarte = { $number }-я танковая дивизия СС «Лейбштандарт»
formation-ss-panzergrenadier-division-das-reich = панцергренадерская дивизия СС «Дас Райх»
formation-ss-panzergrenadier-division-totenkopf = панцергренадерская дивизия СС «Мёртвая голова»
formation-ss-panzergrenadier-division-wiking = панцергренадерская дивизия СС «Викинг»
formation-rifle-corps = { $number }-й стрелковый корпус
formation-guards-rifle-corps = { $number }-й гвардейский стрелковый корпус
formation-tank-corps = { $number }-й танковый корпус
formation-guards-tank-corps = { $number }-й гвардейский танковый корпус
formation-mechanised-corps = { $number }-й механизированный корпус
formation-guards-mechanised-corps = { $number }-й гвардейский механизированный корпус
formation-guards-cavalry-corps = { $number }-й гвардейский кавалерийский корпус
formation-guards-airborne-unit = { $number }-я гвардейская воздушно-десантная часть
formation-voronezh-front = Воронежский фронт
formation-steppe-front = Степной фронт
formation-southwestern-front = Юго-Западный фронт
formation-southern-front = Южный фронт
formation-panzergrenadier-division-grossdeutschland = панцергренадерская дивизия «Великая Германия»
