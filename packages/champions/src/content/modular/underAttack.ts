import { chooseOne, eachSeat, everyPlayer, host, self, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  attachment,
  boost,
  exhaustingHeroAnd,
  forcedResponse,
  heroAction,
  sideScheme,
  treachery,
  whenRevealed,
} from '../../build/index.ts'
import {
  charactersOf,
  dealDamage,
  discard,
  friendlyCharacters,
  give,
  placeThreat,
  retaliates,
  villain,
  yourHero,
} from '../../ops/index.ts'

const set = 'modular:under-attack'

export const underAttack = sideScheme('under-attack', {
  code: '01151',
  copies: 1,
  names: { en: 'Under Attack', fr: 'Civils Attaqués', plural: true },
  set,
  boost: 3,
  stats: { threat: 3, crisis: 1 },
  abilities: [whenRevealed(eachSeat(everyPlayer, chooseOne(placeThreat(2, self), dealDamage(3, yourHero))))],
})

export const vibraniumArmor = attachment('vibranium-armor', {
  code: '01152',
  copies: 1,
  names: { en: 'Vibranium Armor', fr: 'Armure en Vibranium', gender: 'f' },
  set,
  boost: 1,
  traits: ['armor'],
  attachTo: villain,
  abilities: [
    forcedResponse(on('damage', { to: host }), give('tough', villain)),
    heroAction(discard(self), { cost: exhaustingHeroAnd('physical', 'physical') }),
  ],
})

export const concussionBlasters = attachment('concussion-blasters', {
  code: '01153',
  copies: 1,
  names: { en: 'Concussion Blasters', fr: 'Phaseurs de Pulvérisation', plural: true },
  set,
  boost: 1,
  traits: ['weapon'],
  attachTo: villain,
  constant: [retaliates(host, 1)],
  abilities: [heroAction(discard(self), { cost: exhaustingHeroAnd('energy', 'energy') })],
})

export const concussiveBlast = treachery('concussive-blast', {
  code: '01154',
  copies: 2,
  names: { en: 'Concussive Blast', fr: 'Rayon Pulvérisateur' },
  set,
  boostStar: true,
  abilities: [whenRevealed(dealDamage(1, friendlyCharacters)), boost(dealDamage(1, charactersOf(you)))],
})

export const underAttackCards = [underAttack, vibraniumArmor, concussionBlasters, concussiveBlast]
