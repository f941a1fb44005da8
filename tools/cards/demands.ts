import type { Definition } from '@quadriga/kernel'
import { wordOf } from './shelf.ts'

/** What a game asks of its cards, besides a definition that loads. */
export type Demands = {
  /** Whether each card needs a case in a scenario file; games of which we have a fragment do not ask it yet. */
  readonly cases: boolean
  /** Whether each card prints a number and how many copies of it a box holds. */
  readonly numbered: boolean
  /** The glyph file of a card, inside the page's folder of the game; '' for what is drawn from something else. */
  readonly glyphFile: (card: Definition) => string
  /** The id under which its picture stands. */
  readonly drawnAs: (id: string) => string
}

const asItself = (id: string): string => id
const undrawn = { cases: false, numbered: false, glyphFile: () => '', drawnAs: asItself }

const diceThroneGlyphs: Readonly<Record<string, string>> = {
  hero: 'heroes.ts',
  status: 'statuses.ts',
  companion: 'companions.ts',
}

export const demands: Readonly<Record<string, Demands>> = {
  champions: {
    cases: true,
    numbered: true,
    glyphFile: (card) => (wordOf(card, 'aspect') === 'encounter' ? 'encounters.ts' : 'players.ts'),
    drawnAs: asItself,
  },
  dicethrone: {
    cases: true,
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
  villainous: undrawn,
  zombies: undrawn,
}
