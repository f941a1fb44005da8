import {
  type Machine,
  message,
  NOTHING,
  type Option,
  plainOption,
  procedure,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import { banish, type Card, cardAt, type Gain, gains, pickedCard, tinker } from './cards60Cards.ts'
import { comboGains, comboOptions } from './cards60Combos.ts'
import { draw, event, gain } from './cards60Events.ts'
import { boardOf, type Cards60Table, handOf, idsIn, tableOf } from './cards60Table.ts'

const income = gains({ points: 2 })
const handLimit = 5
const unitLimit = 4
const stopMask = 31

/** One turn after the other: units act, income, menu, roll, combo, menu, hand limit. */
export const cardsTurn = procedure('cards60.turn', {
  begin(m) {
    const table = m.ownTable<Cards60Table>()
    table.seat = 1 - table.seat
    table.rerolls = 2
    table.rolled = false
    const { seat } = table
    for (const unit of idsIn(m, boardOf(seat))) {
      gain(m, seat, cardAt(m, unit).unit as Gain)
      if (m.state.outcome !== null) return
    }
    gain(m, seat, income)
    draw(m, seat)
    draw(m, seat)
  },
  menu(m) {
    m.ask({ seat: tableOf(m).seat, ask: askMenu, options: menuOptions(m) })
  },
  play(m) {
    const pick = m.picks[0]
    if (pick === rollOption.key) m.goto('roll')
    else if (pick === endOption.key) m.goto('limit')
    else {
      const card = pickedCard(pick)
      m.goto(card === banish ? 'target' : 'menu')
      playCard(m, tableOf(m).seat, card)
    }
  },
  target(m) {
    const { seat } = tableOf(m)
    m.ask({ seat, ask: askTarget, options: distinct(m, idsIn(m, boardOf(1 - seat)), 'target') })
  },
  banish(m) {
    const { seat } = tableOf(m)
    m.goto('menu')
    m.happen(event.banish, { seat, thing: find(m, boardOf(1 - seat), pickedCard(m.picks[0])) })
  },
  roll(m) {
    m.happen(event.roll, { seat: tableOf(m).seat, keep: 0 })
  },
  keep(m) {
    m.ask({ seat: tableOf(m).seat, ask: askKeep, options: keepOptions })
  },
  reroll(m) {
    const mask = maskOf.get(m.picks[0] as string) as number
    const table = m.ownTable<Cards60Table>()
    table.rerolls -= 1
    if (mask !== stopMask && table.rerolls > 0) m.goto('keep')
    m.happen(event.roll, { seat: table.seat, keep: mask })
  },
  combo(m) {
    const { seat, dice } = tableOf(m)
    m.ask({ seat, ask: askCombo, options: comboOptions(dice) })
  },
  use(m) {
    const table = m.ownTable<Cards60Table>()
    table.rolled = true
    m.goto('menu')
    gain(m, table.seat, comboGains(m.picks[0]))
  },
  limit(m) {
    const { seat } = tableOf(m)
    const hand = idsIn(m, handOf(seat))
    if (hand.length <= handLimit) m.goto('begin')
    else m.ask({ seat, ask: askDiscard, options: distinct(m, hand, 'discard') })
  },
  discard(m) {
    const { seat } = tableOf(m)
    m.goto('limit')
    m.happen(event.discard, { seat, thing: find(m, handOf(seat), pickedCard(m.picks[0])) })
  },
})

const askMenu = message('ask.menu')
const askTarget = message('ask.target')
const askKeep = message('ask.keep')
const askCombo = message('ask.combo')
const askDiscard = message('ask.discard')
const rollOption = plainOption('roll')
const endOption = plainOption('end', null, 'end')
const keepOptions = Array.from({ length: 32 }, (_, mask) => plainOption(`keep:${mask}`))
const maskOf = new Map(keepOptions.map(({ key }, mask) => [key, mask]))

/** What may be played now, each card once, in the order of the hand; then the way on. */
function menuOptions(q: Query): Option[] {
  const { seat, points, rolled } = tableOf(q)
  const purse = points[seat] as number
  const room = idsIn(q, boardOf(seat)).length < unitLimit
  const targets = idsIn(q, boardOf(1 - seat)).length > 0
  const options: Option[] = []
  const hand = idsIn(q, handOf(seat))
  let met = 0
  for (let i = 0; i < hand.length; i++) {
    const card = cardAt(q, hand[i] as ThingId)
    if ((met & card.bit) !== 0) continue
    met |= card.bit
    if (card.cost > purse || (card.unit !== null && !room)) continue
    if ((card === tinker && rolled) || (card === banish && !targets)) continue
    options.push(card.play)
  }
  options.push(rolled ? endOption : rollOption)
  return options
}

/** One option for each different card, in the order in which they lie. */
function distinct(q: Query, ids: readonly ThingId[], verb: 'target' | 'discard'): Option[] {
  const options: Option[] = []
  let met = 0
  for (const id of ids) {
    const card = cardAt(q, id)
    if ((met & card.bit) === 0) options.push(card[verb])
    met |= card.bit
  }
  return options
}

function find(q: Query, place: number, card: Card): ThingId {
  const ids = idsIn(q, place)
  for (let i = 0; i < ids.length; i++) if (cardAt(q, ids[i] as ThingId) === card) return ids[i] as ThingId
  return NOTHING
}

function playCard(m: Machine, seat: Seat, card: Card): void {
  m.happen(event.play, { seat, thing: find(m, handOf(seat), card) })
  gain(m, seat, card.gains)
}
