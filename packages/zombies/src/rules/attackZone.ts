import {
  message,
  type Option,
  procedure,
  type Query,
  type Seat,
  type ThingId,
  thingOptions,
} from '@quadriga/kernel/author'
import { event } from '../kinds/index.ts'
import { isPiece, preyIn } from '../query/pieces.ts'

interface Assault {
  zone: string
  wounds: number
  /** Who still has to take Wounds, and how many: two lists side by side. */
  victims: readonly ThingId[]
  shares: readonly number[]
}

/** Enemies attack where they stand: one Wound each, without a roll, shared out by the players. */
export const attackZone = procedure<Assault>('zombies.attackZone', {
  share(m, f) {
    const options = victims(m, f)
    const min = Math.min(
      f.wounds,
      options.reduce((sum, option) => sum + option.cap, 0),
    )
    if (options.length === 0) m.done()
    else if (options.length > 1) {
      m.ask({
        seat: chooser(m, f.zone),
        ask: message('ask.wounds', { n: min }),
        shape: 'distribute',
        min,
        max: min,
        options,
      })
    }
  },
  take(m, f) {
    const options = victims(m, f)
    f.victims = options.map((option) => option.thing)
    f.shares = options.map(({ key, cap }) =>
      options.length === 1 ? Math.min(f.wounds, cap) : m.picks.filter((pick) => pick === key).length,
    )
  },
  wound(m, f) {
    const [thing] = f.victims
    const [n = 0] = f.shares
    f.victims = f.victims.slice(1)
    f.shares = f.shares.slice(1)
    if (thing === undefined) return
    m.goto('wound')
    if (n === 0) return
    const { falls } = m.happen(event.wounds, { thing, n })
    if (falls && isPiece(m, thing, 'citizen')) m.happen(event.devoured, { thing })
  },
})

/** Heroes take as many as the players say; a citizen beside heroes at most one, alone all of them. */
function victims(q: Query, { zone, wounds }: Assault): Option[] {
  const prey = preyIn(q, zone)
  const alone = !prey.some((id) => isPiece(q, id, 'hero'))
  return thingOptions(q, 'wounds', prey).map((option) => ({
    ...option,
    cap: isPiece(q, option.thing, 'citizen') && !(alone && prey.length === 1) ? 1 : wounds,
  }))
}

/** The players decide together; the first hero concerned answers for them. */
export function chooser(q: Query, zone: string): Seat {
  const hero = preyIn(q, zone).find((id) => isPiece(q, id, 'hero'))
  return hero === undefined ? 0 : Math.max(0, q.thing(hero).owner)
}
