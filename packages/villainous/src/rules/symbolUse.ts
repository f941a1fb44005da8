import type { Machine, Seat } from '@quadriga/kernel/author'
import type { ActionType } from '../card.ts'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { symbolFor } from '../query/symbols.ts'

/** Marks a symbol as used for an action of this type. */
export function spendSymbol(m: Machine, seat: Seat, symbol: string, type: ActionType): void {
  m.happen(event.action, { ...by(m, seat), symbol, type })
}

/** As `spendSymbol`, for an action that began with a card: the symbol is found. */
export function useSymbol(m: Machine, seat: Seat, type: ActionType): void {
  const symbol = symbolFor(m, seat, type)
  if (symbol === null) throw m.broken(`no symbol left for ${type}`)
  spendSymbol(m, seat, symbol.name, type)
}
