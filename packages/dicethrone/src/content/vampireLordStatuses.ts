import { choose, ifTrue, seq } from '@quadriga/kernel/author'
import { contentOf, names, spending } from '../build/index.ts'
import { addDamage } from '../ops/damage.ts'
import { dieShows, rollDice } from '../ops/dice.ts'
import { reroll } from '../ops/dieCards.ts'
import { anyTokens, drawCards, removeToken } from '../ops/gains.ts'
import { anyAttack, opponentDice, yourAttack, yourMainPhase } from '../ops/moments.ts'
import { drain } from '../ops/weakening.ts'

/** The status effects of the Vampire Lord. */

const { status } = contentOf('vampire_lord')

export const bloodPower = status('blood_power', names('Blood Power', 'Pouvoir du Sang'), {
  polarity: 'positive',
  limit: 5,
  attackModifier: true,
  spends: [
    spending(1, addDamage(3), yourAttack, true),
    spending(2, removeToken(choose(anyTokens)), yourMainPhase, true),
    spending(3, drawCards(2), null, true),
    spending(4, drain, anyAttack, true),
  ],
})
export const mesmerize = status('mesmerize', names('Mesmerize', 'Hypnose'), {
  polarity: 'positive',
  limit: 1,
  only: opponentDice,
  spend: seq(rollDice(1), ifTrue(dieShows(5, 6), reroll(1, 'opponent'))),
})
