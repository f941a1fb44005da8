import {
  type Chance,
  type Decision,
  generator,
  type Language,
  query,
  type Sayable,
  scripted,
  start,
  type State,
} from '@quadriga/kernel'
import { create, fill, type Machine } from '@quadriga/kernel/author'
import { answered, plainWords } from '@quadriga/testkit'
import { kit } from '../src/kit.ts'
import { openActions } from '@quadriga/villainous'

/** A table laid out by hand: who plays, where figures stand, what lies where. */
export interface Laid {
  readonly villains: readonly string[]
  readonly at?: readonly string[]
  readonly power?: readonly number[]
  /** Cards by zone, `zone` or `zone/seat`. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** Results by source. */
  readonly chance?: Readonly<Record<string, readonly string[]>>
}

/** A game played by keys. */
export interface Played {
  state: State
  readonly choose: (...picks: readonly string[]) => Played
  /** The question that waits. */
  readonly asked: () => Decision
  readonly options: () => string[]
  readonly actions: (seat?: number) => string[]
  /** Faces in a zone. */
  readonly faces: (zone: string, seat?: number) => string[]
  readonly log: (language: Language) => string[]
}

export function lay({ villains, at = [], power = [], cards = {}, chance = {} }: Laid): Played {
  const asked = {
    kind: 'position',
    seats: villains.map((id) => ({ id, settings: {} })),
    settings: {},
    named: Object.values(cards)
      .flat()
      .map((id) => ({ zone: '', seat: -1, id })),
  } as const
  const begun = start(kit.game, kit.setup(asked), 'test', scripted(chance), (m) => {
    kit.lay(m, asked)
    for (const [place, codes] of Object.entries(cards)) put(m, place, codes)
    at.forEach((zone, seat) => kit.stands?.write(m, seat, zone))
    power.forEach((n, seat) => {
      m.own(kit.figure(m, seat))['power'] = n
    })
    kit.resume(m, { turn: 0, phase: 'actions', round: 1 })
  })
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  return played(begun.state, scripted(chance))
}

function put(m: Machine, place: string, codes: readonly string[]): void {
  const [zone = '', seat] = place.split('/')
  const owner = seat === undefined ? m.state.zones.find((one) => one.name === zone)?.seat : Number(seat)
  const index = m.zoneIndex(zone, owner ?? -1)
  if (zone === 'deck' || zone === 'fateDeck') fill(m, index, codes)
  else for (const code of codes) kit.enters?.(m, create(m, code, index, owner ?? -1))
}

/** Goes on from a state. */
export function played(state: State, chance: Chance = generator): Played {
  const table: Played = {
    state,
    choose(...picks) {
      table.state = answered(table.state, table.asked(), picks, chance)
      return table
    },
    asked: () => table.state.pending[0] as Decision,
    options: () => table.asked().options.map((option) => option.key),
    actions: (seat = 0) => openActions(query(table.state), seat),
    faces: (zone, seat = -1) =>
      query(table.state)
        .ids(zone, seat)
        .map((id) => query(table.state).thing(id).face),
    log: (language) => table.state.events.map((event) => words(event, language)),
  }
  return table
}

/** The same table read back from JSON: whatever was going on goes on there. */
export function resumed({ state }: Played, chance: Chance = generator): Played {
  return played(JSON.parse(JSON.stringify(state)) as State, chance)
}

/** What is said, in both languages. */
export function said(what: Sayable): readonly [string, string] {
  return [words(what, 'en'), words(what, 'fr')]
}

function words(what: Sayable, language: Language): string {
  return plainWords('villainous', what, language)
}
