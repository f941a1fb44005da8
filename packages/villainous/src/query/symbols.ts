import { NOTHING, type Query, type Seat, type ThingId } from '@quadriga/kernel/author'
import { type ActionType, actionTypes, type Printed } from '../card.ts'
import { tableOf } from '../table.ts'
import {
  cardOf,
  cardsAt,
  isAllyOf,
  isCharacter,
  isSwitchedOff,
  locationCard,
  locationNamed,
  locationsOf,
  workingSpecialty,
} from './domain.ts'

/** An action symbol at a location: printed in a row, or given by a card, which no Hero can cover. */
export interface ActionSymbol {
  /** `titan/3` for the third printed symbol of Titan, upper row first; `titan/card12` for one that a card gives. */
  readonly name: string
  readonly place: ThingId
  readonly types: readonly ActionType[]
  readonly amount: number
  readonly covered: boolean
  /** The card that gives it, or NOTHING for a printed one. */
  readonly card: ThingId
}

const ANYWHERE = 'anywhere'

/** Whether the upper row is covered: by a Hero, a rival or an Ally of another player. Worked out, never stored. */
export function isCovered(q: Query, place: ThingId): boolean {
  const { owner } = q.thing(place)
  return cardsAt(q, place).some((id) => isCharacter(q, id) && !isAllyOf(q, id, owner))
}

export function placeOfFigure(q: Query, seat: Seat): ThingId {
  return locationNamed(q, tableOf(q).at[seat] ?? '', seat)
}

/** Every symbol at a location, upper row first, then those that cards give. */
export function symbolsAt(q: Query, place: ThingId): ActionSymbol[] {
  return [...printedAt(q, place), ...grantedAt(q, place)]
}

function printedAt(q: Query, place: ThingId): ActionSymbol[] {
  const { id, top, bottom } = locationCard(q, place)
  const covered = isCovered(q, place)
  const printed = (one: Printed, n: number, isTop: boolean): ActionSymbol => ({
    name: `${id}/${n + 1}`,
    place,
    types: [one.type],
    amount: one.amount,
    covered: isTop && covered,
    card: NOTHING,
  })
  return [
    ...top.map((one, n) => printed(one, n, true)),
    ...bottom.map((one, n) => printed(one, top.length + n, false)),
  ]
}

/** Hardly any card gives a symbol: what it gives is looked at first. */
function grantedAt(q: Query, place: ThingId): ActionSymbol[] {
  const { owner, face } = q.thing(place)
  const found: ActionSymbol[] = []
  for (const id of cardsAt(q, place)) {
    const types = grantsOf(q, id)
    if (types.length > 0 && q.thing(id).controller === owner) found.push(granted(id, face, place, types))
  }
  for (const id of q.ids('specialty', owner)) {
    const types = grantsOf(q, id)
    const isAnywhere = types.length > 0 && cardOf(q, id)?.grantsAnywhere === true && !isSwitchedOff(q, id)
    // What is had anywhere is one action, wherever the figure goes.
    if (isAnywhere) found.push(granted(id, ANYWHERE, place, types))
  }
  return found
}

const NO_TYPES: readonly ActionType[] = []

function grantsOf(q: Query, id: ThingId): readonly ActionType[] {
  return cardOf(q, id)?.grants ?? NO_TYPES
}

function granted(card: ThingId, at: string, place: ThingId, types: readonly ActionType[]): ActionSymbol {
  return { name: `${at}/card${card}`, place, types, amount: 0, covered: false, card }
}

/** Every symbol of a seat's domain. */
export function symbolsOf(q: Query, seat: Seat): ActionSymbol[] {
  return locationsOf(q, seat).flatMap((place) => symbolsAt(q, place))
}

/** The location that a symbol's name speaks of; what is had anywhere is had where the figure stands. */
export function placeOfSymbol(q: Query, seat: Seat, name: string): ThingId {
  const at = name.slice(0, name.indexOf('/'))
  return at === ANYWHERE ? placeOfFigure(q, seat) : locationNamed(q, at, seat)
}

export function symbolCalled(q: Query, seat: Seat, name: string): ActionSymbol | null {
  const place = placeOfSymbol(q, seat, name)
  if (place === NOTHING) return null
  const isCalled = (symbol: ActionSymbol): boolean => symbol.name === name
  return printedAt(q, place).find(isCalled) ?? grantedAt(q, place).find(isCalled) ?? null
}

/** The symbols the active player may still use where the figure stands. */
export function openSymbols(q: Query, seat: Seat): ActionSymbol[] {
  const place = placeOfFigure(q, seat)
  const { active, stage, used } = tableOf(q)
  if (seat !== active || stage !== 'actions' || place === NOTHING) return []
  return symbolsAt(q, place).filter((one) => !one.covered && !used.includes(one.name))
}

/**
 * The symbol that an action of this type uses. The upper row goes first: it can be covered later in the turn, the
 * lower one cannot; of symbols that serve for several actions the narrowest.
 */
export function symbolFor(q: Query, seat: Seat, type: ActionType): ActionSymbol | null {
  const open = openSymbols(q, seat)
  const fit = open.filter((one) => one.types.includes(type))
  const found = fit.find((one) => one.types.length === 1) ?? fit[0] ?? null
  if (found !== null || type !== 'relocate' || converter(q, seat) === NOTHING) return found
  return open.find((one) => one.types.includes('play-card')) ?? null
}

/** The Specialty that lets a seat relocate where it could play a card, if it was not used this turn. */
export function converter(q: Query, seat: Seat): ThingId {
  const found = workingSpecialty(q, seat, 'playsAsRelocate')
  return found !== NOTHING && tableOf(q).activated.includes(found) ? NOTHING : found
}

/** The actions a seat may still take, one for each symbol. */
export function openActions(q: Query, seat: Seat): ActionType[] {
  const open = openSymbols(q, seat)
  return actionTypes.flatMap((type) => open.filter((one) => one.types.includes(type)).map(() => type))
}

/** Whether a symbol of this type is here but covered: a better reason than "none left". */
export function isCoveredAction(q: Query, seat: Seat, type: ActionType): boolean {
  const place = placeOfFigure(q, seat)
  if (place === NOTHING) return false
  return symbolsAt(q, place).some(
    (one) => one.covered && one.types.includes(type) && !tableOf(q).used.includes(one.name),
  )
}

export const symbolStates = ['free', 'used', 'covered', 'elsewhere'] as const
export type SymbolState = (typeof symbolStates)[number]

/** What a board draws of a symbol: whether it can be used now, was used, is covered, or lies where the figure is not. */
export function symbolState(q: Query, symbol: ActionSymbol): SymbolState {
  const seat = q.thing(symbol.place).owner
  const { active, used } = tableOf(q)
  if (symbol.covered) return 'covered'
  if (seat !== active || placeOfFigure(q, seat) !== symbol.place) return 'elsewhere'
  return used.includes(symbol.name) ? 'used' : 'free'
}
