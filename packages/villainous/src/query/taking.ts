import { type Query, reason, type Refusal, type Seat, sizeOf } from '@quadriga/kernel/author'
import { tableOf } from '../table.ts'
import { type ActionSymbol, placeOfFigure, placeOfSymbol, symbolCalled } from './symbols.ts'

/** Actions that begin with their symbol and with no card. */
const takeable = ['gain-power', 'fate', 'discard'] as const
type Takeable = (typeof takeable)[number]

/** The action that begins with this symbol; null where it takes a card to begin one. */
export function takenWith(symbol: ActionSymbol | null): Takeable | null {
  return takeable.find((type) => symbol?.types.includes(type) === true) ?? null
}

/** Why the active player cannot take the action of a symbol. */
export function symbolRefusal(q: Query, seat: Seat, name: string): Refusal {
  const rule = 'villainous:actions'
  if (placeOfSymbol(q, seat, name) !== placeOfFigure(q, seat)) return reason('refused.notThere', {}, rule)
  const symbol = symbolCalled(q, seat, name)
  if (symbol === null) return reason('refused.notThere', {}, rule)
  const [type = ''] = symbol.types
  if (symbol.covered) return reason('refused.covered', { type }, 'villainous:covered')
  if (tableOf(q).used.includes(name)) return reason('refused.usedSymbol', { type }, rule)
  const action = takenWith(symbol)
  if (action === null) return reason('refused.beginsWithCard', { type }, rule)
  return hasCardsFor(q, seat, action) ? null : reason('refused.noCards', {}, rule)
}

/** Nothing to discard, or no Fate card anywhere: the symbol has no use. */
function hasCardsFor(q: Query, seat: Seat, type: Takeable): boolean {
  if (type === 'discard') return q.ids('hand', seat).length > 0
  if (type === 'fate') return sizeOf(q.zone('fateDeck')) + q.ids('fatePile').length > 0
  return true
}
