import {
  type Committed,
  type Line,
  type Machine,
  NOTHING,
  type Query,
  query,
  type Seat,
  type State,
  type ThingId,
} from '@quadriga/kernel/author'
import { type EnemyAttackDraft, event } from '../kinds/index.ts'
import { isReady } from '../query/characters.ts'
import { activationOf } from '../rules/villainPhase.ts'
import { type Activation, attackForecast, type Coming, idle, schemeActivation } from './activation.ts'
import type { EncounterPile, Slot } from './boost.ts'
import type { Moment, PlayedOut } from './play.ts'
import { asksToDefend, mayDecline, type Ways, waysOf } from './ways.ts'
import { whyLedger, whyStat } from './why.ts'

/** An activation, and what its total is made of. */
export interface Foreseen {
  readonly activation: Activation
  readonly lines: readonly Line[]
  readonly slots: readonly Slot[]
}

export interface ActivationPlayed {
  readonly foreseen: readonly Foreseen[]
  readonly ways: Ways
}

/** Who activates against whom, and how many other attacks may come first. */
export interface Activating {
  readonly enemy: ThingId
  readonly seat: Seat
  readonly earlier: number
}

/** One enemy activates against one player, in an imagined world; `now` is the table as it is. */
export function activate(
  now: Query,
  world: State,
  pile: EncounterPile,
  { enemy, seat, earlier }: Activating,
): ActivationPlayed {
  const before = query(world)
  const act = (m: Machine) => m.bringAbout(activationOf(m, enemy, seat))
  const ways = waysOf({ now, world, earlier, act })
  const attacks = attacksIn(now, ways, pile)
  if (attacks.length > 0) return { foreseen: attacks, ways }
  const { events } = ways.course
  const done = events.some(({ kind, fields }) => kind === 'enemyScheme' && fields['enemy'] === enemy)
  if (done) return { foreseen: [schemeIn(before, ways.course, pile, enemy, seat)], ways }
  const activation = idle(before, enemy, seat, cause(events, enemy))
  return { foreseen: [{ activation, lines: [], slots: [] }], ways }
}

function cause(events: readonly Committed[], enemy: ThingId): 'stunned' | 'confused' | 'stopped' {
  const lost = events.find(({ kind, fields }) => kind === 'loseStatus' && fields['to'] === enemy)
  const status = lost?.fields['status']
  return status === 'stunned' || status === 'confused' ? status : 'stopped'
}

/** Each attack is known by the questions who defends against it, one to each player. */
function attacksIn(now: Query, { course, others }: Ways, pile: EncounterPile): Foreseen[] {
  const usual = questionsIn(course)
  const ways = [usual, ...others.map(questionsIn)]
  const keys = new Set(ways.flatMap((way) => [...way.keys()]))
  return [...keys].map((key) => {
    const asked = ways.flatMap((way) => [way.get(key) ?? []]).filter(({ length }) => length > 0)
    const comes = asked.length === ways.length ? 'surely' : usual.has(key) ? 'unlessDefended' : 'ifDefended'
    return attackIn(now, asked, comes, pile)
  })
}

/** The questions of each attack in one way that things may go. */
function questionsIn({ asked }: PlayedOut): Map<string, Moment[]> {
  const attacks = new Map<string, Moment[]>()
  for (const moment of asked.filter(asksToDefend)) {
    const { attacker, first } = draftAt(moment)
    const key = `${attacker}/${first}`
    attacks.set(key, [...(attacks.get(key) ?? []), moment])
  }
  return attacks
}

function draftAt({ state }: Moment): Readonly<EnemyAttackDraft> {
  const q = query(state)
  return q.eventOf(q.nearest(event.enemyAttack), event.enemyAttack)
}

function attackIn(
  now: Query,
  ways: readonly (readonly Moment[])[],
  comes: Coming,
  pile: EncounterPile,
): Foreseen {
  const [[first]] = ways as [[Moment]]
  const during = query(first.state)
  const { attacker: enemy, target: seat, ledger, overkill } = draftAt(first)
  const boosts = during.ids('boosts').filter((id) => during.thing(id).host === enemy)
  const slots = pile.take(boosts.length)
  const lines: Line[] = [{ how: 'base', n: during.stat(enemy, 'atk'), source: enemy }, ...ledger]
  const parts = [...whyStat(during, enemy, 'atk'), ...whyLedger(during, ledger)]
  const defenders = [...new Set(ways.flatMap((moments) => defendersIn(now, moments)))]
  const known = { enemy, seat, parts, lines, slots, overkill, defenders, comes }
  return { activation: attackForecast(now, during, known), lines, slots }
}

/** Nobody, unless somebody has to; and everybody who is offered and really could. */
function defendersIn(now: Query, moments: readonly Moment[]): ThingId[] {
  const options = moments.flatMap(({ decision }) => [...decision.options])
  const isFree = moments.every(mayDecline)
  const able = options.map(({ thing }) => thing).filter((id) => id !== NOTHING && isReady(now, id))
  return [...(isFree || able.length === 0 ? [NOTHING] : []), ...new Set(able)]
}

function schemeIn(
  before: Query,
  { events }: PlayedOut,
  pile: EncounterPile,
  enemy: ThingId,
  seat: Seat,
): Foreseen {
  const placed = events.find(
    ({ kind, fields }) => kind === 'placeThreat' && fields['via'] === 'scheme' && fields['source'] === enemy,
  )
  const ledger = (placed?.fields['ledger'] ?? []) as readonly unknown[] as readonly Line[]
  const [base = { how: 'base' as const, n: before.stat(enemy, 'sch'), source: enemy }, ...others] = ledger
  const slots = pile.take(
    events.filter(({ kind, fields }) => kind === 'boost' && fields['enemy'] === enemy).length,
  )
  const same = base.n === before.stat(enemy, 'sch')
  const parts = [
    ...(same ? whyStat(before, enemy, 'sch') : whyLedger(before, [base])),
    ...whyLedger(before, others),
  ]
  const lines = [base, ...others]
  return { activation: schemeActivation(before, { enemy, seat, parts, lines, slots }), lines, slots }
}
