import type { Compiled } from './compile.ts'
import { type Env, environment } from './env.ts'
import { evaluate, evaluateThings } from './evaluate.ts'
import { faceOf } from './face.ts'
import type { Query } from './query.ts'
import type { Machine } from './machine.ts'
import { NOTHING, type ThingId } from './state.ts'

/** One part of a stat: the printed value, or what something adds, multiplies or sets. */
export interface StatPart {
  readonly how: 'base' | 'plus' | 'times' | 'over' | 'set'
  readonly n: number
  readonly source: ThingId
}

/** A stat of a thing now: add and subtract, then multiply and divide (rounded up), then set; never below zero. */
export function statOf(m: Query, id: ThingId, stat: string): number {
  const base = m.definition(id).stats[stat] ?? 0
  return isPlain(m, stat) ? Math.max(0, base) : foldParts(statParts(m, id, stat))
}

/** Whether nothing in play changes this stat of anything: true most of the time. */
function isPlain(m: Query, stat: string): boolean {
  const ear = m.loaded.statEars.get(stat)
  if (ear !== undefined && m.listeners(ear).length > 0) return false
  for (const modifier of m.state.modifiers) if (modifier.stat === stat) return false
  return true
}

/** The parts of a stat in the order in which they count; "why this number?" shows them. */
export function statParts(m: Query, id: ThingId, stat: string): StatPart[] {
  const parts: StatPart[] = [{ how: 'base', n: m.definition(id).stats[stat] ?? 0, source: id }]
  const ear = m.loaded.statEars.get(stat)
  for (const source of ear === undefined ? [] : m.listeners(ear)) {
    const env = environment({ you: m.loaded.game.speaker(m, source), self: source })
    for (const node of faceOf(m.loaded, m.thing(source))?.constants ?? [])
      addPart(m, parts, node, env, id, stat, source)
  }
  for (const modifier of m.state.modifiers) {
    if (modifier.stat !== stat) continue
    const node = m.program(modifier.program).nodes[modifier.node] as Compiled
    const env = modifier.env as Env
    const covered = modifier.live ? evaluateThings(m, node.args['to'], env) : modifier.things
    if (covered.includes(id)) parts.push(partOf(m, node, env, env.self))
  }
  return parts
}

function addPart(
  m: Query,
  parts: StatPart[],
  node: Compiled,
  env: Env,
  id: ThingId,
  stat: string,
  source: ThingId,
): void {
  if (node.args['stat'] !== stat) return
  if (!evaluateThings(m, node.args['to'], env).includes(id)) return
  const only = node.args['only']
  if (only !== null && only !== undefined && evaluate(m, only, env) !== true) return
  parts.push(partOf(m, node, env, source))
}

function partOf(m: Query, node: Compiled, env: Env, source: ThingId): StatPart {
  return { how: node.args['how'] as StatPart['how'], n: Number(evaluate(m, node.args['n'], env)), source }
}

/** The value that parts come to. */
export function foldParts(parts: readonly StatPart[]): number {
  let value = 0
  for (const part of parts) if (part.how === 'base' || part.how === 'plus') value += part.n
  for (const part of parts) {
    if (part.how === 'times') value *= part.n
    else if (part.how === 'over') value = Math.ceil(value / part.n)
  }
  for (const part of parts) if (part.how === 'set') value = part.n
  return Math.max(0, value)
}

/** Ends the lasting effects of a period of the game, such as a phase or a round. */
export function endPeriod(m: Machine, until: string): void {
  if (m.state.modifiers.some((modifier) => modifier.until === until)) {
    m.state.modifiers = m.state.modifiers.filter((modifier) => modifier.until !== until)
  }
}

/** A thing that leaves play takes no bonus with it. */
export function forget(m: Machine, id: ThingId): void {
  if (!m.state.modifiers.some((modifier) => modifier.things.includes(id))) return
  m.state.modifiers = m.state.modifiers
    .map((modifier) => ({ ...modifier, things: modifier.things.filter((thing) => thing !== id) }))
    .filter((modifier) => modifier.live || (modifier.things.length > 0 && modifier.things[0] !== NOTHING))
}
