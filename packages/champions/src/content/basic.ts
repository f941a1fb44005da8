import { choose, chooseOne, self, also, you } from '@quadriga/kernel/author'
import { on } from '../kinds/index.ts'
import {
  action,
  ally,
  discarding,
  event,
  exhausting,
  forcedInterrupt,
  forcedResponse,
  heroAction,
  interrupt,
  resource,
  response,
  support,
  upgrade,
} from '../build/index.ts'
import {
  attack,
  choosePlayer,
  dealDamage,
  discard,
  drawCards,
  enemies,
  everyCharacter,
  give,
  heal,
  identities,
  lessThreat,
  nextCardCostsLess,
  playerOf,
  ready,
  removeThreat,
  schemes,
  thePlayer,
  yourHero,
} from '../ops/index.ts'

const set = 'basic'
const aspect = 'basic'

export const mockingbird = ally('mockingbird', {
  code: '01083',
  copies: 4,
  names: { en: 'Mockingbird', fr: 'Mockingbird', gender: 'f', pronoun: 'she' },
  subtitle: 'Bobbi Morse',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['physical'],
  traits: ['shield', 'spy'],
  stats: { thw: 1, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 3 },
  abilities: [response(on('enterPlay', { thing: self }), give('stunned', choose(enemies)))],
})

export const nickFury = ally('nick-fury', {
  code: '01084',
  copies: 4,
  names: { en: 'Nick Fury', fr: 'Nick Fury', pronoun: 'he' },
  set,
  aspect,
  unique: true,
  cost: 4,
  resources: ['mental'],
  traits: ['shield', 'spy'],
  stats: { thw: 2, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 3 },
  abilities: [
    forcedResponse(
      on('enterPlay', { thing: self }),
      chooseOne(removeThreat(2, choose(schemes)), drawCards(3, you), dealDamage(4, choose(enemies))),
    ),
    forcedInterrupt(on('roundEnds'), discard(self)),
  ],
})

export const emergency = event('emergency', {
  code: '01085',
  copies: 4,
  names: { en: 'Emergency', fr: 'Urgence', gender: 'f' },
  set,
  aspect,
  cost: 0,
  resources: ['energy'],
  traits: ['thwart'],
  ability: interrupt(on('enemyScheme', { villain: true }), lessThreat(1), { label: 'thwart' }),
})

export const firstAid = event('first-aid', {
  code: '01086',
  copies: 4,
  names: { en: 'First Aid', fr: 'Premiers Soins', plural: 'fr' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  ability: action(heal(2, choose(everyCharacter))),
})

export const haymaker = event('haymaker', {
  code: '01087',
  copies: 4,
  names: { en: 'Haymaker', fr: 'Haymaker' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['attack'],
  ability: heroAction(attack(3, choose(enemies)), { label: 'attack' }),
})

export const energy = resource('energy', {
  code: '01088',
  copies: 4,
  names: { en: 'Energy', fr: 'Énergie', gender: 'f' },
  set,
  aspect,
  resources: ['energy', 'energy'],
  maxPerDeck: 1,
})

export const genius = resource('genius', {
  code: '01089',
  copies: 4,
  names: { en: 'Genius', fr: 'Génie' },
  set,
  aspect,
  resources: ['mental', 'mental'],
  maxPerDeck: 1,
})

export const strength = resource('strength', {
  code: '01090',
  copies: 4,
  names: { en: 'Strength', fr: 'Force', gender: 'f' },
  set,
  aspect,
  resources: ['physical', 'physical'],
  maxPerDeck: 1,
})

export const avengersMansion = support('avengers-mansion', {
  code: '01091',
  copies: 4,
  names: { en: 'Avengers Mansion', fr: 'Manoir des Avengers' },
  set,
  aspect,
  cost: 4,
  resources: ['mental'],
  traits: ['avenger', 'location'],
  maxPerPlayer: 1,
  abilities: [action(drawCards(1, playerOf(choose(identities))), { cost: exhausting })],
})

export const helicarrier = support('helicarrier', {
  code: '01092',
  copies: 4,
  names: { en: 'Helicarrier', fr: 'Héliporteur' },
  set,
  aspect,
  cost: 3,
  resources: ['physical'],
  traits: ['location', 'shield'],
  maxPerPlayer: 1,
  abilities: [
    action(also(choosePlayer('player', choose(identities)), nextCardCostsLess(1, thePlayer('player'))), {
      cost: exhausting,
    }),
  ],
})

export const tenacity = upgrade('tenacity', {
  code: '01093',
  copies: 4,
  names: { en: 'Tenacity', fr: 'Persévérance', gender: 'f' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['condition'],
  abilities: [heroAction(ready(yourHero), { cost: discarding('physical') })],
})

export const basicCards = [
  mockingbird,
  nickFury,
  emergency,
  firstAid,
  haymaker,
  energy,
  genius,
  strength,
  avengersMansion,
  helicarrier,
  tenacity,
]
