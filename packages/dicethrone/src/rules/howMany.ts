import {
  type Machine,
  message,
  type Option,
  plainOption,
  procedure,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { bind } from '../boundNames.ts'
import { tokensLike } from '../query/status.ts'
import { giveTokens } from './tokens.ts'

interface HowManyVars {
  /** Depth of the text that asks; it learns the number as `chosen`. */
  base: number
  seat: Seat
  status: string
  most: number
  how: 'gain' | 'lose' | 'spend' | 'buy'
  source: ThingId
}

/** A player says how many tokens of a status to gain, to remove, to spend, or to gain for a combat point each. */
export const howMany = procedure<HowManyVars>('dicethrone.howMany', {
  ask(m, f) {
    const ask = message(`ask.${f.how}Tokens`, { status: f.status })
    m.ask({ seat: f.seat, ask, options: numbers(f.most), because: f.source })
  },
  take(m, f) {
    const n = Number(m.picks[0]?.slice('count:'.length))
    bind(m.ownEnv(f.base), { chosen: n })
    m.done()
    if (f.how === 'buy' && n > 0) m.happen(event.points, { seat: f.seat, n: -n })
    if (f.how === 'lose') loseTokens(m, f.seat, f.status, n)
    else if (f.how === 'spend') loseTokens(m, f.seat, f.status, n, 'spent')
    else giveTokens(m, { ...f, n, by: f.seat, to: f.seat })
  },
})

/** The numbers up to a most, as options. */
export function numbers(most: number, least = 0): Option[] {
  const options: Option[] = []
  for (let n = least; n <= most; n++) options.push(countOption(n))
  return options
}

const counts: Option[] = []

function countOption(n: number): Option {
  return (counts[n] ??= plainOption(`count:${n}`, message('option.count', { n })))
}

/** Tokens of a seat's own go back to the leaflet, as far as there are any. */
export function loseTokens(
  m: Machine,
  seat: Seat,
  status: string,
  n: number,
  how: 'removed' | 'spent' = 'removed',
): void {
  const own = tokensLike(m, seat, status, seat)
  // The last ones: the first speaks for the stack and must not be followed by another that speaks again.
  for (const thing of own.slice(Math.max(0, own.length - n))) {
    m.happen(event.loseStatus, { seat, thing, how })
  }
}
