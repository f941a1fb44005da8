import { setupField, type ReadField, reason, type Reason, setupCheck } from '@quadriga/kernel/author'
import { heroes } from './content/index.ts'
import { modeOf } from './setup.ts'
import { modes, seatsByMode } from './table.ts'

/** The box says that up to six can play, but not how five and six do. */
const mostHeroes = 6

/**
 * How a game is set up: heroes in turn order, the mode if it is not to follow from their number, and whether every deck
 * holds its promotional card. In two against two the first and third hero are one team, the second and fourth the other.
 */
const setupFields = setupField.record({
  heroes: setupField.list(setupField.name<string>(heroes.map(({ id }) => id)), 1, mostHeroes),
  mode: setupField.optional(setupField.name(modes)),
  promo: setupField.optional(setupField.flag),
})

export type Setup = ReadField<typeof setupFields>

export const checkSetup = setupCheck(setupFields, 'dicethrone:modes', (setup): readonly Reason[] => {
  const { length } = setup.heroes
  if (length > seatsByMode.team) return [reason('refused.tooMany', {}, 'dicethrone:modes')]
  const count = seatsByMode[modeOf(setup)]
  return length === count ? [] : [reason('refused.heroCount', { count }, 'dicethrone:modes')]
})
