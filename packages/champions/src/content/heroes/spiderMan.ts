import { choose, host, insteadDo, preventAll, self, thenDo, you, ofEvent } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  ally,
  alterEgo,
  alterEgoAction,
  event,
  exhausting,
  forcedInterrupt,
  forcedResponse,
  hero,
  heroAction,
  interrupt,
  resourceAbility,
  support,
  upgrade,
  using,
} from '../../build/index.ts'
import {
  attack,
  cancelReveal,
  discard,
  discardTopTaking,
  drawCards,
  enemies,
  give,
  heal,
  minions,
  named,
  removeThreat,
  schemes,
  yourself,
} from '../../ops/index.ts'

const set = 'hero:spider-man'
const aspect = 'hero'

export const spiderMan = hero('spider-man', {
  code: '01001a',
  names: { en: 'Spider-Man', fr: 'Spider-Man', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'peter-parker',
  traits: ['avenger'],
  stats: { thw: 1, atk: 2, def: 3, handSize: 5, hp: 10 },
  abilities: [
    interrupt(on('enemyAttack', { villain: true, first: you }), drawCards(1, you), {
      title: { en: 'Spider-Sense', fr: 'Sens d’Araignée' },
    }),
  ],
})

export const peterParker = alterEgo('peter-parker', {
  code: '01001b',
  names: { en: 'Peter Parker', fr: 'Peter Parker', pronoun: 'he' },
  set,
  unique: true,
  otherFace: 'spider-man',
  traits: ['genius'],
  stats: { rec: 3, handSize: 6, hp: 10 },
  abilities: [resourceAbility('mental', { perRound: 1, title: { en: 'Scientist', fr: 'Scientifique' } })],
})

export const blackCat = ally('black-cat', {
  code: '01002',
  copies: 1,
  names: { en: 'Black Cat', fr: 'Black Cat', gender: 'f', pronoun: 'she' },
  subtitle: 'Felicia Hardy',
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['energy'],
  traits: ['hero-for-hire'],
  stats: { thw: 1, consequentialThw: 1, atk: 1, consequentialAtk: 0, hp: 2 },
  abilities: [forcedResponse(on('enterPlay', { thing: self, played: true }), discardTopTaking(2, 'mental'))],
})

export const backflip = event('backflip', {
  code: '01003',
  copies: 2,
  names: { en: 'Backflip', fr: 'Salto Arrière' },
  set,
  aspect,
  cost: 0,
  resources: ['physical'],
  traits: ['defense', 'skill'],
  ability: interrupt(on('damage', { to: yourself, fromAttack: true }), preventAll, { label: 'defense' }),
})

export const enhancedSpiderSense = event('enhanced-spider-sense', {
  code: '01004',
  copies: 2,
  names: { en: 'Enhanced Spider-Sense', fr: 'Sens d’Araignée Améliorés', plural: 'fr' },
  set,
  aspect,
  cost: 1,
  resources: ['mental'],
  traits: ['superpower'],
  ability: interrupt(on('reveal', { type: 'treachery', fromDeck: true }), cancelReveal, { form: 'hero' }),
})

export const swingingWebKick = event('swinging-web-kick', {
  code: '01005',
  copies: 3,
  names: { en: 'Swinging Web Kick', fr: 'Coup de Pied en Balancier' },
  set,
  aspect,
  cost: 3,
  resources: ['mental'],
  traits: ['aerial', 'attack', 'superpower'],
  ability: heroAction(attack(8, choose(enemies)), { label: 'attack' }),
})

export const auntMay = support('aunt-may', {
  code: '01006',
  copies: 1,
  names: { en: 'Aunt May', fr: 'Tante May', gender: 'f', pronoun: 'she' },
  set,
  aspect,
  unique: true,
  cost: 1,
  resources: ['energy'],
  traits: ['persona'],
  abilities: [alterEgoAction(heal(4, named('peter-parker')), { cost: exhausting })],
})

export const spiderTracer = upgrade('spider-tracer', {
  code: '01007',
  copies: 2,
  names: { en: 'Spider-Tracer', fr: 'Spider-Traceur' },
  set,
  aspect,
  cost: 1,
  resources: ['energy'],
  traits: ['item', 'tech'],
  attachTo: minions,
  abilities: [forcedInterrupt(on('defeat', { thing: host }), removeThreat(3, choose(schemes)))],
})

export const webShooter = upgrade('web-shooter', {
  code: '01008',
  copies: 2,
  names: { en: 'Web-Shooter', fr: 'Lance-toile' },
  set,
  aspect,
  cost: 1,
  resources: ['physical'],
  traits: ['item', 'tech'],
  uses: [3, 'web'],
  abilities: [resourceAbility('wild', { form: 'hero', cost: using('web') })],
})

export const webbedUp = upgrade('webbed-up', {
  code: '01009',
  copies: 2,
  names: { en: 'Webbed Up', fr: 'Pris dans la Toile' },
  set,
  aspect,
  cost: 4,
  resources: ['physical'],
  traits: ['condition'],
  playForm: 'hero',
  attachTo: enemies,
  maxPerHost: 1,
  abilities: [
    forcedInterrupt(
      on('enemyAttack', { attacker: host }),
      thenDo(insteadDo(discard(self)), give('stunned', ofEvent('attacker'))),
    ),
  ],
})

export const spiderManCards = [
  spiderMan,
  peterParker,
  blackCat,
  backflip,
  enhancedSpiderSense,
  swingingWebKick,
  auntMay,
  spiderTracer,
  webShooter,
  webbedUp,
]
