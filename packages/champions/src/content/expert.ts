import { ifTrue, you } from '@quadriga/kernel/author'
import { treachery, whenRevealed } from '../build/index.ts'
import {
  anyOf,
  discardUntilSideScheme,
  exhaust,
  placeThreat,
  revealTop,
  sideSchemes,
  yourIdentity,
} from '../ops/index.ts'

const set = 'expert'

export const exhaustion = treachery('exhaustion', {
  code: '01191',
  copies: 1,
  names: { en: 'Exhaustion', fr: 'Épuisement' },
  set,
  boost: 2,
  stats: { surge: 1 },
  abilities: [whenRevealed(exhaust(yourIdentity))],
})

export const masterplan = treachery('masterplan', {
  code: '01192',
  copies: 1,
  names: { en: 'Masterplan', fr: 'Plan Machiavélique' },
  set,
  boost: 2,
  abilities: [whenRevealed(ifTrue(anyOf(sideSchemes), placeThreat(4, sideSchemes), discardUntilSideScheme))],
})

export const underFire = treachery('under-fire', {
  code: '01193',
  copies: 1,
  names: { en: 'Under Fire', fr: 'Sous le Feu' },
  set,
  boost: 3,
  stats: { surge: 1 },
  abilities: [whenRevealed(revealTop(you))],
})

export const expertCards = [exhaustion, masterplan, underFire]
