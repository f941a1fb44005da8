import { check, commitStage, forced, run, timing } from '@quadriga/kernel/author'
import { activation } from './activation.ts'
import { whatFollows } from './attack.ts'
import { upkeepHelp } from './companions.ts'
import { defeat } from './defeat.ts'
import { mayReroll, rollEnds } from './rolls.ts'
import { beforeDefence, lastChance, rollWindow } from './window.ts'

/** The order of everything around an event: the rulebook's pages 12 and 13 on one screen. */
export const timings = [
  /** The end of phase 4: an ability that fails was never activated. */
  timing('activate', [forced('activating'), commitStage, check(activation)]),
  /** An activated offensive ability: phases 5 and 6. */
  timing('attack', [
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
  timing('upkeep', [forced('upkeep'), check(upkeepHelp), check(lastChance), commitStage, check(defeat)]),
  /** Damage outside a roll phase and outside upkeep. */
  timing('damage', [check(lastChance), commitStage, check(defeat)]),
  timing('roll', [commitStage, check(mayReroll), check(rollWindow), check(rollEnds)]),
  timing('offensiveRoll', [run('dicethrone.attempts'), forced('rollsOver')]),
  /** The roll phases of a turn, extra ones included, are over. */
  timing('rollPhaseEnd', [forced('rollPhaseEnd')]),
  timing('turnEnd', [forced('turnEnd')]),
  /** Set-up is over, and it is known who starts. */
  timing('firstPlayer', [commitStage, forced('started')]),
]
