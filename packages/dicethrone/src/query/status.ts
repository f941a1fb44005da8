import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import type { StatusDefinition } from '../definition.ts'
import { tableOf } from '../table.ts'
import { heroThing } from './heroes.ts'
import { textsOf } from './texts.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Status effects: tokens that lie in the middle of a hero board. */

export function tokensOf(q: Query, seat: Seat): readonly ThingId[] {
  return idsOf(q, seatZone.status, seat)
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

/** Whether a token is the first of its stack: equal tokens answer as one, even if different players gave them. */
export function leadsStack(q: Query, token: ThingId): boolean {
  const { face, owner, zone } = q.thing(token)
  const isApart = statusOf(q, token).ownerLimit > 0
  const ids = q.state.zones[zone]?.ids ?? []
  return ids.find((id) => q.thing(id).face === face && (!isApart || q.thing(id).owner === owner)) === token
}

/** The first token of a seat with a property, or NOTHING. */
export function tokenWith(q: Query, seat: Seat, has: (status: StatusDefinition) => boolean): ThingId {
  for (const id of tokensOf(q, seat)) if (has(statusOf(q, id))) return id
  return NOTHING
}

export function isStunned(q: Query, seat: Seat): boolean {
  return stacksOf(q, seat).stunned
}

/** What lies on the middle of a board, sorted by what menus and pauses ask for. */
interface Stacks {
  /** One token of each status: those alike cannot be told apart. */
  readonly distinct: readonly ThingId[]
  /** Those of them that can ever be spent. */
  readonly spendable: readonly ThingId[]
  readonly stunned: boolean
  /** Every token for which its holder pays when throwing dice again. */
  readonly priced: readonly ThingId[]
}

// Tokens have one side, and the list of a zone is replaced and never changed: what was sorted once holds.
const known = new WeakMap<readonly ThingId[], Stacks>()

const EMPTY: Stacks = { distinct: [], spendable: [], stunned: false, priced: [] }

function stacksOf(q: Query, seat: Seat): Stacks {
  const ids = tokensOf(q, seat)
  if (ids.length === 0) return EMPTY
  const found = known.get(ids)
  if (found !== undefined) return found
  const made = sorted(q, ids)
  known.set(ids, made)
  return made
}

function sorted(q: Query, ids: readonly ThingId[]): Stacks {
  const distinct: ThingId[] = []
  const spendable: ThingId[] = []
  const priced: ThingId[] = []
  const statuses: StatusDefinition[] = []
  for (const id of ids) {
    const status = statusOf(q, id)
    if (status.attemptPrice > 0) priced.push(id)
    if (statuses.includes(status)) continue
    statuses.push(status)
    distinct.push(id)
    if (textsOf(q, id).spent.length > 0) spendable.push(id)
  }
  return { distinct, spendable, stunned: statuses.some(({ stuns }) => stuns), priced }
}

/** One token of each status of a seat. */
export function distinctTokens(q: Query, seat: Seat): readonly ThingId[] {
  return stacksOf(q, seat).distinct
}

/** Those of them that can ever be spent. */
export function spendableTokens(q: Query, seat: Seat): readonly ThingId[] {
  return stacksOf(q, seat).spendable
}

/** The tokens of a seat for which it pays when throwing dice again. */
export function pricedTokens(q: Query, seat: Seat): readonly ThingId[] {
  return stacksOf(q, seat).priced
}

/** Whether a token came before the turn began. */
export function isHeldAllTurn(q: Query, token: ThingId): boolean {
  return q.counter(token, 'since') < tableOf(q).turns
}

/** The tokens of a stack that may be spent, the newest first: older ones may be good for more. */
export function spendOrder(q: Query, seat: Seat, status: string, owner: Seat, aged = false): ThingId[] {
  return tokensLike(q, seat, status, owner)
    .filter((token) => !aged || isHeldAllTurn(q, token))
    .sort((a, b) => q.counter(b, 'since') - q.counter(a, 'since'))
}

/** How many of them there are. */
export function spendCount(q: Query, seat: Seat, status: string, owner: Seat, aged = false): number {
  const isApart = (q.loaded.definitions.get(status) as StatusDefinition).ownerLimit > 0
  let count = 0
  for (const id of tokensOf(q, seat)) {
    const token = q.thing(id)
    if (token.face !== status || (isApart && token.owner !== owner)) continue
    if (!aged || isHeldAllTurn(q, id)) count++
  }
  return count
}
