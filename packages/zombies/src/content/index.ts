import { placesOf, tilePieces } from '../build/index.ts'
import { citizenEvents, citizens } from './citizens.ts'
import { enemies, zombieHeroes } from './enemies.ts'
import { attacks, heroes, skills } from './heroes.ts'
import { missions } from './missions.ts'
import { agents, superHeroes } from './shield.ts'
import { spawnCards } from './spawnCards.ts'
import { tiles } from './tiles.ts'
import { tokens } from './tokens.ts'
import { traits } from './traits.ts'
import { zombieCitizens } from './zombieCitizens.ts'
import { zombieAttacks, zombies, zombieSkills } from './zombies.ts'
import { zombieSpawnCards } from './zombieSpawnCards.ts'
import { zombieTraits } from './zombieTraits.ts'

export {
  agents,
  citizenEvents,
  citizens,
  enemies,
  heroes,
  missions,
  spawnCards,
  superHeroes,
  tiles,
  traits,
  zombieCitizens,
  zombieHeroes,
  zombies,
  zombieSpawnCards,
  zombieTraits,
}

/** Every zone, door and window of every tile. */
export const places = placesOf(tiles)

/** Everything that can lie on the table, or names a place on it; and the missions. */
export const content = [
  ...heroes,
  ...attacks,
  ...skills,
  ...traits,
  ...enemies,
  ...zombieHeroes,
  ...citizens,
  ...citizenEvents,
  ...spawnCards,
  ...zombies,
  ...zombieAttacks,
  ...zombieSkills,
  ...zombieTraits,
  ...agents,
  ...superHeroes,
  ...zombieCitizens,
  ...zombieSpawnCards,
  ...tokens,
  ...tilePieces(tiles),
  ...places,
  ...missions,
]
