import type { CompiledAbility, Query, Seat, ThingId } from '@quadriga/kernel/author'
import type { CardDefinition } from '../definition.ts'
import { isMainPhase, tableOf } from '../table.ts'
import { idsOf, seatZone } from '../zones.ts'
import { attackOf, damageTo, recordAt, recordDepth } from './record.ts'

/** Words that only hold others together, and those that serve as well in the next main phase: cards, points and health. */
const plain: readonly string[] = ['seq', 'then', 'ifTrue', 'chooseOne', 'may', 'rollDice', 'discardHand']
const kept: readonly string[] = ['drawCards', 'gainCp', 'heal']

/**
 * Whether a card of the hand loses nothing by waiting: in one's own turn, outside the main phases, a card that only brings cards, points or
 * health serves as well in the main phase that comes. Not while damage waits for oneself, and no points while another card may want them.
 */
export function canWait(q: Query, seat: Seat, thing: ThingId): boolean {
  if (tableOf(q).active !== seat || isMainPhase(q) || isHit(q, seat)) return false
  const hand = idsOf(q, seatZone.hand, seat)
  if (!hand.includes(thing) || !isKept(q, thing)) return false
  return !wordsOf(q, thing).includes('gainCp') || hand.every((id) => !isQuick(q, id) || isKept(q, id))
}

function isHit(q: Query, seat: Seat): boolean {
  const depth = recordDepth(q)
  return attackOf(q)?.defender === seat || (depth >= 0 && damageTo(q, recordAt(q, depth), seat) > 0)
}

/** A card that may be played outside the main phases. */
function isQuick(q: Query, id: ThingId): boolean {
  const card = q.loaded.definitions.get(q.thing(id).code) as CardDefinition
  return card.kind === 'card' && card.timing !== 'main'
}

/** By the words that its effect is made of: one that is not known here cannot wait. */
function isKept(q: Query, id: ThingId): boolean {
  const words = wordsOf(q, id)
  return (
    isQuick(q, id) && words.length > 0 && words.every((word) => kept.includes(word) || plain.includes(word))
  )
}

function wordsOf(q: Query, id: ThingId): readonly string[] {
  const [text] = q.loaded.abilities.get(q.thing(id).code) ?? []
  return text === undefined || text.only !== null ? [] : effectsOf(text)
}

function effectsOf({ effect }: CompiledAbility): readonly string[] {
  return effect.nodes.filter(({ op }) => op.sort === 'effect').map(({ op }) => op.name)
}
