import { useCallback, useEffect, useRef, useState } from 'react'
import { tinykeys } from 'tinykeys'
import type { Work } from '../../model/workshop/workshopService.ts'
import { workshop } from '../table/engine.ts'
import { leaveBehind } from './leftBehind.ts'

export type Saving = 'saved' | 'saving' | { readonly problem: string }

interface Course<F> {
  readonly past: readonly F[]
  readonly now: F
  readonly future: readonly F[]
}

const MOST_STEPS = 200
/** Milliseconds after the last stroke. */
const SOON = 300

/** Fields that letters are typed into. */
const typing = 'textarea, input:not([type="checkbox"]):not([type="radio"]):not([type="file"])'

/** Letters typed into one field one after the other are one step: taking them back takes all of them. */
const SAME_FIELD = 2000

function useTypedInto(): () => boolean {
  const last = useRef<{ readonly field: Element | null; readonly at: number }>({ field: null, at: 0 })
  return () => {
    const field = document.activeElement?.matches(typing) === true ? document.activeElement : null
    const { field: before, at } = last.current
    last.current = { field, at: performance.now() }
    return field !== null && field === before && performance.now() - at < SAME_FIELD
  }
}

/** A work that is being edited: every change can be taken back, and is kept a moment later. */
export interface Editing<F> {
  readonly file: F
  readonly change: (to: F) => void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  readonly saving: Saving
  /** Resolves when the last change is kept. */
  readonly flush: () => Promise<void>
}

export function useWork<W extends Work>(work: W): Editing<W['file']> {
  type F = W['file']
  const [course, setCourse] = useState<Course<F>>({ past: [], now: work.file, future: [] })
  const { saving, soon, flush } = useKeeper(work)
  const goesOn = useTypedInto()
  const kept = useRef<F>(work.file)
  useEffect(() => {
    if (course.now !== kept.current) soon(course.now)
    kept.current = course.now
  }, [course.now, soon])
  const undo = useCallback(
    () =>
      setCourse(({ past, now, future }) => {
        const last = past.at(-1)
        return last === undefined
          ? { past, now, future }
          : { past: past.slice(0, -1), now: last, future: [now, ...future] }
      }),
    [],
  )
  const redo = useCallback(
    () =>
      setCourse(({ past, now, future }) => {
        const [next, ...rest] = future
        return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
      }),
    [],
  )
  useUndoKeys(undo, redo)
  return {
    file: course.now,
    change: (to) => {
      const isSameStep = goesOn()
      setCourse((before) => {
        const { past, now } = before
        if (to === now) return before
        return isSameStep && past.length > 0
          ? { past, now: to, future: [] }
          : { past: [...past, now].slice(-MOST_STEPS), now: to, future: [] }
      })
    },
    undo: course.past.length === 0 ? null : undo,
    redo: course.future.length === 0 ? null : redo,
    saving,
    flush,
  }
}

/** Writes a moment after the last change, and at once when the page is left. */
function useKeeper<W extends Work>(work: W) {
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<{ readonly file: W['file']; readonly timer: number } | null>(null)
  const tail = useRef<Promise<void>>(Promise.resolve())
  const flush = useCallback((): Promise<void> => {
    const { current } = waiting
    if (current === null) return tail.current
    clearTimeout(current.timer)
    waiting.current = null
    const put = async (): Promise<void> => {
      try {
        await workshop().put({ ...work, file: current.file, updated: Date.now() } as Work)
        if (waiting.current === null) setSaving('saved')
      } catch (error) {
        setSaving({ problem: error instanceof Error ? error.message : String(error) })
      }
    }
    tail.current = tail.current.then(put)
    return tail.current
  }, [work])
  const soon = useCallback(
    (file: W['file']) => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer)
      waiting.current = { file, timer: window.setTimeout(() => void flush(), SOON) }
      setSaving('saving')
    },
    [flush],
  )
  useEffect(() => {
    const leave = (): void => {
      const { current } = waiting
      if (current !== null) leaveBehind({ ...work, file: current.file, updated: Date.now() } as Work)
      void flush()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      void flush()
    }
  }, [flush, work])
  return { saving, soon, flush }
}

/** Fields where letters are typed take back letters; everywhere else, in lists and boxes too, the keys take back a step. */
const ignore = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(typing)

function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const pressed = (act: () => void) => (press: KeyboardEvent) => {
      press.preventDefault()
      act()
    }
    const keys = { '$mod+z': pressed(undo), '$mod+Shift+z': pressed(redo), '$mod+y': pressed(redo) }
    return tinykeys(window, keys, { ignore })
  }, [undo, redo])
}
