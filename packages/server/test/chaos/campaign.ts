import { openStore } from '@quadriga/server'
import { faultsOf } from './audit.ts'
import { Pair } from './pair.ts'
import { Servers, type Wish } from './servers.ts'

/** What a campaign found. */
export interface Found {
  readonly kills: number
  readonly tables: number
  readonly acknowledged: number
  /** Commands that were written without having been acknowledged, and recognised when they came again. */
  readonly repeated: number
  readonly faults: readonly string[]
}

/** What happens to the servers while people play. */
export interface Trouble {
  readonly servers: Servers
  /** Resolves after so many further acknowledgements. */
  readonly after: (acknowledgements: number) => Promise<void>
}

/** Lets pairs of people play while something happens to the servers; then compares what they were told with the log. */
export async function campaign(
  wish: Wish & { readonly pairs: number },
  trouble: (parts: Trouble) => Promise<void>,
): Promise<Found> {
  const servers = await Servers.begun(wish)
  let acknowledged = 0
  let waiting: { readonly at: number; readonly resolve: () => void } | null = null
  const count = (): void => {
    acknowledged++
    if (waiting === null || acknowledged < waiting.at) return
    waiting.resolve()
    waiting = null
  }
  const after = (n: number): Promise<void> =>
    new Promise((resolve) => {
      waiting = { at: acknowledged + n, resolve }
    })
  const pairs = Array.from({ length: wish.pairs }, (_, n) => new Pair(servers, n, count))
  const playing = Promise.all(pairs.map((pair) => pair.play()))
  await Promise.race([trouble({ servers, after }), playing])
  await Promise.all(pairs.map((pair) => pair.stop()))
  await playing
  await Promise.all(pairs.map((pair) => pair.settle()))
  const faults = await audited(wish.database, pairs)
  await Promise.all(pairs.map((pair) => pair.leave()))
  await servers.close()
  const sum = (of: (pair: Pair) => number): number => pairs.reduce((all, pair) => all + of(pair), 0)
  const { kills, ended } = servers
  if (ended > 0) faults.push(`${ended} servers ended by themselves`)
  return {
    kills,
    tables: sum((pair) => pair.tables.length),
    acknowledged,
    repeated: sum((pair) => pair.repeated),
    faults,
  }
}

async function audited(database: string, pairs: readonly Pair[]): Promise<string[]> {
  const store = await openStore(database)
  const faults: string[] = []
  for (const pair of pairs)
    for (const played of pair.tables) {
      const isLast = played === pair.tables.at(-1)
      const rows = isLast ? (await store.rows(played.id)).length : 0
      // A hint may still be on its way.
      if (isLast)
        await Promise.all(played.pages.map((page) => page.until(() => (page.state?.seq ?? 0) >= rows)))
      faults.push(...(await faultsOf(store, played, isLast)))
    }
  await store.close()
  return faults
}
