import { commit, type Draft } from './event.ts'
import type { LoadedEvent } from './load.ts'
import type { Machine } from './machine.ts'
import type { Frame } from './state.ts'
import type { Stage } from './timing.ts'
import { openWindow } from './window.ts'

/** Goes down the timing table of an event until something else must run first. */
export function stepEvent(m: Machine, frame: Frame): void {
  const draft = frame.vars as Draft
  const { kind, stages, ears } = m.loaded.events.get(draft.kind) as LoadedEvent
  const depth = m.state.frames.length - 1
  while (frame.step < stages.length && !draft.replaced) {
    const ear = ears[frame.step] as number
    const stage = stages[frame.step++] as Stage
    if (stage.do === 'commit') commit(m, kind, draft, true)
    else if (stage.do === 'run') m.callNamed(stage.rule, { event: depth })
    else openWindow(m, depth, stage.window, stage.order, ear)
    // A window or procedure runs first; this frame goes on when it is over.
    if (m.state.frames.length - 1 !== depth || m.state.outcome !== null) return
  }
  endPeriod(m, depth)
  m.done()
}

/** Lasting effects "until the end of this attack" end with their event. */
function endPeriod(m: Machine, depth: number): void {
  if (m.state.modifiers.some((modifier) => modifier.depth === depth)) {
    m.state.modifiers = m.state.modifiers.filter((modifier) => modifier.depth !== depth)
  }
}
