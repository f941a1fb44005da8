import { type Machine, NOBODY, NOTHING, type Seat, type ThingId } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { StatusDefinition } from '../definition.ts'
import { seatOf } from '../query/heroes.ts'
import { roomFor, statusOf, tokensLike } from '../query/status.ts'

/** How tokens come to a player whose stack may be full. */

interface Giving {
  readonly status: string
  readonly n: number
  readonly by: Seat
  readonly to: Seat
  readonly source: ThingId
}

/** Tokens up to the limit of the stack: what exceeds is lost, and is no event. */
export function giveTokens(m: Machine, { status, n, by, to, source }: Giving): void {
  const give = () => m.happen(event.status, { seat: by, to, status, source })
  const full = fullOf(m, status, to, by)
  if (full !== NOTHING && n > 0) {
    m.happen(event.loseStatus, { seat: to, thing: full, how: 'used' })
    give()
    blast(m, status, to, source)
    return
  }
  for (let i = Math.min(n, roomFor(m, to, status, by)); i > 0; i--) give()
}

/** A token changes hands; one that explodes makes the token explode that lies there already. */
export function handOver(m: Machine, by: Seat, token: ThingId, to: Seat): void {
  const { face, owner } = m.thing(token)
  const full = fullOf(m, face, to, owner)
  if (full !== NOTHING) m.happen(event.loseStatus, { seat: to, thing: full, how: 'used' })
  m.happen(event.transferStatus, { seat: by, thing: token, to })
  if (full !== NOTHING) blast(m, face, to, token)
}

/** The token in the way that explodes when another one comes, or NOTHING. */
function fullOf(m: Machine, status: string, to: Seat, by: Seat): ThingId {
  const { explodes } = m.loaded.definitions.get(status) as StatusDefinition
  if (explodes === 0 || roomFor(m, to, status, by) > 0) return NOTHING
  return tokensLike(m, to, status, by)[0] ?? NOTHING
}

/** A token explodes where it lies. */
export function explode(m: Machine, token: ThingId): void {
  if (!m.exists(token)) return
  const { id } = statusOf(m, token)
  const seat = seatOf(m, token)
  m.happen(event.loseStatus, { seat, thing: token, how: 'used' })
  blast(m, id, seat, token)
}

/** An explosion is a source of its own: applied at once, apart from whatever else is on its way (page 13). */
function blast(m: Machine, status: string, to: Seat, source: ThingId): void {
  const { explodes: n } = m.loaded.definitions.get(status) as StatusDefinition
  const line = { to, how: 'add' as const, n, source, of: NOBODY, while: NOTHING }
  m.propose(event.damage, { seat: to, dealt: [], lines: [line] })
}
