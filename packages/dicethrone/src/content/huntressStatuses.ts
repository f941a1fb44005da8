import { seq, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, guarding, names, spending } from '../build/index.ts'
import { companionTakes, healCompanion, isActive } from '../ops/companions.ts'
import { perStack } from '../ops/counts.ts'
import { dealDamage } from '../ops/damage.ts'
import { perNumber, rollDice } from '../ops/dice.ts'
import { loseTokens } from '../ops/stacks.ts'
import { NYRA } from './huntressNyra.ts'

/** The status effects of the Huntress. */

const { status } = contentOf('huntress')

const BLEED = 'huntress/bleed'

export const nyrasBond = status('nyras_bond', names('Nyra’s Bond', 'Lien avec Nyra'), {
  polarity: 'positive',
  limit: 1,
  spends: [guarding(1, companionTakes(NYRA, 'some'), isActive(NYRA)), spending(1, healCompanion(2, NYRA))],
})
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
