import { choose, ofEvent, plus, self, thenDo, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  alterEgo,
  alterEgoAction,
  discarding,
  discardingUpTo,
  event,
  exhaustingAnd,
  exhaustingAndTaking,
  forcedResponse,
  hero,
  heroAction,
  interrupt,
  response,
  support,
  upgrade,
} from '../../build/index.ts'
import {
  atMost,
  attack,
  changeForm,
  damageOn,
  dealDamage,
  discardedForThis,
  drawCards,
  drawToHandSize,
  enemies,
  give,
  lessThreat,
  named,
  ready,
  removeThreat,
  returnToHand,
  schemes,
  thwart,
  yourIdentity,
  yourself,
} from '../../ops/index.ts'

const set = 'hero:she-hulk'
const aspect = 'hero'

export const sheHulk = hero('she-hulk', {
  code: '01019a',
  names: { en: 'She-Hulk', fr: 'Miss Hulk', gender: 'f', pronoun: 'she' },
  set,
  unique: true,
  otherFace: 'jennifer-walters',
  traits: ['avenger', 'gamma'],
  stats: { thw: 1, atk: 3, def: 2, handSize: 4, hp: 15 },
  abilities: [
    response(on('changeForm', { thing: self }), dealDamage(2, choose(enemies)), {
      title: { en: 'Do You Even Lift?', fr: 'Tu fais de la muscu ?' },
    }),
  ],
})

export const jenniferWalters = alterEgo('jennifer-walters', {
  code: '01019b',
  names: { en: 'Jennifer Walters', fr: 'Jennifer Walters', gender: 'f', pronoun: 'she' },
  set,
  unique: true,
  otherFace: 'she-hulk',
  traits: ['attorney', 'gamma'],
  stats: { rec: 5, handSize: 6, hp: 15 },
  abilities: [
    interrupt(on('placeThreat'), lessThreat(1), {
      perRound: 1,
      title: { en: 'I Object!', fr: 'Objection !' },
    }),
  ],
})

export const hellcat = ally('hellcat', {
  code: '01020',
  copies: 1,
  names: { en: 'Hellcat', fr: 'Hellcat', gender: 'f', pronoun: 'she' },
  subtitle: 'Patsy Walker',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['wild'],
  traits: ['avenger'],
  stats: { thw: 2, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 3 },
  abilities: [action(returnToHand(self))],
})

export const gammaSlam = event('gamma-slam', {
  code: '01021',
  copies: 1,
  names: { en: 'Gamma Slam', fr: 'Frappe Gamma', gender: 'f' },
  set,
  aspect,
  cost: 4,
  resources: ['mental'],
  traits: ['attack', 'superpower'],
  ability: heroAction(attack(atMost(damageOn(yourIdentity), 15), choose(enemies)), { label: 'attack' }),
})

export const groundStomp = event('ground-stomp', {
  code: '01022',
  copies: 2,
  names: { en: 'Ground Stomp', fr: 'Piétinement' },
  set,
  aspect,
  cost: 2,
  resources: ['mental'],
  traits: ['superpower'],
  ability: heroAction(dealDamage(1, enemies)),
})

export const legalPractice = event('legal-practice', {
  code: '01023',
  copies: 2,
  names: { en: 'Legal Practice', fr: 'Pratique de la Loi', gender: 'f' },
  set,
  aspect,
  cost: 0,
  resources: ['physical'],
  traits: ['skill', 'thwart'],
  ability: alterEgoAction(thwart(discardedForThis, choose(schemes)), {
    label: 'thwart',
    cost: discardingUpTo(5),
  }),
})

export const oneTwoPunch = event('one-two-punch', {
  code: '01024',
  copies: 3,
  names: { en: 'One-Two Punch', fr: 'Droite-Gauche' },
  set,
  aspect,
  cost: 1,
  resources: ['physical'],
  traits: ['skill'],
  ability: response(on('attack', { attacker: yourself, basic: true }), ready(named('she-hulk'))),
})

export const splitPersonality = event('split-personality', {
  code: '01025',
  copies: 1,
  names: { en: 'Split Personality', fr: 'Personnalité Divisée', gender: 'f' },
  set,
  aspect,
  cost: 3,
  resources: ['energy'],
  ability: action(thenDo(changeForm('other'), drawToHandSize)),
})

export const superhumanLawDivision = support('superhuman-law-division', {
  code: '01026',
  copies: 1,
  names: { en: 'Superhuman Law Division', fr: 'Département Judiciaire des Surhumains' },
  set,
  aspect,
  cost: 1,
  resources: ['physical'],
  traits: ['location'],
  abilities: [alterEgoAction(removeThreat(2, choose(schemes)), { cost: exhaustingAnd('mental') })],
})

export const focusedRage = upgrade('focused-rage', {
  code: '01027',
  copies: 2,
  names: { en: 'Focused Rage', fr: 'Rage Contrôlée', gender: 'f' },
  set,
  aspect,
  cost: 3,
  resources: ['energy'],
  traits: ['skill'],
  abilities: [heroAction(drawCards(1, you), { cost: exhaustingAndTaking(1) })],
})

export const superhumanStrength = upgrade('superhuman-strength', {
  code: '01028',
  copies: 2,
  names: { en: 'Superhuman Strength', fr: 'Force Surhumaine', gender: 'f' },
  set,
  aspect,
  cost: 2,
  resources: ['mental'],
  traits: ['superpower'],
  constant: [plus(named('she-hulk'), 'atk', 2)],
  abilities: [
    forcedResponse(on('attack', { attacker: named('she-hulk') }), give('stunned', ofEvent('target')), {
      cost: discarding(),
    }),
  ],
})

export const sheHulkCards = [
  sheHulk,
  jenniferWalters,
  hellcat,
  gammaSlam,
  groundStomp,
  legalPractice,
  oneTwoPunch,
  splitPersonality,
  superhumanLawDivision,
  focusedRage,
  superhumanStrength,
]
