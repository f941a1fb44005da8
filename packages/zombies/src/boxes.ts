import {
  agents,
  citizenEvents,
  citizens,
  enemies,
  heroes,
  spawnCards,
  superHeroes,
  traits,
  zombieCitizens,
  zombieHeroes,
  zombies,
  zombieSpawnCards,
  zombieTraits,
} from './content/index.ts'
import type { Enemy, Hero, Mode, Piece, Spawn } from './piece.ts'

/** What a side plays with: its own figures, and the decks against it. */
export interface Box {
  readonly heroes: readonly Hero[]
  readonly enemies: readonly Enemy[]
  /** Enemies with a name. */
  readonly champions: readonly Enemy[]
  readonly spawnCards: readonly Spawn[]
  readonly traits: readonly Piece[]
  readonly citizens: readonly Piece[]
}

const secrets = citizenEvents.filter(({ kind }) => kind === 'secret')

/** The box of each mode. */
export const boxes: Readonly<Record<Mode, Box>> = {
  heroic: {
    heroes,
    enemies,
    champions: zombieHeroes,
    spawnCards,
    traits,
    citizens: [...citizens, ...citizenEvents],
  },
  zombie: {
    heroes: zombies,
    enemies: agents,
    champions: superHeroes,
    spawnCards: zombieSpawnCards,
    traits: zombieTraits,
    citizens: [...zombieCitizens, ...secrets],
  },
}

/** Everybody whom players can run, in either mode. */
export const allHeroes: readonly Hero[] = [...heroes, ...zombies]
