import { self, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  boost,
  forcedInterrupt,
  forcedResponse,
  minion,
  sideScheme,
  treachery,
  whenRevealed,
} from '../../build/index.ts'
import {
  alliesOfPlayer,
  attackEngaged,
  attackOthersToo,
  dealDamage,
  demandsAlly,
  discardRandom,
  discardUntilMinion,
  exhaust,
  fetchMinion,
  firstPlayer,
  forPlayer,
  give,
  heroes,
  ifNoAttack,
  minionsWith,
  targetPlayer,
  villain,
} from '../../ops/index.ts'

const set = 'modular:masters-of-evil'
const trait = 'masters-of-evil'

export const theMastersOfEvil = sideScheme('the-masters-of-evil', {
  code: '01128',
  copies: 1,
  names: { en: 'The Masters of Evil', fr: 'Les Maîtres du Mal', plural: true },
  set,
  boost: 2,
  stats: { threat: 3, accelerationIcon: 1 },
  perPlayer: ['threat'],
  abilities: [whenRevealed(discardUntilMinion(firstPlayer, trait))],
})

export const radioactiveMan = minion('radioactive-man', {
  code: '01129',
  copies: 1,
  names: { en: 'Radioactive Man', fr: 'Homme-Radioactif', article: 'fr', pronoun: 'he' },
  set,
  boostStar: true,
  unique: true,
  traits: ['elite', trait],
  stats: { sch: 1, atk: 1, hp: 7 },
  abilities: [
    forcedResponse(on('enemyAttack', { attacker: self }), forPlayer(targetPlayer, discardRandom(you))),
    boost(discardRandom(you)),
  ],
})

export const whirlwind = minion('whirlwind', {
  code: '01130',
  copies: 1,
  names: { en: 'Whirlwind', fr: 'Tourbillon', article: 'fr', pronoun: 'he' },
  set,
  boostStar: true,
  unique: true,
  traits: [trait],
  stats: { sch: 1, atk: 2, hp: 6 },
  abilities: [
    forcedInterrupt(on('enemyAttack', { attacker: self, again: false }), attackOthersToo),
    boost(dealDamage(1, heroes)),
  ],
})

export const tigerShark = minion('tiger-shark', {
  code: '01131',
  copies: 1,
  names: { en: 'Tiger Shark', fr: 'Requin-Tigre', article: 'fr', pronoun: 'he' },
  set,
  boostStar: true,
  unique: true,
  traits: [trait],
  stats: { sch: 1, atk: 3, hp: 6 },
  abilities: [
    forcedResponse(on('enemyAttack', { attacker: self }), give('tough', self)),
    boost(give('tough', villain)),
  ],
})

export const melter = minion('melter', {
  code: '01132',
  copies: 1,
  names: { en: 'Melter', fr: 'Fondeur', article: 'fr', pronoun: 'he' },
  set,
  boostStar: true,
  unique: true,
  traits: [trait],
  stats: { sch: 1, atk: 3, hp: 5 },
  constant: [demandsAlly(self)],
  abilities: [boost(exhaust(alliesOfPlayer(you)))],
})

export const mastersOfMayhem = treachery('masters-of-mayhem', {
  code: '01133',
  copies: 2,
  names: { en: 'Masters of Mayhem', fr: 'Maîtres du Chaos', plural: true },
  set,
  boost: 2,
  abilities: [whenRevealed(ifNoAttack(attackEngaged(minionsWith(trait)), fetchMinion(trait, you)))],
})

export const mastersOfEvilCards = [
  theMastersOfEvil,
  radioactiveMan,
  whirlwind,
  tigerShark,
  melter,
  mastersOfMayhem,
]
