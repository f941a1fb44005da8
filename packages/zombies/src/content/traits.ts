import { choose, plus, untilEndOf } from '@quadriga/kernel/author'
import {
  inTurn,
  trait,
  whenAttacking,
  whenEnemiesEnter,
  whenOthersWounded,
  whenRolled,
  whenWounded,
} from '../build/index.ts'
import {
  attackHere,
  cancelWounds,
  doubleSixes,
  freeAction,
  ignorePriority,
  moreDice,
  otherHeroesWithin,
  pierce,
  powerUpNow,
  recover,
  rerollMissed,
  rescueAnyway,
  yourHero,
} from '../ops/index.ts'

/** The Heroic Traits: fifteen designs, three copies of each. */
export const traits = [
  trait('power-up', { en: 'Power Up', fr: 'Gain de Pouvoir' }, inTurn(powerUpNow), 'high'),
  trait(
    'unstoppable',
    { en: 'Unstoppable', fr: 'Inarrêtable' },
    whenAttacking(pierce(1), { power: 1 }),
    'high',
  ),
  trait('cool-headed', { en: 'Cool-Headed', fr: 'Sang-froid' }, whenEnemiesEnter(attackHere), 'high'),
  trait(
    'burst-of-speed',
    { en: 'Burst of Speed', fr: 'Accélération', gender: 'f' },
    inTurn(freeAction('move', yourHero)),
  ),
  trait('second-wind', { en: 'Second Wind', fr: 'Second souffle' }, inTurn(recover(1, yourHero))),
  trait(
    'focused-strike',
    { en: 'Focused Strike', fr: 'Frappe concentrée', gender: 'f' },
    whenRolled(rerollMissed),
  ),
  trait('flurry', { en: 'Flurry', fr: 'Déluge de coups' }, whenAttacking(moreDice(2))),
  trait('narrow-escape', { en: 'Narrow Escape', fr: 'De justesse' }, whenWounded(cancelWounds(1))),
  trait('guardian', { en: 'Guardian', fr: 'Gardien' }, whenOthersWounded(cancelWounds(1))),
  trait(
    'teamwork',
    { en: 'Teamwork', fr: 'Esprit d’équipe' },
    inTurn(freeAction('moveOrPowerUp', choose(otherHeroesWithin(1)))),
  ),
  trait(
    'hawk-eye-aim',
    { en: 'Pinpoint Aim', fr: 'Visée parfaite', gender: 'f' },
    whenAttacking(ignorePriority),
  ),
  trait('breach', { en: 'Breach', fr: 'Enfoncer la porte' }, inTurn(freeAction('open', yourHero))),
  trait(
    'reach',
    { en: 'Long Reach', fr: 'Allonge', gender: 'f' },
    inTurn(untilEndOf('nextAttack', plus(yourHero, 'reach', 1))),
  ),
  trait('heroic-rescue', { en: 'Heroic Rescue', fr: 'Sauvetage héroïque' }, inTurn(rescueAnyway)),
  trait('overload', { en: 'Overload', fr: 'Surcharge', gender: 'f' }, whenAttacking(doubleSixes)),
]
