import {
  type Check,
  inTurn,
  message,
  NOTHING,
  type Option,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
  type Waiting,
  waiting,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { heroesInPlay, heroOf, isPiece, preyIn, traitsOf } from '../query/pieces.ts'
import { chooser } from './zoneOptions.ts'

interface Assault {
  zone: string
  /** Wounds that the players share out, and attacks that wound every hero of the zone. */
  wounds: number
  blasts: number
  /** How many of the Wounds are by Enemies that cannot harm everybody. */
  weak: number
}

/** Enemies attack a zone: one Wound each, without a roll, shared out by the players. */
export const attackZone = procedure<Assault>('zombies.attackZone', {
  share(m, f) {
    const options = victims(m, f)
    const all = options.reduce((sum, option) => sum + option.cap, 0)
    const min = Math.min(f.wounds, all)
    // Where everybody takes as much as can be there is nothing to share out.
    if (min > 0 && min < all && options.length > 1)
      m.ask({
        seat: chooser(m, f.zone),
        ask: message('ask.wounds', { n: min }),
        shape: 'distribute',
        min,
        max: min,
        options,
      })
    else m.goto('everybody')
  },
  take(m, f) {
    const shares = victims(m, f).map(({ thing, key }) => ({
      to: thing,
      n: m.picks.filter((pick) => pick === key).length,
    }))
    m.goto('blast')
    inTurn(m, woundsOf(f.zone, shares))
  },
  everybody(m, f) {
    const shares = victims(m, f).map(({ thing, cap }) => ({ to: thing, n: Math.min(f.wounds, cap) }))
    inTurn(m, woundsOf(f.zone, shares))
  },
  blast(m, f) {
    if (f.blasts === 0) m.done()
    else {
      f.blasts--
      m.goto('blast')
      const heroes = preyIn(m, f.zone).filter((id) => isPiece(m, id, 'hero'))
      inTurn(
        m,
        woundsOf(
          f.zone,
          heroes.map((to) => ({ to, n: 1 })),
        ),
      )
    }
  },
})

function woundsOf(zone: string, shares: readonly { readonly to: ThingId; readonly n: number }[]): Waiting[] {
  return shares.filter(({ n }) => n > 0).map(({ to, n }) => waiting(event.wounds, { to, zone, n }))
}

/** Heroes take as many as the players say and can harm them; a citizen beside heroes at most one, alone all of them. */
function victims(q: Query, { zone, wounds, weak }: Assault): Option[] {
  const prey = preyIn(q, zone)
  const alone = prey.length === 1
  const most = (id: ThingId) => (q.stat(id, 'shrugs') > 0 ? wounds - weak : wounds)
  return thingOptions(q, 'wounds', prey).map((option) => ({
    ...option,
    cap: isPiece(q, option.thing, 'citizen') && !alone ? 1 : most(option.thing),
  }))
}

/** A citizen that fell was devoured. */
export const afterWounds: Check = (m, depth) => {
  const { to, falls } = m.eventOf(depth, event.wounds)
  if (falls && isPiece(m, to, 'citizen')) m.call(devour, { citizen: to, seats: [] })
}

interface Devouring {
  citizen: ThingId
  /** Heroes who still have to give up a Trait. */
  seats: readonly Seat[]
}

/** Citizen Devoured: every hero loses 1 Power and 1 Trait. */
export const devour = procedure<Devouring>('zombies.devour', {
  lose(m, f) {
    f.seats = heroesInPlay(m)
      .map((id) => m.thing(id).owner)
      .filter((seat) => traitsOf(m, seat).length > 0)
    m.happen(event.devoured, { citizen: f.citizen, code: m.thing(f.citizen).code })
  },
  which(m, f) {
    const [seat] = f.seats
    if (seat === undefined) m.done()
    else m.ask({ seat, ask: message('ask.discard'), options: thingOptions(m, 'discard', traitsOf(m, seat)) })
  },
  discard(m, f) {
    const [seat = 0] = f.seats
    f.seats = f.seats.slice(1)
    m.goto('which')
    m.happen(event.discard, { seat, hero: heroOf(m, seat), card: m.chosen()[0] ?? NOTHING })
  },
})

export const woundRules = [attackZone, devour]
