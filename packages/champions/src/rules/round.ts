import { endPeriod, procedure, type Seat } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { cardsInPlay, controlled } from '../query/card.ts'
import { isReady } from '../query/characters.ts'
import { identityOf, nextPlayer, playerOrder } from '../query/seat.ts'
import { type ChampionsTable, idsOf, seatZone, tableOf } from '../table.ts'
import { discardAll, drawUp, handDiscard, handSize } from './drawing.ts'
import { playerTurn } from './turn.ts'
import { villainPhase } from './villainPhase.ts'

interface RoundVars {
  /** Players in the order in which they take their turns, and whose turn is next. */
  seats: readonly Seat[]
  next: number
}

/** One round after the other until somebody has won. */
export const round = procedure<RoundVars>('champions.round', {
  begin(m, f) {
    f.seats = playerOrder(m)
    f.next = 0
    m.propose(event.phase, { phase: 'player', round: tableOf(m).round + 1 })
  },
  turns(m, f) {
    const seat = f.seats[f.next++]
    if (seat === undefined) return
    m.goto('turns')
    if (playerOrder(m).includes(seat)) m.call(playerTurn, { seat })
  },
  endOfPlayerPhase(m) {
    m.call(endPlayerPhase, { seats: playerOrder(m), next: 0 })
  },
  villain(m) {
    m.call(villainPhase, { seats: [], next: 0, hazards: 0 })
  },
  passToken(m) {
    m.happen(event.firstPlayer, { seat: nextPlayer(m, tableOf(m).firstPlayer) })
  },
  end(m) {
    endPeriod(m, 'round')
    m.propose(event.roundEnds, {})
  },
  refresh(m) {
    const table = m.ownTable<ChampionsTable>()
    table.changedForm = table.changedForm.map(() => false)
    for (const id of cardsInPlay(m)) if (m.counter(id, 'used') > 0) m.own(id)['used'] = 0
    m.goto('begin')
  },
})

interface EndVars {
  seats: readonly Seat[]
  next: number
}

/** In this order: everybody discards, everybody draws up, everybody readies (R77). */
export const endPlayerPhase = procedure<EndVars>('champions.endPlayerPhase', {
  askDiscard(m, f) {
    const seat = f.seats[f.next]
    if (seat === undefined) m.goto('beginDraw')
    else if (idsOf(m, seatZone.hand, seat).length > 0) {
      const over = Math.max(0, idsOf(m, seatZone.hand, seat).length - handSize(m, seat))
      m.ask(handDiscard(m, seat, over > 0 ? 'ask.discardDown' : 'ask.discardAny', over))
    } else m.goto('nextDiscard')
  },
  discard(m, f) {
    discardAll(m, f.seats[f.next] as Seat, m.chosen())
  },
  nextDiscard(m, f) {
    f.next++
    m.goto('askDiscard')
  },
  beginDraw(_m, f) {
    f.next = 0
  },
  draw(m, f) {
    const seat = f.seats[f.next++]
    if (seat === undefined) return
    m.goto('draw')
    drawUp(m, seat)
  },
  ready(m, f) {
    for (const seat of f.seats) {
      for (const thing of controlled(m, seat)) if (!isReady(m, thing)) m.happen(event.ready, { thing, seat })
    }
  },
  endOfPhase(m, f) {
    endPeriod(m, 'phase')
    for (const seat of f.seats) {
      const identity = identityOf(m, seat)
      if (m.counter(identity, 'discount') > 0) m.own(identity)['discount'] = 0
    }
  },
})
