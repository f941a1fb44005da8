import {
  environment,
  type Machine,
  message,
  NOTHING,
  procedure,
  type Query,
  type Seat,
  thingOptions,
  type ThingId,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { cardOf } from '../query/card.ts'
import { nextPlayer, playerOrder } from '../query/seat.ts'
import { attachable } from '../query/attach.ts'
import { abilitiesWith, abilityOf, formFits } from '../query/usable.ts'
import { heroOfObligation, isOrphaned } from '../query/obligation.ts'
import { tableOf } from '../table.ts'

interface RevealVars {
  seat: Seat
  /** The card to reveal, or NOTHING for the top card of the encounter deck. */
  thing: ThingId
  /** Whether it comes from the encounter deck (a dealt card does), not from beside the table. */
  fromDeck: boolean
  surge: boolean
}

/** A player reveals an encounter card, and one more for surge when it is completely resolved (R62). */
export const revealCard = procedure<RevealVars>('champions.revealCard', {
  turnUp(m, f) {
    const from = f.thing === NOTHING ? 'deck' : 'given'
    f.thing = m.happen(event.turnUp, { seat: f.seat, thing: f.thing, from }).thing
  },
  /** The obligation of a player who is out leaves the game, and another card is revealed (R70). */
  replaceObligation(m, f) {
    if (f.thing === NOTHING || !isOrphaned(m, f.thing)) return
    const thing = f.thing
    f.thing = NOTHING
    m.goto('turnUp')
    m.happen(event.removeFromGame, { thing })
  },
  reveal(m, f) {
    const { thing, fromDeck } = f
    if (thing === NOTHING) {
      m.done()
      return
    }
    const revealer = f.seat
    // Whoever resolves the card also reveals one more for its surge.
    f.seat = heroOfObligation(m, thing) ?? f.seat
    m.propose(event.reveal, {
      seat: f.seat,
      revealer,
      thing,
      type: cardOf(m, thing).kind,
      fromDeck,
      cancelled: false,
      surge: false,
    })
  },
  discard(m, f) {
    if (m.inZone(f.thing, 'resolving')) m.happen(event.discard, { thing: f.thing })
  },
  surge(m, f) {
    if (!f.surge || !playerOrder(m).includes(f.seat)) m.done()
    else {
      Object.assign(f, { thing: NOTHING, fromDeck: true, surge: false })
      m.goto('turnUp')
    }
  },
})

export function reveal(m: Machine, seat: Seat, thing: ThingId, fromDeck: boolean): void {
  m.call(revealCard, { seat, thing, fromDeck, surge: false })
}

interface ResolveVars {
  event: number
  next: number
}

/** By its type: a card enters play, or is resolved; then its When Revealed lines for the form of the player. */
export const resolveRevealed = procedure<ResolveVars>('champions.resolveRevealed', {
  begin(_m, f) {
    f.next = 0
  },
  /** An attachment's home: if several are possible the first player chooses. */
  askHost(m, f) {
    const { thing } = m.eventOf(f.event, event.reveal)
    const hosts = hostsOf(m, f)
    if (!isAttachment(m, thing) || hosts.length === 0) m.goto('enter')
    else {
      const ask = message('ask.host', { card: m.thing(thing).face })
      m.ask({ seat: tableOf(m).firstPlayer, ask, options: thingOptions(m, 'host', hosts), because: thing })
    }
  },
  attach(m, f) {
    const { thing, seat } = m.eventOf(f.event, event.reveal)
    const [host = NOTHING] = m.chosen()
    m.goto('whenRevealed')
    m.propose(event.enterPlay, { thing, seat, zone: 'attachments', host, played: false })
  },
  enter(m, f) {
    const { thing, seat: revealer } = m.eventOf(f.event, event.reveal)
    const zone = zoneFor[cardOf(m, thing).kind]
    // A player who went out while the card was on its way: its minion faces the next one.
    const seat = playerOrder(m).includes(revealer) ? revealer : nextPlayer(m, revealer)
    if (zone !== undefined) m.propose(event.enterPlay, { thing, seat, zone, host: NOTHING, played: false })
  },
  whenRevealed(m, f) {
    const { thing, seat, cancelled } = m.eventOf(f.event, event.reveal)
    const ability = m.exists(thing) ? abilitiesWith(m, thing, 'whenRevealed')[f.next] : undefined
    if (ability === undefined || cancelled || !playerOrder(m).includes(seat)) {
      m.goto('surge')
      return
    }
    f.next++
    m.goto('whenRevealed')
    // Only the line for the form shown now counts (R64).
    if (formFits(m, seat, abilityOf(ability))) {
      m.resolve(ability.effect.id, environment({ you: seat, self: thing, event: f.event }))
    }
  },
  surge(m, f) {
    const { thing, surge } = m.eventOf(f.event, event.reveal)
    m.done()
    const printed = m.exists(thing) && m.stat(thing, 'surge') > 0
    if (surge || printed) revealing(m).surge = true
  },
})

const zoneFor: Readonly<Record<string, 'engaged' | 'sideSchemes' | 'environments'>> = {
  minion: 'engaged',
  'side-scheme': 'sideSchemes',
  environment: 'environments',
}

function isAttachment(q: Query, thing: ThingId): boolean {
  return cardOf(q, thing).kind === 'attachment'
}

function hostsOf(q: Query, f: ResolveVars): readonly ThingId[] {
  const { thing, seat } = q.eventOf(f.event, event.reveal)
  return attachable(q, thing, seat)
}

/** The locals of the reveal that is under way. */
function revealing(m: Machine): RevealVars {
  const { frames } = m.state
  for (let depth = frames.length - 1; depth >= 0; depth--) {
    if (frames[depth]?.at === revealCard.name) return m.ownFrame(depth).vars as unknown as RevealVars
  }
  throw m.broken('no card is being revealed')
}
