import type { ThingId } from '@quadriga/kernel'
import { type Card, cardOf } from './championsTable.ts'
import type { Reader } from './evaluation.ts'

/** A side scheme that a stage of the villain searches for, and the hit points that it lends the villain. */
interface Lender {
  readonly id: string
  readonly lent: number
}

/** Hit points that side schemes will lend the villain once its later stages search for them; those in play lend theirs already. */
export function lentLater(q: Reader): number {
  let sum = 0
  for (const stage of q.ids('villainDeck'))
    for (const { id, lent } of lendersOf(q, stage)) if (!lies(q, id)) sum += lent
  return sum
}

function lies(q: Reader, scheme: string): boolean {
  return q.ids('sideSchemes').some((id) => q.thing(id).face === scheme)
}

const known = new WeakMap<Card, readonly Lender[]>()

function lendersOf(q: Reader, stage: ThingId): readonly Lender[] {
  const card = cardOf(q, stage)
  const before = known.get(card)
  if (before !== undefined) return before
  const found = card.abilities
    .filter(({ trigger, effect }) => trigger === 'whenRevealed' && effect.op === 'searchAndReveal')
    .map(({ effect }) => ({ id: String(effect.args['id']), lent: lentBy(q, String(effect.args['id'])) }))
    .filter(({ lent }) => lent > 0)
  known.set(card, found)
  return found
}

function lentBy(q: Reader, scheme: string): number {
  const card = q.loaded.definitions.get(scheme) as unknown as Card | undefined
  let sum = 0
  for (const { op, args } of card?.constant ?? [])
    if (op === 'bonus' && args['stat'] === 'hp' && typeof args['n'] === 'number') sum += args['n']
  return sum
}
