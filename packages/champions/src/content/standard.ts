import { choose, ifTrue, seq, you } from '@quadriga/kernel/author'
import { treachery, whenRevealed } from '../build/index.ts'
import {
  anyOf,
  attacks,
  bringNemesis,
  discard,
  gainSurge,
  minionsEngagedWith,
  schemesNow,
  villain,
  yourUpgradesAndSupports,
} from '../ops/index.ts'

const set = 'standard'

export const advance = treachery('advance', {
  code: '01186',
  copies: 2,
  names: { en: 'Advance', fr: 'Avancée', gender: 'f' },
  set,
  abilities: [whenRevealed(schemesNow(villain, you))],
})

export const assault = treachery('assault', {
  code: '01187',
  copies: 2,
  names: { en: 'Assault', fr: 'Assaut' },
  set,
  abilities: [
    whenRevealed(gainSurge, { form: 'alter-ego' }),
    whenRevealed(attacks(villain, you), { form: 'hero' }),
  ],
})

export const caughtOffGuard = treachery('caught-off-guard', {
  code: '01188',
  copies: 1,
  names: { en: 'Caught Off Guard', fr: 'Pris par Surprise' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(ifTrue(anyOf(yourUpgradesAndSupports), discard(choose(yourUpgradesAndSupports)), gainSurge)),
  ],
})

export const gangUp = treachery('gang-up', {
  code: '01189',
  copies: 1,
  names: { en: 'Gang-Up', fr: 'Se Liguer' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(gainSurge, { form: 'alter-ego' }),
    whenRevealed(seq(attacks(villain, you), attacks(minionsEngagedWith(you), you)), { form: 'hero' }),
  ],
})

export const shadowOfThePast = treachery('shadow-of-the-past', {
  code: '01190',
  copies: 1,
  names: { en: 'Shadow of the Past', fr: 'L’Ombre du Passé', gender: 'f' },
  set,
  boost: 2,
  abilities: [whenRevealed(bringNemesis)],
})

export const standardCards = [advance, assault, caughtOffGuard, gangUp, shadowOfThePast]
