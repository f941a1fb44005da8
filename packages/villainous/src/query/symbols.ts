import type { Query, Seat, ThingId } from '@quadriga/kernel/author'
import { type ActionType, actionTypes, type Printed } from '../define.ts'
import { tableOf } from '../table.ts'
import { cardOf, cardsAt, charactersAt, isAllyOf, locationCard, locationNamed } from './domain.ts'

/** An action symbol at a location: printed in a row, or given by a card there, which no Hero can cover. */
export interface ActionSymbol {
  /** `top0`, `bottom1`, or `card` and the id of the card that gives it. */
  readonly key: string
  readonly types: readonly ActionType[]
  readonly amount: number
  readonly covered: boolean
}

/** Whether the upper row is covered: by any Hero, or by any Ally of another player. Worked out, never stored. */
export function isCovered(q: Query, place: ThingId): boolean {
  const { owner } = q.thing(place)
  return charactersAt(q, place).some((id) => !isAllyOf(q, id, owner))
}

export function placeOfFigure(q: Query, seat: Seat): ThingId {
  return locationNamed(q, tableOf(q).at[seat] ?? '', seat)
}

/** Every symbol at a location, upper row first. */
export function symbolsAt(q: Query, place: ThingId): ActionSymbol[] {
  const { top, bottom } = locationCard(q, place)
  const covered = isCovered(q, place)
  return [...row('top', top, covered), ...row('bottom', bottom, false), ...granted(q, place)]
}

function row(name: string, printed: readonly Printed[], covered: boolean): ActionSymbol[] {
  return printed.map(({ type, amount }, i) => ({ key: `${name}${i}`, types: [type], amount, covered }))
}

function granted(q: Query, place: ThingId): ActionSymbol[] {
  const { owner } = q.thing(place)
  return cardsAt(q, place).flatMap((id) => {
    const grants = cardOf(q, id)?.grants ?? []
    if (grants.length === 0 || q.thing(id).controller !== owner) return []
    return [{ key: `card${id}`, types: grants, amount: 0, covered: false }]
  })
}

/** The symbols the active player may still use where the figure stands. */
export function openSymbols(q: Query, seat: Seat): ActionSymbol[] {
  const place = placeOfFigure(q, seat)
  const { active, stage, used } = tableOf(q)
  if (seat !== active || stage !== 'actions' || place < 0) return []
  return symbolsAt(q, place).filter((one) => !one.covered && !used.includes(one.key))
}

/**
 * The symbol that an action of this type uses. The upper row goes first: it can be covered later in the turn, the
 * lower one cannot; of symbols that serve for several actions the narrowest.
 */
export function symbolFor(q: Query, seat: Seat, type: ActionType): ActionSymbol | null {
  const fit = openSymbols(q, seat).filter((one) => one.types.includes(type))
  return fit.find((one) => one.types.length === 1) ?? fit[0] ?? null
}

/** The actions a seat may still take, one for each symbol. */
export function openActions(q: Query, seat: Seat): ActionType[] {
  const open = openSymbols(q, seat)
  return actionTypes.flatMap((type) => open.filter((one) => one.types.includes(type)).map(() => type))
}

/** Whether a symbol of this type is here but covered: a better reason than "none left". */
export function isCoveredAction(q: Query, seat: Seat, type: ActionType): boolean {
  const place = placeOfFigure(q, seat)
  if (place < 0) return false
  return symbolsAt(q, place).some(
    (one) => one.covered && one.types.includes(type) && !tableOf(q).used.includes(one.key),
  )
}
