import { commitStage, forced, inPlayerOrder, run, type Timing, timing } from '@quadriga/kernel/author'

/**
 * The order of everything around one occurrence (rulings R01, R02): status cards, forced interrupts, interrupts, the
 * occurrence itself, forced responses, responses, and last an ally's consequential damage. Kinds of event that are not
 * listed here happen at once and nothing answers them.
 */

const interrupts = [forced('interrupt'), inPlayerOrder('interrupt')]
const responses = [forced('response'), inPlayerOrder('response')]

export const timings: readonly Timing[] = [
  timing('damage', [
    run('champions.toughCard'),
    ...interrupts,
    commitStage,
    run('champions.checkHitPoints'),
    ...responses,
  ]),
  timing('defeat', [
    ...interrupts,
    run('champions.whenDefeated'),
    commitStage,
    run('champions.afterDefeat'),
    ...responses,
  ]),
  // Stunned and confused cards of players are dealt with when they pay: the attempt never becomes an attack.
  timing('attack', [
    ...interrupts,
    commitStage,
    run('champions.attackDamage'),
    run('champions.delayed'),
    run('champions.retaliate'),
    ...responses,
    run('champions.consequentialDamage'),
  ]),
  timing('thwart', [
    ...interrupts,
    commitStage,
    run('champions.thwartRemoval'),
    ...responses,
    run('champions.consequentialDamage'),
  ]),
  timing('enemyAttack', [
    run('champions.stunnedEnemy'),
    ...interrupts,
    commitStage,
    run('champions.enemyAttackSteps'),
    run('champions.delayed'),
    run('champions.sameAttack'),
    run('champions.retaliate'),
    ...responses,
  ]),
  timing('enemyScheme', [
    run('champions.confusedEnemy'),
    ...interrupts,
    commitStage,
    run('champions.enemySchemeSteps'),
    run('champions.delayed'),
    ...responses,
  ]),
  timing('placeThreat', [...interrupts, commitStage, run('champions.checkMainScheme'), ...responses]),
  timing('removeThreat', [...interrupts, commitStage, run('champions.checkSideScheme'), ...responses]),
  timing('reveal', [...interrupts, commitStage, run('champions.resolveRevealed'), ...responses]),
  timing('enterPlay', [commitStage, run('champions.entered'), ...responses]),
  timing('changeForm', [commitStage, ...responses]),
  timing('phase', [commitStage, ...responses]),
  timing('roundEnds', [...interrupts, commitStage]),
]
