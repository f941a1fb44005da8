import { type Machine, NOTHING, type Seat } from '@quadriga/kernel/author'
import type { ActionType } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { converter, symbolFor } from '../query/symbols.ts'

/** Marks a symbol as used for an action of this type. */
export function spendSymbol(m: Machine, seat: Seat, symbol: string, type: ActionType): void {
  m.happen(event.action, { ...by(m, seat), symbol, type })
}

/** As `spendSymbol`, for an action that began with a card: the symbol is found. */
export function useSymbol(m: Machine, seat: Seat, type: ActionType): void {
  const symbol = symbolFor(m, seat, type)
  if (symbol === null) throw m.broken(`no symbol left for ${type}`)
  const thing = symbol.types.includes(type) ? NOTHING : converter(m, seat)
  spendSymbol(m, seat, symbol.name, type)
  // A Play a Card symbol serves as a Relocate symbol: the Specialty that allows it is used.
  if (thing !== NOTHING) m.happen(event.use, { ...by(m, seat), thing })
}
