import { heroesOf } from '../build/index.ts'
import { artificerContent } from './artificer.ts'
import { barbarianContent } from './barbarian.ts'
import { cursedPirateContent } from './cursedPirate.ts'
import { gunslingerContent } from './gunslinger.ts'
import { huntressContent } from './huntress.ts'
import { monkContent } from './monk.ts'
import { moonElfContent } from './moonElf.ts'
import { ninjaContent } from './ninja.ts'
import { paladinContent } from './paladin.ts'
import { pyromancerContent } from './pyromancer.ts'
import { samuraiContent } from './samurai.ts'
import { seraphContent } from './seraph.ts'
import { shadowThiefContent } from './shadowThief.ts'
import { sharedCards } from './shared.ts'
import { tacticianContent } from './tactician.ts'
import { treantContent } from './treant.ts'
import { vampireLordContent } from './vampireLord.ts'

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

export const heroes = heroesOf(content)
