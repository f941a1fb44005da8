import { procedure, shuffleInto } from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { villainOf } from '../query/characters.ts'
import { identityOf, playerOrder } from '../query/seat.ts'
import { mainSchemeOf } from '../query/schemes.ts'
import { idsOf, seatZone, sharedZone } from '../table.ts'
import { discardAll, drawUp, handDiscard, pickedFromHand } from './drawing.ts'
import { round } from './round.ts'
import { resolveAll } from './stages.ts'

interface SetupVars {
  next: number
}

/** Steps 10 to 14: scheme set-up, obligations, opening hands, mulligans, set-up abilities of identities. */
export const setUp = procedure<SetupVars>('champions.setUp', {
  schemeSideA(m) {
    m.call(resolveAll, { thing: mainSchemeOf(m), trigger: 'setup', next: 0 })
  },
  turnScheme(m) {
    m.happen(event.turnScheme, { thing: mainSchemeOf(m) })
  },
  schemeSideB(m) {
    m.call(resolveAll, { thing: mainSchemeOf(m), trigger: 'whenRevealed', next: 0 })
  },
  villain(m) {
    m.call(resolveAll, { thing: villainOf(m), trigger: 'whenRevealed', next: 0 })
  },
  /** After the scheme's set-up, so that nothing it discards can hit them (R70). */
  obligations(m, f) {
    const deck = sharedZone.encounterDeck
    for (const seat of playerOrder(m)) {
      const [obligation] = idsOf(m, seatZone.setAside, seat)
      if (obligation !== undefined) shuffleInto(m, deck, [obligation])
    }
    f.next = 0
  },
  openingHands(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('openingHands')
    drawUp(m, seat)
  },
  askMulligans(m) {
    m.askSealed(playerOrder(m).map((seat) => handDiscard(m, seat, 'ask.mulligan', 0)))
  },
  mulligans(m, f) {
    for (const seat of playerOrder(m)) discardAll(m, seat, pickedFromHand(m, seat, m.picksOf[seat] ?? []))
    f.next = 0
  },
  drawAgain(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('drawAgain')
    drawUp(m, seat)
  },
  beginIdentities(_m, f) {
    f.next = 0
  },
  identities(m, f) {
    const seat = playerOrder(m)[f.next++]
    if (seat === undefined) return
    m.goto('identities')
    m.call(resolveAll, { thing: identityOf(m, seat), trigger: 'setup', next: 0 })
  },
  play(m) {
    m.done()
    m.call(round, { seats: [], next: 0 })
  },
})
