import type { Machine, Seat } from '@quadriga/kernel/author'
import type { ActionType } from '../define.ts'
import { proposeFor } from '../events/propose.ts'
import { symbolFor } from '../query/symbols.ts'

/** Marks the symbol of an action as used, and returns the Power it shows. */
export function useSymbol(m: Machine, seat: Seat, type: ActionType): number {
  const symbol = symbolFor(m, seat, type)
  if (symbol === null) throw m.broken(`no symbol left for ${type}`)
  proposeFor(m, seat, 'action', { symbol: symbol.key, type })
  return symbol.amount
}
