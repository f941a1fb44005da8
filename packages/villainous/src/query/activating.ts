import {
  couldAffect,
  type CompiledAbility,
  environment,
  evaluate,
  type Query,
  type Refusal,
  reason,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { tableOf } from '../table.ts'
import {
  allLocations,
  bound,
  cardsAt,
  domainOf,
  isAllyOf,
  isKind,
  isOwnItem,
  isSwitchedOff,
  powerOf,
} from './domain.ts'

/** Whether a card lies in a Specialty zone: its other side counts, and it is used once a turn. */
export function isSpecialty(q: Query, id: ThingId): boolean {
  return q.inZone(id, 'specialty')
}

/** The activated ability of the side that a card shows. */
function activatedAbility(q: Query, thing: ThingId): CompiledAbility | undefined {
  const side = isSpecialty(q, thing) ? 'specialty' : 'item'
  return q
    .abilities(thing)
    .find(({ ability }) => ability['activated'] === true && (ability['side'] ?? side) === side)
}

/** The program of a card's activated ability, or '' when it has none. */
export function activatedProgram(q: Query, thing: ThingId): string {
  return activatedAbility(q, thing)?.effect.id ?? ''
}

/** What a seat pays for an activation of this printed price: reductions first, then increases. */
export function activationCost(q: Query, seat: Seat, printed: number): number {
  return Math.max(0, printed - bound(q, seat, 'cheaperActivation')) + bound(q, seat, 'dearerActivation')
}

/** The price of activating a card; null where the ability itself asks for it, by what is chosen. */
export function activationPrice(q: Query, seat: Seat, thing: ThingId): number | null {
  const printed = activatedAbility(q, thing)?.ability['price']
  return typeof printed === 'number' ? activationCost(q, seat, printed) : null
}

/** A seat's cards in play that have an activated ability, wherever they lie. */
export function activatable(q: Query, seat: Seat): ThingId[] {
  const inPlay = [...allLocations(q).flatMap((place) => cardsAt(q, place)), ...q.ids('crisis')]
  const own = inPlay.filter((id) => isAllyOf(q, id, seat) || isOwnItem(q, id, seat))
  return [...own, ...q.ids('specialty', seat)].filter((id) => activatedProgram(q, id) !== '')
}

/** Why an ability cannot be activated, the symbol for it aside; a free activation has no price. */
export function activationRefusal(q: Query, seat: Seat, card: ThingId, free = false): Refusal {
  if (isSwitchedOff(q, card)) return reason('refused.switchedOff', {}, 'villainous:specialties')
  // Stones and Specialties once per turn, however many Activate actions there are.
  const once = isKind(q, card, 'stone') || isSpecialty(q, card)
  if (once && tableOf(q).activated.includes(card))
    return reason('refused.oncePerTurn', {}, 'villainous:specialties')
  const [cost, power] = [free ? 0 : (activationPrice(q, seat, card) ?? 0), powerOf(q, seat)]
  if (cost > power) return reason('refused.power', { cost, power }, 'villainous:activate')
  const { root } = q.program(activatedProgram(q, card))
  const affects = couldAffect(q, root, environment({ you: seat, self: card }))
  return affects ? null : reason('refused.noTarget', {}, 'villainous:activate')
}

/** The ability of a card that needs no action. */
export function freeAbility(q: Query, thing: ThingId): CompiledAbility | undefined {
  return q.abilities(thing).find(({ ability }) => ability['free'] !== undefined)
}

/** The cards with an ability that needs no action and that a seat may use: its own, and Fate cards in its domain. */
export function usable(q: Query, seat: Seat): ThingId[] {
  const inPlay = allLocations(q).flatMap((place) => cardsAt(q, place))
  const near = inPlay.filter((id) =>
    isKind(q, id, 'hero') ? domainOf(q, id) === seat : q.thing(id).controller === seat,
  )
  const all = [...near, ...q.ids('specialty', seat), ...q.ids('tiles', seat)]
  return all.filter((id) => freeAbility(q, id) !== undefined)
}

/** Why an ability that needs no action cannot be used now. */
export function useRefusal(q: Query, seat: Seat, card: ThingId): Refusal {
  const rule = 'villainous:free-abilities'
  const { active, stage, activated } = tableOf(q)
  if (seat !== active) return reason('refused.notYourTurn', {}, 'villainous:turn')
  if (isSwitchedOff(q, card)) return reason('refused.switchedOff', {}, 'villainous:specialties')
  const found = freeAbility(q, card)
  if (found === undefined) return reason('refused.noTarget', {}, rule)
  const { ability, effect, only } = found
  if (ability['free'] === 'beforeMoving' && stage !== 'move') return reason('refused.alreadyMoved', {}, rule)
  const uses = activated.filter((id) => id === card).length
  if (uses >= Number(ability['times'])) return reason('refused.oncePerTurn', {}, rule)
  const [cost, power] = [Number(ability['price']), powerOf(q, seat)]
  if (cost > power) return reason('refused.power', { cost, power }, rule)
  const env = environment({ you: seat, self: card })
  if (only !== null && evaluate(q, only, env) !== true) return reason('refused.condition', {}, rule)
  return couldAffect(q, effect.root, env) ? null : reason('refused.noTarget', {}, rule)
}
