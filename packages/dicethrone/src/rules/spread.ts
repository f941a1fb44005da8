import {
  type Machine,
  message,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { heroThing, opponentsOf, seatOf } from '../query/heroes.ts'
import { enterAll, lineOf } from './ledger.ts'
import { giveTokens } from './tokens.ts'

interface SpreadVars {
  seat: Seat
  source: ThingId
  /** How often an opponent is chosen. */
  times: number
  /** What each time gives: tokens of a status, or damage where it is ''. */
  status: string
  n: number
}

/** Something happens several times, each time to an opponent of the player's choice: one answer says to whom. */
export const spread = procedure<SpreadVars>('dicethrone.spread', {
  whom(m, f) {
    const options = shares(m, f)
    if (options.length < 2) {
      m.done()
      settle(m, f, new Array<Seat>(f.times).fill(opponentsOf(m, f.seat)[0] as Seat))
    } else {
      const { times, source } = f
      m.ask({
        seat: f.seat,
        ask: message('ask.spread', { n: times }),
        options,
        shape: 'distribute',
        min: times,
        max: times,
        because: source,
      })
    }
  },
  give(m, f) {
    const options = shares(m, f)
    const chosen = m.picks.flatMap((pick) => options.filter(({ key }) => key === pick))
    m.done()
    settle(
      m,
      f,
      chosen.map(({ thing }) => seatOf(m, thing)),
    )
  },
})

function shares(q: Query, f: SpreadVars) {
  const heroes = opponentsOf(q, f.seat).map((seat) => heroThing(q, seat))
  return thingOptions(q, 'target', heroes).map((option) => ({ ...option, cap: f.times }))
}

function settle(m: Machine, { seat, source, status, n }: SpreadVars, all: readonly Seat[]): void {
  if (status === '')
    enterAll(
      m,
      seat,
      all.map((to) => lineOf({ to, how: 'add', n, source })),
    )
  else for (const to of all) giveTokens(m, { status, n, by: seat, to, source })
}
