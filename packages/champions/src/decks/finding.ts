import type { Reason } from '@quadriga/kernel'
import { deckMessages } from './messages.ts'

/** What reading a text found, and in which line of it, counted from 1. */
export interface Finding {
  readonly line: number
  readonly reason: Reason
}

type Key = Extract<keyof (typeof deckMessages)['entries'], string>
type Args<K extends Key> = Parameters<typeof deckMessages.message<K>>[1]

/** A problem of a deck, with the rule that says so. */
export function deckReason<K extends Key>(key: K, args: Args<K>, rule = 'champions:deck-building'): Reason {
  return { ...deckMessages.message(key, args), rule }
}

export function finding<K extends Key>(line: number, key: K, args: Args<K>): Finding {
  return { line, reason: deckReason(key, args) }
}
