# Pełne nazwy jednostek: numer i rodzaj związku.

formation-nation =
    { $nation ->
        [german] { $name } (niem.)
        [hungarian] { $name } (węg.)
        [soviet] { $name } (sow.)
       *[romanian] { $name } (rum.)
    }
formation-army = { $number }. Armia
formation-panzer-army = { $number }. Armia Pancerna
formation-army-group-of-divisions = grupa dywizji { $number }. Armii
formation-ukrainian-front = { $number }. Front Ukraiński
formation-infantry-division = { $number }. Dywizja Piechoty
formation-jager-division = { $number }. Dywizja Jegrów
formation-light-division = { $number }. Dywizja Lekka
formation-luftwaffe-field-division = { $number }. Dywizja Polowa Luftwaffe
formation-mountain-division = { $number }. Dywizja Górska
formation-security-division = { $number }. Dywizja Ochronna
formation-parachute-division = { $number }. Dywizja Spadochronowa
formation-cavalry-division = { $number }. Dywizja Kawalerii
formation-panzer-division = { $number }. Dywizja Pancerna
formation-panzergrenadier-division = { $number }. Dywizja Grenadierów Pancernych
formation-ss-panzer-division-leibstandarte = { $number }. Dywizja Pancerna SS „Leibstandarte”
formation-ss-panzergrenadier-division-das-reich = Dywizja Grenadierów Pancernych SS „Das Reich”
formation-ss-panzergrenadier-division-totenkopf = Dywizja Grenadierów Pancernych SS „Totenkopf”
formation-ss-panzergrenadier-division-wiking = Dywizja Grenadierów Pancernych SS „Wiking”
formation-rifle-corps = { $number }. Korpus Strzelecki
formation-guards-rifle-corps = { $number }. Gwardyjski Korpus Strzelecki
formation-tank-corps = { $number }. Korpus Pancerny
formation-guards-tank-corps = { $number }. Gwardyjski Korpus Pancerny
formation-mechanised-corps = { $number }. Korpus Zmechanizowany
formation-guards-mechanised-corps = { $number }. Gwardyjski Korpus Zmechanizowany
formation-guards-cavalry-corps = { $number }. Gwardyjski Korpus Kawalerii
formation-guards-airborne-unit = { $number }. Gwardyjska Jednostka Powietrznodesantowa
formation-voronezh-front = Front Woroneski
formation-steppe-front = Front Stepowy
formation-southwestern-front = Front Południowo-Zachodni
formation-southern-front = Front Południowy
formation-panzergrenadier-division-grossdeutschland = Dywizja Grenadierów Pancernych „Grossdeutschland”
