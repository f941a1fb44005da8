import {
  type CompiledAbility,
  effectRefusal,
  type Env,
  environment,
  type Machine,
  NO_EFFECT,
  NOBODY,
  procedure,
  type Query,
  type Refusal,
  type Seat,
  type ThingId,
  type Trigger,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { kindOf, heroOf } from '../query/pieces.ts'
import { textOf, textRefusal, turnTexts, useKey } from '../query/usable.ts'
import { tableOf } from '../table.ts'

/** Whose "you" a text means: the player whose hero has the card, or nobody's; for the mission, who is acting. */
export function speaker(q: Query, thing: ThingId): Seat {
  const { controller } = q.thing(thing)
  return controller === NOBODY && kindOf(q, thing) === 'mission' ? Math.max(0, tableOf(q).active) : controller
}

/** Forced texts only ask whether they would do something; a player's own also need their price. */
export function triggerRefusal(q: Query, { thing, ability, seat, env }: Trigger): Refusal {
  if (ability.ability.forced) return effectRefusal(q, ability.effect.root, env)
  return q.thing(thing).controller === NOBODY ? NO_EFFECT : textRefusal(q, seat, thing, ability, env)
}

/** Pays for a text and begins it. */
export function initiate(m: Machine, { thing, ability, seat, env }: Trigger): void {
  if (!ability.ability.forced) pay(m, seat, thing, ability)
  resolveText(m, ability, env)
}

function resolveText(m: Machine, ability: CompiledAbility, env: Env): void {
  m.resolve(ability.effect.id, env)
}

function pay(m: Machine, seat: Seat, card: ThingId, ability: CompiledAbility): void {
  const { power, hunger, actions, per, discards } = textOf(ability)
  m.happen(event.useCard, {
    seat,
    hero: heroOf(m, seat),
    card,
    power,
    hunger,
    actions,
    discards,
    limit: per,
    key: useKey(card, ability),
  })
}

/** A hero uses a text of one of its cards in its turn. */
export const useThing = procedure<{ seat: Seat; thing: ThingId }>('zombies.use', {
  begin(m, { seat, thing }) {
    const [ability] = turnTexts(m, thing)
    m.done()
    if (ability === undefined) return
    const env = environment({ you: seat, self: thing })
    pay(m, seat, thing, ability)
    resolveText(m, ability, env)
  },
})

/** A hero does what only this mission lets heroes do. */
export const useRule = procedure<{ seat: Seat; symbol: string }>('zombies.missionRule', {
  begin(m, { seat, symbol }) {
    m.done()
    const found = missionTexts(m).find(({ ability }) => ability.effect.id === symbol)
    if (found === undefined) return
    const { thing, ability } = found
    pay(m, seat, thing, ability)
    resolveText(m, ability, environment({ you: seat, self: thing }))
  },
})

/** What heroes may do by the rules of the mission. */
export function missionTexts(q: Query): { thing: ThingId; ability: CompiledAbility }[] {
  return q
    .ids('mission')
    .filter((thing) => kindOf(q, thing) === 'mission')
    .flatMap((thing) => turnTexts(q, thing).map((ability) => ({ thing, ability })))
}

export const textRules = [useThing, useRule]
