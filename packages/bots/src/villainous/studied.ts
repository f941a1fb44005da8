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
import type { Judge, Judgement, Reader } from './judgement.ts'
import { type Known, knownBy } from './known.ts'
import { plain } from './plain.ts'
import { stonesAbroad, studiedProgress } from './studiedProgress.ts'
import { overtrained } from './pupils.ts'
import { wantsOf } from './wants.ts'
import file from './weights.json' with { type: 'json' }

/** What the Fate action is worth against somebody. Some seven tenths of what it took on average where it was carried out, for a turn spent
 * on it is not spent on oneself; less against Hela, whom Heroes also serve. */
function fateAgainst(q: Reader, seat: Seat, { fates, usualFate }: Known): number {
  const [first, more] = fates.get(q.thing(villainOf(q, seat)).face) ?? usualFate
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

/** A second copy of a card that only one place at a time has a use for. */
const FURTHER = 0.2

function isFurther(q: Reader, seat: Seat, item: ThingId): boolean {
  const { face } = q.thing(item)
  return locationsOf(q, seat).some((place) =>
    cardsAt(q, place).some((id) => id < item && q.thing(id).face === face),
  )
}

/** What Allies' Strength counts for in general, but not where it serves nothing. */
const preparations: Readonly<Record<string, (q: Reader, seat: Seat, known: Known) => number>> = {
  thanos: (q, seat, { raiders }) => raidersWorth(q, seat, raiders),
  taskmaster: (q, seat, { usual }) => -usual.allyStrength * overtrained(q, seat),
  ultron: (q, seat) => -plain.weights.allyStrength * ALLOY * alloysOf(q, seat),
}

function raidersWorth(q: Reader, seat: Seat, raiders: readonly number[]): number {
  const { loose, guarded } = stonesAbroad(q, seat)
  if (loose + guarded + q.ids('stones').length === 0) return 0
  const ready = alliesOf(q, seat).filter((id) => domainOf(q, id) >= 0).length
  return raiders.slice(0, ready).reduce((sum, one) => sum + one, 0)
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
function studiedBy(known: Known): Judgement {
  return {
    foreseesReplies: true,
    tellsApart: true,
    idle: IDLE,
    weights: known.usual,
    progress: studiedProgress,
    keepsake: (q, id) => {
      const { face, controller } = q.thing(id)
      const worth = known.keepsakes.get(face) ?? plain.keepsake(q, id)
      return face === 'thanos-deaths-favor' && isFurther(q, controller, id) ? FURTHER * worth : worth
    },
    hand: (q, seat) => known.cards * handWorth(q, seat, usualWorths),
    prepared: (q, seat) => preparations[q.thing(villainOf(q, seat)).face]?.(q, seat, known) ?? 0,
    fate: (q, seat) => {
      let most = 0
      for (let other = 0; other < q.seats; other++)
        if (other !== seat) most = Math.max(most, fateAgainst(q, other, known))
      return most
    },
  }
}

/**
 * How the Veteran judges for a seat. With Ultron it plays by greedy's weights, but for what Alloys are good for (those on the Duplicate are
 * given up with it), and does not harm others on purpose: he has the shortest way of all, and who stops to do so lets them gain on him.
 */
export function judgeBy(named: Readonly<Record<string, number>>): Judge {
  const known = knownBy(named)
  const studied = studiedBy(known)
  const ultrons: Judgement = {
    ...plain,
    tellsApart: true,
    idle: IDLE,
    keepsake: (q, id) => (q.thing(id).face === ALLOYS ? 0 : plain.keepsake(q, id)),
    prepared: studied.prepared,
  }
  return (q, seat) => {
    const { face } = q.thing(villainOf(q, seat))
    const worths = wantsOf(q, seat)
    if (face === 'ultron') return { ...ultrons, hand: (table, of) => handWorth(table, of, worths) }
    return {
      ...studied,
      weights: known.weights.get(face) ?? known.usual,
      hand: (table, of) => known.cards * handWorth(table, of, worths),
    }
  }
}

/** What the Veteran's file tells. */
export const studiedWeights: Readonly<Record<string, number>> = file.weights

/** The Veteran's. */
export const judgementFor: Judge = judgeBy(studiedWeights)
