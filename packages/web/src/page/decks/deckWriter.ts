import type { DeckDesk } from '../../model/decks/box.ts'
import type { KeptDeck } from '../../model/decks/keptDeck.ts'

export type Saving = 'saved' | 'saving' | { readonly problem: string }

interface Parts {
  /** The deck as it is when it comes to be written. */
  readonly read: () => Omit<KeptDeck, 'updated'>
  readonly put: DeckDesk['put']
  /** When the deck was last written, as far as is known here. */
  readonly known: number
  readonly now: () => number
  /** Calls later, and gives the way to call it off. */
  readonly later: (call: () => void) => () => void
  readonly told: (saving: Saving, written?: KeptDeck) => void
}

/** Writes a deck a moment after the last change, one write after the other. */
export interface DeckWriter {
  readonly soon: () => void
  readonly flush: () => Promise<void>
}

export function deckWriter({ read, put, known: first, now, later, told }: Parts): DeckWriter {
  let known = first
  let callOff: (() => void) | null = null
  let tail: Promise<void> = Promise.resolve()
  const write = async (): Promise<void> => {
    const updated = Math.max(now(), known + 1)
    try {
      const written = await put({ ...read(), updated }, known)
      known = updated
      told(callOff === null ? 'saved' : 'saving', written)
    } catch (error) {
      told({ problem: error instanceof Error ? error.message : String(error) })
    }
  }
  const queue = (): Promise<void> => {
    callOff = null
    tail = tail.then(write)
    return tail
  }
  return {
    soon() {
      callOff?.()
      callOff = later(() => void queue())
      told('saving')
    },
    flush() {
      if (callOff === null) return tail
      callOff()
      return queue()
    },
  }
}
