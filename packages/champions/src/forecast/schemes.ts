import type { Message, Query, ThingId } from '@quadriga/kernel/author'
import { mainSchemeOf, schemes, threatLimit } from '../query/schemes.ts'
import type { Foreseen } from './activate.ts'
import { iconOdds } from './boost.ts'
import { amountWith } from './defence.ts'
import type { SideEffect } from './effect.ts'
import {
  type Estimate,
  estimateOf,
  NEVER,
  type Odds,
  type Range,
  reaches,
  sumOdds,
  sure,
  type Verdict,
} from './odds.ts'
import { forecastMessages } from './words.ts'

/** What the villain phase puts on a scheme. */
export interface SchemeForecast {
  readonly scheme: ThingId
  readonly face: string
  readonly threat: number
  /** The threat at which a main scheme is completed; null for a side scheme. */
  readonly limit: number | null
  readonly added: Estimate
  /** What would lie on it then, if it could take it all. */
  readonly after: Range
  readonly completes: Verdict
  /** No stage follows: the players would lose. */
  readonly last: boolean
  /** What it gets, and whether that completes it. */
  readonly words: Message
  readonly outcome: Message
}

interface Sum {
  readonly odds: Odds
  /** What may come on top, as somebody chooses. */
  readonly more: number
}

export function schemeForecasts(
  q: Query,
  step: number,
  foreseen: readonly Foreseen[],
  effects: readonly SideEffect[],
): SchemeForecast[] {
  const main = mainSchemeOf(q)
  return schemes(q).map((scheme) => {
    const own = effects.filter(({ kind, to }) => kind === 'threat' && to === scheme)
    const placed = own.filter(({ chosen }) => !chosen).reduce((sum, { n }) => sum + n, 0)
    const more = own.filter(({ chosen }) => chosen).reduce((sum, { n }) => sum + n, 0)
    const certain = sure(placed + (scheme === main ? step : 0))
    const odds = scheme === main ? sumOdds(certain, schemedOdds(q, foreseen)) : certain
    return schemeForecast(q, scheme, { odds, more })
  })
}

/** The threat of all schemes together; their boost cards are drawn from one deck. */
function schemedOdds(q: Query, foreseen: readonly Foreseen[]): Odds {
  const acts = foreseen.filter(({ activation }) => activation.does === 'scheme')
  const isPlainSum = acts.every(({ lines }) => amountWith(lines, 1) === amountWith(lines, 0) + 1)
  if (!isPlainSum) {
    return acts.reduce<Odds>(
      (sum, { activation }) => (activation.does === 'scheme' ? sumOdds(sum, activation.odds) : sum),
      sure(0),
    )
  }
  const base = acts.reduce((sum, { lines }) => sum + amountWith(lines, 0), 0)
  return sumOdds(
    sure(base),
    iconOdds(
      q.state.game,
      acts.flatMap(({ slots }) => [...slots]),
    ),
  )
}

function schemeForecast(q: Query, scheme: ThingId, { odds, more }: Sum): SchemeForecast {
  const isMain = scheme === mainSchemeOf(q)
  const threat = q.counter(scheme, 'threat')
  const { face } = q.thing(scheme)
  const limit = isMain ? threatLimit(q, scheme) : null
  const { min, max, mean } = estimateOf(odds)
  const most = max + more
  const completes = limit === null ? NEVER : completion(odds, more, limit - threat)
  return {
    scheme,
    face,
    threat,
    limit,
    added: { min, max: most, mean },
    after: { min: threat + min, max: threat + most },
    completes,
    last: isMain && q.ids('schemeDeck').length === 0,
    words: forecastMessages.message('forecast.threat', { card: face, min, max: most }),
    outcome: forecastMessages.message(`forecast.completes.${completes.certainty}`, { card: face }),
  }
}

function completion(odds: Odds, more: number, needed: number): Verdict {
  const verdict = reaches(odds, needed)
  const mayStill = verdict.certainty === 'not' && estimateOf(odds).max + more >= needed
  return mayStill ? { certainty: 'possibly', chance: 0 } : verdict
}
