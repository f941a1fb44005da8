import { drawTop, type Machine, move, type Seat, shuffleInto, sizeOf } from '@quadriga/kernel/author'
import { villainOf } from '../query/domain.ts'
import { ownTable, tableOf } from '../table.ts'
import { change, thingIn } from './change.ts'

/** The villain deck of a seat has a card on top, or its pile is shuffled to make it so. */
export function refill(m: Machine, pile: 'deck' | 'fateDeck', seat: Seat): void {
  const fate = pile === 'fateDeck'
  const index = fate ? m.zoneIndex('fateDeck') : m.zoneIndex('deck', seat)
  if (sizeOf(m.state.zones[index] as never) > 0) return
  shuffleInto(m, index, fate ? m.ids('fatePile') : m.ids('discard', seat))
}

/** Where chance is asked about a pile, as scripts name it. */
export function deckSource(m: Machine, seat: Seat): string {
  return `deck.${m.thing(villainOf(m, seat)).face}`
}

export const turnEvents = [
  change({
    kind: 'moveFigure',
    commit(m, draft) {
      const table = ownTable(m)
      const { seat } = draft
      table.at = tableOf(m).at.map((place, i) => (i === seat ? String(draft['to']) : place))
      table.stage = 'actions'
    },
    log: ['to'],
  }),
  change({
    kind: 'action',
    commit(m, draft) {
      const table = ownTable(m)
      table.used = [...table.used, String(draft['symbol'])]
    },
    log: ['type'],
  }),
  change({
    kind: 'gainPower',
    commit(m, draft) {
      const villain = m.own(villainOf(m, draft.seat))
      villain['power'] = (villain['power'] as number) + (draft['n'] as number)
    },
    log: ['n'],
  }),
  change({
    kind: 'losePower',
    commit(m, draft) {
      const villain = m.own(villainOf(m, draft.seat))
      // A loss takes what is there; a price was checked before.
      draft['n'] = Math.min(villain['power'] as number, draft['n'] as number)
      villain['power'] = (villain['power'] as number) - (draft['n'] as number)
    },
    log: ['n'],
  }),
  change({
    kind: 'draw',
    commit(m, draft) {
      const { seat } = draft
      refill(m, 'deck', seat)
      draft['thing'] = drawTop(
        m,
        m.zoneIndex('deck', seat),
        m.zoneIndex('hand', seat),
        deckSource(m, seat),
        seat,
      )
    },
    things: ['thing'],
    audience: (_q, draft) => 1 << draft.seat,
  }),
  change({
    kind: 'discardCard',
    commit(m, draft) {
      draft['thing'] = move(m, thingIn(draft, 'thing'), m.zoneIndex('discard', draft.seat))
    },
    things: ['thing'],
  }),
  change({
    kind: 'nextTurn',
    commit(m) {
      const table = ownTable(m)
      table.active = (table.active + 1) % m.seats
      if (table.active === 0) table.round++
      table.stage = 'move'
      table.used = []
      table.activated = []
    },
  }),
]
