import type { TableClient } from './client.ts'
import type { Link } from './link.ts'
import type { LogLine } from './logLine.ts'
import type { Snapshot } from './snapshot.ts'
import { TABLE_NEWS, type TableHost, type Update } from './tableHost.ts'

/** The table client of a page: what the worker sends, kept and handed on; what it is asked, passed to the worker. */
export function remoteTable(link: Link, first: Update): TableClient {
  const host = link.service<TableHost>('tables')
  const id = first.table
  let snapshot: Snapshot = first.snapshot
  let lines: readonly LogLine[] = first.lines
  const listeners = new Set<() => void>()
  const stop = link.on(TABLE_NEWS, (value) => {
    const update = value as Update
    if (update.table !== id || update.snapshot.version < snapshot.version) return
    const kept = update.from < 0 ? [] : lines.filter(({ answer }) => answer < update.from)
    lines = [...kept, ...update.lines]
    ;({ snapshot } = update)
    for (const listener of listeners) listener()
  })
  return {
    id,
    snapshot: () => snapshot,
    log: () => lines,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look: (at) => host.look(id, at),
    answer: (given) => host.answer(id, given),
    undo: (to, agreed) => host.undo(id, to, agreed),
    redo: () => host.redo(id),
    give: (seat, to) => host.give(id, seat, to),
    byHand: (isOn) => host.byHand(id, isOn),
    speak: (word) => host.speak(id, word),
    callOff: () => host.callOff(id),
    explain: (thing) => host.explain(id, thing),
    whyNumber: (thing, stat) => host.whyNumber(id, thing, stat),
    preview: (question, picks) => host.preview(id, question, picks),
    suggest: (question) => host.suggest(id, question),
    forecast: (asked) => host.forecast(id, asked),
    odds: (asked) => host.odds(id, asked),
    faces: (codes) => host.faces(id, codes),
    at: (answers, seat) => host.at(id, answers, seat),
    timeline: () => host.timeline(id),
    pace: (milliseconds) => host.pace(id, milliseconds),
    skip: () => host.skip(id),
    export: () => host.export(id),
    leave() {
      stop()
      listeners.clear()
    },
    close() {
      stop()
      listeners.clear()
      return host.close(id)
    },
  }
}
