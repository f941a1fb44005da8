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
  names: { en: 'Advance', fr: 'Avancée', gender: 'f' },
  set,
  abilities: [whenRevealed(schemesNow(villain, you))],
})

export const assault = treachery('assault', {
  names: { en: 'Assault', fr: 'Assaut' },
  set,
  abilities: [
    whenRevealed(gainSurge, { form: 'alter-ego' }),
    whenRevealed(attacks(villain, you), { form: 'hero' }),
  ],
})

export const caughtOffGuard = treachery('caught-off-guard', {
  names: { en: 'Caught Off Guard', fr: 'Pris par Surprise' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(ifTrue(anyOf(yourUpgradesAndSupports), discard(choose(yourUpgradesAndSupports)), gainSurge)),
  ],
})

export const gangUp = treachery('gang-up', {
  names: { en: 'Gang-Up', fr: 'Se Liguer' },
  set,
  boost: 1,
  abilities: [
    whenRevealed(gainSurge, { form: 'alter-ego' }),
    whenRevealed(seq(attacks(villain, you), attacks(minionsEngagedWith(you), you)), { form: 'hero' }),
  ],
})

export const shadowOfThePast = treachery('shadow-of-the-past', {
  names: { en: 'Shadow of the Past', fr: 'L’Ombre du Passé', gender: 'f' },
  set,
  boost: 2,
  abilities: [whenRevealed(bringNemesis)],
})

export const standardCards = [advance, assault, caughtOffGuard, gangUp, shadowOfThePast]
