import type { Json } from '@quadriga/kernel'
import { isSame } from './same.ts'

/**
 * What makes another value out of a known one.
 * - A list of one is a new value.
 * - `{ o }` changes fields of a record; `d` are those that go.
 * - `{ t }` changes things in a list that is ordered by their ids; a new one is made out of one that was there where `like` names it; `d`
 *   are those that go.
 * - `{ e }` changes records of a list by their places; then it has `n` of them, and `a` come behind, each made out of the one
 *   before it: the options of a question are much alike.
 * - `{ l }` replaces a part of a list.
 */
export type Patch =
  | readonly [Json]
  | { readonly o: Readonly<Record<string, Patch>>; readonly d?: readonly string[] }
  | { readonly t: readonly ChangedThing[]; readonly d?: readonly number[] }
  | {
      readonly e: readonly (readonly [place: number, patch: Patch])[]
      readonly n?: number
      readonly a?: readonly Patch[]
    }
  | { readonly l: readonly [from: number, removed: number, added: readonly Json[]] }

type ChangedThing = readonly [id: number, patch: Patch, like?: number]
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
  // Most records are the same: nothing is made for them.
  let o: Record<string, Patch> | null = null
  let d: string[] | null = null
  for (const name in next) {
    const before = known[name]
    const now = next[name]
    // What JSON leaves out is not there.
    if (before === now || now === undefined) continue
    const patch = before === undefined ? ([now as Json] as const) : difference(before, now)
    if (patch === null) continue
    o ??= {}
    o[name] = patch
  }
  for (const name in known) {
    if (next[name] !== undefined || known[name] === undefined) continue
    d ??= []
    d.push(name)
  }
  if (d !== null) return { o: o ?? {}, d }
  return o === null ? null : { o }
}

function listDifference(known: readonly unknown[], next: readonly unknown[]): Patch | null {
  const shortest = Math.min(known.length, next.length)
  let from = 0
  // Most of most lists is shared.
  while (from < shortest && known[from] === next[from]) from++
  if (from === known.length && from === next.length) return null
  if (isOrdered(known) && isOrdered(next)) return orderedDifference(known, next, from)
  while (from < shortest && isSame(known[from], next[from])) from++
  if (from === known.length && from === next.length) return null
  let same = 0
  while (same < shortest - from && isSame(known.at(-1 - same), next.at(-1 - same))) same++
  // Whatever is between may be a part that came or went; only where it did not, or at the end, places stay what they are.
  const isInPlace = same === 0 || known.length === next.length
  if (isInPlace && known.every(isFields) && next.every(isFields)) return placeDifference(known, next, from)
  const added = next.slice(from, next.length - same) as Json[]
  return { l: [from, known.length - same - from, added] }
}

function placeDifference(known: readonly Fields[], next: readonly Fields[], from: number): Patch {
  const n = Math.min(known.length, next.length)
  const e: (readonly [number, Patch])[] = []
  for (let place = from; place < n; place++) {
    const patch = difference(known[place], next[place])
    if (patch !== null) e.push([place, patch])
  }
  const a = next.slice(n).map((one, i) => made(next[n + i - 1], one))
  return { e, ...(n < known.length ? { n } : {}), ...(a.length > 0 ? { a } : {}) }
}

/** A new value, or what makes it out of one that is much like it. */
function made(like: unknown, one: unknown): Patch {
  return isFields(like) ? (difference(like, one) ?? { o: {} }) : [one as Json]
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

/** `from`: so many at the beginning are shared. */
function orderedDifference(
  known: readonly Identified[],
  next: readonly Identified[],
  from: number,
): Patch | null {
  const t: ChangedThing[] = []
  const d: number[] = []
  let i = from
  for (let place = from; place < next.length; place++) {
    const one = next[place] as Identified
    for (; (known[i]?.id ?? Infinity) < one.id; i++) d.push(known[i]?.id ?? -1)
    if (known[i]?.id !== one.id) {
      // A card under a new id is much like the one that went, which stands right before; for others any base will do.
      const like = known[i - 1] ?? known[0]
      t.push(like === undefined ? [one.id, [one as unknown as Json]] : [one.id, made(like, one), like.id])
      continue
    }
    const patch = difference(known[i++], one)
    if (patch !== null) t.push([one.id, patch])
  }
  for (; i < known.length; i++) d.push(known[i]?.id ?? -1)
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
  if ('e' in patch) return patchedPlaces(known as readonly unknown[], patch)
  return patch[0]
}

function patchedFields(known: Fields, o: Readonly<Record<string, Patch>>, gone: readonly string[]): Fields {
  const next: Record<string, unknown> = { ...known }
  for (const name of gone) delete next[name]
  for (const [name, patch] of Object.entries(o)) next[name] = patched(known[name], patch)
  return next
}

function patchedPlaces(
  known: readonly unknown[],
  { e, n = known.length, a = [] }: Extract<Patch, { e: unknown }>,
): readonly unknown[] {
  const next = known.slice(0, n)
  for (const [place, patch] of e) next[place] = patched(known[place], patch)
  for (const patch of a) next.push(patched(next.at(-1), patch))
  return next
}

function patchedThings(
  known: readonly Identified[],
  changes: readonly ChangedThing[],
  gone: readonly number[],
): readonly unknown[] {
  const before = new Map(known.map((one) => [one.id, one as unknown]))
  const next = new Map(before)
  for (const id of gone) next.delete(id)
  for (const [id, patch, like = id] of changes) next.set(id, patched(before.get(like), patch))
  return [...next].sort(([a], [b]) => a - b).map(([, one]) => one)
}
