# Full names of units, made from the number and the kind of formation.

formation-nation =
    { $nation ->
        [german] German { $name }
        [hungarian] Hungarian { $name }
        [soviet] Soviet { $name }
       *[romanian] Romanian { $name }
    }
formation-army = { $number } Army
formation-panzer-army = { $number } Panzer Army
formation-army-group-of-divisions = { $number } Army group of divisions
formation-ukrainian-front = { $number } Ukrainian Front
formation-infantry-division = { $number } Infantry Division
formation-jager-division = { $number } Jäger Division
formation-light-division = { $number } Light Division
formation-luftwaffe-field-division = { $number } Luftwaffe Field Division
formation-mountain-division = { $number } Mountain Division
formation-security-division = { $number } Security Division
formation-parachute-division = { $number } Parachute Division
formation-cavalry-division = { $number } Cavalry Division
formation-panzer-division = { $number } Panzer Division
formation-panzergrenadier-division = { $number } Panzergrenadier Division
formation-ss-panzer-division-leibstandarte = { $number } SS Panzer Division Leibstandarte
formation-ss-panzergrenadier-division-das-reich = SS Panzergrenadier Division Das Reich
formation-ss-panzergrenadier-division-totenkopf = SS Panzergrenadier Division Totenkopf
formation-ss-panzergrenadier-division-wiking = SS Panzergrenadier Division Wiking
formation-rifle-corps = { $number } Rifle Corps
formation-guards-rifle-corps = { $number } Guards Rifle Corps
formation-tank-corps = { $number } Tank Corps
formation-guards-tank-corps = { $number } Guards Tank Corps
formation-mechanised-corps = { $number } Mechanised Corps
formation-guards-mechanised-corps = { $number } Guards Mechanised Corps
formation-guards-cavalry-corps = { $number } Guards Cavalry Corps
formation-guards-airborne-unit = { $number } Guards airborne unit
formation-voronezh-front = Voronezh Front
formation-steppe-front = Steppe Front
formation-southwestern-front = Southwestern Front
formation-southern-front = Southern Front
formation-panzergrenadier-division-grossdeutschland = Panzergrenadier Division Grossdeutschland
