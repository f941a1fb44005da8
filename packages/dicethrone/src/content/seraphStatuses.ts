import { also, ifTrue, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, spending } from '../build/index.ts'
import { avoid, makeUndefendable } from '../ops/damage.ts'
import { dieShows, rollDice, someDieShows } from '../ops/dice.ts'
import { dealToEachPerToken } from '../ops/everyone.ts'
import { removeToken } from '../ops/gains.ts'
import { defendableAttack, youAreAttacked } from '../ops/moments.ts'
import { thisToken } from '../ops/stacks.ts'
import { failAbility, halveAbility } from '../ops/weakening.ts'

/** The status effects of the Seraph; Cleanse is the Monk's, Blessing of Divinity the Paladin's. */

const { status } = contentOf('seraph')

const medium = { confidence: 'medium' } as const

export const flight = status('flight', names('Flight', 'Vol'), {
  polarity: 'positive',
  limit: 3,
  spends: [
    spending(1, seq(rollDice(2), ifTrue(someDieShows(6), makeUndefendable)), defendableAttack),
    spending(1, seq(rollDice(2), ifTrue(someDieShows(6), avoid)), youAreAttacked),
  ],
  ...medium,
})
export const holyPresence = status('holy_presence', names('Holy Presence', 'Présence Divine'), {
  polarity: 'unique',
  limit: 2,
  persistent: true,
  bound: true,
  triggers: [{ window: 'upkeep', when: event('upkeep', { seat: you }), effect: dealToEachPerToken(1) }],
  ...medium,
})
export const blindingLight = status('blinding_light', names('Blinding Light', 'Lumière aveuglante'), {
  polarity: 'negative',
  limit: 1,
  triggers: [
    {
      window: 'activating',
      when: event('activate', { seat: you }),
      effect: seq(
        also(removeToken(thisToken), rollDice(1)),
        ifTrue(dieShows(1, 1), failAbility),
        ifTrue(dieShows(2, 3), halveAbility),
      ),
    },
  ],
  ...medium,
})
