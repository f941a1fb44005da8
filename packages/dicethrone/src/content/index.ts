import { artificer, artificerContent } from './artificer.ts'
import { barbarian, barbarianContent } from './barbarian.ts'
import { cursedPirate, cursedPirateContent } from './cursedPirate.ts'
import { gunslinger, gunslingerContent } from './gunslinger.ts'
import { huntress, huntressContent } from './huntress.ts'
import { monk, monkContent } from './monk.ts'
import { moonElf, moonElfContent } from './moonElf.ts'
import { ninja, ninjaContent } from './ninja.ts'
import { paladin, paladinContent } from './paladin.ts'
import { pyromancer, pyromancerContent } from './pyromancer.ts'
import { samurai, samuraiContent } from './samurai.ts'
import { seraph, seraphContent } from './seraph.ts'
import { shadowThief, shadowThiefContent } from './shadowThief.ts'
import { sharedCards } from './shared.ts'
import { tactician, tacticianContent } from './tactician.ts'
import { treant, treantContent } from './treant.ts'
import { vampireLord, vampireLordContent } from './vampireLord.ts'

export const heroes = [
  gunslinger,
  barbarian,
  paladin,
  cursedPirate,
  shadowThief,
  pyromancer,
  vampireLord,
  moonElf,
  monk,
  samurai,
  ninja,
  treant,
  seraph,
  tactician,
  huntress,
  artificer,
]

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
  ...moonElfContent,
  ...monkContent,
  ...samuraiContent,
  ...ninjaContent,
  ...treantContent,
  ...seraphContent,
  ...tacticianContent,
  ...huntressContent,
  ...artificerContent,
]
