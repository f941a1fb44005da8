import { places } from '../map/places.ts'
import { citizens, enemies, heroes, skills, tokens } from './figures.ts'
import { spawnCards } from './spawnCards.ts'

export { citizens, enemies, heroes, spawnCards }

/** Everything that can lie on the table, zones and doors included. */
export const content = [...heroes, ...enemies, ...citizens, ...skills, ...tokens, ...spawnCards, ...places]
