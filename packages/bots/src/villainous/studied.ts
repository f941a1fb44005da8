import type { Seat, ThingId } from '@quadriga/kernel'
import {
  alliesOf,
  cardsAt,
  charactersIn,
  domainOf,
  isKind,
  locationsOf,
  villainOf,
} from '@quadriga/villainous'
import { handWorth, usualWorths } from './hand.ts'
import type { Judgement, Reader, Weights } from './judgement.ts'
import { plain } from './plain.ts'
import { stonesAbroad, studiedProgress } from './studiedProgress.ts'
import { overtrained } from './pupils.ts'
import { wantsOf } from './wants.ts'

/** What cards bring from turn to turn as long as they lie in play; others as greedy counts them. */
const keepsakes: Readonly<Record<string, number>> = {
  'taskmaster-training-dummy': 5,
  'taskmaster-taskmasters-sword': 3,
  'taskmaster-training-academy': 1,
  'taskmaster-lesson-plan': 5,
  'taskmaster-photographic-reflexes': 0.8,
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
 * took on average where it was carried out, for a turn spent on it is not spent on oneself; less against Hela, whom Heroes also serve.
 */
const fates: Readonly<Record<string, readonly [first: number, more: number]>> = {
  thanos: [0.8, 1],
  hela: [3, 14],
  killmonger: [1.2, 7],
  ultron: [2, 7],
  taskmaster: [1.5, 12],
}

function fateAgainst(q: Reader, seat: Seat): number {
  const [first, more] = fates[q.thing(villainOf(q, seat)).face] ?? [2, 10]
  const worth = first + more * Math.max(0, studiedProgress(q, seat))
  return worth / (1 + CROWD * Math.max(0, heroesIn(q, seat) - FEW))
}

/** Where Heroes stand already, another one hardly makes a difference. */
const FEW = 3
const CROWD = 0.4

function heroesIn(q: Reader, seat: Seat): number {
  return charactersIn(q, seat).filter((id) => isKind(q, id, 'hero')).length
}

/** Enough to rather end the turn than to carry an Item to and fro. */
const IDLE = 0.05

/** Cards to come are worth more than greedy thinks: whoever sees only its own turn lets the hand get stuck. */
const HAND = 1.6

/** A second copy of a card that only one place at a time has a use for. */
const FURTHER = 0.2

function isFurther(q: Reader, seat: Seat, item: ThingId): boolean {
  const { face } = q.thing(item)
  return locationsOf(q, seat).some((place) =>
    cardsAt(q, place).some((id) => id < item && q.thing(id).face === face),
  )
}

/** What Allies' Strength counts for in general, but not where it serves nothing. */
const preparations: Readonly<Record<string, (q: Reader, seat: Seat) => number>> = {
  thanos: (q, seat) => raidersWorth(q, seat),
  taskmaster: (q, seat) => -plain.weights.allyStrength * overtrained(q, seat),
  ultron: (q, seat) => -plain.weights.allyStrength * ALLOY * alloysOf(q, seat),
}

/** What Thanos' first Allies are worth beside their Strength: without one who can be sent nobody wins a Stone. */
const RAIDERS = [5, 4, 2]

function raidersWorth(q: Reader, seat: Seat): number {
  const { loose, guarded } = stonesAbroad(q, seat)
  if (loose + guarded + q.ids('stones').length === 0) return 0
  const ready = alliesOf(q, seat).filter((id) => domainOf(q, id) >= 0).length
  return RAIDERS.slice(0, ready).reduce((sum, one) => sum + one, 0)
}

/** What an Alloy adds to the Strength of its bearer, who is given up with it for the second tile. */
const ALLOY = 2

function alloysOf(q: Reader, seat: Seat): number {
  return locationsOf(q, seat).flatMap((place) =>
    cardsAt(q, place).filter((id) => q.thing(id).face === ALLOYS),
  ).length
}

const ALLOYS = 'ultron-impervious-alloy'

/** How the Veteran judges: an opponent's lead counts as much as one's own lag, and their domain matters too. */
const studied: Judgement = {
  foreseesReplies: true,
  tellsApart: true,
  idle: IDLE,
  weights: { ...plain.weights, power: 1.6, manyPower: 0.2, rivals: 1, rivalsComfort: 0.5, lastSteps: 60 },
  progress: studiedProgress,
  keepsake: (q, id) => {
    const { face, controller } = q.thing(id)
    const worth = keepsakes[face] ?? plain.keepsake(q, id)
    return face === 'thanos-deaths-favor' && isFurther(q, controller, id) ? FURTHER * worth : worth
  },
  hand: (q, seat) => HAND * handWorth(q, seat, usualWorths),
  prepared: (q, seat) => preparations[q.thing(villainOf(q, seat)).face]?.(q, seat) ?? 0,
  fate: (q, seat) => {
    let most = 0
    for (let other = 0; other < q.seats; other++)
      if (other !== seat) most = Math.max(most, fateAgainst(q, other))
    return most
  },
}

/** Ultron the Veteran plays by greedy's weights, but for what Alloys are good for: those on the Duplicate are given up with it. */
const ultrons: Judgement = {
  ...plain,
  tellsApart: true,
  idle: IDLE,
  keepsake: (q, id) => (q.thing(id).face === ALLOYS ? 0 : plain.keepsake(q, id)),
  prepared: studied.prepared,
}

/**
 * What single villains weigh otherwise. Each Stone that Thanos brings into play arms an opponent, and there is no way around it. His Allies
 * and Taskmaster's are worth more anywhere than on a Crisis, from which they do not come back.
 */
const own: Readonly<Record<string, Partial<Weights>>> = {
  thanos: { rivals: 0.5, rivalsComfort: 0.2, globalHelp: 0.5, power: 1.3, enough: 6, fate: 0.6 },
  taskmaster: { globalHelp: 0.5, power: 1.3, enough: 6, fate: 0.6 },
}

/**
 * How the Veteran judges for a seat. With Ultron it does not harm others on purpose: he has the shortest way of all, and who stops to do so
 * lets them gain on him.
 */
export function judgementFor(q: Reader, seat: Seat): Judgement {
  const { face } = q.thing(villainOf(q, seat))
  const worths = wantsOf(q, seat)
  if (face === 'ultron') return { ...ultrons, hand: (table, of) => handWorth(table, of, worths) }
  return {
    ...studied,
    weights: { ...studied.weights, ...own[face] },
    hand: (table, of) => HAND * handWorth(table, of, worths),
  }
}
