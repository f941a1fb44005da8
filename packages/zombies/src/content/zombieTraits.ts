import { choose, plus, untilEndOf } from '@quadriga/kernel/author'
import {
  inTurn,
  trait,
  whenAttacking,
  whenEnemiesEnter,
  whenRolledWith,
  whenWounded,
} from '../build/index.ts'
import {
  attackHere,
  cancelWounds,
  freeAction,
  hungerUpTo,
  ignorePriority,
  lowerHunger,
  masterHunger,
  moreDice,
  otherHeroesWithin,
  pierce,
  pullSomebody,
  recover,
  rerollMissed,
  yourHero,
} from '../ops/index.ts'

/** The Traits of Zombie Heroes: fifteen designs, three copies of each. The printed ones belong to another box. */
export const zombieTraits = [
  trait('z-lunge', { en: 'Lunge', fr: 'Bond' }, inTurn(freeAction('move', yourHero))),
  trait('z-snack', { en: 'Snack', fr: 'Casse-croûte' }, inTurn(lowerHunger(1, yourHero))),
  trait(
    'z-rotten-flesh',
    { en: 'Rotten Flesh', fr: 'Chair putride', gender: 'f' },
    whenWounded(cancelWounds(1)),
  ),
  trait(
    'z-blood-frenzy',
    { en: 'Blood Frenzy', fr: 'Frénésie sanguinaire', gender: 'f' },
    whenAttacking(moreDice(2)),
  ),
  trait('z-gnash', { en: 'Gnash', fr: 'Claquement de dents' }, whenRolledWith('devour', rerollMissed)),
  trait(
    'z-knit-flesh',
    { en: 'Knit Flesh', fr: 'Chairs recousues', gender: 'f', plural: true },
    inTurn(recover(1, yourHero)),
  ),
  trait('z-snatch', { en: 'Snatch', fr: 'Happer' }, inTurn(pullSomebody)),
  trait('z-cunning', { en: 'Cunning', fr: 'Ruse', gender: 'f' }, whenAttacking(ignorePriority)),
  trait(
    'z-smash-through',
    { en: 'Smash Through', fr: 'Passage en force' },
    inTurn(freeAction('open', yourHero)),
  ),
  trait('z-ambush', { en: 'Ambush', fr: 'Embuscade', gender: 'f' }, whenEnemiesEnter(attackHere)),
  trait('z-willpower', { en: 'Willpower', fr: 'Volonté', gender: 'f' }, inTurn(masterHunger)),
  trait('z-crush-bone', { en: 'Crush Bone', fr: 'Broyeur d’os' }, whenAttacking(pierce(1))),
  trait(
    'z-pack-hunter',
    { en: 'Pack Hunter', fr: 'Chasse en meute', gender: 'f' },
    inTurn(freeAction('move', choose(otherHeroesWithin(1, 'zombie')))),
  ),
  trait('z-ravening', { en: 'Ravening', fr: 'Voracité', gender: 'f' }, whenAttacking(hungerUpTo(2))),
  trait(
    'z-severed-reach',
    { en: 'Severed Reach', fr: 'Bras arraché' },
    inTurn(untilEndOf('nextAttack', plus(yourHero, 'reach', 1))),
  ),
]
