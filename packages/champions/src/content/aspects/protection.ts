import { choose, ofEvent, plus, stat, thenDo, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  discarding,
  event,
  exhaustingAnd,
  interrupt,
  resource,
  response,
  support,
  upgrade,
  using,
} from '../../build/index.ts'
import {
  revealingPlayer,
  attack,
  attacks,
  cancelRevealFor,
  cancelRevealed,
  friendlyCharacters,
  heal,
  ready,
  revealTop,
  villain,
  yourHero,
} from '../../ops/index.ts'

const set = 'aspect:protection'
const aspect = 'protection'

export const blackWidow = ally('black-widow', {
  code: '01075',
  copies: 1,
  names: { en: 'Black Widow', fr: 'Black Widow', gender: 'f', pronoun: 'she' },
  subtitle: 'Natasha Romanoff',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['shield', 'spy'],
  stats: { thw: 2, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 2 },
  abilities: [
    interrupt(on('reveal', { fromDeck: true }), thenDo(cancelRevealed, revealTop(revealingPlayer)), {
      cost: exhaustingAnd('mental'),
    }),
  ],
})

export const lukeCage = ally('luke-cage', {
  code: '01076',
  copies: 1,
  names: { en: 'Luke Cage', fr: 'Luke Cage', pronoun: 'he' },
  set,
  aspect,
  unique: true,
  cost: 4,
  resources: ['energy'],
  traits: ['defender'],
  stats: { thw: 1, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 5, toughness: 1 },
})

export const counterPunch = event('counter-punch', {
  code: '01077',
  copies: 3,
  names: { en: 'Counter-Punch', fr: 'Contre-Attaque au Poing', gender: 'f' },
  set,
  aspect,
  cost: 0,
  resources: ['physical'],
  traits: ['attack'],
  ability: response(
    on('enemyAttack', { defender: yourHero }),
    attack(stat('atk', yourHero), ofEvent('attacker')),
    { label: 'attack' },
  ),
})

export const getBehindMe = event('get-behind-me', {
  code: '01078',
  copies: 3,
  names: { en: 'Get Behind Me!', fr: 'Restez Derrière Moi !' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  ability: interrupt(
    on('reveal', { type: 'treachery', fromDeck: true }),
    cancelRevealFor(attacks(villain, you)),
    { form: 'hero' },
  ),
})

export const thePowerOfProtection = resource('the-power-of-protection', {
  code: '01079',
  copies: 2,
  names: { en: 'The Power of Protection', fr: 'Le Pouvoir de la Protection' },
  set,
  aspect,
  resources: ['wild'],
  maxPerDeck: 2,
  doublesFor: 'protection',
})

export const medTeam = support('med-team', {
  code: '01080',
  copies: 3,
  names: { en: 'Med Team', fr: 'Équipe Médicale', gender: 'f' },
  set,
  aspect,
  cost: 3,
  resources: ['energy'],
  traits: ['shield'],
  uses: [3, 'medical'],
  abilities: [action(heal(2, choose(friendlyCharacters)), { cost: using('medical') })],
})

export const armoredVest = upgrade('armored-vest', {
  code: '01081',
  copies: 3,
  names: { en: 'Armored Vest', fr: 'Veste Blindée', gender: 'f' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  traits: ['armor'],
  maxPerPlayer: 1,
  anyControl: true,
  constant: [plus(yourHero, 'def', 1)],
})

export const indomitable = upgrade('indomitable', {
  code: '01082',
  copies: 3,
  names: { en: 'Indomitable', fr: 'Inébranlable' },
  set,
  aspect,
  cost: 1,
  resources: ['energy'],
  traits: ['condition'],
  abilities: [response(on('enemyAttack', { defender: yourHero }), ready(yourHero), { cost: discarding() })],
})

export const protectionCards = [
  blackWidow,
  lukeCage,
  counterPunch,
  getBehindMe,
  thePowerOfProtection,
  medTeam,
  armoredVest,
  indomitable,
]
