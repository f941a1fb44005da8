import type { Json } from '@quadriga/kernel'

/** JSON that remembers where its parts stand, so that a problem can name its line. */
export type JsonNode =
  | { readonly kind: 'value'; readonly at: number; readonly value: null | boolean | number | string }
  | { readonly kind: 'list'; readonly at: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'record'; readonly at: number; readonly entries: readonly JsonEntry[] }

export interface JsonEntry {
  readonly key: string
  readonly at: number
  readonly node: JsonNode
}

interface Cursor {
  readonly text: string
  at: number
  depth: number
}

const patterns = {
  space: /[ \t\r\n]*/y,
  string: /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy,
  number: /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  word: /true|false|null/y,
} as const

/** Deeper than any deck; keeps a hostile text from exhausting the stack. */
const deepest = 40

function take(c: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = c.at
  const match = pattern.exec(c.text)
  if (match === null) return null
  c.at = pattern.lastIndex
  return match[0]
}

function takeMark(c: Cursor, mark: string): boolean {
  take(c, patterns.space)
  if (c.text[c.at] !== mark) return false
  c.at++
  return true
}

/** What stands between two marks, with commas; null where the text breaks off or goes wrong, the cursor at that place. */
function takeMany<T>(c: Cursor, close: string, one: (c: Cursor) => T | null): T[] | null {
  const many: T[] = []
  c.at++
  if (takeMark(c, close)) return many
  do {
    const item = one(c)
    if (item === null) return null
    many.push(item)
  } while (takeMark(c, ','))
  return takeMark(c, close) ? many : null
}

function takeEntry(c: Cursor): JsonEntry | null {
  take(c, patterns.space)
  const { at } = c
  const key = take(c, patterns.string)
  if (key === null || !takeMark(c, ':')) return null
  const node = takeNode(c)
  return node === null ? null : { key: JSON.parse(key) as string, at, node }
}

function takeNode(c: Cursor): JsonNode | null {
  take(c, patterns.space)
  const { at } = c
  const mark = c.text[at]
  if (mark !== '{' && mark !== '[') {
    const token = take(c, patterns.string) ?? take(c, patterns.number) ?? take(c, patterns.word)
    return token === null
      ? null
      : { kind: 'value', at, value: JSON.parse(token) as null | boolean | number | string }
  }
  if (++c.depth > deepest) return null
  const entries = mark === '{' ? takeMany(c, '}', takeEntry) : null
  const items = mark === '[' ? takeMany(c, ']', takeNode) : null
  c.depth--
  if (entries !== null) return { kind: 'record', at, entries }
  return items === null ? null : { kind: 'list', at, items }
}

/** Reads JSON; where it is broken, the offset of the fault. */
export function parseJson(text: string): { readonly node: JsonNode } | { readonly fault: number } {
  const c: Cursor = { text, at: 0, depth: 0 }
  const node = takeNode(c)
  if (node === null) return { fault: Math.min(c.at, text.length) }
  take(c, patterns.space)
  return c.at === text.length ? { node } : { fault: c.at }
}

/** The plain value of a node. */
export function jsonOf(node: JsonNode): Json {
  if (node.kind === 'value') return node.value
  if (node.kind === 'list') return node.items.map(jsonOf)
  // Not by assignment: a key called __proto__ must stay a key.
  return Object.fromEntries(node.entries.map(({ key, node: value }) => [key, jsonOf(value)]))
}

/** The entry of a record; the last one where a key is written twice, as everywhere in JSON. */
export function entryOf(node: JsonNode, key: string): JsonEntry | undefined {
  return node.kind === 'record' ? node.entries.filter((entry) => entry.key === key).at(-1) : undefined
}
