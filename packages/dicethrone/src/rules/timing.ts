import { check, commitStage, forced, run, timing } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { activation } from './activation.ts'
import { whatFollows } from './attack.ts'
import { defeat } from './defeat.ts'
import { mayReroll, rollEnds } from './rolls.ts'
import { beforeUpkeepDice, upkeepHelp } from './upkeep.ts'
import { beforeDefence, lastChance, rollWindow } from './window.ts'

/** The order of everything around an event: the rulebook's pages 12 and 13 on one screen. */
export const timings = [
  /** The end of phase 4: an ability that fails was never activated. */
  timing(event.activate, [forced('activating'), commitStage, check(activation)]),
  /** An activated offensive ability: phases 5 and 6. */
  timing(event.attack, [
    run('dicethrone.targeting'),
    forced('activated'),
    run('dicethrone.effects'),
    forced('judged'),
    forced('attacked'),
    check(beforeDefence),
    run('dicethrone.defence'),
    check(lastChance),
    run('dicethrone.share'),
    commitStage,
    check(defeat),
    check(whatFollows),
  ]),
  timing(event.upkeep, [
    check(beforeUpkeepDice),
    forced('upkeep'),
    check(upkeepHelp),
    check(lastChance),
    commitStage,
    check(defeat),
  ]),
  /** Damage outside a roll phase and outside upkeep. */
  timing(event.damage, [check(lastChance), commitStage, check(defeat)]),
  timing(event.roll, [commitStage, check(mayReroll), check(rollWindow), check(rollEnds)]),
  timing(event.offensiveRoll, [run('dicethrone.attempts'), forced('rollsOver')]),
  /** The roll phases of a turn, extra ones included, are over. */
  timing(event.rollPhaseEnd, [forced('rollPhaseEnd')]),
  timing(event.turnEnd, [forced('turnEnd')]),
  /** Set-up is over, and it is known who starts. */
  timing(event.firstPlayer, [commitStage, forced('started')]),
]
