import { commitStage, forced, run, timing } from '@quadriga/kernel/author'

/** The order of everything around an event: the rulebook's pages 12 and 13 on one screen. */
export const timings = [
  /** An activated offensive ability: phases 4 (activation) to 6. */
  timing('attack', [
    run('dicethrone.targeting'),
    forced('activated'),
    run('dicethrone.effects'),
    forced('judged'),
    forced('attacked'),
    run('dicethrone.beforeDefence'),
    run('dicethrone.defence'),
    run('dicethrone.lastChance'),
    commitStage,
    run('dicethrone.defeat'),
    run('dicethrone.afterwards'),
  ]),
  timing('upkeep', [forced('upkeep'), run('dicethrone.lastChance'), commitStage, run('dicethrone.defeat')]),
  /** Damage outside a roll phase and outside upkeep. */
  timing('damage', [run('dicethrone.lastChance'), commitStage, run('dicethrone.defeat')]),
  timing('roll', [
    commitStage,
    run('dicethrone.rollRerolls'),
    run('dicethrone.rollWindow'),
    run('dicethrone.rollEnds'),
  ]),
  timing('offensiveRoll', [run('dicethrone.attempts'), forced('rollsOver')]),
  timing('turnEnd', [forced('turnEnd')]),
]
