import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Update } from '../../model/table/tableService.ts'
import { inNextTask } from './nextTask.ts'

/**
 * Shows a first update at once, and those that come while the page draws it together: a slow page would draw one after the other without
 * a pause, which React takes for an endless loop. Only what follows on what is shown is put together: an undo is shown by itself.
 */
export function inTurn(
  first: Snapshot,
  show: (updates: readonly Update[]) => void,
): (update: Update) => void {
  let last = first
  let waiting: readonly Update[] = []
  let isDrawing = false
  const showNow = (updates: readonly Update[]): void => {
    waiting = []
    show(updates)
    if (isDrawing) return
    isDrawing = true
    inNextTask(() => {
      isDrawing = false
      if (waiting.length > 0) showNow(waiting)
    })
  }
  return (update) => {
    const goesOn = isSequel(last, update.snapshot)
    last = update.snapshot
    if (!goesOn && waiting.length > 0) showNow(waiting)
    if (isDrawing && goesOn) waiting = [...waiting, update]
    else showNow([update])
  }
}

/** Whether a moment follows another through the same eyes: an undo and another reader do not go on. */
export function isSequel(before: Snapshot, now: Snapshot): boolean {
  return now.length >= before.length && now.seat === before.seat && now.language === before.language
}
