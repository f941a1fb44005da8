import {
  type CompiledAbility,
  eachInTurn,
  environment,
  type Machine,
  NOTHING,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import type { Resource } from '../card.ts'
import { bind } from '../boundNames.ts'
import { identityOf } from '../query/seat.ts'
import { abilityOf } from '../query/usable.ts'
import { defendWithCard } from './defendWithCard.ts'

/** An ability whose costs are paid. */
export interface Running {
  readonly seat: Seat
  readonly thing: ThingId
  readonly ability: number
  readonly event: number
  readonly spent: readonly Resource[]
  readonly discarded?: number
  readonly held?: Readonly<Record<string, number>>
}

/** The ability that a frame speaks of. */
export function compiledAbility(q: Query, f: Running): CompiledAbility {
  return q.abilities(f.thing)[f.ability] as CompiledAbility
}

/** A labelled ability of a stunned or confused identity only takes the status card away; its cost stays paid (R33). */
export function resolveAbility(m: Machine, f: Running, compiled: CompiledAbility, final = true): void {
  const { label } = abilityOf(compiled)
  const identity = identityOf(m, f.seat)
  // A player who went out while the text was being carried out does nothing more with it (R80).
  if (identity === NOTHING) return
  const status = label === 'attack' ? 'stunned' : label === 'thwart' ? 'confused' : null
  if (status !== null && m.counter(identity, status) > 0) {
    m.happen(event.loseStatus, { to: identity, status })
    return
  }
  if (label === 'defense') defendWithCard(m, identity, f.event)
  const env = environment({
    you: f.seat,
    self: f.thing,
    event: f.event,
    final,
  })
  bind(env, {
    spent: [...f.spent],
    held: { ...f.held },
    ...(f.discarded === undefined ? {} : { discardedForCost: f.discarded }),
  })
  m.resolve(compiled.effect.id, env)
}

/** Cards whose last counter paid for something leave when it is resolved (R19). */
export function discardUsedUp(m: Machine, things: readonly ThingId[]): void {
  const gone = things.filter((thing) => m.inZone(thing, 'play'))
  eachInTurn(
    m,
    event.discard,
    gone.map((thing) => ({ thing })),
  )
}
