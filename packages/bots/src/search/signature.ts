import type { State, Thing } from '@quadriga/kernel'

/**
 * A number that equal positions share, whatever order of actions led to them. Ids of things are left out, for they count how often
 * something moved; so is the order within a zone, which hardly ever matters in a turn.
 */
export function signatureOf(state: State): number {
  let sum = 0
  for (const page of state.pages) {
    for (const thing of page) if (thing !== null) sum = (sum + placed(state, thing)) | 0
  }
  for (const { program, node, stat, until, things } of state.modifiers) {
    sum = (sum + mixed(mixed(word(program), node), word(stat) ^ word(until) ^ things.length)) | 0
  }
  for (const { rest } of state.zones) sum = mixed(sum, rest.length)
  return mixed(sum, word(JSON.stringify(state.table)))
}

/** A thing counts with what it is attached to. */
function placed({ pages }: State, thing: Thing): number {
  const own = ownNumber(thing)
  if (thing.host < 0) return own
  const host = pages[thing.host >>> 4]?.[thing.host & 15]
  return host === null || host === undefined ? own : mixed(own, word(host.face))
}

/** Things are shared between states until they are written, so each is read once. */
const known = new WeakMap<Thing, number>()

const left = new Set(['id', 'host', 'known', 'pool'])

function ownNumber(thing: Thing): number {
  const before = known.get(thing)
  if (before !== undefined) return before
  let sum = 17
  for (const [field, value] of Object.entries(thing)) {
    if (left.has(field)) continue
    sum = mixed(sum, typeof value === 'string' ? word(value) : Number(value))
  }
  known.set(thing, sum)
  return sum
}

const words = new Map<string, number>()
/** Words of tables are many: the store is emptied before it grows large. */
const MOST_WORDS = 20_000

function word(text: string): number {
  const before = words.get(text)
  if (before !== undefined) return before
  let sum = 7
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0
  if (words.size >= MOST_WORDS) words.clear()
  words.set(text, sum)
  return sum
}

/** Both numbers decide about every bit. */
function mixed(a: number, b: number): number {
  let sum = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + Math.imul(b ^ 0x9e3779b9, 0x297a2d39)
  sum = Math.imul(sum ^ (sum >>> 12), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) | 0
}
