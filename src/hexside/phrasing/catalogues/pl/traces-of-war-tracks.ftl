# Tory, pola i ręce, jak pokazuje je stół.

track-crossing_points = Punkty przeprawy
track-crossing_count = Punkty przeprawy w rękach Sowietów
track-supreme_orders = Rozkazy Najwyższego Dowództwa
track-control = Kontrola sowiecka
track-airborne_hex = Desant powietrzny
track-group = Następna grupa posiłków sowieckich
track-relocations = Przeniesienia sztabów (Oś / Sowieci)
track-cup = Żetony w kubku
track-hand = Żetony w ręce Osi
track-chosen = Wybrane żetony (Oś / Sowieci)
track-drawn = Wylosowany żeton
track-resolved = Żetony rozpatrzone w tej turze
track-luftwaffe = Dostępne znaczniki Luftwaffe
track-luftwaffe_used = Użyte znaczniki Luftwaffe
track-luftwaffe_box = Znaczniki Luftwaffe w zapasie
track-own_inactive = Żetony niewybrane
track-own_chosen = Żetony wybrane w tej turze
track-own_hand = Żetony w ręce
track-own_luftwaffe = Znaczniki Luftwaffe
track-own_bid = Twoja oferta
