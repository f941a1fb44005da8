import { citizens, enemies, heroes, skills, tokens } from './figures.ts'
import { missions } from './missions.ts'
import { places } from './places.ts'
import { spawnCards } from './spawnCards.ts'

export { citizens, enemies, heroes, missions, places, spawnCards }

/** Everything that can lie on the table, or names a place on it; and the missions. */
export const content = [
  ...heroes,
  ...enemies,
  ...citizens,
  ...skills,
  ...tokens,
  ...spawnCards,
  ...places,
  ...missions,
]
