"""3.0 The order of play: what is done at each moment of the game, one tuple for each."""

from __future__ import annotations

from types import MappingProxyType

from hexside.games.stalingrad42.areas.entry_areas import Transfers, Withdrawals, forget_transfers
from hexside.games.stalingrad42.areas.north_edge import open_north_edge
from hexside.games.stalingrad42.areas.trans_caucasus import (
    TransCaucasusArrivals,
    axis_reaches_caucasus,
)
from hexside.games.stalingrad42.combat.auto_ds import AutoDsMoves
from hexside.games.stalingrad42.combat.city_battles import left_city_battle
from hexside.games.stalingrad42.combat.combat_phase import CombatPhase
from hexside.games.stalingrad42.combat.disengagement import Disengagements
from hexside.games.stalingrad42.combat.fortifications import (
    complete_forts,
    deactivate_printed_forts,
    lose_fort,
)
from hexside.games.stalingrad42.combat.reserve_advance import ReserveActivations
from hexside.games.stalingrad42.maskirovka.into_boxes import BoxMoves, BoxReinforcements
from hexside.games.stalingrad42.maskirovka.markers import movement_begins
from hexside.games.stalingrad42.maskirovka.out_of_boxes import Departures, Unpacking
from hexside.games.stalingrad42.maskirovka.revealing import begin_player_turn, remove_revealed
from hexside.games.stalingrad42.maskirovka.standing_in_the_way import stopped_by_army
from hexside.games.stalingrad42.movement.kerch_strait import KerchMoves
from hexside.games.stalingrad42.movement.movement_phase import Movement
from hexside.games.stalingrad42.movement.other_moves import MARCHES, OtherMove
from hexside.games.stalingrad42.movement.rail_movement import RailMoves, rail_choices
from hexside.games.stalingrad42.movement.sea_movement import SeaMoves
from hexside.games.stalingrad42.movement.special_phases import TACTICAL_TURN
from hexside.games.stalingrad42.movement.volga_flotilla import FlotillaMoves
from hexside.games.stalingrad42.rail.north_edge_rail import first_railhead
from hexside.games.stalingrad42.rail.railroads import push_back, push_back_on_the_way
from hexside.games.stalingrad42.reinforcements.counter_changes import changes_of_turn
from hexside.games.stalingrad42.reinforcements.unit_withdrawals import (
    StepsGained,
    StepsLost,
    UnitWithdrawals,
    close_withdrawals,
)
from hexside.games.stalingrad42.retreat.rally_phase import RallyPhase
from hexside.games.stalingrad42.retreat.retreats import withdraw_before
from hexside.games.stalingrad42.sequence.initial_phase import InitialPhase, unload
from hexside.games.stalingrad42.sequence.mini_turn import axis_mini_turn
from hexside.games.stalingrad42.sequence.moments import Moments
from hexside.games.stalingrad42.sequence.winter_offensive import WinterDeclarations
from hexside.games.stalingrad42.state import PRE_MOVE
from hexside.games.stalingrad42.supply.supply_lines import (
    take_temryuk,
)
from hexside.games.stalingrad42.supply.supply_phase import SupplyPhase
from hexside.games.stalingrad42.supply.supply_points import SupplyPointMoves
from hexside.games.stalingrad42.support.air_units import air_left_alone, allot_air
from hexside.games.stalingrad42.support.leaders import ready_leaders
from hexside.games.stalingrad42.support.offensive_markers import (
    headquarters_gone,
    ready_offensives,
)
from hexside.games.stalingrad42.support.planned_offensives import OffensivePlans
from hexside.games.stalingrad42.units.non_combat import overrun
from hexside.games.stalingrad42.units.release import (
    axis_comes_near,
    axis_crosses_don,
    release_reserves,
)
from hexside.games.stalingrad42.units.reserve_armies import (
    ArmyReleases,
    driven_out,
    release_armies_of_turn,
)
from hexside.games.stalingrad42.units.reserves import ReserveMarkers, leave_reserve
from hexside.games.stalingrad42.units.volunteers import Volunteers
from hexside.games.stalingrad42.victory.baku import begin_phase, keep_baku, leave_baku
from hexside.games.stalingrad42.victory.gates import check_gate, check_stalingrad
from hexside.games.stalingrad42.victory.victory import check_victory, climb_elbrus

MOMENTS = Moments(
    # 3.0 Initial Phase: before the choices of the Initial Phase.
    player_turn_begins=(
        complete_forts,  # 9.7.2
        open_north_edge,  # S2.2
        first_railhead,  # S2.2
        release_armies_of_turn,  # 31
        release_reserves,  # S1.2
        begin_phase,  # 24.1.2
        allot_air,  # 9.3.1, 23.2
        unload,  # 5.6.5
        begin_player_turn,  # 34.3.1
        ready_leaders,  # 28.1.1
        ready_offensives,  # 26.2
        changes_of_turn,  # 32
        check_stalingrad,  # S3.5
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
    # 3.0 Initial Phase: what is listed beside points, reinforcements and replacements.
    initial_choices=(
        Volunteers(),  # 20.8
        TransCaucasusArrivals(),  # 30
        ArmyReleases(),  # 31
        BoxReinforcements(),  # 34.4.1
        UnitWithdrawals(),  # 32.1, 32.2, 32.3
        StepsLost(),  # 32.1, 32.2
        StepsGained(),  # 32.1, 32.2
        OffensivePlans(),  # 26.1
        WinterDeclarations(),  # 33.1
    ),
    initial_phase_ends=(close_withdrawals,),  # 32
    # 3.0 Combat Phase: what is listed beside attacks.
    combat_choices=(
        ReserveActivations(),  # 25.2.3
        Disengagements(),  # 27
    ),
    # 33.2.3 Limited Combat Phase of the mini-turn.
    mini_choices=(Disengagements(),),  # 27
    # 3.0 Movement Phase: what is listed after the normal moves.
    other_moves=(
        OtherMove(Transfers(), closed_in=(*MARCHES, TACTICAL_TURN)),  # 22.6
        OtherMove(Withdrawals(), closed_in=(PRE_MOVE,)),  # 13.1.3
        OtherMove(FlotillaMoves()),  # 5.5.3
        OtherMove(KerchMoves(), closed_in=(*MARCHES, TACTICAL_TURN)),  # 5.7.2
        OtherMove(RailMoves(), rail_choices),  # 5.6
        OtherMove(SeaMoves(), closed_in=(*MARCHES, TACTICAL_TURN)),  # 5.7.1
        OtherMove(SupplyPointMoves(), closed_in=(PRE_MOVE,)),  # 18.6.2, 18.6.8, 9.7.5
        OtherMove(AutoDsMoves()),  # 8.6.1
        OtherMove(BoxMoves()),  # 34.4.1
        OtherMove(Departures()),  # 34.4.2
        OtherMove(Unpacking()),  # 34.4.2
        OtherMove(ReserveMarkers()),  # 25.2.1
    ),
    # 3.0: the end of each player turn.
    player_turn_ends=(
        forget_transfers,  # 22.6.1
        keep_baku,  # 24.1.2
        deactivate_printed_forts,  # 9.7.7
        remove_revealed,  # 34.7
        check_gate,  # S4.4
        axis_mini_turn,  # 33.2.3
    ),
    # 3.0: the beginning of each Movement Phase.
    movement_begins=(movement_begins,),  # 34.1.2
    # 3.0 D
    victory_phase=(check_victory,),  # 24, S1.3
    stops_before=(stopped_by_army,),  # 34.6.2
    enters_hex=(
        take_temryuk,  # 16.2.4
        lose_fort,  # 9.7.5
        overrun,  # 19.3
        push_back_on_the_way,  # 17.3.1
        axis_comes_near,  # 20.4
        axis_crosses_don,  # 20.6
        axis_reaches_caucasus,  # 30
        climb_elbrus,  # 24.3
    ),
    comes_to_rest=(
        push_back,  # 17.3.1
        leave_baku,  # 24.1.2
        withdraw_before,  # 13.3.2
    ),
    leaves_hex=(
        push_back,  # 17.3.1: the unit no longer negates the zones on a railhead
        air_left_alone,  # 9.3.7
        left_city_battle,  # 11.6.2, 29.1.1
        driven_out,  # 31
        leave_reserve,  # 25.2.1
        headquarters_gone,  # 26.2
    ),
    is_eliminated=(
        leave_baku,  # 24.1.3
        headquarters_gone,  # 26.2
    ),
)
