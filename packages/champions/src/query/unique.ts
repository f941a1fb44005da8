import { type Loaded, NOTHING, type Query, type ThingId } from '@quadriga/kernel/author'
import type { CardDefinition } from '../card.ts'
import { cardOf, cardsInPlay } from './card.ts'

/** Unique cards: one of a title in play for the whole table, unless the subtitles differ. */

type Twins = ReadonlyMap<string, readonly string[]>

/** By id of a unique card: every card that cannot be in play beside it. Titles do not change while a game is loaded. */
const twinsOf = new WeakMap<Loaded, Twins>()

function twins(loaded: Loaded): Twins {
  const known = twinsOf.get(loaded)
  if (known !== undefined) return known
  const unique = ([...loaded.definitions.values()] as CardDefinition[]).filter((card) => card.unique)
  const found = new Map(
    unique.map((card) => [card.id, unique.filter((other) => clash(card, other)).map(({ id }) => id)]),
  )
  twinsOf.set(loaded, found)
  return found
}

function clash(one: CardDefinition, other: CardDefinition): boolean {
  if (one.names.en !== other.names.en) return false
  return one.subtitle === other.subtitle || one.subtitle === '' || other.subtitle === ''
}

/** A card in play beside which a unique card cannot enter, or NOTHING. */
export function uniqueInPlay(q: Query, id: ThingId): ThingId {
  const card = cardOf(q, id)
  if (!card.unique) return NOTHING
  const barred = twins(q.loaded).get(card.id) ?? []
  return cardsInPlay(q).find((other) => barred.includes(q.thing(other).face)) ?? NOTHING
}
