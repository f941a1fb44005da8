import type { Seat } from '@quadriga/kernel'
import { cardOf, villainOf } from '@quadriga/villainous'
import { handWorth } from './hand.ts'
import type { Judgement, Reader } from './judgement.ts'
import { plain } from './plain.ts'
import { studiedWorths } from './studiedHand.ts'
import { studiedProgress } from './studiedProgress.ts'

/** What cards bring from turn to turn as long as they lie in play; others as greedy counts them. */
const keepsakes: Readonly<Record<string, number>> = {
  'taskmaster-training-dummy': 9,
  'taskmaster-taskmasters-sword': 6,
  'taskmaster-training-academy': 4,
  'taskmaster-lesson-plan': 6,
  'taskmaster-photographic-reflexes': 3,
  'thanos-space-throne': 5,
  'thanos-deaths-favor': 4,
  'hela-nightsword': 5,
  'hela-helas-bidding': 3.5,
  'killmonger-heart-shaped-herb': 8,
  'killmonger-weapons-cache': 3.2,
  'killmonger-stolen-wisdom': 4,
  'killmonger-rage-of-kliluna': 4,
}

/**
 * What the Fate action is worth against whom: at the beginning, and how much more for the whole objective. Some seven tenths of what it
 * took on average where it was carried out, for a turn spent on it is not spent on oneself.
 */
const fates: Readonly<Record<string, readonly [first: number, more: number]>> = {
  thanos: [0.8, 1],
  hela: [5, 22],
  killmonger: [1.2, 7],
  ultron: [2, 7],
  taskmaster: [1.5, 12],
}

function fateAgainst(q: Reader, seat: Seat): number {
  const [first, more] = fates[q.thing(villainOf(q, seat)).face] ?? [2, 10]
  return first + more * Math.max(0, studiedProgress(q, seat))
}

/** Cards to come are worth more than greedy thinks: whoever sees only its own turn lets the hand get stuck. */
const HAND = 1.6

/** How the Veteran judges: an opponent's lead counts as much as one's own lag, and their domain matters too. */
const studied: Judgement = {
  foreseesReplies: true,
  weights: { ...plain.weights, power: 1.6, manyPower: 0.2, rivals: 1, rivalsComfort: 0.5, lastSteps: 60 },
  progress: studiedProgress,
  keepsake: (q, id) => keepsakes[cardOf(q, id)?.id ?? ''] ?? plain.keepsake(q, id),
  hand: (q, seat) => HAND * handWorth(q, seat, studiedWorths),
  fate: (q, seat) => {
    let most = 0
    for (let other = 0; other < q.seats; other++)
      if (other !== seat) most = Math.max(most, fateAgainst(q, other))
    return most
  },
}

/**
 * How the Veteran judges for a seat. Ultron it plays as greedy does: he has the shortest way of all, and who stops to harm others lets them
 * gain on him.
 */
export function judgementFor(q: Reader, seat: Seat): Judgement {
  return q.thing(villainOf(q, seat)).face === 'ultron' ? plain : studied
}
