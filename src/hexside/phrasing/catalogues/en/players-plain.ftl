# Why a computer player of a game with formations and hidden stacks did what it did.

reason-plan-move-bridge = { $unit } moves to { $hex }, towards the place for a bridge.
reason-plan-pick = { $formation } can do the most now.
reason-plan-name = { $unit } can do the most besides.
reason-plan-fire = { $hex } is the strongest target beside our units.
reason-plan-spared = The terrain spares the defenders this.
reason-plan-fall-back = Ground is cheaper than men here.
reason-plan-stand = This hex is worth the loss.
reason-plan-together = The units stay together.
reason-plan-detach = { $unit } detaches a group: two units close more ground than one.
reason-plan-replace = { $unit } can use the replacements best.
reason-plan-bridge = A bridge brings tanks and supply across.
reason-plan-creep = { $unit } moves back into command.
