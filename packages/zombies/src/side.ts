import type { ChampionType, Mode } from './piece.ts'

/** What the rules have to know of a mode besides its pieces: whose side the players are on. */
export interface Side {
  /** What Spawn cards call all Enemies with a name, and where their cards lie. */
  readonly champions: ChampionType
  readonly championDeck: string
  readonly championPile: string
  /** What players' figures gain when the Player Phase begins, and pay with. */
  readonly gauge: 'power' | 'hunger'
  /** Enemies are after citizens too; else citizens are no prey of theirs. */
  readonly huntsCitizens: boolean
  /** Citizens come to the players' figures, or run from them. */
  readonly citizens: 'come' | 'flee'
}

export const sides: Readonly<Record<Mode, Side>> = {
  heroic: {
    champions: 'zombie-hero',
    championDeck: 'zombieHeroDeck',
    championPile: 'zombieHeroPile',
    gauge: 'power',
    huntsCitizens: true,
    citizens: 'come',
  },
  zombie: {
    champions: 'superhero',
    championDeck: 'superHeroDeck',
    championPile: 'superHeroPile',
    gauge: 'hunger',
    huntsCitizens: false,
    citizens: 'flee',
  },
}
