import type { ThingId } from '@quadriga/kernel'
import { type Card, cardOf } from './championsTable.ts'
import type { Reader } from './evaluation.ts'

/** A side scheme that a later stage of the villain will search for, and the hit points that it lends the villain. */
export interface SchemeToCome {
  readonly card: Card
  readonly lent: number
}

/** What later stages will search for when they are revealed, unless it is in play already. */
export function schemesToCome(q: Reader): readonly SchemeToCome[] {
  const later = q.ids('villainDeck')
  if (later.length === 0) return []
  const there = new Set(q.ids('sideSchemes').map((id) => q.thing(id).face))
  return later.flatMap((id) => searchedBy(q, id).filter(({ card }) => !there.has(card.id)))
}

const known = new WeakMap<Card, readonly SchemeToCome[]>()

function searchedBy(q: Reader, stage: ThingId): readonly SchemeToCome[] {
  const card = cardOf(q, stage)
  const before = known.get(card)
  if (before !== undefined) return before
  const found = card.abilities
    .filter(({ trigger, effect }) => trigger === 'whenRevealed' && effect.op === 'searchAndReveal')
    .map(({ effect }) => q.loaded.definitions.get(String(effect.args['id'])) as unknown as Card | undefined)
    .filter((one) => one !== undefined)
    .map((one) => ({ card: one, lent: lentBy(one) }))
  known.set(card, found)
  return found
}

function lentBy({ constant }: Card): number {
  return constant
    .filter(({ op, args }) => op === 'bonus' && args['stat'] === 'hp')
    .reduce((sum, { args }) => sum + (typeof args['n'] === 'number' ? args['n'] : 0), 0)
}
