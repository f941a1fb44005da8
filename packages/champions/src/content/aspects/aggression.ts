import { choose, ifTrue, plus, self, seq } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  event,
  forcedResponse,
  heroAction,
  resource,
  response,
  support,
  upgrade,
  using,
} from '../../build/index.ts'
import {
  attack,
  dealDamage,
  discard,
  discardedShows,
  discardTopCards,
  enemies,
  everyCharacter,
  heal,
  minions,
  schemes,
  spent,
  thwart,
  yourHero,
} from '../../ops/index.ts'

const set = 'aspect:aggression'
const aspect = 'aggression'

export const hulk = ally('hulk', {
  code: '01050',
  copies: 1,
  names: { en: 'Hulk', fr: 'Hulk', pronoun: 'he' },
  subtitle: 'Bruce Banner',
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['avenger', 'gamma'],
  stats: { atk: 3, consequentialAtk: 1, hp: 5 },
  abilities: [
    forcedResponse(
      on('attack', { attacker: self }),
      seq(
        discardTopCards(1),
        ifTrue(discardedShows('physical', 'wild'), dealDamage(2, choose(enemies))),
        ifTrue(discardedShows('energy', 'wild'), dealDamage(1, everyCharacter)),
        ifTrue(discardedShows('mental', 'wild'), discard(self)),
      ),
    ),
  ],
})

export const tigra = ally('tigra', {
  code: '01051',
  copies: 1,
  names: { en: 'Tigra', fr: 'Tigra', gender: 'f', pronoun: 'she' },
  subtitle: 'Greer Grant Nelson',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['mental'],
  traits: ['avenger'],
  stats: { thw: 1, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 3 },
  abilities: [response(on('attack', { attacker: self, defeatedMinion: true }), heal(1, self))],
})

export const chaseThemDown = event('chase-them-down', {
  code: '01052',
  copies: 3,
  names: { en: 'Chase Them Down', fr: 'Poursuivons-Les' },
  set,
  aspect,
  cost: 0,
  resources: ['mental'],
  traits: ['thwart'],
  ability: response(on('attack', { attacker: yourHero, defeatedEnemy: true }), thwart(2, choose(schemes)), {
    label: 'thwart',
  }),
})

export const relentlessAssault = event('relentless-assault', {
  code: '01053',
  copies: 3,
  names: { en: 'Relentless Assault', fr: 'Assaut Implacable' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  ability: heroAction(attack(5, choose(minions), spent('physical')), { label: 'attack' }),
})

export const uppercut = event('uppercut', {
  code: '01054',
  copies: 3,
  names: { en: 'Uppercut', fr: 'Uppercut' },
  set,
  aspect,
  cost: 3,
  resources: ['physical'],
  traits: ['attack'],
  ability: heroAction(attack(5, choose(enemies)), { label: 'attack' }),
})

export const thePowerOfAggression = resource('the-power-of-aggression', {
  code: '01055',
  copies: 2,
  names: { en: 'The Power of Aggression', fr: 'Le Pouvoir de l’Agressivité' },
  set,
  aspect,
  resources: ['wild'],
  maxPerDeck: 2,
  doublesFor: 'aggression',
})

export const tacTeam = support('tac-team', {
  code: '01056',
  copies: 3,
  names: { en: 'Tac Team', fr: 'Équipe Tactique', gender: 'f' },
  set,
  aspect,
  cost: 3,
  resources: ['energy'],
  traits: ['shield'],
  uses: [3, 'attack'],
  abilities: [action(dealDamage(2, choose(enemies)), { cost: using('attack') })],
})

export const combatTraining = upgrade('combat-training', {
  code: '01057',
  copies: 3,
  names: { en: 'Combat Training', fr: 'Entraînement au Combat' },
  set,
  aspect,
  cost: 2,
  resources: ['physical'],
  traits: ['skill'],
  maxPerPlayer: 1,
  anyControl: true,
  constant: [plus(yourHero, 'atk', 1)],
})

export const aggressionCards = [
  hulk,
  tigra,
  chaseThemDown,
  relentlessAssault,
  uppercut,
  thePowerOfAggression,
  tacTeam,
  combatTraining,
]
