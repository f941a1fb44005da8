import { type Json, NOBODY, type Seat } from '@quadriga/kernel'
import type { Query } from '@quadriga/kernel/author'
import { type Beginning, type Coined, type GameKit, KitProblem, type Settings } from '../kit.ts'
import type { Option, Position, Setup, ZoneSpec } from '../scenario/format.ts'
import { seatTwice } from '../text/playing.ts'
import { squeeze, theDefinition } from './names.ts'
import { located, PlayProblem } from './problem.ts'

/** What a file says about the beginning, with names resolved. */
export function beginningOf(kit: GameKit, start: Setup | Position): Beginning {
  const seats = start.seats.map((seat) => ({
    id: located(seat.at, () => theDefinition(kit, seat.name, kit.seatKinds).id),
    settings: 'options' in seat ? settingsOf(seat.options) : {},
  }))
  const settings = settingsOf(start.options)
  return { kind: start.kind, seats, settings, named: start.kind === 'setup' ? [] : namedIn(kit, start) }
}

/** A seat is called by its hero: two of one name could not be told apart, and one would get what the other was given. */
export function needDifferentSeats(kit: GameKit, q: Query, { seats }: Setup | Position): void {
  const taken = new Set<string>()
  for (let seat = 0; seat < q.seats; seat++) {
    const own = kit.seatNames(q, seat)
    const twice = own.find((name) => taken.has(squeeze(name)))
    const at = seats[seat]?.at
    if (twice !== undefined && at !== undefined) throw new PlayProblem(at, seatTwice(twice))
    for (const name of own) taken.add(squeeze(name))
  }
}

/** The game's own setup; what the kit does not know is told where it is written. */
export function setupOf(kit: GameKit, start: Setup | Position, asked: Beginning): Json {
  try {
    return kit.setup(asked)
  } catch (error) {
    if (!(error instanceof KitProblem)) throw error
    const { word } = error
    const options = [
      ...start.options,
      ...start.seats.flatMap((seat) => ('options' in seat ? seat.options : [])),
    ]
    const option =
      options.find(({ name }) => name === word) ??
      options.find(({ values }) => values.map(String).includes(word))
    return located(option?.at ?? start.at, () => {
      throw error
    })
  }
}

function settingsOf(options: readonly Option[]): Settings {
  return Object.fromEntries(options.map(({ name, values }) => [name, values]))
}

function namedIn(kit: GameKit, { seats, zones }: Position): Beginning['named'] {
  const inZone = (zone: ZoneSpec, seat: Seat) =>
    [...zone.top, ...zone.bottom].map((thing) => {
      return {
        zone: zone.place.zone,
        seat,
        id: located(thing.at, () => codeOf(kit, thing.name, zone.place.zone).code),
      }
    })
  return [
    ...seats.flatMap((one, seat) => one.zones.flatMap((zone) => inZone(zone, seat))),
    ...zones.flatMap((zone) => inZone(zone, NOBODY)),
  ]
}

/** The code of what a position calls so. */
export function codeOf(kit: GameKit, name: string, zone: string): Coined {
  return kit.coin?.(name, zone) ?? { code: theDefinition(kit, name).id, amounts: {} }
}
