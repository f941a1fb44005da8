import { on as event, seq, you } from '@quadriga/kernel/author'
import { contentOf, names } from '../build/index.ts'
import { perStack } from '../ops/counts.ts'
import { dealDamage } from '../ops/damage.ts'
import { perNumber, rollDice } from '../ops/dice.ts'
import { loseTokens } from '../ops/stacks.ts'

/** The status effects of the Huntress that others use too. */

const { status } = contentOf('huntress')

const BLEED = 'huntress/bleed'

export const bleed = status('bleed', names('Bleed', 'Hémorragie'), {
  polarity: 'negative',
  limit: 2,
  triggers: [
    {
      window: 'upkeep',
      when: event('upkeep', { seat: you }),
      effect: seq(
        rollDice(perStack(1)),
        dealDamage(perNumber(1, 1, 4), you),
        loseTokens(BLEED, perNumber(1, 5, 6)),
      ),
    },
  ],
})
