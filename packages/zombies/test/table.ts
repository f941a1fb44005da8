import {
  type Chance,
  type Decision,
  generator,
  type Json,
  type Language,
  query,
  type Sayable,
  scripted,
  start,
  type State,
  type ThingId,
} from '@quadriga/kernel'
import { create, interject, type Machine, rest } from '@quadriga/kernel/author'
import { answered, plainWords } from '@quadriga/testkit'
import { kit } from '../src/kit.ts'

/** A table laid out by hand: the mission, who stands where, what is open. */
export interface Laid {
  readonly mission?: string
  readonly heroes: Readonly<Record<string, string>>
  /** Figures by zone. */
  readonly figures?: Readonly<Record<string, readonly string[]>>
  readonly open?: readonly string[]
  readonly phase?: 'players' | 'enemies'
  /** Power, Hunger and Wounds of every hero. */
  readonly power?: number
  readonly hunger?: number
  readonly hurt?: number
  readonly chance?: Readonly<Record<string, readonly string[]>>
  /** Tiles that somebody drew. */
  readonly own?: Json
}

/** A game played by keys. */
export interface Played {
  state: State
  readonly choose: (...picks: readonly string[]) => Played
  readonly run: (procedure: string) => Played
  readonly asked: () => Decision
  readonly options: () => string[]
  /** How many figures of each kind stand in a zone. */
  readonly count: (zone: string, face: string) => number
  readonly hero: (face: string, counter: string) => number
  readonly thing: (face: string) => ThingId
  readonly isOpen: (id: string) => boolean
  readonly log: (language: Language) => string[]
}

export function lay({
  mission = 'MH0',
  heroes,
  figures = {},
  open = [],
  phase = 'enemies',
  power = 0,
  hunger = 0,
  hurt = 0,
  chance = {},
  own,
}: Laid): Played {
  const seats = Object.keys(heroes).map((id) => ({ id, settings: {} }))
  const asked = { kind: 'position', seats, settings: { mission: [mission] }, named: [] } as const
  const script = scripted(chance)
  const setup = { ...(kit.setup(asked) as object), ...(own === undefined ? {} : { own }) }
  const begun = start(kit.game, setup, 'test', script, (m) => {
    kit.lay(m, asked)
    Object.values(heroes).forEach((zone, seat) => {
      kit.stands?.write(m, seat, zone)
      const hero = m.own(kit.figure(m, seat))
      hero['power'] = power
      if (hunger > 0) hero['hunger'] = hunger
      hero['health'] = (hero['health'] as number) - hurt
    })
    for (const [zone, faces] of Object.entries(figures))
      for (const face of faces) create(m, face, m.zoneIndex(zone))
    for (const id of open) openUp(m, id)
    kit.resume(m, { turn: -1, phase, round: 1 })
    if (phase === 'enemies') {
      m.call(rest, {})
      kit.procedures['enemies activate']?.(m)
    }
  })
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  return played(begun.state, script)
}

function openUp(m: Machine, id: string): void {
  const table = m.ownTable<{ openings: readonly string[] }>()
  table.openings = [...table.openings, id].sort()
}

/** Goes on from a state. */
export function played(state: State, chance: Chance = generator): Played {
  const table: Played = {
    state,
    choose(...picks) {
      table.state = answered(table.state, table.asked(), picks, chance)
      return table
    },
    run(procedure) {
      const result = interject(table.state, (m) => kit.procedures[procedure]?.(m), chance)
      if (!result.ok) throw new Error(JSON.stringify(result.reasons))
      table.state = result.state
      return table
    },
    asked: () => table.state.pending[0] as Decision,
    options: () => table.asked().options.map((option) => option.key),
    count: (zone, face) =>
      query(table.state)
        .ids(zone)
        .filter((id) => query(table.state).thing(id).face === face).length,
    hero(face, counter) {
      const q = query(table.state)
      const id = table.state.zones.flatMap((zone) => zone.ids).find((one) => q.thing(one).face === face)
      return id === undefined ? -1 : q.counter(id, counter)
    },
    thing: (face) =>
      table.state.zones
        .flatMap((zone) => zone.ids)
        .find((one) => query(table.state).thing(one).face === face) ?? -1,
    isOpen: (id) => query(table.state).table<{ openings: readonly string[] }>().openings.includes(id),
    log: (language) => table.state.events.map((event) => words(event, language)),
  }
  return table
}

/** The same table read back from JSON. */
export function resumed({ state }: Played, chance: Chance = generator): Played {
  return played(JSON.parse(JSON.stringify(state)) as State, chance)
}

/** What is said, in both languages. */
export function said(what: Sayable): readonly [string, string] {
  return [words(what, 'en'), words(what, 'fr')]
}

function words(what: Sayable, language: Language): string {
  return plainWords('zombies', what, language)
}
