import type { Seat } from '@quadriga/kernel'

/**
 * Who holds a seat. `id` is the word under which history and saves know the holder: of a person the host's (a name at one
 * screen, an account on a server), of a bot its own, '' where nobody sits. One person may hold several seats.
 */
export interface Holder {
  readonly kind: 'person' | 'bot' | 'absent'
  readonly id: string
}

export function person(id: string): Holder {
  return { kind: 'person', id }
}

export function bot(id: string): Holder {
  return { kind: 'bot', id }
}

/** Nobody sits here: what the seat is asked waits, and nobody asks for its consent. */
export const absent: Holder = { kind: 'absent', id: '' }

/** The holder that a save names: a bot where there is one of that id. */
export function holderOf(id: string, bots: readonly string[]): Holder {
  if (id === '') return absent
  return bots.includes(id) ? bot(id) : person(id)
}

/** The people at the table, each once. */
export function peopleOf(holders: readonly Holder[]): string[] {
  return [...new Set(holders.filter(({ kind }) => kind === 'person').map(({ id }) => id))]
}

/** Whether a bot holds one of the seats. */
export function hasBot(holders: readonly Holder[]): boolean {
  return holders.some(({ kind }) => kind === 'bot')
}

/** Whether a person holds the seat, and which one if it matters. */
export function isHeldBy(holders: readonly Holder[], seat: Seat, who?: string): boolean {
  const holder = holders[seat]
  return holder?.kind === 'person' && (who === undefined || holder.id === who)
}

/** The first seat of a person; 0 where only bots play. */
export function firstPersonsSeat(holders: readonly Holder[]): Seat {
  return Math.max(
    0,
    holders.findIndex(({ kind }) => kind === 'person'),
  )
}
