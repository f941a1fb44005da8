import { choose, insteadDo, plus, self, you } from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  event,
  exhausting,
  heroAction,
  interrupt,
  resource,
  response,
  support,
  upgrade,
  using,
} from '../../build/index.ts'
import {
  dealDamage,
  enemies,
  numberOf,
  orIf,
  removeThreat,
  schemes,
  sideSchemes,
  spent,
  takeDamage,
  thatMuch,
  thwart,
  yourHero,
} from '../../ops/index.ts'

const set = 'aspect:justice'
const aspect = 'justice'

export const jessicaJones = ally('jessica-jones', {
  code: '01059',
  copies: 1,
  names: { en: 'Jessica Jones', fr: 'Jessica Jones', gender: 'f', pronoun: 'she' },
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['energy'],
  traits: ['defender'],
  stats: { thw: 1, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 3 },
  constant: [plus(self, 'thw', numberOf(sideSchemes))],
})

export const daredevil = ally('daredevil', {
  code: '01058',
  copies: 1,
  names: { en: 'Daredevil', fr: 'Daredevil', pronoun: 'he' },
  subtitle: 'Matt Murdock',
  set,
  aspect,
  unique: true,
  cost: 4,
  resources: ['physical'],
  traits: ['defender'],
  stats: { thw: 2, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 3 },
  abilities: [response(on('thwart', { character: self }), dealDamage(1, choose(enemies)))],
})

export const forJustice = event('for-justice', {
  code: '01060',
  copies: 3,
  names: { en: 'For Justice!', fr: 'Pour la Justice !' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['thwart'],
  ability: heroAction(thwart(orIf(3, spent('mental'), 4), choose(schemes)), { label: 'thwart' }),
})

export const greatResponsibility = event('great-responsibility', {
  code: '01061',
  copies: 3,
  names: { en: 'Great Responsibility', fr: 'De Grandes Responsabilités', gender: 'f', plural: 'fr' },
  set,
  aspect,
  cost: 0,
  resources: ['mental'],
  ability: interrupt(on('placeThreat'), insteadDo(takeDamage(thatMuch)), { form: 'hero' }),
})

export const thePowerOfJustice = resource('the-power-of-justice', {
  code: '01062',
  copies: 2,
  names: { en: 'The Power of Justice', fr: 'Le Pouvoir de la Justice' },
  set,
  aspect,
  resources: ['wild'],
  maxPerDeck: 2,
  doublesFor: 'justice',
})

export const interrogationRoom = support('interrogation-room', {
  code: '01063',
  copies: 3,
  names: { en: 'Interrogation Room', fr: 'Salle d’Interrogatoire', gender: 'f' },
  set,
  aspect,
  cost: 1,
  resources: ['energy'],
  traits: ['location'],
  maxPerPlayer: 1,
  abilities: [
    response(on('defeat', { by: you, wasMinion: true }), removeThreat(1, choose(schemes)), {
      cost: exhausting,
    }),
  ],
})

export const surveillanceTeam = support('surveillance-team', {
  code: '01064',
  copies: 3,
  names: { en: 'Surveillance Team', fr: 'Équipe de Surveillance', gender: 'f' },
  set,
  aspect,
  cost: 2,
  resources: ['mental'],
  traits: ['shield'],
  uses: [3, 'snoop'],
  abilities: [action(removeThreat(1, choose(schemes)), { cost: using('snoop') })],
})

export const heroicIntuition = upgrade('heroic-intuition', {
  code: '01065',
  copies: 3,
  names: { en: 'Heroic Intuition', fr: 'Instinct Héroïque' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['skill'],
  maxPerPlayer: 1,
  anyControl: true,
  constant: [plus(yourHero, 'thw', 1)],
})

export const justiceCards = [
  jessicaJones,
  daredevil,
  forJustice,
  greatResponsibility,
  thePowerOfJustice,
  interrogationRoom,
  surveillanceTeam,
  heroicIntuition,
]
