/**
 * Lists that states share are never changed in place, and neither are those that somebody may have looked at: what was
 * computed from one holds as long as it is the same list. A list with one more is allocated at its final length:
 * `slice` and `push` would copy twice and reserve room for sixteen more.
 */

export function withAt<T>(list: readonly T[], place: number, item: T): readonly T[] {
  const copy = new Array<T>(list.length + 1)
  for (let i = 0; i < place; i++) copy[i] = list[i] as T
  copy[place] = item
  for (let i = place; i < list.length; i++) copy[i + 1] = list[i] as T
  return copy
}

export function withoutPlace<T>(list: readonly T[], place: number): readonly T[] {
  const copy = list.slice()
  for (let i = place; i < copy.length - 1; i++) copy[i] = copy[i + 1] as T
  copy.pop()
  return copy
}

/** A list of this answer alone with one more; most hold one or two, and only a longer one is pushed to. */
export function appended<T>(list: readonly T[], item: T): readonly T[] {
  if (list.length === 0) return [item]
  if (list.length === 1) return [list[0] as T, item]
  ;(list as T[]).push(item)
  return list
}
