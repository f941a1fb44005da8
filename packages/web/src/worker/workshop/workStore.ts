import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isMissionFile, isTileFile } from '../../model/workshop/fileShape.ts'
import type { StrayWork, Work } from '../../model/workshop/workshopService.ts'

interface Schema extends DBSchema {
  works: { key: string; value: Work }
}

const NAME = 'quadriga.workshop'
const VERSION = 1

let opened: Promise<IDBPDatabase<Schema>> | null = null

/** The workshop has a database of its own: games and decks can be kept whatever becomes of it. */
function works(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => void db.createObjectStore('works', { keyPath: 'id' }),
    terminated() {
      opened = null
    },
  })
  return opened
}

function isWork(row: unknown): row is Work {
  const { id, kind, file } = (row ?? {}) as Partial<Record<keyof Work, unknown>>
  if (typeof id !== 'string') return false
  return kind === 'tile' ? isTileFile(file) : kind === 'mission' && isMissionFile(file)
}

/** What came in together stands in the order of its ids: T2 before T10. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** All works that can be drawn, the newest first. */
export async function allWorks(): Promise<readonly Work[]> {
  const rows = await (await works()).getAll('works')
  return rows.filter(isWork).toSorted((a, b) => b.updated - a.updated || inOrder(a.file.id, b.file.id))
}

/** Works that cannot be drawn: whoever kept them wants them back, or gone. */
export async function strayWorks(): Promise<readonly StrayWork[]> {
  const rows: readonly unknown[] = await (await works()).getAll('works')
  return rows.flatMap((row) => {
    const { id, file } = (row ?? {}) as { readonly id?: unknown; readonly file?: unknown }
    if (isWork(row) || typeof id !== 'string') return []
    const called = (file as { readonly id?: unknown } | null | undefined)?.id
    return [{ id, name: typeof called === 'string' ? called : id, text: JSON.stringify(row, null, 2) }]
  })
}

export async function workOf(id: string): Promise<Work | null> {
  const row = await (await works()).get('works', id)
  return row !== undefined && isWork(row) ? row : null
}

/** Keeps a work; of several with one id only one can be used. */
export async function putWork(work: Work): Promise<void> {
  const transaction = (await works()).transaction('works', 'readwrite')
  if (work.isUsed) {
    for (const other of await transaction.store.getAll())
      if (other.id !== work.id && other.isUsed && other.kind === work.kind && other.file.id === work.file.id)
        await transaction.store.put({ ...other, isUsed: false })
  }
  await transaction.store.put(work)
  await transaction.done
}

export async function removeWork(id: string): Promise<void> {
  await (await works()).delete('works', id)
}

/** Works of a backup; what is there already is not changed. */
export async function addWorks(given: readonly unknown[]): Promise<void> {
  const known = new Set((await allWorks()).map(({ id }) => id))
  for (const one of given.filter(isWork)) {
    const updated = typeof one.updated === 'number' ? one.updated : 0
    if (!known.has(one.id)) await putWork({ ...one, updated })
  }
}
