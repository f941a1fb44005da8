import {
  doPicked,
  message,
  NO,
  NOTHING,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  sizeOf,
  verbOptions,
  YES,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { handLimit, insteadOfDrawing } from '../query/endOfTurn.ts'
import { symbolCalled } from '../query/symbols.ts'
import { takenWith } from '../query/taking.ts'
import { tableOf } from '../table.ts'
import { settle } from './crisis.ts'
import { revealUntil } from './revealUntil.ts'

const endTurn = plainOption('endTurn', message('option.endTurn'), 'end')

/** One turn after the other: what comes before moving, the move, actions in any order, then the hand is filled up. */
export const turn = procedure('villainous.turn', {
  begin(m) {
    m.propose(event.turnBegins, by(m, tableOf(m).active))
  },
  // Strength may change by cards that come and go elsewhere: a Crisis is looked at again before anybody acts.
  settle(m) {
    settle(m)
  },
  menu(m) {
    const { active, stage } = tableOf(m)
    const options = keyedByAction(m, active, verbOptions(m, active))
    if (stage === 'actions') options.push(endTurn)
    m.ask({ seat: active, ask: message(stage === 'move' ? 'ask.move' : 'ask.action'), options, menu: true })
  },
  act(m) {
    if (m.picks[0] === endTurn.key) return
    m.goto('settle')
    doPicked(m, tableOf(m).active)
  },
  instead(m) {
    const { active } = tableOf(m)
    const because = insteadOfDrawing(m, active)
    if (because === NOTHING) m.goto('refill')
    else m.ask({ seat: active, ask: message('ask.insteadOfDrawing'), options: [YES, NO], because })
  },
  reveal(m) {
    const { active: seat } = tableOf(m)
    if (m.picks[0] === NO.key) return
    m.goto('next')
    m.happen(event.use, { ...by(m, seat), thing: insteadOfDrawing(m, seat) })
    m.call(revealUntil, { seat, wanted: 'item', count: 2, before: m.ids('played', seat).length, found: [] })
  },
  refill(m) {
    const { active } = tableOf(m)
    const left = sizeOf(m.zone('deck', active)) + m.ids('discard', active).length
    if (m.ids('hand', active).length >= handLimit(m, active) || left === 0) return
    m.goto('refill')
    m.happen(event.draw, by(m, active))
  },
  next(m) {
    m.goto('begin')
    m.happen(event.nextTurn, by(m, tableOf(m).active))
  },
})

/** In a menu a symbol is called by its action, `take:fate`: the board is known, and people say "Fate", not "the second symbol". */
function keyedByAction(q: Query, seat: Seat, options: readonly Option[]): Option[] {
  const seen: string[] = []
  return options.map((option) => {
    if (option.symbol === '') return option
    const type = takenWith(symbolCalled(q, seat, option.symbol)) ?? ''
    const before = seen.filter((one) => one === type).length
    seen.push(type)
    return { ...option, key: before === 0 ? `take:${type}` : `take:${type}#${before + 1}` }
  })
}
