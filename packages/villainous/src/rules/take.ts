import { procedure, type Seat } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { symbolCalled } from '../query/symbols.ts'
import { takenWith } from '../query/taking.ts'
import { discardCards } from './discardCards.ts'
import { beginFate } from './fate.ts'
import { spendSymbol } from './symbolUse.ts'

/** An action that begins with its symbol and with no card: gaining Power, Fate, discarding. */
export const take = procedure<{ seat: Seat; symbol: string }>('villainous.take', {
  begin(m, { seat, symbol: name }) {
    const symbol = symbolCalled(m, seat, name)
    m.done()
    switch (takenWith(symbol)) {
      case 'discard':
        m.call(discardCards, { seat, symbol: name })
        break
      case 'fate':
        beginFate(m, seat, name)
        break
      case 'gain-power':
        spendSymbol(m, seat, name, 'gain-power')
        m.happen(event.gainPower, { ...by(m, seat), n: symbol?.amount ?? 0 })
        break
      case null:
        throw m.broken(`no action begins with the symbol ${name}`)
    }
  },
})
