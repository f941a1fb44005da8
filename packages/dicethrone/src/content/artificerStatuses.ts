import { choose, seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, names, spending } from '../build/index.ts'
import { basicBots, buildBot, improveBot, waitingBots } from '../ops/bots.ts'
import { perStack } from '../ops/counts.ts'
import { perNumber, rollDice } from '../ops/dice.ts'
import { yourMainPhase } from '../ops/moments.ts'
import { loseTokens } from '../ops/stacks.ts'

/** The status effects of the Artificer. */

const { status } = contentOf('artificer')

const NANITE = 'artificer/nanite'

export const synth = status('synth', names('Synth', 'Synthé'), {
  polarity: 'positive',
  limit: 7,
  spends: [
    spending(2, buildBot(choose(waitingBots)), yourMainPhase),
    spending(3, improveBot(choose(basicBots)), yourMainPhase),
  ],
})
export const nanite = status('nanite', names('Nanite', 'Nanite'), {
  polarity: 'negative',
  limit: 3,
  detonates: [1, 3, 5],
  triggers: [
    {
      window: 'upkeep',
      when: event('upkeep', { seat: you }),
      effect: seq(rollDice(perStack(1)), loseTokens(NANITE, perNumber(1, 6, 6))),
    },
  ],
})
