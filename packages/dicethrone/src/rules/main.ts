import {
  type Ask,
  message,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
} from '@quadriga/kernel/author'
import { actionOptions, pickedAction } from '../query/action.ts'
import { clockwise } from '../query/heroes.ts'
import { isMenuOpen } from '../query/legality.ts'
import { couldActPublicly } from '../query/publicly.ts'
import { tableOf } from '../table.ts'

const END = plainOption('end', message('option.end'))

interface MainVars {
  seat: Seat
}

/** Phases 3 and 7: sell and play cards in any order, as often as wanted. */
export const mainPhase = procedure<MainVars>('dicethrone.main', {
  menu(m, f) {
    m.ask({ seat: f.seat, ask: message('ask.main'), options: [...actionOptions(m, f.seat), END], menu: true })
  },
  act(m, f) {
    const pick = m.picks[0] as string
    const picked = pick === END.key ? null : pickedAction(m, f.seat, pick)
    if (picked === null) m.done()
    else {
      m.goto('menu')
      m.callNamed(picked.rule, { seat: f.seat, thing: picked.thing })
    }
  },
})

const OPPORTUNITY = message('ask.interject')

/** Beside the menu of a Main Phase the others may play instants and spend tokens; who may is seen from outside. */
export function opportunities(q: Query): Ask[] {
  if (!isMenuOpen(q)) return []
  const { active } = tableOf(q)
  return clockwise(q)
    .filter((seat) => seat !== active && couldActPublicly(q, seat))
    .map((seat) => ({
      seat,
      ask: OPPORTUNITY,
      options: [...actionOptions(q, seat), PASS],
      rule: 'dicethrone.interjection',
    }))
}
