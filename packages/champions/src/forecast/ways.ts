import {
  type Committed,
  isDeclining,
  type Machine,
  NOTHING,
  type Query,
  type Seat,
  type State,
  type ThingId,
} from '@quadriga/kernel/author'
import { friends, isReady } from '../query/characters.ts'
import { identityOf, playerOrder } from '../query/seat.ts'
import type { Range } from './odds.ts'
import { type Moment, type PlayedOut, playFrom, playOut } from './play.ts'

/** Something played out with nobody stepping in unless they must, and again with everybody who could. */
export interface Ways {
  readonly course: PlayedOut
  readonly others: readonly PlayedOut[]
}

/** An activation that the players' defences may turn one way or another. */
export interface Defended {
  /** The table whose characters really are ready or not. */
  readonly now: Query
  readonly world: State
  /** How many other attacks may come first and take a defender each. */
  readonly earlier: number
  readonly act: (m: Machine) => void
}

/** Every way that defences leave open, also where those who must defend were already used up. */
export function waysOf(defended: Defended): Ways {
  const { course, others } = waysWithout(defended, [])
  const demanded = demandedIn(course)
  if (demanded.length === 0 || demanded.length > defended.earlier) return { course, others }
  const spent = waysWithout(defended, demanded)
  return { course, others: [...others, spent.course, ...spent.others] }
}

function waysWithout({ now, world, act }: Defended, spent: readonly ThingId[]): Ways {
  const course = playOut(world, (m) => {
    for (const id of friends(m)) m.own(id)['exhausted'] = canBeAsked(now, id, spent) ? 0 : 1
    act(m)
  })
  const others = course.asked.flatMap((moment) =>
    othersAt(now, moment).map((key) => playFrom(course, moment, key)),
  )
  return { course, others }
}

/** Identities always, so that every attack asks; `defendersIn` leaves out those who are not ready. */
function canBeAsked(now: Query, id: ThingId, spent: readonly ThingId[]): boolean {
  const isIdentity = playerOrder(now).some((seat) => identityOf(now, seat) === id)
  return isIdentity || (now.exists(id) && isReady(now, id) && !spent.includes(id))
}

/** Who has to defend, where nobody may decline. */
function demandedIn({ asked }: PlayedOut): ThingId[] {
  const demands = asked.filter((moment) => asksToDefend(moment) && !mayDecline(moment))
  return [...new Set(demands.flatMap(({ decision }) => decision.options.map(({ thing }) => thing)))]
}

/** Answers to the question who defends that the course did not take. */
function othersAt(now: Query, moment: Moment): string[] {
  if (!asksToDefend(moment)) return []
  const able = moment.decision.options.filter(({ thing }) => thing !== NOTHING && isReady(now, thing))
  return able.map(({ key }) => key).filter((key) => key !== moment.pick)
}

export function asksToDefend({ decision }: Moment): boolean {
  return decision.ask.key === 'ask.defend'
}

export function mayDecline({ decision }: Moment): boolean {
  return decision.options.some(isDeclining)
}

/** How many encounter cards a player is dealt on the way: at least, and at most. */
export function dealtOnTheWay({ course, others }: Ways, seat: Seat): Range {
  const ways = [course, ...others]
  const isDeal = ({ kind, fields }: Committed) => kind === 'deal' && fields['seat'] === seat
  return {
    min: Math.min(...ways.map(({ events, free }) => events.slice(0, free).filter(isDeal).length)),
    max: Math.max(...ways.map(({ events }) => events.filter(isDeal).length)),
  }
}
