import {
  check,
  commitStage,
  forced,
  inPlayerOrder,
  joins,
  run,
  type Timing,
  timing,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { attackDamage, consequentialDamage, overkillDamage, retaliate, thwartRemoval } from './attack.ts'
import { afterDefeat, checkHitPoints, checkMainScheme, checkSideScheme, lastWords } from './defeat.ts'
import { delayedEffects, sameAttack } from './enemyAttack.ts'
import { oneAllyTooMany, oneRestrictedTooMany, quickstrike } from './entered.ts'
import { confusedEnemy, stunnedEnemy, toughCard } from './status.ts'

/**
 * The order of everything around one occurrence (rulings R01, R02): status cards, forced interrupts, interrupts, the
 * occurrence itself, forced responses, responses, and last an ally's consequential damage. Kinds of event that are not
 * listed here happen at once and nothing answers them.
 */

const interrupts = [forced('interrupt'), inPlayerOrder('interrupt')]
const responses = [forced('response'), inPlayerOrder('response')]
/** Retaliate is a response that must be made. */
const responsesToAttack = [forced('response', retaliate), inPlayerOrder('response')]

/** An attack, the damage it deals and the defeat it leads to are one occurrence, with one window for responses (R01). */
const withItsAttack = joins((q, depth) => q.eventOf(depth, event.damage, event.defeat).attack)

export const timings: readonly Timing[] = [
  timing(event.damage, [
    check(toughCard),
    ...interrupts,
    commitStage,
    check(checkHitPoints),
    withItsAttack,
    ...responses,
  ]),
  timing(event.defeat, [
    ...interrupts,
    check(lastWords),
    commitStage,
    check(afterDefeat),
    withItsAttack,
    ...responses,
  ]),
  // Stunned and confused cards of players are dealt with when they pay: the attempt never becomes an attack.
  timing(event.attack, [
    ...interrupts,
    commitStage,
    check(attackDamage),
    check(overkillDamage),
    check(delayedEffects),
    ...responsesToAttack,
    check(consequentialDamage),
  ]),
  timing(event.thwart, [
    ...interrupts,
    commitStage,
    check(thwartRemoval),
    ...responses,
    check(consequentialDamage),
  ]),
  timing(event.enemyAttack, [
    check(stunnedEnemy),
    ...interrupts,
    commitStage,
    run('champions.enemyAttackSteps'),
    check(delayedEffects),
    check(sameAttack),
    ...responsesToAttack,
  ]),
  timing(event.enemyScheme, [
    check(confusedEnemy),
    ...interrupts,
    commitStage,
    run('champions.enemySchemeSteps'),
    check(delayedEffects),
    ...responses,
  ]),
  timing(event.placeThreat, [...interrupts, commitStage, check(checkMainScheme), ...responses]),
  timing(event.removeThreat, [...interrupts, commitStage, check(checkSideScheme), ...responses]),
  timing(event.reveal, [...interrupts, commitStage, run('champions.resolveRevealed'), ...responses]),
  timing(event.enterPlay, [
    commitStage,
    check(oneAllyTooMany),
    check(oneRestrictedTooMany),
    check(quickstrike),
    ...responses,
  ]),
  timing(event.changeForm, [commitStage, ...responses]),
  timing(event.phase, [commitStage, ...responses]),
  timing(event.roundEnds, [...interrupts, commitStage]),
]
