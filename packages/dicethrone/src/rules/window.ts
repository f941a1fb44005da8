import {
  doPicked,
  type Check,
  type Machine,
  message,
  NOBODY,
  PASS,
  procedure,
  type Query,
  type Seat,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { actionOptions } from '../query/action.ts'
import { clockwise } from '../query/heroes.ts'
import { openAttack, preventableTo } from '../query/record.ts'
import { couldActPublicly, holdsCards } from '../query/publicly.ts'
import { isQuiet } from '../setup.ts'
import { defenceOptions } from './attack.ts'

interface WindowVars {
  /** Index in clockwise order of the seat to ask next, and how many have passed in a row. */
  turn: number
  passed: number
  /** A seat that is not asked, since the pause is for the others; or -1. */
  except: Seat
}

/** Everybody may act, clockwise from the active player, until all have passed in a row. */
export const actionWindow = procedure<WindowVars>('dicethrone.window', {
  next(m, f) {
    if (!reachesSomebody(m, f)) m.done()
  },
  offer(m, f) {
    const seat = asked(f, clockwise(m))
    const options = actionOptions(m, seat)
    options.push(PASS)
    m.ask({ seat, ask: askWindow, options, confirm: true, paced: holdsCards(m, seat) })
  },
  act(m, f) {
    const seat = asked(f, clockwise(m))
    m.goto('next')
    if (m.picks[0] === PASS.key) {
      f.turn++
      f.passed++
      return
    }
    f.passed = 0
    doPicked(m, seat)
  },
})

const askWindow = message('ask.action')

function asked(f: WindowVars, order: readonly Seat[]): Seat {
  return order[f.turn % order.length] as Seat
}

/** Goes on to the next seat that could act, as far as anybody can tell; false when there is none. */
function reachesSomebody(q: Query, f: WindowVars): boolean {
  const order = clockwise(q)
  for (; f.passed < order.length; f.turn++, f.passed++) {
    const seat = asked(f, order)
    if (seat !== f.except && couldActPublicly(q, seat)) return true
  }
  return false
}

/** Opens the window for everybody, or for all but one; where nobody could act, or nobody is to be asked, there is none. */
export function openActions(m: Machine, except: Seat = NOBODY): void {
  if (isQuiet(m)) return
  const f: WindowVars = { turn: 0, passed: 0, except }
  if (reachesSomebody(m, f)) m.call(actionWindow, f, 'offer')
}

/** "Then" makes a pause: cards and tokens may come between its two parts. */
export const thenWindow = procedure('dicethrone.then', {
  open: (m) => openActions(m),
})

/** Dice lie on the table and may be changed. */
export const rollWindow: Check = (m) => openActions(m)

/**
 * Before a defence: modifiers, and what must be said before the defender rolls. Where there is no defence, the last chance
 * comes at once; but a companion may step in against undefendable damage too.
 */
export const beforeDefence: Check = (m) => {
  const attack = openAttack(m)
  if (attack !== null && (attack.type === 'normal' || defenceOptions(m, attack).length > 0)) openActions(m)
}

/** The last chance to act before damage and healing are applied. */
export const lastChance: Check = (m, depth) => {
  const record = m.eventOf(depth, event.attack, event.upkeep, event.damage)
  if (openAttack(m) !== null || clockwise(m).some((seat) => preventableTo(m, record, seat) > 0))
    openActions(m)
}
