import { commit } from './commit.ts'
import { type Answerable, type Draft, type DraftOf, isOf } from './event.ts'
import type { LoadedEvent } from './loadEvents.ts'
import type { Machine } from './machine.ts'
import type { Frame, Modifier } from './state.ts'
import type { Stage } from './timing.ts'
import { openWindow } from './window.ts'

/** The draft that the frame of an event holds. */
export function draftIn({ vars }: Frame): Draft {
  return vars as unknown as Draft
}

/** The draft of a frame that is an open event of one of these kinds; null for every other frame. */
export function openDraft<const K extends readonly Answerable[]>(
  frame: Frame,
  ...kinds: K
): Readonly<DraftOf<K[number]>> | null {
  if (frame.at !== 'event') return null
  const draft = draftIn(frame)
  return isOf(draft, ...kinds) ? draft : null
}

/** Goes down the timing table of an event until something else must run first. */
export function stepEvent(m: Machine, frame: Frame): void {
  const { rule, stages, ears } = m.loaded.events.get(draftIn(frame).kind) as LoadedEvent
  const depth = m.state.frames.length - 1
  // The draft is read again each time: what the log tells is left as it is, and a copy written instead.
  while (frame.step < stages.length && draftIn(frame).replaced !== true) {
    m.freshStep()
    const ear = ears[frame.step] as number
    const stage = stages[frame.step++] as Stage
    if (stage.do === 'commit') commit(m, rule, m.ownEvent(depth), depth)
    else if (stage.do === 'run') m.callNamed(stage.rule, { event: depth })
    else if (stage.do === 'check') {
      m.base = -1
      stage.check(m, depth)
    } else if (stage.do === 'join') {
      if (join(m, depth, stage.to(m, depth))) break
    } else openWindow(m, depth, stage, ear)
    // A window or procedure runs first; this frame goes on when it is over.
    if (m.state.frames.length - 1 !== depth || m.state.outcome !== null) return
  }
  endPeriod(m, depth)
  m.done()
}

/** Hands an event over to the one that it is a part of; false when it is a part of none. */
function join(m: Machine, depth: number, greater: number): boolean {
  if (greater < 0) return false
  const draft = m.ownEvent(greater)
  draft.joined = [...(draft.joined ?? []), m.event(depth)]
  return true
}

/**
 * Breaks off everything above a frame: somebody is out of the game, and nothing that was under way comes to its end. The
 * last thing a step does.
 */
export function breakOff(m: Machine, depth: number): void {
  for (let top = m.state.frames.length - 1; top > depth; top--) {
    endPeriod(m, top)
    m.done()
  }
}

/** Lasting effects "until the end of this attack" end with their event. */
function endPeriod(m: Machine, depth: number): void {
  const { modifiers } = m.state
  for (let i = 0; i < modifiers.length; i++) {
    if ((modifiers[i] as Modifier).depth !== depth) continue
    m.state.modifiers = outlasting(modifiers, depth)
    return
  }
}

/** A function of its own: a closure in `endPeriod` would allocate at every call. */
function outlasting(modifiers: readonly Modifier[], depth: number): readonly Modifier[] {
  return modifiers.filter((modifier) => modifier.depth !== depth)
}
