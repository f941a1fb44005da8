import type { Seat, ThingId } from '@quadriga/kernel'
import { cardOf, playRefusal, tableOf } from '@quadriga/villainous'
import type { Reader } from './judgement.ts'

const HAND = 4

/** What cards are worth to whoever may play them some day. */
export interface CardWorths {
  /** What a card that is drawn is worth on average: a card that is worth less had better be discarded. */
  readonly drawn: number
  readonly known: Readonly<Record<string, number>>
  /** Cards that are worth as much while they have nothing to act on, and how many of each: further copies are worth hardly anything. */
  readonly kept: Readonly<Record<string, number>>
  /** How much of a card that will only be drawn at the end of one's next turn counts, to 1. */
  readonly later: number
}

/** Cards that their villains want most, and some that are seldom of use. */
const known: Readonly<Record<string, number>> = {
  'thanos-consult-the-well': 4,
  'thanos-deliver-judgment': 1.8,
  'thanos-the-mad-titan': 2.2,
  'thanos-taste-of-cosmic-power': 2,
  'thanos-a-small-price-to-pay': 1.6,
  'thanos-warp-reality': 1.2,
  'hela-marked-by-death': 3,
  'hela-deaths-embrace': 2.2,
  'hela-hel-to-pay': 2,
  'hela-soul-for-a-soul': 1.8,
  'hela-nightsword': 2.4,
  'hela-hand-of-glory': 3,
  'hela-price-of-life': 1,
  'killmonger-explosives': 4,
  'killmonger-killmongers-fury': 2,
  'killmonger-knight': 3,
  'killmonger-king': 2.4,
  'killmonger-wound': 2.4,
  'killmonger-weapons-cache': 2.2,
  'killmonger-execute-plan': 1.8,
  'killmonger-taunt': 1.5,
  'ultron-duplicate-sentry': 2.6,
  'ultron-impervious-alloy': 2.6,
  'ultron-flying-sentry': 2.2,
  'ultron-heavy-attack-sentry': 2.2,
  'ultron-reconfigure': 1.8,
  'ultron-assimilate-knowledge': 0.6,
  'ultron-encephalo-ray': 0.8,
  'ultron-every-contingency-covered': 1.2,
  'ultron-technoforming': 0.6,
  'ultron-giant-sentry': 1.6,
  'taskmaster-training-dummy': 3,
  'taskmaster-conduct-exercise': 1.8,
  'taskmaster-training-academy': 2,
  'taskmaster-taskmasters-sword': 2.6,
  'taskmaster-crossbones': 2.4,
  'taskmaster-blood-spider': 2.2,
  'taskmaster-death-shield': 2.4,
  'taskmaster-jagged-bow': 2,
  'taskmaster-trainees': 1.2,
  'taskmaster-lesson-plan': 2,
  'taskmaster-photographic-reflexes': 1,
  'taskmaster-trainer-for-hire': 1.8,
  'taskmaster-taskmasters-bow': 0.8,
}

export const usualWorths: CardWorths = { drawn: 1.4, known, kept: {}, later: 1 }

const byKind: Readonly<Record<string, number>> = { ally: 1.8, item: 1.6, specialty: 1.8, event: 1.2 }

/** A card that has nothing to act on is hardly worth its place, whatever it could do some day. */
const USELESS = 0.4
/** A card in hand still has to be paid for and played: it is worth less there than in play. */
export const IN_HAND = 0.75

/** A card beyond the number up to which a hand is filled: it keeps no better card from being drawn. */
const BEYOND = 0.1

/** The cards in hand, and those that will be drawn in the place of what is played or discarded. */
export function handWorth(q: Reader, seat: Seat, by: CardWorths): number {
  const hand = q.ids('hand', seat)
  const worths = hand.map((id, at) => (isSpare(q, hand, at, by) ? USELESS : cardWorth(q, seat, id, by)))
  // A full hand draws nothing: only its best cards count, so that the others are let go for new ones.
  const kept = worths.toSorted((a, b) => b - a).slice(0, HAND)
  const sum = kept.reduce((all, one) => all + one, 0)
  const filled = tableOf(q).active === seat ? 1 : by.later
  return sum + filled * by.drawn * (HAND - kept.length) + BEYOND * (worths.length - kept.length)
}

/** Whether as many copies as are wanted lie before it in the hand. */
function isSpare(q: Reader, hand: readonly ThingId[], at: number, { kept }: CardWorths): boolean {
  const { face } = q.thing(hand[at] as ThingId)
  const most = kept[face]
  if (most === undefined) return false
  return hand.slice(0, at).filter((id) => q.thing(id).face === face).length >= most
}

function cardWorth(q: Reader, seat: Seat, id: ThingId, by: CardWorths): number {
  const card = cardOf(q, id)
  if (card === null) return by.drawn
  if (by.kept[card.id] === undefined && isUseless(q, seat, id, card.kind)) return USELESS
  return IN_HAND * (by.known[card.id] ?? byKind[card.kind] ?? 1)
}

/** Whether a card has nothing to act on and nowhere to go, Power aside: Allies and Specialties always have. */
function isUseless(q: Reader, seat: Seat, id: ThingId, kind: string): boolean {
  return kind !== 'specialty' && kind !== 'ally' && playRefusal(q, seat, id, true) !== null
}
