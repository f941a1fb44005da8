import type { LogLine } from '../../model/table/logLine.ts'
import { connect, type Remote } from '../../model/table/port.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { TableService, Update } from '../../model/table/tableService.ts'
import { inTurn } from './inTurn.ts'
import { keepEqual } from './keepEqual.ts'

export type { Answer, Language, RichText, Seat, ThingId } from '@quadriga/kernel'

/**
 * A table as screens know it: what it shows now, and whatever may be asked of it. `snapshot` and `log` are the latest known
 * and change only together with a call of the subscribers.
 */
export interface TableClient extends Omit<Remote<TableService>, 'updates'> {
  readonly id: string
  /** The same object until something changes. */
  snapshot(): Snapshot
  /** All lines so far, oldest first, for the seat and language of the snapshot; the same list until something changes. */
  log(): readonly LogLine[]
  subscribe(listener: () => void): () => void
  /** Stops listening; the table itself stays open for the next screen. */
  leave(): void
  /** Another table is looked at now: once this one is left, nothing more is asked of it. */
  drop(): void
}

/** The client of a table behind a port: what comes is kept and handed on, all else is asked over the port. */
export function tableClient(id: string, port: MessagePort, first: Update): TableClient {
  const remote = connect<TableService>(port)
  let { snapshot, lines } = first
  const listeners = new Set<() => void>()
  let [isLeft, isDropped] = [false, false]
  // An open port keeps the whole table on its other side in memory.
  const closeIfDone = (): void => {
    if (isLeft && isDropped) port.close()
  }
  const show = (updates: readonly Update[]): void => {
    for (const update of updates) {
      if (update.snapshot.version < snapshot.version) continue
      const kept = update.from < 0 ? [] : lines.filter(({ answer }) => answer < update.from)
      lines = [...kept, ...update.lines]
      snapshot = keepEqual(snapshot, update.snapshot)
    }
    for (const listener of listeners) listener()
  }
  const stop = remote.updates(inTurn(snapshot, show), snapshot.version)
  const own = {
    id,
    snapshot: () => snapshot,
    log: () => lines,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // The port stays until another table is looked at: a report may still ask for the game.
    leave() {
      stop()
      listeners.clear()
      isLeft = true
      closeIfDone()
    },
    drop() {
      isDropped = true
      closeIfDone()
    },
  }
  return new Proxy(own, {
    get: (target, name) => Reflect.get(Object.hasOwn(target, name) ? target : remote, name) as unknown,
  }) as unknown as TableClient
}
