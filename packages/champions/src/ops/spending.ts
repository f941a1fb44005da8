import { arg, NOTHING, oneOf, op } from '@quadriga/kernel/author'
import { type Resource, resourceTypes } from '../card.ts'
import { cardOf } from '../query/card.ts'
import { canPay } from '../query/payment.ts'
import { spendResources } from '../rules/spend.ts'
import { spendWords } from '../text/spend.ts'

const type = oneOf(...resourceTypes, 'none')

const spendOp = op('spend', 'effect', {
  args: [arg('first', type), arg('second', type, 'none'), arg('third', type, 'none')],
  run: (m, a, env) =>
    m.call(spendResources, { seat: env.you, types: typesOf(a), source: env.self, usedUp: [] }),
  affects(q, a, env) {
    const need = typesOf(a)
    return canPay(q, env.you, { n: need.length, need }, cardOf(q, env.self), NOTHING)
  },
  say: (a) => spendWords(typesOf(a)),
})
/** You spend one resource of each of these types; open only to a player who can. */
export const spend = (first: Resource, second?: Resource, third?: Resource) => spendOp(first, second, third)

function typesOf(a: { readonly first: string; readonly second: string; readonly third: string }): Resource[] {
  return [a.first, a.second, a.third].filter((one): one is Resource => one !== 'none')
}

export const spendingOps = [spendOp]
