import { choose, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, spending } from '../build/index.ts'
import { reroll } from '../ops/dieCards.ts'
import { anyTokens, drawCards, gain, gainCp, inflict, removeToken, transferToken } from '../ops/gains.ts'
import { yourMainPhase } from '../ops/moments.ts'
import { opponents, otherPlayers, playerOf, players } from '../ops/players.ts'
import { heldAllTurn, thisToken } from '../ops/stacks.ts'
import { targeted } from './moonElfStatuses.ts'
import { protect } from './paladinStatuses.ts'

/** The status effects of the Tactician. */

const { status } = contentOf('tactician')

export const tacticalAdvantage = status(
  'tactical_advantage',
  names('Tactical Advantage', 'Avantage Tactique'),
  {
    polarity: 'positive',
    limit: 5,
    raisable: true,
    spends: [
      spending(1, gainCp(1, you)),
      spending(1, reroll(1, 'own')),
      spending(3, drawCards(1)),
      spending(3, inflict(targeted.id, playerOf(choose(opponents)))),
      spending(4, gain(protect.id, 1, playerOf(choose(players)))),
      spending(4, transferToken(choose(anyTokens), playerOf(choose(otherPlayers))), yourMainPhase),
    ],
  },
)
export const constrict = status('constrict', names('Constrict', 'Compression'), {
  polarity: 'negative',
  limit: 1,
  attemptPrice: 1,
  triggers: [
    {
      window: 'rollPhaseEnd',
      when: event('rollPhaseEnd', { seat: you }),
      only: heldAllTurn,
      effect: removeToken(thisToken),
    },
  ],
})
