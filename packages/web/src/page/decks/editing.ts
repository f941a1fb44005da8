/** A value that is being edited, with the way back and the way forward. */
export interface Editing<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last change was about: changes of one tag in a row are one step. */
  readonly tag: string
}

const DEEPEST = 200

export function beginEditing<T>(now: T): Editing<T> {
  return { past: [], now, future: [], tag: '' }
}

/** One more step, unless nothing changed; with the tag of the step before, a part of it. */
export function edited<T>(editing: Editing<T>, now: T, tag = ''): Editing<T> {
  if (now === editing.now) return editing
  const isSame = tag !== '' && tag === editing.tag
  const past = isSame ? editing.past : [...editing.past, editing.now].slice(-DEEPEST)
  return { past, now, future: [], tag }
}

export function undone<T>(editing: Editing<T>): Editing<T> {
  const before = editing.past.at(-1)
  if (before === undefined) return editing
  return { past: editing.past.slice(0, -1), now: before, future: [editing.now, ...editing.future], tag: '' }
}

export function redone<T>(editing: Editing<T>): Editing<T> {
  const [next, ...future] = editing.future
  if (next === undefined) return editing
  return { past: [...editing.past, editing.now], now: next, future, tag: '' }
}
