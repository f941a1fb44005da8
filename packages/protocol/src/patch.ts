import type { Json } from '@quadriga/kernel'

/**
 * What makes another value out of a known one. A list of one is a new value; `{ o }` changes fields of a record, `d` are those that go;
 * `{ t }` changes things in a list that is ordered by their ids, `d` are those that go; `{ l }` replaces a part of a list.
 */
export type Patch =
  | readonly [Json]
  | { readonly o: Readonly<Record<string, Patch>>; readonly d?: readonly string[] }
  | { readonly t: readonly (readonly [id: number, patch: Patch])[]; readonly d?: readonly number[] }
  | { readonly l: readonly [from: number, removed: number, added: readonly Json[]] }

type Fields = Readonly<Record<string, unknown>>
type Identified = Fields & { readonly id: number }

/** What makes `next` out of `known`; null where they are the same. What both share is not looked into. */
export function difference(known: unknown, next: unknown): Patch | null {
  if (known === next) return null
  if (Array.isArray(known) && Array.isArray(next)) return listDifference(known, next)
  if (isFields(known) && isFields(next)) return fieldDifference(known, next)
  return [next as Json]
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldDifference(known: Fields, next: Fields): Patch | null {
  const o: Record<string, Patch> = {}
  for (const name of Object.keys(next)) {
    // What JSON leaves out is not there.
    if (next[name] === undefined) continue
    const patch =
      known[name] === undefined ? ([next[name] as Json] as const) : difference(known[name], next[name])
    if (patch !== null) o[name] = patch
  }
  const d = Object.keys(known).filter((name) => known[name] !== undefined && next[name] === undefined)
  if (d.length > 0) return { o, d }
  return Object.keys(o).length > 0 ? { o } : null
}

function listDifference(known: readonly unknown[], next: readonly unknown[]): Patch | null {
  if (isOrdered(known) && isOrdered(next)) return orderedDifference(known, next)
  const shortest = Math.min(known.length, next.length)
  let from = 0
  while (from < shortest && difference(known[from], next[from]) === null) from++
  if (from === known.length && from === next.length) return null
  let same = 0
  while (same < shortest - from && difference(known.at(-1 - same), next.at(-1 - same)) === null) same++
  const added = next.slice(from, next.length - same) as Json[]
  return { l: [from, known.length - same - from, added] }
}

/** Whether all are records with ids that grow, as the things of a view. */
function isOrdered(list: readonly unknown[]): list is readonly Identified[] {
  let last = -1
  for (const one of list) {
    if (!isFields(one) || typeof one['id'] !== 'number' || one['id'] <= last) return false
    last = one['id']
  }
  return list.length > 0
}

function orderedDifference(known: readonly Identified[], next: readonly Identified[]): Patch | null {
  const t: (readonly [number, Patch])[] = []
  const d: number[] = []
  let i = 0
  for (const one of next) {
    for (; (known[i]?.id ?? Infinity) < one.id; i++) d.push(known[i]?.id ?? -1)
    const before = known[i]?.id === one.id ? known[i++] : undefined
    const patch = before === undefined ? ([one as unknown as Json] as const) : difference(before, one)
    if (patch !== null) t.push([one.id, patch])
  }
  d.push(...known.slice(i).map(({ id }) => id))
  if (d.length > 0) return { t, d }
  return t.length > 0 ? { t } : null
}

/** The value that a patch makes of a known one, which stays as it was; what did not change is shared. */
export function patched(known: unknown, patch: Patch): unknown {
  if ('l' in patch) {
    const [from, removed, added] = patch.l
    return (known as readonly unknown[]).toSpliced(from, removed, ...added)
  }
  if ('o' in patch) return patchedFields(known as Fields, patch.o, patch.d ?? [])
  if ('t' in patch) return patchedThings(known as readonly Identified[], patch.t, patch.d ?? [])
  return patch[0]
}

function patchedFields(known: Fields, o: Readonly<Record<string, Patch>>, gone: readonly string[]): Fields {
  const next: Record<string, unknown> = { ...known }
  for (const name of gone) delete next[name]
  for (const [name, patch] of Object.entries(o)) next[name] = patched(known[name], patch)
  return next
}

function patchedThings(
  known: readonly Identified[],
  changes: readonly (readonly [number, Patch])[],
  gone: readonly number[],
): readonly unknown[] {
  const next = new Map(known.map((one) => [one.id, one as unknown]))
  for (const id of gone) next.delete(id)
  for (const [id, patch] of changes) next.set(id, patched(next.get(id), patch))
  return [...next].sort(([a], [b]) => a - b).map(([, one]) => one)
}
