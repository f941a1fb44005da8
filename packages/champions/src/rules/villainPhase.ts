import {
  endPeriod,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  waiting,
  type Waiting,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { threatDraft } from '../events/threat.ts'
import { minionsOf, villainOf } from '../query/characters.ts'
import { iconsInPlay, mainSchemeOf, stepOneThreat } from '../query/schemes.ts'
import { isHero, playerOrder } from '../query/seat.ts'
import { idsOf, seatZone, tableOf } from '../table.ts'
import { enemyAttackDraft } from './enemyAttack.ts'
import { enemySchemeDraft } from './enemyScheme.ts'
import { reveal } from './reveal.ts'

interface VillainVars {
  seats: readonly Seat[]
  next: number
  /** Hazard cards still to deal. */
  hazards: number
}

/** The first four steps of the villain phase; passing the token is the round's. */
export const villainPhase = procedure<VillainVars>('champions.villainPhase', {
  begin(m) {
    m.propose(event.phase, { phase: 'villain', round: tableOf(m).round })
  },
  placeThreat(m) {
    const n = stepOneThreat(m)
    const main = mainSchemeOf(m)
    if (n > 0) m.propose(event.placeThreat, threatDraft(main, n, main, 'step'))
  },
  activate(m, f) {
    f.seats = playerOrder(m)
    f.next = 0
  },
  activateNext(m, f) {
    const seat = f.seats[f.next++]
    if (seat === undefined) return
    m.goto('activateNext')
    if (playerOrder(m).includes(seat)) m.call(activation, { seat, done: [] })
  },
  deal(m, f) {
    f.seats = playerOrder(m)
    f.hazards = iconsInPlay(m, 'hazard')
    for (const seat of f.seats) m.happen(event.deal, { seat })
  },
  /** One extra card in total for each hazard icon, round the table from the first player (R53). */
  hazards(m, f) {
    for (let n = 0; n < f.hazards; n++) {
      m.happen(event.deal, { seat: f.seats[n % f.seats.length] as Seat })
    }
    f.next = 0
  },
  reveal(m, f) {
    const seat = f.seats[f.next]
    if (seat === undefined) return
    m.goto('reveal')
    const [thing] = playerOrder(m).includes(seat) ? idsOf(m, seatZone.dealt, seat) : []
    if (thing === undefined) f.next++
    else reveal(m, seat, thing, true)
  },
  /** A card dealt to a player whose turn to reveal has passed joins the running batch (R67). */
  late(m, f) {
    if (!playerOrder(m).some((seat) => idsOf(m, seatZone.dealt, seat).length > 0)) return
    f.next = 0
    m.goto('reveal')
  },
  end(m) {
    endPeriod(m, 'phase')
  },
})

interface ActivationVars {
  seat: Seat
  /** Minions that were already activated. */
  done: readonly ThingId[]
}

/** The villain against one player, then that player's minions in the order the player likes (R66). */
export const activation = procedure<ActivationVars>('champions.activation', {
  villain(m, { seat }) {
    m.bringAbout(activationOf(m, villainOf(m), seat))
  },
  askMinion(m, { seat, done }) {
    const waiting = waitingMinions(m, seat, done)
    if (waiting.length === 0 || !playerOrder(m).includes(seat)) m.done()
    else m.ask({ seat, ask: message('ask.nextMinion'), options: thingOptions(m, 'next', waiting) })
  },
  minion(m, f) {
    const [minion] = m.chosen()
    m.goto('askMinion')
    if (minion === undefined) return
    f.done = [...f.done, minion]
    m.bringAbout(activationOf(m, minion, f.seat))
  },
})

function waitingMinions(q: Query, seat: Seat, done: readonly ThingId[]): ThingId[] {
  return minionsOf(q, seat).filter((id) => !done.includes(id))
}

/** Against a hero an enemy attacks, against an alter-ego it schemes. */
export function activationOf(q: Query, enemy: ThingId, seat: Seat): Waiting {
  return isHero(q, seat)
    ? waiting(event.enemyAttack, enemyAttackDraft(q, enemy, seat, NOTHING))
    : waiting(event.enemyScheme, enemySchemeDraft(q, enemy, seat, NOTHING))
}
