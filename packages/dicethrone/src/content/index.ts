import { barbarian, barbarianContent } from './barbarian.ts'
import { cursedPirate, cursedPirateContent } from './cursedPirate.ts'
import { gunslinger, gunslingerContent } from './gunslinger.ts'
import { paladin, paladinContent } from './paladin.ts'
import { pyromancer, pyromancerContent } from './pyromancer.ts'
import { shadowThief, shadowThiefContent } from './shadowThief.ts'
import { sharedCards } from './shared.ts'
import { vampireLord, vampireLordContent } from './vampireLord.ts'

export const heroes = [gunslinger, barbarian, paladin, cursedPirate, shadowThief, pyromancer, vampireLord]

/** Everything that has a name. */
export const content = [
  ...sharedCards,
  ...gunslingerContent,
  ...barbarianContent,
  ...paladinContent,
  ...cursedPirateContent,
  ...shadowThiefContent,
  ...pyromancerContent,
  ...vampireLordContent,
]
