import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Save, SavedAnswer } from '@quadriga/kernel'
import type { KeptOutcome } from '../../model/saves/savesService.ts'

/** A kept game without its answers: they are rows of their own, added one by one. */
export interface KeptGame extends Omit<Save, 'answers' | 'reseed'> {
  readonly id: string
  readonly reseed: string | null
  readonly created: number
  readonly updated: number
  readonly length: number
  readonly round: number
  /** Results of dice and draws are entered by hand. */
  readonly byHand?: boolean
  /** What to call it, by language. */
  readonly titles: { readonly en: string; readonly fr: string }
  readonly outcome: KeptOutcome | null
}

/** A deck or anything else that a page keeps under an id. */
export interface KeptDocument {
  readonly id: string
  readonly updated: number
  readonly [field: string]: unknown
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { updated: number } }
  answers: { key: [game: string, n: number]; value: SavedAnswer }
  decks: { key: string; value: KeptDocument }
}

export type Database = IDBPDatabase<Schema>

const NAME = 'quadriga'
const VERSION = 1

let opened: Promise<Database> | null = null

/** The one database of this browser; opened at the first use. */
export function database(): Promise<Database> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated')
      db.createObjectStore('answers')
      db.createObjectStore('decks', { keyPath: 'id' })
    },
    terminated() {
      opened = null
    },
  })
  return opened
}

/** The rows of a game's answers from a number on. */
export function answersOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])
}
