import { placesOf, tilePieces } from '../build/index.ts'
import { citizenEvents, citizens } from './citizens.ts'
import { enemies, zombieHeroes } from './enemies.ts'
import { attacks, heroes, skills } from './heroes.ts'
import { missions } from './missions.ts'
import { spawnCards } from './spawnCards.ts'
import { tiles } from './tiles.ts'
import { tokens } from './tokens.ts'
import { traits } from './traits.ts'

export { citizenEvents, citizens, enemies, heroes, missions, spawnCards, tiles, traits, zombieHeroes }

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
  ...tokens,
  ...tilePieces(tiles),
  ...places,
  ...missions,
]
