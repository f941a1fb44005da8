import type { Definition } from '@quadriga/kernel'
import type { games } from '../games.ts'
import { wordOf } from './shelf.ts'

/** What a game asks of its cards, besides a definition that loads. */
export type Demands = {
  /** Whether a card needs a case in a scenario file that covers it. */
  readonly needsCase: (card: Definition) => boolean
  /** Whether each card prints a number and how many copies of it a box holds. */
  readonly numbered: boolean
  /** The glyph file of a card, inside the page's folder of the game; '' for what is drawn from something else. */
  readonly glyphFile: (card: Definition) => string
  /** The id under which its picture stands. */
  readonly drawnAs: (id: string) => string
}

const asItself = (id: string): string => id
const undrawn = { needsCase: () => false, numbered: false, glyphFile: () => '', drawnAs: asItself }

const diceThroneGlyphs: Readonly<Record<string, string>> = {
  hero: 'heroes.ts',
  status: 'statuses.ts',
  companion: 'companions.ts',
}

const villainousGlyphs: Readonly<Record<string, string>> = {
  villain: 'villains.ts',
  location: 'places.ts',
  stone: 'places.ts',
  token: 'places.ts',
  rival: 'places.ts',
  tile: 'places.ts',
  hero: 'fateCards.ts',
  crisis: 'fateCards.ts',
}

/** What each game asks: the compiler asks for a line for a new one. */
export const demands: Readonly<Record<(typeof games)[number], Demands>> = {
  champions: {
    // A face-down Drone is no card.
    needsCase: (card) => wordOf(card, 'code') !== '',
    numbered: true,
    glyphFile: (card) => (wordOf(card, 'aspect') === 'encounter' ? 'encounters.ts' : 'players.ts'),
    drawnAs: asItself,
  },
  dicethrone: {
    // Heroes sit at the table of every case.
    needsCase: ({ kind }) => kind !== 'hero',
    numbered: false,
    // Abilities and their upgrades show the symbols of their dice; a die shows its own face.
    glyphFile: ({ kind, id }) =>
      kind === 'card'
        ? id.includes('/')
          ? 'heroCards.ts'
          : 'sharedCards.ts'
        : (diceThroneGlyphs[kind] ?? ''),
    // A later build of a companion wears the sign of the first.
    drawnAs: (id) => id.replace('_advanced', ''),
  },
  villainous: {
    needsCase: () => true,
    numbered: false,
    // Cards of the Fate deck have their own file; an Item or an Event may be of either deck.
    glyphFile: ({ kind }) => villainousGlyphs[kind] ?? 'villainCards.ts',
    drawnAs: asItself,
  },
  // Its map draws figures and letters.
  zombies: undrawn,
}
