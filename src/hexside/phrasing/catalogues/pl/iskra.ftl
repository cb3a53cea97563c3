# Iskra: titles.

game-iskra-title = Iskra
scenario-iskra-campaign-title = Operacja „Iskra”
scenario-iskra-campaign-summary = Dziesięć dni, od 12 do 21 stycznia 1943 r. 67. Armia przekracza zamarzniętą Newę, 2. Armia Uderzeniowa i 8. Armia nacierają ze wschodu, a niemiecka 18. Armia trzyma między nimi Szlisselburg, wioski robotnicze i Wzgórza Siniawińskie.
