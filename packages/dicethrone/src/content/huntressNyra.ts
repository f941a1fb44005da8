import { ifTrue, you } from '@quadriga/kernel/author'
import { on as event } from '../kinds/index.ts'
import { contentOf, guarding, names, whenever } from '../build/index.ts'
import { companionHealth, companionTakes, healCompanion, turnCompanion } from '../ops/companions.ts'
import { addDamage } from '../ops/damage.ts'

/** Nyra, the companion of the Huntress, on both of her sides. */

const { companion } = contentOf('huntress')

export const NYRA = 'huntress/nyra'

const called = names('Nyra', 'Nyra')
const feminine = { gender: 'f', pronoun: 'she' } as const
const most = { health: 7, confidence: 'medium' } as const

export const nyra = companion(
  'nyra',
  { ...called, names: { ...called.names, ...feminine } },
  [
    whenever({
      window: 'attacked',
      when: event('attack', { attacker: you, isAttack: true, isAugmentable: true }),
      effect: addDamage(2),
    }),
    guarding(0, companionTakes(NYRA, 'all')),
  ],
  { ...most, start: 5, turnsTo: 'huntress/nyra_downed' },
)

const fallen = names('Nyra, downed', 'Nyra, hors de combat', 'ours')

export const nyraDowned = companion(
  'nyra_downed',
  { ...fallen, names: { ...fallen.names, ...feminine } },
  [
    whenever({
      window: 'upkeep',
      when: event('upkeep', { seat: you }),
      effect: ifTrue(companionHealth(NYRA, 5), turnCompanion(NYRA), healCompanion(1, NYRA)),
    }),
  ],
  { ...most, turnsTo: NYRA },
)
