import { commits, drawTop, endPeriod, move } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { bound, villainOf } from '../query/domain.ts'
import { ownTable } from '../table.ts'
import { deckSource, refill } from './piles.ts'

const moveFigure = commits(event.moveFigure, (m, { seat, to }) => {
  const table = ownTable(m)
  table.at = table.at.map((place, i) => (i === seat ? to : place))
  table.stage = 'actions'
})

const action = commits(event.action, (m, { symbol }) => {
  const table = ownTable(m)
  table.used = [...table.used, symbol]
})

const gainPower = commits(event.gainPower, (m, draft) => {
  // Each card that makes gains smaller takes 1 off every single gain.
  draft.n = Math.max(0, draft.n - bound(m, draft.seat, 'smallerGains'))
  const villain = m.own(villainOf(m, draft.seat))
  villain['power'] = (villain['power'] as number) + draft.n
})

const losePower = commits(event.losePower, (m, draft) => {
  const villain = m.own(villainOf(m, draft.seat))
  const power = villain['power'] as number
  draft.n = Math.min(power, draft.n)
  villain['power'] = power - draft.n
})

const payPower = commits(event.payPower, (m, { seat, n }) => {
  const villain = m.own(villainOf(m, seat))
  villain['power'] = (villain['power'] as number) - n
})

const draw = commits(
  event.draw,
  (m, draft) => {
    const { seat } = draft
    refill(m, 'deck', seat)
    draft.thing = drawTop(m, m.zoneIndex('deck', seat), m.zoneIndex('hand', seat), deckSource(m, seat), seat)
  },
  (_q, { seat }) => 1 << seat,
)

const discardCard = commits(event.discardCard, (m, draft) => {
  draft.thing = move(m, draft.thing, m.zoneIndex('discard', draft.seat))
})

const showHand = commits(event.showHand, (m, { seat }) => {
  for (const id of m.ids('hand', seat)) m.reveal(id, (1 << m.seats) - 1)
})

const nextTurn = commits(event.nextTurn, (m) => {
  endPeriod(m, 'turn')
  const table = ownTable(m)
  table.active = (table.active + 1) % m.seats
  if (table.active === 0) table.round++
  table.stage = 'move'
  table.used = []
  table.activated = []
  table.tileTurned = false
})

export const turnEvents = [
  commits(event.turnBegins),
  moveFigure,
  action,
  gainPower,
  losePower,
  payPower,
  draw,
  discardCard,
  showHand,
  nextTurn,
]
