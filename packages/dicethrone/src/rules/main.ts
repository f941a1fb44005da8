import {
  doPicked,
  type Ask,
  message,
  PASS,
  plainOption,
  procedure,
  type Query,
  type Seat,
} from '@quadriga/kernel/author'
import { actionOptions } from '../query/action.ts'
import { clockwise } from '../query/heroes.ts'
import { isMenuOpen } from '../query/legality.ts'
import { couldActPublicly, holdsCards } from '../query/publicly.ts'
import { tableOf } from '../table.ts'

const END = plainOption('end', message('option.end'), 'end')
const askMain = message('ask.main')

interface MainVars {
  seat: Seat
}

/** Phases 3 and 7: sell and play cards in any order, as often as wanted. */
export const mainPhase = procedure<MainVars>('dicethrone.main', {
  menu(m, f) {
    const options = actionOptions(m, f.seat)
    options.push(END)
    m.ask({ seat: f.seat, ask: askMain, options, menu: true })
  },
  act(m, f) {
    if (m.picks[0] === END.key) m.done()
    else {
      m.goto('menu')
      doPicked(m, f.seat)
    }
  },
})

const OPPORTUNITY = message('ask.interject')

/** Beside the menu of a Main Phase the others may play instants and spend tokens; who may is seen from outside. */
export function opportunities(q: Query): Ask[] {
  if (!isMenuOpen(q)) return []
  const { active } = tableOf(q)
  const asks: Ask[] = []
  for (const seat of clockwise(q)) {
    if (seat === active || !couldActPublicly(q, seat)) continue
    const options = actionOptions(q, seat)
    options.push(PASS)
    const [rule, paced] = ['dicethrone.interjection', holdsCards(q, seat)]
    asks.push({ seat, ask: OPPORTUNITY, options, rule, paced })
  }
  return asks
}
