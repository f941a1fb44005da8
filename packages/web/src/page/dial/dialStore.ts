import * as z from 'zod/mini'
import { create } from 'zustand'
import type { GameId } from '../../model/table/snapshot.ts'
import { adaptedPerson, atRest, type Dial, isOfLevel, turned } from './dial.ts'

const shape = z.object({
  isOn: z.boolean(),
  dials: z.record(z.string(), z.object({ steps: z.number(), run: z.number() })),
  /** Tables whose end was counted, the last ones. */
  counted: z.array(z.string()),
  /** Who was chosen for the seats of a table before the dial had its say, the last ones. */
  chosen: z.array(z.object({ table: z.string(), people: z.array(z.string()) })),
})

type Kept = z.infer<typeof shape>

const KEY = 'quadriga.dial'
const REMEMBERED = 50
const usual: Kept = { isOn: false, dials: {}, counted: [], chosen: [] }

function stored(): Kept {
  try {
    const read = z.safeParse(shape, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return read.success ? read.data : usual
  } catch {
    return usual
  }
}

/** A game that is over, as the dial counts it. */
export interface Counted {
  readonly table: string
  readonly game: GameId
  readonly isWon: boolean
  readonly isCooperative: boolean
}

interface Store extends Kept {
  readonly dialOf: (game: GameId) => Dial
  /** Turns it on or off; it begins anew whenever it is turned on. */
  readonly turnOn: (isOn: boolean) => void
  /** Counts a game once, however often its end is looked at. */
  readonly count: (ended: Counted) => void
  /** Remembers who was chosen for a table. */
  readonly remember: (table: string, people: readonly string[]) => void
  /** Who was chosen for a table where these people sit now; a seat that was given to somebody else since is theirs. */
  readonly chosenFor: (table: string, people: readonly string[]) => readonly string[]
  /** Who sits down for those who were chosen. */
  readonly seated: (game: GameId, people: readonly string[]) => readonly string[]
}

/** The dial of this device: off until somebody turns it on. */
export const useDial = create<Store>((set, get) => {
  const keep = (change: Partial<Kept>): void => {
    set(change)
    const { isOn, dials, counted, chosen } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify({ isOn, dials, counted, chosen }))
    } catch {
      // Without storage it stands as long as the page.
    }
  }
  return {
    ...stored(),
    dialOf: (game) => (get().isOn ? (get().dials[game] ?? atRest) : atRest),
    turnOn: (isOn) => keep({ isOn, dials: {} }),
    count({ table, game, isWon, isCooperative }) {
      const { isOn, dials, counted } = get()
      if (!isOn || counted.includes(table)) return
      const next = turned(dials[game] ?? atRest, isWon, isCooperative)
      keep({ dials: { ...dials, [game]: next }, counted: [table, ...counted].slice(0, REMEMBERED) })
    },
    remember(table, people) {
      if (!get().isOn) return
      keep({ chosen: [{ table, people: [...people] }, ...get().chosen].slice(0, REMEMBERED) })
    },
    chosenFor(table, people) {
      const { isOn, chosen } = get()
      const first = isOn ? chosen.find((one) => one.table === table) : undefined
      return people.map((person, seat) => {
        const before = first?.people[seat] ?? person
        return isOfLevel(person) && isOfLevel(before) ? before : person
      })
    },
    seated(game, people) {
      const { steps } = get().dialOf(game)
      return people.map((person) => adaptedPerson(person, steps))
    },
  }
})
