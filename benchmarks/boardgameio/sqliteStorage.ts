import { DatabaseSync } from 'node:sqlite'

interface Fetched {
  state?: unknown
  metadata?: unknown
  initialState?: unknown
  log?: readonly unknown[]
}

/** boardgame.io's mark of a storage that is awaited. */
const ASYNC = 1

/**
 * A storage for boardgame.io as it asks for one, durable as ours: each change is in a transaction that is on the disk before it is done, what
 * arrives in one turn of the loop shares one. Reading is free, from memory, as in its own storage in memory.
 */
export function sqliteStorage(file: string): object {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table kept (key text primary key, value text); create table log (key text, n integer, entry text, primary key (key, n));`)
  const keep = database.prepare(
    'insert into kept values (?, ?) on conflict (key) do update set value = excluded.value',
  )
  const append = database.prepare('insert into log values (?, ?, ?)')
  const matches = new Map<string, Fetched>()
  let group: Promise<void> | null = null
  let waiting: (() => void)[] = []

  const committed = (write: () => void): Promise<void> => {
    waiting.push(write)
    group ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      const all = waiting
      ;[group, waiting] = [null, []]
      database.exec('begin')
      for (const one of all) one()
      database.exec('commit')
    })
    return group
  }
  const of = (id: string): Fetched => matches.get(id) ?? {}
  const put = (id: string, part: keyof Fetched, value: unknown): Promise<void> => {
    matches.set(id, { ...of(id), [part]: value })
    return committed(() => keep.run(`${id}:${part}`, JSON.stringify(value)))
  }
  return {
    type: () => ASYNC,
    connect: () => Promise.resolve(),
    async createMatch(id: string, { initialState, metadata }: Fetched) {
      await Promise.all([
        put(id, 'initialState', initialState),
        put(id, 'state', initialState),
        put(id, 'metadata', metadata),
      ])
    },
    async setState(id: string, state: unknown, entries: readonly unknown[] = []) {
      const known = of(id).log ?? []
      matches.set(id, { ...of(id), log: [...known, ...entries] })
      const writing = entries.map((entry, i) =>
        committed(() => append.run(id, known.length + i, JSON.stringify(entry))),
      )
      await Promise.all([put(id, 'state', state), ...writing])
    },
    setMetadata: (id: string, metadata: unknown) => put(id, 'metadata', metadata),
    fetch: (id: string) => Promise.resolve(of(id)),
    wipe: (id: string) => Promise.resolve(void matches.delete(id)),
    listMatches: () => Promise.resolve([...matches.keys()]),
  }
}
