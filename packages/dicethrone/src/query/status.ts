import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { StatusDefinition } from '../definition.ts'
import { heroThing } from './heroes.ts'

/** Status effects: tokens that lie in the middle of a hero board. */

export function tokensOf(q: Query, seat: Seat): readonly ThingId[] {
  return q.ids('status', seat)
}

export function statusOf(q: Query, token: ThingId): StatusDefinition {
  return q.definition(token) as StatusDefinition
}

export function countStatus(q: Query, seat: Seat, status: string): number {
  let count = 0
  for (const id of tokensOf(q, seat)) if (q.thing(id).face === status) count++
  return count
}

/** The tokens of a status that lie with a seat; where each hero has its own, only those of one owner. */
export function tokensLike(q: Query, seat: Seat, status: string, owner: Seat): ThingId[] {
  const { ownerLimit } = q.loaded.definitions.get(status) as StatusDefinition
  return tokensOf(q, seat).filter((id) => {
    const token = q.thing(id)
    return token.face === status && (ownerLimit === 0 || token.owner === owner)
  })
}

/** How many more tokens of a status a seat may take from another. */
export function roomFor(q: Query, seat: Seat, status: string, from: Seat): number {
  const definition = q.loaded.definitions.get(status) as StatusDefinition
  const { limit, ownerLimit } = definition
  const most = ownerLimit > 0 && from === seat ? ownerLimit : limit
  return most + raisedBy(q, seat, definition) - tokensLike(q, seat, status, from).length
}

/** By how much texts have raised the limit of a hero's own status. */
function raisedBy(q: Query, seat: Seat, { id, raisable }: StatusDefinition): number {
  if (!raisable) return 0
  const hero = heroThing(q, seat)
  return id.startsWith(`${q.thing(hero).face}/`) ? q.counter(hero, 'raised') : 0
}

/** Whether a token is the first of its stack: those alike speak with one voice. */
export function leadsStack(q: Query, token: ThingId): boolean {
  const { face, owner, zone } = q.thing(token)
  const ids = q.state.zones[zone]?.ids ?? []
  return ids.find((id) => q.thing(id).face === face && q.thing(id).owner === owner) === token
}

/** The first token of a seat with a property, or NOTHING. */
export function tokenWith(q: Query, seat: Seat, has: (status: StatusDefinition) => boolean): ThingId {
  for (const id of tokensOf(q, seat)) if (has(statusOf(q, id))) return id
  return NOTHING
}

export function isStunned(q: Query, seat: Seat): boolean {
  return tokenWith(q, seat, (status) => status.stuns) !== NOTHING
}

/** One token of each status of a seat: those alike cannot be told apart. */
export function distinctTokens(q: Query, seat: Seat): ThingId[] {
  const seen: string[] = []
  return tokensOf(q, seat).filter((id) => {
    const { face } = q.thing(id)
    if (seen.includes(face)) return false
    seen.push(face)
    return true
  })
}
