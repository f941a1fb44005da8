import {
  distinctFaces,
  type Machine,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { by, domainOf, locationsOf } from '../query/domain.ts'
import { isPlayableAlly } from '../query/playing.ts'
import { possibleBearers } from '../query/stones.ts'
import { whereTo } from './whereTo.ts'

interface StoneEntry {
  /** The player who receives the Stone and makes every choice about it. */
  seat: Seat
  stone: ThingId
  bearer: ThingId
  /** How many cards lay shown before the deck was searched. */
  before: number
  /** Environment in which the Stone gets its name, and the name. */
  base: number
  name: string
}

/**
 * A Stone enters play. The receiver draws it at random and gives it to an Ally in play without a Stone; without one, to
 * an Ally played from hand for free; without one, to the first Ally found in the deck.
 */
export const stoneEntry = procedure<StoneEntry>('villainous.stoneEntry', {
  draw(m, f) {
    f.stone = m.happen(event.drawStone, by(m, f.seat)).thing
    f.before = m.ids('played', f.seat).length
    const env = m.ownEnv(f.base)
    env.names = { ...env.names, [f.name]: f.stone }
    if (possibleBearers(m, f.seat).length === 0)
      m.goto(handAllies(m, f.seat).length > 0 ? 'fromHand' : 'fromDeck')
  },
  bearer(m, f) {
    const options = thingOptions(m, 'bearer', possibleBearers(m, f.seat))
    m.ask({ seat: f.seat, ask: message('ask.bearer'), options, because: f.stone, confirm: true })
  },
  chosen(m, f) {
    f.bearer = m.chosen()[0] ?? NOTHING
    m.goto('attach')
  },
  fromHand(m, f) {
    const options = thingOptions(m, 'bearer', handAllies(m, f.seat))
    m.ask({ seat: f.seat, ask: message('ask.bearerInHand'), options, because: f.stone, confirm: true })
  },
  show(m, f) {
    const [ally = NOTHING] = m.chosen()
    m.goto('where')
    f.bearer = m.happen(event.show, { ...by(m, f.seat), thing: ally }).thing
  },
  fromDeck(m, f) {
    f.bearer = m.happen(event.reveal, { ...by(m, f.seat), pile: 'deck' }).thing
    if (f.bearer !== NOTHING && !isPlayableAlly(m, f.seat, f.bearer)) m.goto('fromDeck')
  },
  shuffleBack(m, f) {
    const cards = m
      .ids('played', f.seat)
      .slice(f.before)
      .filter((id) => id !== f.bearer)
    if (f.bearer === NOTHING) m.goto('nobody')
    if (cards.length > 0) m.happen(event.shuffleBack, { ...by(m, f.seat), cards })
  },
  where(m, f) {
    const options = whereTo(m, locationsOf(m, f.seat))
    m.ask({ seat: f.seat, ask: message('ask.to'), options, because: f.bearer, confirm: true })
  },
  put(m, f) {
    const [place = NOTHING] = m.chosen()
    m.propose(event.enter, { ...by(m, f.seat), thing: f.bearer, place })
  },
  attach(m, f) {
    // The Ally may be gone by what its arrival set off.
    if (domainOf(m, f.bearer) !== f.seat) return
    m.done()
    m.happen(event.attachStone, { ...by(m, f.seat), thing: f.stone, bearer: f.bearer })
  },
  nobody(m, f) {
    m.done()
    m.happen(event.returnStone, { ...by(m, f.seat), thing: f.stone })
  },
})

function handAllies(q: Query, seat: Seat): ThingId[] {
  return distinctFaces(
    q,
    q.ids('hand', seat).filter((id) => isPlayableAlly(q, seat, id)),
  )
}

/** Starts a Stone's entry for a seat; the Stone gets its name in the running text. */
export function receive(m: Machine, seat: Seat, name: string): void {
  m.call(stoneEntry, { seat, stone: NOTHING, bearer: NOTHING, before: 0, base: m.base, name })
}
