import { choose, eachInAnyOrder, it, self, seq, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  alterEgo,
  alterEgoAction,
  ally,
  event,
  exhausting,
  hero,
  heroAction,
  resource,
  response,
  setup,
  special,
  support,
  upgrade,
} from '../../build/index.ts'
import {
  attack,
  attackWithOwnDamage,
  byStep,
  choosePlayer,
  dealDamage,
  drawCards,
  enemies,
  identities,
  resolveSpecial,
  schemes,
  searchForUpgrade,
  shuffleBack,
  thePlayer,
  thwart,
  villainAndEngagedWith,
  yourUpgrades,
} from '../../ops/index.ts'

const set = 'hero:black-panther'
const aspect = 'hero'

export const blackPanther = hero('black-panther', {
  code: '01040a',
  names: { en: 'Black Panther', fr: 'Black Panther', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'tchalla',
  traits: ['avenger', 'wakanda'],
  stats: { thw: 2, atk: 2, def: 2, handSize: 5, hp: 11, retaliate: 1 },
})

export const tchalla = alterEgo('tchalla', {
  code: '01040b',
  names: { en: 'T’Challa', fr: 'T’Challa', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'black-panther',
  traits: ['king', 'wakanda'],
  stats: { rec: 4, handSize: 6, hp: 11 },
  abilities: [setup(searchForUpgrade('black-panther'), { title: { en: 'Foresight', fr: 'Prévoyance' } })],
})

export const shuri = ally('shuri', {
  code: '01041',
  copies: 1,
  names: { en: 'Shuri', fr: 'Shuri', gender: 'f', pronoun: 'she' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['physical'],
  traits: ['genius', 'wakanda'],
  stats: { thw: 1, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 3 },
  abilities: [response(on('enterPlay', { thing: self }), searchForUpgrade(''))],
})

export const ancestralKnowledge = event('ancestral-knowledge', {
  code: '01042',
  copies: 1,
  names: { en: 'Ancestral Knowledge', fr: 'Connaissance Ancestrale', gender: 'f' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  ability: alterEgoAction(shuffleBack(3)),
})

/** The same card with one resource or another in its corner. */
const wakandaForever = {
  names: { en: 'Wakanda Forever!', fr: 'Wakanda Éternel !' },
  set,
  aspect,
  cost: 1,
  traits: ['tactic'],
  ability: heroAction(eachInAnyOrder(yourUpgrades('black-panther'), resolveSpecial(it))),
}

export const wakandaForeverEnergy = event('wakanda-forever-energy', {
  code: '01043a',
  copies: 1,
  ...wakandaForever,
  resources: ['energy'],
})

export const wakandaForeverMental = event('wakanda-forever-mental', {
  code: '01043b',
  copies: 1,
  ...wakandaForever,
  resources: ['mental'],
})

export const wakandaForeverPhysical = event('wakanda-forever-physical', {
  code: '01043c',
  copies: 1,
  ...wakandaForever,
  resources: ['physical'],
})

export const wakandaForeverWild = event('wakanda-forever-wild', {
  code: '01043d',
  copies: 2,
  ...wakandaForever,
  resources: ['wild'],
})

export const vibranium = resource('vibranium', {
  code: '01044',
  copies: 3,
  names: { en: 'Vibranium', fr: 'Vibranium' },
  set,
  aspect,
  resources: ['wild', 'wild'],
})

export const theGoldenCity = support('the-golden-city', {
  code: '01045',
  copies: 1,
  names: { en: 'The Golden City', fr: 'La Cité Dorée', gender: 'f' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['location', 'wakanda'],
  abilities: [alterEgoAction(drawCards(2, you), { cost: exhausting })],
})

export const energyDaggers = upgrade('energy-daggers', {
  code: '01046',
  copies: 1,
  names: { en: 'Energy Daggers', fr: 'Dagues Énergétiques', gender: 'f', plural: true, pronoun: 'they' },
  set,
  aspect,
  cost: 2,
  resources: ['mental'],
  traits: ['black-panther', 'weapon'],
  abilities: [
    special(
      seq(
        choosePlayer('player', choose(identities)),
        dealDamage(byStep(1, 2), villainAndEngagedWith(thePlayer('player'))),
      ),
    ),
  ],
})

export const pantherClaws = upgrade('panther-claws', {
  code: '01047',
  copies: 1,
  names: { en: 'Panther Claws', fr: 'Griffes de Panthère', gender: 'f', plural: true, pronoun: 'they' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['black-panther', 'weapon'],
  abilities: [special(attack(byStep(2, 4), choose(enemies)), { label: 'attack' })],
})

export const tacticalGenius = upgrade('tactical-genius', {
  code: '01048',
  copies: 1,
  names: { en: 'Tactical Genius', fr: 'Génie Tactique' },
  set,
  aspect,
  cost: 2,
  resources: ['physical'],
  traits: ['black-panther', 'skill'],
  abilities: [special(thwart(byStep(1, 2), choose(schemes)), { label: 'thwart' })],
})

export const vibraniumSuit = upgrade('vibranium-suit', {
  code: '01049',
  copies: 1,
  names: { en: 'Vibranium Suit', fr: 'Costume en Vibranium' },
  set,
  aspect,
  cost: 2,
  resources: ['mental'],
  traits: ['armor', 'black-panther'],
  abilities: [special(attackWithOwnDamage(byStep(1, 2), choose(enemies)), { label: 'attack' })],
})

export const blackPantherCards = [
  blackPanther,
  tchalla,
  shuri,
  ancestralKnowledge,
  wakandaForeverEnergy,
  wakandaForeverMental,
  wakandaForeverPhysical,
  wakandaForeverWild,
  vibranium,
  theGoldenCity,
  energyDaggers,
  pantherClaws,
  tacticalGenius,
  vibraniumSuit,
]
