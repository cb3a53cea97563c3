"""3.0 The order of play: what is done at each moment of the game, one tuple for each."""

from __future__ import annotations

from types import MappingProxyType

from hexside.games.stalingrad42.areas.entry_areas import Transfers, Withdrawals, forget_transfers
from hexside.games.stalingrad42.combat.auto_ds import AutoDsMoves
from hexside.games.stalingrad42.combat.combat_phase import CombatPhase
from hexside.games.stalingrad42.combat.determined_defense import left_city_battle
from hexside.games.stalingrad42.combat.fortifications import (
    complete_forts,
    deactivate_printed_forts,
    lose_fort,
)
from hexside.games.stalingrad42.movement.kerch_strait import KerchMoves
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.movement.other_moves import OtherMove
from hexside.games.stalingrad42.movement.rail_movement import RailMoves, rail_choices
from hexside.games.stalingrad42.movement.sea_movement import SeaMoves
from hexside.games.stalingrad42.movement.volga_flotilla import FlotillaMoves
from hexside.games.stalingrad42.rail.railroads import push_back, push_back_on_the_way
from hexside.games.stalingrad42.retreat.rally_phase import RallyPhase
from hexside.games.stalingrad42.retreat.retreats import withdraw_before
from hexside.games.stalingrad42.sequence.initial_phase import InitialPhase, unload
from hexside.games.stalingrad42.sequence.moments import Moments
from hexside.games.stalingrad42.supply.supply_lines import (
    take_temryuk,
)
from hexside.games.stalingrad42.supply.supply_phase import SupplyPhase
from hexside.games.stalingrad42.supply.supply_points import SupplyPointMoves
from hexside.games.stalingrad42.support.air_units import air_left_alone, allot_air
from hexside.games.stalingrad42.units.non_combat import overrun
from hexside.games.stalingrad42.units.release import (
    axis_comes_near,
    axis_crosses_don,
    release_reserves,
)
from hexside.games.stalingrad42.victory.baku import begin_turn, leave_baku
from hexside.games.stalingrad42.victory.victory import check_victory, climb_elbrus

MOMENTS = Moments(
    # 3.0 Initial Phase: before the choices of the Initial Phase.
    player_turn_begins=(
        complete_forts,  # 9.7.2
        release_reserves,  # S1.2
        begin_turn,  # 24.1.2
        allot_air,  # 9.3.1, 23.2
        unload,  # 5.6.5
    ),
    # 3.0 B and C: the phases of each player turn.
    phases=MappingProxyType(
        {
            "initial": InitialPhase,
            "movement": Movement,
            "combat": CombatPhase,
            "rally": RallyPhase,
            "supply": SupplyPhase,
        }
    ),
    # 3.0 Movement Phase: what is listed after the normal moves.
    other_moves=(
        OtherMove(Transfers()),  # 22.6
        OtherMove(Withdrawals()),  # 13.1.3
        OtherMove(FlotillaMoves()),  # 5.5.3
        OtherMove(KerchMoves()),  # 5.7.2
        OtherMove(RailMoves(), rail_choices),  # 5.6
        OtherMove(SeaMoves()),  # 5.7.1
        OtherMove(SupplyPointMoves()),  # 18.6.2, 18.6.8, 9.7.5
        OtherMove(AutoDsMoves()),  # 8.6.1
    ),
    # 3.0: the end of each player turn.
    player_turn_ends=(
        forget_transfers,  # 22.6.1
        deactivate_printed_forts,  # 9.7.7
    ),
    # 3.0 D
    victory_phase=(check_victory,),  # 24, S1.3
    enters_hex=(
        take_temryuk,  # 16.2.4
        lose_fort,  # 9.7.5
        overrun,  # 19.3
        push_back_on_the_way,  # 17.3.1
        axis_comes_near,  # 20.4
        axis_crosses_don,  # 20.6
    ),
    comes_to_rest=(
        push_back,  # 17.3.1
        leave_baku,  # 24.1.2
        climb_elbrus,  # 24.3
        withdraw_before,  # 13.3.2
    ),
    leaves_hex=(
        push_back,  # 17.3.1: the unit no longer negates the zones on a railhead
        air_left_alone,  # 9.3.7
        left_city_battle,  # 11.6.2
    ),
    is_eliminated=(leave_baku,),  # 24.1.3
)
