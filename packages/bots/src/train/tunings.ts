import { championsTuning } from './championsTuning.ts'
import { dicethroneTuning } from './dicethroneTuning.ts'
import type { Tuning } from './tuning.ts'
import { villainousTuning } from './villainousTuning.ts'
import { zombiesTuning } from './zombiesTuning.ts'

/** The games whose weights can be learned, by name. */
export const tunings: Readonly<Record<string, Tuning>> = {
  champions: championsTuning,
  dicethrone: dicethroneTuning,
  villainous: villainousTuning,
  zombies: zombiesTuning,
}
