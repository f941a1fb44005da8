import {
  eachInTurn,
  message,
  procedure,
  type Query,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { effectDamage } from '../events/damage.ts'
import { alliesOf, heroes, remaining } from '../query/characters.ts'
import { canBeDamaged } from '../query/immunity.ts'
import { playerOrder } from '../query/seat.ts'
import { tableOf } from '../table.ts'

interface SplitVars {
  n: number
  source: ThingId
}

/** Damage that the first player splits among heroes and allies; nobody gets more than would defeat them (R43). */
export const splitDamage = procedure<SplitVars>('champions.splitDamage', {
  ask(m, f) {
    const shares = sharesOf(m)
    const most = shares.reduce((sum, { cap }) => sum + cap, 0)
    const n = Math.min(f.n, most)
    if (n === 0) m.done()
    else
      m.ask({
        seat: tableOf(m).firstPlayer,
        ask: message('ask.split', { n }),
        shape: 'distribute',
        options: shares,
        min: n,
        max: n,
        because: f.source,
      })
  },
  deal(m, f) {
    const shares = sharesOf(m).map(({ key, thing }) => ({
      thing,
      n: m.picks.filter((pick) => pick === key).length,
    }))
    m.done()
    eachInTurn(
      m,
      event.damage,
      shares.filter(({ n }) => n > 0).map(({ thing, n }) => effectDamage(thing, n, f.source, -1)),
    )
  },
})

function sharesOf(q: Query) {
  const hurt = [...heroes(q), ...playerOrder(q).flatMap((seat) => alliesOf(q, seat))].filter((id) =>
    canBeDamaged(q, id),
  )
  return thingOptions(q, 'damage', hurt).map((option) => ({ ...option, cap: remaining(q, option.thing) }))
}
