import { choose, you } from '@quadriga/kernel/author'
import { contentOf, names, spendingAny } from '../build/index.ts'
import { perSpent } from '../ops/counts.ts'
import { addDamage, prevent } from '../ops/damage.ts'
import { otherTokens, removeToken } from '../ops/gains.ts'
import { damageComes, yourAttack } from '../ops/moments.ts'

/** The status effects of the Monk. */

const { status } = contentOf('monk')

const CLEANSE = 'monk/cleanse'

export const chi = status('chi', names('Chi', 'Chi'), {
  polarity: 'positive',
  limit: 5,
  attackModifier: true,
  raisable: true,
  spends: [
    spendingAny(prevent(perSpent(1), you), damageComes),
    spendingAny(addDamage(perSpent(1)), yourAttack, true),
  ],
})
export const cleanse = status('cleanse', names('Cleanse', 'Purification'), {
  polarity: 'positive',
  limit: 3,
  spend: removeToken(choose(otherTokens(CLEANSE))),
})
