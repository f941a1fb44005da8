import { choose, ifTrue, may, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names } from '../build/index.ts'
import { takePerToken } from '../ops/damage.ts'
import { dieShows, rollDice } from '../ops/dice.ts'
import { otherBoards } from '../ops/everyone.ts'
import { removeToken, transferToken } from '../ops/gains.ts'
import { playerOf } from '../ops/players.ts'
import { notYours, thisToken } from '../ops/stacks.ts'
import { dealNothing, explosion, weaken } from '../ops/weakening.ts'

/** The status effects of the Cursed Pirate. */

const { status } = contentOf('cursed_pirate')

export const doubloon = status('cursed_doubloon', names('Cursed Doubloon', 'Doublon Maudit'), {
  polarity: 'unique',
  limit: 3,
  ownerLimit: 5,
  persistent: true,
  fixed: true,
  triggers: [
    {
      window: 'upkeep',
      when: event('upkeep', { seat: you }),
      only: notYours,
      effect: takePerToken(1),
    },
  ],
})
export const keg = status('powder_keg', names('Powder Keg', 'Baril de Poudre'), {
  polarity: 'negative',
  limit: 1,
  explodes: 3,
  triggers: [
    {
      window: 'upkeep',
      when: event('upkeep', { seat: you }),
      effect: seq(
        rollDice(1),
        ifTrue(dieShows(1, 2), explosion),
        ifTrue(dieShows(6, 6), may(transferToken(thisToken, playerOf(choose(otherBoards))))),
      ),
    },
  ],
})
export const wither = status('wither', names('Wither', 'Dépérissement'), {
  polarity: 'negative',
  limit: 2,
  attackModifier: true,
  persistent: true,
  triggers: [
    {
      window: 'judged',
      when: event('attack', { attacker: you, isUltimate: false }),
      effect: weaken(1),
    },
  ],
})
export const parlay = status('parlay', names('Parlay', 'Pourparlers'), {
  polarity: 'negative',
  limit: 1,
  triggers: [
    {
      window: 'judged',
      when: event('attack', { attacker: you, isUltimate: false }),
      effect: dealNothing,
    },
    {
      window: 'rollPhaseEnd',
      when: event('rollPhaseEnd', { seat: you }),
      effect: removeToken(thisToken),
    },
  ],
})
