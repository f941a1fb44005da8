import {
  type Machine,
  message,
  type Option,
  pickedVerb,
  plainOption,
  procedure,
  type Query,
  type Seat,
  sizeOf,
  verbOptions,
} from '@quadriga/kernel/author'
import type { ActionType } from '../define.ts'
import { proposeFor } from '../events/propose.ts'
import { symbolFor } from '../query/symbols.ts'
import { tableOf } from '../table.ts'
import { discardCards } from './discardCards.ts'
import { fate } from './fate.ts'
import { useSymbol } from './symbolUse.ts'

const handSize = 4
const endTurn = plainOption('endTurn', message('option.endTurn'))

/** One turn after the other: the figure moves, its actions in any order, then the hand is filled up. */
export const turn = procedure('villainous.turn', {
  menu(m) {
    const { active, stage } = tableOf(m)
    const options = [...verbOptions(m, active), ...takes(m, active)]
    if (stage === 'actions') options.push(endTurn)
    m.ask({ seat: active, ask: message(stage === 'move' ? 'ask.move' : 'ask.action'), options, menu: true })
  },
  act(m) {
    const { active } = tableOf(m)
    const [pick = ''] = m.picks
    if (pick === endTurn.key) return
    m.goto('menu')
    if (pick.startsWith('take:')) take(m, active, pick.slice('take:'.length) as ActionType)
    else {
      const verb = pickedVerb(m, active, pick)
      if (verb !== null) m.callNamed(verb.rule, { seat: active, thing: verb.thing })
    }
  },
  refill(m) {
    const { active } = tableOf(m)
    const left = sizeOf(m.zone('deck', active)) + m.ids('discard', active).length
    if (m.ids('hand', active).length >= handSize || left === 0) return
    m.goto('refill')
    proposeFor(m, active, 'draw')
  },
  next(m) {
    m.goto('menu')
    proposeFor(m, tableOf(m).active, 'nextTurn')
  },
})

/** Actions that begin with no card: gaining Power, Fate, discarding. */
export const takeable = ['gain-power', 'fate', 'discard'] as const

function takes(q: Query, seat: Seat): Option[] {
  return takeable
    .filter((type) => symbolFor(q, seat, type) !== null && hasCardsFor(q, seat, type))
    .map((type) => plainOption(`take:${type}`, message('option.take', { type })))
}

/** Nothing to discard, or no Fate card anywhere: the symbol has no use. */
export function hasCardsFor(q: Query, seat: Seat, type: ActionType): boolean {
  if (type === 'discard') return q.ids('hand', seat).length > 0
  if (type === 'fate') return sizeOf(q.zone('fateDeck')) + q.ids('fatePile').length > 0
  return true
}

function take(m: Machine, seat: Seat, type: ActionType): void {
  if (type === 'discard') m.call(discardCards, { seat })
  else if (type === 'fate') m.call(fate, { seat, card: -1, victim: -1, free: false })
  else {
    const n = useSymbol(m, seat, type)
    proposeFor(m, seat, 'gainPower', { n })
  }
}
