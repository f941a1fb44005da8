import { choose, ifTrue, prevent, self, seq, thenDo, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  alterEgo,
  discarding,
  event,
  exhaustingAndDiscarding,
  hero,
  heroAction,
  interrupt,
  resource,
  response,
  spendingAnyNumberOf,
  spendingToHeal,
  support,
  upgrade,
} from '../../build/index.ts'
import {
  attack,
  bonus,
  drawCards,
  enemies,
  gainTrait,
  give,
  identities,
  named,
  orIf,
  otherSchemes,
  placeSpent,
  playerOf,
  removeThreat,
  schemes,
  spent,
  thwart,
  timesCounters,
  villain,
  youAre,
  youHaveTrait,
} from '../../ops/index.ts'

const set = 'hero:captain-marvel'
const aspect = 'hero'

export const captainMarvel = hero('captain-marvel', {
  code: '01010a',
  names: { en: 'Captain Marvel', fr: 'Captain Marvel', gender: 'f', pronoun: 'she' },
  set,
  unique: true,
  otherFace: 'carol-danvers',
  traits: ['avenger', 'soldier'],
  stats: { thw: 2, atk: 2, def: 1, handSize: 5, hp: 12 },
  abilities: [
    action(drawCards(1, you), {
      cost: spendingToHeal(1, 'energy'),
      perRound: 1,
      title: { en: 'Rechannel', fr: 'Recanaliser' },
    }),
  ],
})

export const carolDanvers = alterEgo('carol-danvers', {
  code: '01010b',
  names: { en: 'Carol Danvers', fr: 'Carol Danvers', gender: 'f', pronoun: 'she' },
  set,
  unique: true,
  otherFace: 'captain-marvel',
  traits: ['shield', 'soldier'],
  stats: { rec: 4, handSize: 6, hp: 12 },
  abilities: [
    action(drawCards(1, playerOf(choose(identities))), {
      perRound: 1,
      title: { en: 'Commander', fr: 'Commandante' },
    }),
  ],
})

export const spiderWoman = ally('spider-woman', {
  code: '01011',
  copies: 1,
  names: { en: 'Spider-Woman', fr: 'Spider-Woman', gender: 'f', pronoun: 'she' },
  subtitle: 'Jessica Drew',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['wild'],
  traits: ['avenger', 'spy'],
  stats: { thw: 2, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 2 },
  abilities: [response(on('enterPlay', { thing: self }), give('confused', villain))],
})

export const crisisInterdiction = event('crisis-interdiction', {
  code: '01012',
  copies: 3,
  names: { en: 'Crisis Interdiction', fr: 'Empêcher les Conflits' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['thwart'],
  ability: heroAction(
    thenDo(thwart(2, choose(schemes)), ifTrue(youHaveTrait('aerial'), removeThreat(2, choose(otherSchemes)))),
    { label: 'thwart' },
  ),
})

export const photonicBlast = event('photonic-blast', {
  code: '01013',
  copies: 3,
  names: { en: 'Photonic Blast', fr: 'Rayon Photonique' },
  set,
  aspect,
  cost: 3,
  resources: ['physical'],
  traits: ['attack', 'superpower'],
  ability: heroAction(seq(attack(5, choose(enemies)), ifTrue(spent('energy'), drawCards(1, you))), {
    label: 'attack',
  }),
})

export const energyAbsorption = resource('energy-absorption', {
  code: '01014',
  copies: 2,
  names: { en: 'Energy Absorption', fr: 'Absorption d’Énergie', gender: 'f' },
  set,
  aspect,
  resources: ['energy', 'energy', 'energy'],
})

export const alphaFlightStation = support('alpha-flight-station', {
  code: '01015',
  copies: 1,
  names: { en: 'Alpha Flight Station', fr: 'Station Alpha Flight', gender: 'f' },
  set,
  aspect,
  unique: true,
  cost: 1,
  resources: ['mental'],
  traits: ['location', 'shield'],
  abilities: [
    action(drawCards(orIf(1, youAre('carol-danvers'), 2), you), { cost: exhaustingAndDiscarding(1) }),
  ],
})

export const captainMarvelsHelmet = upgrade('captain-marvels-helmet', {
  code: '01016',
  copies: 1,
  names: { en: 'Captain Marvel’s Helmet', fr: 'Casque de Captain Marvel' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['physical'],
  traits: ['armor', 'tech'],
  constant: [bonus(named('captain-marvel'), 'def', orIf(1, youHaveTrait('aerial'), 2))],
})

export const cosmicFlight = upgrade('cosmic-flight', {
  code: '01017',
  copies: 2,
  names: { en: 'Cosmic Flight', fr: 'Vol Cosmique' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['superpower'],
  constant: [gainTrait(named('captain-marvel'), 'aerial')],
  abilities: [
    interrupt(on('damage', { to: named('captain-marvel') }), prevent(3), {
      form: 'hero',
      label: 'defense',
      cost: discarding(),
    }),
  ],
})

export const energyChannel = upgrade('energy-channel', {
  code: '01018',
  copies: 2,
  names: { en: 'Energy Channel', fr: 'Énergie Canalisée', gender: 'f' },
  set,
  aspect,
  cost: 0,
  resources: ['mental'],
  traits: ['superpower'],
  maxPerPlayer: 1,
  abilities: [
    action(placeSpent('energy', 'energy', self), { cost: spendingAnyNumberOf('energy') }),
    heroAction(attack(timesCounters(2, 'energy', 10), choose(enemies)), {
      label: 'attack',
      cost: discarding(),
    }),
  ],
})

export const captainMarvelCards = [
  captainMarvel,
  carolDanvers,
  spiderWoman,
  crisisInterdiction,
  photonicBlast,
  energyAbsorption,
  alphaFlightStation,
  captainMarvelsHelmet,
  cosmicFlight,
  energyChannel,
]
