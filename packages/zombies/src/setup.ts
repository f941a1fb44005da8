import {
  create,
  drawTop,
  setupField,
  fill,
  type Json,
  type Machine,
  NOBODY,
  type ReadField,
  reason,
  setupCheck,
  type ZoneRule,
  type ZoneSpec,
} from '@quadriga/kernel/author'
import { citizens, enemies, heroes, missions, places, spawnCards } from './content/index.ts'
import type { Board } from './map/board.ts'
import { surveyOf } from './map/survey.ts'
import type { Mission } from './piece.ts'
import { ownTable } from './table.ts'

/** Which mission, and the heroes in seating order. */
const setupFields = setupField.record({
  mission: setupField.name<string>(missions.map(({ id }) => id)),
  heroes: setupField.distinct(setupField.name<string>(heroes.map(({ id }) => id)), 1, heroes.length),
  /** The table is laid out by hand: any mission with a map, no deck is dealt. */
  laid: setupField.optional(setupField.flag),
})

export type Setup = ReadField<typeof setupFields>

/** Missions whose rules are complete enough to be played. */
export const playable = ['MH0'] as const

const startingHealth = 3
const startingActions = 3

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }
const shared = ['doors', 'windows', 'reserve', 'away', 'spawnPile'] as const
const piles = ['spawnDeck', 'citizenDeck'] as const

export const zoneNames = [
  ...shared,
  ...piles,
  'held',
  ...places.filter(({ kind }) => kind === 'zone').map(({ id }) => id),
]

function missionCalled(id: string): Mission {
  const found = missions.find((mission) => mission.id === id)
  if (found === undefined) throw new Error(`no mission '${id}'`)
  return found
}

/** The board of a mission. */
export function boardFor(id: string): Board {
  return missionCalled(id).board
}

export function zonesFor(setup: Json, seats: number): readonly ZoneSpec[] {
  const onBoard = [...boardFor(setupOf(setup).mission).zones.keys()]
  return [
    ...[...shared, ...onBoard].map((name) => ({ name, seat: NOBODY, rule: open })),
    ...piles.map((name) => ({ name, seat: NOBODY, rule: pile })),
    ...Array.from({ length: seats }, (_, seat) => ({ name: 'held', seat, rule: open })),
  ]
}

export const checkSetup = setupCheck(setupFields, 'zombies:setup', ({ mission, laid }) => {
  const isFinished = laid === true || (playable as readonly string[]).includes(mission)
  return isFinished ? [] : [reason('refused.mission', { mission }, 'zombies:setup')]
})

/** The doors and windows of the map, the figures in reserve, and the heroes in the starting zone. */
export function layBoard(
  m: Machine,
  { mission, heroes: asked }: Setup,
  revealed: readonly string[] = [],
): void {
  const known = missionCalled(mission)
  const states = new Map(known.doors.map(([id, state]) => [id, state]))
  for (const { id, how } of known.board.openings) {
    const thing = m.own(create(m, id, m.zoneIndex(how === 'door' ? 'doors' : 'windows')))
    thing['open'] = states.get(id) === 'open' ? 1 : 0
    thing['locked'] = states.get(id) === 'locked' ? 1 : 0
  }
  for (const { id, figures } of enemies)
    for (let n = 0; n < figures; n++) create(m, id, m.zoneIndex('reserve'))
  layHeroes(m, asked, known.start)
  ownTable(m).revealed = [...knownZones(known), ...revealed]
}

/** Streets hide nothing, and the building the heroes start in is known. */
function knownZones({ board, doors, start }: Mission): string[] {
  const open = doors.filter(([, state]) => state === 'open').map(([id]) => id)
  const home = surveyOf(board, open).building(start)
  return [...board.zones.values()]
    .filter(({ kind, name }) => kind === 'street' || kind === 'blocked' || home.includes(name))
    .map(({ name }) => name)
}

function layHeroes(m: Machine, asked: readonly string[], start: string): void {
  const ids = asked.map((code, seat) => {
    const id = create(m, code, m.zoneIndex(start), seat)
    const hero = m.own(id)
    hero['health'] = startingHealth
    hero['actions'] = startingActions
    return id
  })
  Object.assign(ownTable(m), {
    phase: 'players',
    round: 1,
    heroes: ids,
    active: 0,
    begun: false,
    done: [],
    used: [],
    taken: [],
    fallen: false,
    revealed: [],
  })
}

/** Decks, Objectives and face-down citizens. */
export function deal(m: Machine, { mission }: Setup): void {
  const known = missionCalled(mission)
  fill(
    m,
    m.zoneIndex('spawnDeck'),
    spawnCards.map(({ id }) => id),
  )
  fill(
    m,
    m.zoneIndex('citizenDeck'),
    citizens.map(({ id }) => id),
  )
  for (const [color, zone] of known.objectives) create(m, `objective-${color}`, m.zoneIndex(zone))
  for (const zone of known.citizens) {
    drawTop(m, m.zoneIndex('citizenDeck'), m.zoneIndex(zone), 'citizens', NOBODY, {
      facedown: 'hidden-citizen',
    })
  }
}
