import { host, ifTrue, plus, self, seq, thenDo, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  attachment,
  forcedInterrupt,
  heroAction,
  mainScheme,
  minion,
  schemeSetup,
  sideScheme,
  spending,
  treachery,
  villain as villainCard,
  whenRevealed,
} from '../../build/index.ts'
import {
  attacks,
  damagedByThis,
  dealDamage,
  discard,
  gainsOverkill,
  gainSurge,
  give,
  hasStatus,
  heal,
  heroes,
  holds,
  isHurt,
  perPlayer,
  placeDamageInstead,
  placeThreat,
  searchAndReveal,
  villain,
  whenThisEnds,
} from '../../ops/index.ts'

const set = 'scenario:rhino'
const names = { en: 'Rhino', fr: 'Rhino', pronoun: 'he' } as const
const traits = ['brute', 'criminal']

export const rhino1 = villainCard('rhino-1', {
  code: '01094',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 1, atk: 2, hp: 14 },
})

export const rhino2 = villainCard('rhino-2', {
  code: '01095',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 1, atk: 3, hp: 15 },
  abilities: [whenRevealed(searchAndReveal('breakin-and-takin'))],
})

export const rhino3 = villainCard('rhino-3', {
  code: '01096',
  names,
  set,
  unique: true,
  traits,
  stats: { sch: 1, atk: 4, hp: 16, toughness: 1 },
  abilities: [whenRevealed(give('stunned', heroes))],
})

const breakIn = { en: 'The Break-In!', fr: 'L’Effraction !', gender: 'f' } as const

export const theBreakIn1a = schemeSetup('the-break-in-1a', {
  code: '01097a',
  names: breakIn,
  set,
  otherFace: 'the-break-in-1b',
})

export const theBreakIn1b = mainScheme('the-break-in-1b', {
  isLast: true,
  code: '01097b',
  names: breakIn,
  set,
  otherFace: '',
  stats: { threat: 0, threatLimit: 7, acceleration: 1 },
})

export const armoredRhinoSuit = attachment('armored-rhino-suit', {
  code: '01098',
  copies: 1,
  names: { en: 'Armored Rhino Suit', fr: 'Costume Blindé de Rhino' },
  set,
  traits: ['armor'],
  attachTo: villain,
  abilities: [
    forcedInterrupt(
      on('damage', { to: host }),
      thenDo(placeDamageInstead(self), ifTrue(holds(self, 5, 'damage'), discard(self))),
    ),
  ],
})

export const charge = attachment('charge', {
  code: '01099',
  copies: 2,
  names: { en: 'Charge', fr: 'Charge', gender: 'f' },
  set,
  boost: 2,
  attachTo: villain,
  constant: [plus(host, 'atk', 3)],
  abilities: [
    forcedInterrupt(on('enemyAttack', { attacker: host }), seq(gainsOverkill, whenThisEnds(discard(self)))),
  ],
})

export const enhancedIvoryHorn = attachment('enhanced-ivory-horn', {
  code: '01100',
  copies: 1,
  names: { en: 'Enhanced Ivory Horn', fr: 'Corne en Ivoire Renforcée', gender: 'f' },
  set,
  boost: 2,
  traits: ['weapon'],
  attachTo: villain,
  constant: [plus(host, 'atk', 1)],
  abilities: [heroAction(discard(self), { cost: spending('physical', 'physical', 'physical') })],
})

export const hydraMercenary = minion('hydra-mercenary', {
  code: '01101',
  copies: 2,
  names: { en: 'Hydra Mercenary', fr: 'Mercenaire d’Hydra' },
  set,
  boost: 1,
  traits: ['hydra'],
  stats: { sch: 0, atk: 1, hp: 3, guard: 1 },
})

export const sandman = minion('sandman', {
  code: '01102',
  copies: 1,
  names: { en: 'Sandman', fr: 'Homme-Sable', article: 'fr', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['criminal', 'elite'],
  stats: { sch: 2, atk: 3, hp: 4, toughness: 1 },
})

export const shocker = minion('shocker', {
  code: '01103',
  copies: 1,
  names: { en: 'Shocker', fr: 'Shocker', pronoun: 'he' },
  set,
  boost: 2,
  unique: true,
  traits: ['criminal'],
  stats: { sch: 1, atk: 2, hp: 3 },
  abilities: [whenRevealed(dealDamage(1, heroes))],
})

export const hardToKeepDown = treachery('hard-to-keep-down', {
  code: '01104',
  copies: 2,
  names: { en: 'Hard to Keep Down', fr: 'Difficile à Contenir' },
  set,
  abilities: [whenRevealed(ifTrue(isHurt(villain), heal(4, villain), gainSurge))],
})

export const imTough = treachery('im-tough', {
  code: '01105',
  copies: 2,
  names: { en: '“I’m Tough”', fr: '« Je suis Balèze »' },
  set,
  abilities: [whenRevealed(ifTrue(hasStatus(villain, 'tough'), gainSurge, give('tough', villain)))],
})

export const stampede = treachery('stampede', {
  code: '01106',
  copies: 3,
  names: { en: 'Stampede', fr: 'Ruée', gender: 'f' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(gainSurge, { form: 'alter-ego' }),
    whenRevealed(attacks(villain, you, give('stunned', damagedByThis)), { form: 'hero' }),
  ],
})

export const breakinAndTakin = sideScheme('breakin-and-takin', {
  code: '01107',
  copies: 1,
  names: { en: 'Breakin’ & Takin’', fr: 'Casser et Emporter' },
  set,
  boost: 2,
  stats: { threat: 2, hazard: 1 },
  abilities: [whenRevealed(placeThreat(perPlayer(1), self))],
})

export const crowdControl = sideScheme('crowd-control', {
  code: '01108',
  copies: 1,
  names: { en: 'Crowd Control', fr: 'Contrôler la Foule' },
  set,
  boost: 2,
  stats: { threat: 2, crisis: 1 },
  perPlayer: ['threat'],
})

export const rhinoCards = [
  rhino1,
  rhino2,
  rhino3,
  theBreakIn1a,
  theBreakIn1b,
  armoredRhinoSuit,
  charge,
  enhancedIvoryHorn,
  hydraMercenary,
  sandman,
  shocker,
  hardToKeepDown,
  imTough,
  stampede,
  breakinAndTakin,
  crowdControl,
]
