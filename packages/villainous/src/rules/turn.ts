import {
  doPicked,
  message,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  sizeOf,
  verbOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by } from '../query/domain.ts'
import { symbolCalled } from '../query/symbols.ts'
import { takenWith } from '../query/taking.ts'
import { tableOf } from '../table.ts'

const handSize = 4
const endTurn = plainOption('endTurn', message('option.endTurn'), 'end')

/** One turn after the other: the figure moves, its actions in any order, then the hand is filled up. */
export const turn = procedure('villainous.turn', {
  menu(m) {
    const { active, stage } = tableOf(m)
    const options = keyedByAction(m, active, verbOptions(m, active))
    if (stage === 'actions') options.push(endTurn)
    m.ask({ seat: active, ask: message(stage === 'move' ? 'ask.move' : 'ask.action'), options, menu: true })
  },
  act(m) {
    if (m.picks[0] === endTurn.key) return
    m.goto('menu')
    doPicked(m, tableOf(m).active)
  },
  refill(m) {
    const { active } = tableOf(m)
    const left = sizeOf(m.zone('deck', active)) + m.ids('discard', active).length
    if (m.ids('hand', active).length >= handSize || left === 0) return
    m.goto('refill')
    m.happen(event.draw, by(m, active))
  },
  next(m) {
    m.goto('menu')
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
