import type { Reason } from '@quadriga/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { request } from './requests.ts'

/** An answer that was given without a network, as it is to be sent. */
export interface KeptAnswer {
  /** The id of its command: sent twice, it is done once. */
  readonly id: string
  readonly table: string
  readonly text: string
  /** Why the table did not take it, once that is known. */
  readonly reasons?: readonly Reason[]
}

interface Schema extends DBSchema {
  answers: { key: string; value: KeptAnswer }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function answers(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('quadriga.outbox', 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: 'id' }),
    terminated() {
      opened = null
    },
  })
  return opened
}

/** Keeps an answer beyond the life of the page. */
export async function keepAnswer(answer: KeptAnswer): Promise<void> {
  await (await answers()).put('answers', answer)
}

export async function dropAnswer(id: string): Promise<void> {
  await (await answers()).delete('answers', id)
}

/** What waits for a table, in the order in which it was given. */
export async function keptAnswers(table: string): Promise<readonly KeptAnswer[]> {
  const all = await (await answers()).getAll('answers')
  return all.filter((one) => one.table === table)
}

/** What a server said to a command. */
type Outcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reasons: readonly Reason[] }

/** Sends everything that waits; how much that was. What a table does not take is remembered, and told when somebody opens it. */
export async function sendKept(): Promise<number> {
  let n = 0
  for (const answer of await (await answers()).getAll('answers')) {
    const { id, table, text, reasons } = answer
    if (reasons !== undefined) continue
    const sent = await request<Outcome>('POST', `tables/${table}/commands`, JSON.parse(text))
    if (sent.ok && sent.value.kind === 'refused') await keepAnswer({ ...answer, reasons: sent.value.reasons })
    // Done, or at a table that is not one's own any more.
    else if (sent.ok || sent.why === 'notFound') await dropAnswer(id)
    if (sent.ok) n++
  }
  return n
}
