# Stalingrad '42: the calendar of the turns to come.
calendar-s42-dates = { $first } – { $last }
calendar-s42-season =
    { $season ->
        [summer] Summer: always clear weather.
        [september] Autumn: clear or overcast.
        [rasputitsa] Rasputitsa: clear, overcast or rain; mud may follow rain.
       *[winter] Winter: clear, overcast or snow.
    }
calendar-s42-ice = The rivers freeze.
calendar-s42-area-closes = Entry Area { $area } closes.
calendar-s42-air-leaves = One German air unit leaves the game for good.
calendar-s42-offensive-possible = From now on the Winter Offensive may be declared in the Initial Phase.
calendar-s42-mini-turn = Mini-turn after the Soviet player turn: Tactical Movement, disengagement and rally, no combat.
calendar-s42-tactical-turn = Combat units on the map have Tactical Movement only.
calendar-s42-tactical-and-rail-turn = Units have Tactical and Rail Movement only.
calendar-s42-reserves-move = The 6th Reserve Army may move.
calendar-s42-gate = With fewer than { $need } victory points at the end of the Axis player turn, the Axis loses.
calendar-s42-stalingrad-test = Before its player turn the Axis must control a hex of Stalingrad, or it can no longer win.
calendar-s42-last-turn = Last turn: the Axis needs { $need } victory points.
calendar-s42-withdrawal =
    { $kind ->
        [panzer-division]
            { $count ->
                [one] Withdraw a German panzer division of your choice.
               *[other] Withdraw { $count } German panzer divisions of your choice.
            }
        [tank-corps]
            { $count ->
                [one] Withdraw a tank corps of your choice.
               *[other] Withdraw { $count } tank corps of your choice.
            }
       *[other]
            { $count ->
                [one] Withdraw a German infantry division at full strength.
               *[other] Withdraw { $count } German infantry divisions at full strength.
            }
    }
calendar-s42-counter-changes =
    { $kind ->
        [upgrade] { $unit } gains a fourth step.
        [conversion] { $unit } becomes { $by }.
        [ss-brigade] { $unit } leaves the game; a Special replacement is lost if it is not at full strength.
       *[other] { $unit } leaves the game.
    }
calendar-s42-replacements = Replacements{ $tank ->
        [0] {""}
       *[other] {" "}· tank { $tank }
    }{ $infantry ->
        [0] {""}
       *[other] {" "}· infantry { $infantry }
    }{ $cavalry ->
        [0] {""}
       *[other] {" "}· cavalry { $cavalry }
    }{ $special ->
        [0] {""}
       *[other] {" "}· special { $special }
    }{ $hungarian ->
        [0] {""}
       *[other] {" "}· Hungarian { $hungarian }
    }{ $romanian ->
        [0] {""}
       *[other] {" "}· Romanian { $romanian }
    }{ $italian ->
        [0] {""}
       *[other] {" "}· Italian { $italian }
    }{ $axis ->
        [0] {""}
       *[other] {" "}· Axis Allied { $axis }
    }
calendar-s42-army-by-choice =
    { $count ->
        [one] The last of the Reserve Armies that wait may be released in the Initial Phase.
       *[other] From now on one of { $count } Reserve Armies may be released in each Initial Phase.
    }
calendar-s42-army-released = The Reserve Army in { $hex } is released.
calendar-s42-maskirovka = The Reserve Armies arrive; Maskirovka markers go under them.
calendar-s42-north-edge-opens = The north edge opens from 2140 to 4740.
calendar-s42-railhead-comes = The first Axis railhead appears in { $hex }.
calendar-s42-no-air = No air units until turn { $turn }.
withdrawal-stalingrad-42-panzer-division = panzer division
withdrawal-stalingrad-42-tank-corps = tank corps
withdrawal-stalingrad-42-infantry-division = infantry division
