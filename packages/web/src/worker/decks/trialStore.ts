import type { TrialGame } from '@quadriga/bots/trial'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TrialAsked } from '../../model/decks/deckTrial.ts'

/** A trial as it is kept: what was asked last, and every game that was played. */
export interface KeptTrial extends Omit<TrialAsked, 'deck'> {
  readonly id: string
  /** The deck that was tried, by its cards: whoever changes one tries another deck. */
  readonly deck: string
  /** The build that played: another one may play otherwise. */
  readonly build: string
  readonly updated: number
  readonly played: readonly TrialGame[]
}

/** Where trials are kept. */
export interface TrialStore {
  get(id: string): Promise<KeptTrial | undefined>
  put(trial: KeptTrial): Promise<void>
  /** The trials of a deck, the latest first. */
  ofDeck(deck: string): Promise<readonly KeptTrial[]>
}

interface Schema extends DBSchema {
  trials: { key: string; value: KeptTrial; indexes: { deck: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** Trials have a database of their own: they can be played again, decks and games cannot. */
function trials(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('quadriga.trials', 1, {
    upgrade: (db) => void db.createObjectStore('trials', { keyPath: 'id' }).createIndex('deck', 'deck'),
    terminated() {
      opened = null
    },
  })
  return opened
}

const inBrowser: TrialStore = {
  get: async (id) => (await trials()).get('trials', id),
  async put(trial) {
    await (await trials()).put('trials', trial)
  },
  async ofDeck(deck) {
    const rows = await (await trials()).getAllFromIndex('trials', 'deck', deck)
    return rows.toSorted((a, b) => b.updated - a.updated)
  },
}

/** Where nothing can be kept, as in some private windows, trials last as long as the visit. */
export function remembering(store: TrialStore): TrialStore {
  const here = new Map<string, KeptTrial>()
  const hereOf = (deck: string) => [...here.values()].filter((trial) => trial.deck === deck)
  return {
    get: async (id) => here.get(id) ?? (await store.get(id).catch(() => undefined)),
    async put(trial) {
      here.set(trial.id, trial)
      await store.put(trial).catch(() => undefined)
    },
    ofDeck: (deck) => store.ofDeck(deck).catch(() => hereOf(deck)),
  }
}

export const browserTrials: TrialStore = remembering(inBrowser)
