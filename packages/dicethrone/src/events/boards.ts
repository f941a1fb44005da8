import { type EventKind, turnFace } from '@quadriga/kernel/author'
import type { AbilityDefinition } from '../definition.ts'

/** A hero board is turned over: every ability gives way to the one on its other side, for the rest of the game. */
const flipped: EventKind = {
  kind: 'flip',
  commit(m, draft) {
    for (const id of m.ids('board', draft.seat)) {
      const { flipsTo } = m.definition(id) as AbilityDefinition
      if (flipsTo !== '') turnFace(m, id, flipsTo)
    }
    // Another list for another side: what is known of a board is kept by its list.
    const board = m.ownZone(m.zoneIndex('board', draft.seat))
    board.ids = [...board.ids]
    draft['hero'] = m.ids('hero', draft.seat)[0]
  },
  log: ['hero'],
  things: ['hero'],
}

/** A player looks at the hand of another. */
const looked: EventKind = {
  kind: 'look',
  commit(m, draft) {
    for (const id of m.ids('hand', draft['of'] as number)) m.reveal(id, 1 << draft.seat)
    draft['hero'] = m.ids('hero', draft.seat)[0]
    draft['other'] = m.ids('hero', draft['of'] as number)[0]
  },
  log: ['hero', 'other'],
  things: ['hero', 'other'],
}

export const boardEvents: readonly EventKind[] = [flipped, looked]
