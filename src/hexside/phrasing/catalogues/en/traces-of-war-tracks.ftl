# Tracks, boxes and hands as the table shows them.

track-crossing_points = Crossing points
track-crossing_count = Crossing points in Soviet hands
track-supreme_orders = Supreme Command Orders
track-control = Soviet control
track-airborne_hex = Airborne landing
track-group = Next Soviet reinforcement group
track-relocations = Headquarters relocated (Axis / Soviets)
track-cup = Chits in the cup
track-hand = Chits in the Axis hand
track-chosen = Chits chosen (Axis / Soviets)
track-drawn = Chit drawn
track-resolved = Chits resolved this turn
track-luftwaffe = Luftwaffe markers available
track-luftwaffe_used = Luftwaffe markers used
track-luftwaffe_box = Luftwaffe markers in the box
track-own_inactive = Chits not chosen
track-own_chosen = Chits chosen this turn
track-own_hand = Hand
track-own_luftwaffe = Luftwaffe markers
track-own_bid = Your bid
