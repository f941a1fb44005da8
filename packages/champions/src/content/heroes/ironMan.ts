import { choose, ifTrue, self, untilEndOf } from '@quadriga/kernel/author'
import {
  action,
  ally,
  alterEgo,
  alterEgoAction,
  copyingResource,
  event,
  exhausting,
  exhaustingAnd,
  exhaustingForDamage,
  hero,
  heroAction,
  support,
  upgrade,
} from '../../build/index.ts'
import {
  attack,
  attackDiscarding,
  bonus,
  dealDamage,
  enemies,
  gainTrait,
  identities,
  named,
  orIf,
  playerOf,
  raised,
  ready,
  schemes,
  takeBackUpgrade,
  takeFromTop,
  thwart,
  timesEach,
  youHaveTrait,
  yourIdentity,
  yourUpgrades,
} from '../../ops/index.ts'

const set = 'hero:iron-man'
const aspect = 'hero'

export const ironMan = hero('iron-man', {
  code: '01029a',
  names: { en: 'Iron Man', fr: 'Iron Man', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'tony-stark',
  traits: ['avenger'],
  stats: { thw: 2, atk: 1, def: 1, handSize: 1, hp: 9 },
  constant: [raised('handSize', self, timesEach(1, yourUpgrades('tech'), 6))],
})

export const tonyStark = alterEgo('tony-stark', {
  code: '01029b',
  names: { en: 'Tony Stark', fr: 'Tony Stark', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'iron-man',
  traits: ['genius'],
  stats: { rec: 3, handSize: 6, hp: 9 },
  abilities: [action(takeFromTop(3), { perRound: 1, title: { en: 'Futurist', fr: 'Futuriste' } })],
})

export const warMachine = ally('war-machine', {
  code: '01030',
  copies: 1,
  names: { en: 'War Machine', fr: 'War Machine', pronoun: 'he' },
  subtitle: 'James Rhodes',
  set,
  aspect,
  unique: true,
  cost: 4,
  resources: ['wild'],
  traits: ['shield', 'soldier'],
  stats: { thw: 1, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 4 },
  abilities: [action(dealDamage(1, enemies), { cost: exhaustingForDamage(2) })],
})

export const repulsorBlast = event('repulsor-blast', {
  code: '01031',
  copies: 3,
  names: { en: 'Repulsor Blast', fr: 'Rayon Répulsif' },
  set,
  aspect,
  cost: 1,
  resources: ['physical'],
  traits: ['attack', 'superpower'],
  ability: heroAction(attackDiscarding(1, choose(enemies), 5, 2, 'energy'), { label: 'attack' }),
})

export const supersonicPunch = event('supersonic-punch', {
  code: '01032',
  copies: 2,
  names: { en: 'Supersonic Punch', fr: 'Coup de Poing Supersonique' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  ability: heroAction(attack(orIf(4, youHaveTrait('aerial'), 8), choose(enemies)), { label: 'attack' }),
})

export const pepperPotts = support('pepper-potts', {
  code: '01033',
  copies: 1,
  names: { en: 'Pepper Potts', fr: 'Pepper Potts', gender: 'f', pronoun: 'she' },
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['persona'],
  abilities: [copyingResource({ cost: exhausting })],
})

export const starkTower = support('stark-tower', {
  code: '01034',
  copies: 1,
  names: { en: 'Stark Tower', fr: 'Tour Stark', gender: 'f' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['mental'],
  traits: ['location'],
  abilities: [alterEgoAction(takeBackUpgrade(playerOf(choose(identities)), 'tech'), { cost: exhausting })],
})

export const arcReactor = upgrade('arc-reactor', {
  code: '01035',
  copies: 1,
  names: { en: 'Arc Reactor', fr: 'Réacteur Arc' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['item', 'tech'],
  abilities: [heroAction(ready(named('iron-man')), { cost: exhausting })],
})

export const markVArmor = upgrade('mark-v-armor', {
  code: '01036',
  copies: 1,
  names: { en: 'Mark V Armor', fr: 'Armure Mark V', gender: 'f' },
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['mental'],
  traits: ['armor', 'tech'],
  constant: [bonus(yourIdentity, 'hp', 6)],
})

export const markVHelmet = upgrade('mark-v-helmet', {
  code: '01037',
  copies: 1,
  names: { en: 'Mark V Helmet', fr: 'Casque Mark V' },
  set,
  aspect,
  unique: true,
  cost: 1,
  resources: ['physical'],
  traits: ['armor', 'tech'],
  abilities: [
    heroAction(ifTrue(youHaveTrait('aerial'), thwart(1, schemes), thwart(1, choose(schemes))), {
      label: 'thwart',
      cost: exhausting,
    }),
  ],
})

export const poweredGauntlets = upgrade('powered-gauntlets', {
  code: '01038',
  copies: 2,
  names: {
    en: 'Powered Gauntlets',
    fr: 'Gantelets Énergétiques',
    plural: true,
    pronoun: 'they',
  },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['armor', 'tech'],
  abilities: [
    heroAction(attack(orIf(1, youHaveTrait('aerial'), 2), choose(enemies)), {
      label: 'attack',
      cost: exhausting,
    }),
  ],
})

export const rocketBoots = upgrade('rocket-boots', {
  code: '01039',
  copies: 2,
  names: { en: 'Rocket Boots', fr: 'Bottes-Fusée', gender: 'f', plural: true, pronoun: 'they' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  traits: ['armor', 'tech'],
  constant: [bonus(yourIdentity, 'hp', 1)],
  abilities: [
    heroAction(untilEndOf('phase', gainTrait(yourIdentity, 'aerial')), { cost: exhaustingAnd('mental') }),
  ],
})

export const ironManCards = [
  ironMan,
  tonyStark,
  warMachine,
  repulsorBlast,
  supersonicPunch,
  pepperPotts,
  starkTower,
  arcReactor,
  markVArmor,
  markVHelmet,
  poweredGauntlets,
  rocketBoots,
]
