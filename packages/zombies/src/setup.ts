import {
  create,
  drawTop,
  fill,
  type Json,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  type ReadField,
  reason,
  setupCheck,
  setupField,
  takeCode,
  type ZoneRule,
  type ZoneSpec,
} from '@quadriga/kernel/author'
import { allHeroes, boxes } from './boxes.ts'
import { missions } from './content/index.ts'
import { type OwnContent, ownMission, readOwn } from './own.ts'
import { unlockSkills } from './events/hero.ts'
import type { Board } from './map/board.ts'
import { surveyOf } from './map/survey.ts'
import { isOutdoors } from './map/tile.ts'
import type { Hero, Mission, Piece, Skill, Spawn } from './piece.ts'
import { sides } from './side.ts'
import type { Table } from './table.ts'

/** Which mission, and the heroes in seating order. */
const setupFields = setupField.record({
  mission: setupField.name<string>([...missions.map(({ id }) => id), ownMission]),
  heroes: setupField.distinct(
    setupField.name<string>(allHeroes.map(({ id }) => id)),
    1,
    boxes.heroic.heroes.length,
  ),
  /** The table is laid out by hand: no deck is dealt. */
  laid: setupField.optional(setupField.flag),
  /** Files of tiles and of the mission that are not those of the box. */
  own: setupField.optional(setupField.data(300_000, 12)),
})

export type Setup = ReadField<typeof setupFields>

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

const mostFaults = 12

export const checkSetup = setupCheck(setupFields, 'zombies:setup', (setup) => {
  const { mission, own } = setup
  if (own === undefined && mission === ownMission)
    return [reason('setup.missing', { at: 'own' }, 'zombies:setup')]
  if (own === undefined) return strangers(setup)
  const { faults } = readOwn(mission, own)
  if (faults.length === 0) return strangers(setup)
  return faults
    .slice(0, mostFaults)
    .map(({ file, place, says: { en, fr } }) =>
      reason('refused.ownFile', { at: place === '' ? file : `${file}.${place}`, en, fr }, 'zombies:setup'),
    )
})

/** Heroes of the other side do not play a mission. */
function strangers(setup: Setup) {
  const { mode } = missionIn(setup)
  const others = setup.heroes.filter((id) => allHeroes.find((one) => one.id === id)?.mode !== mode)
  return others.map((id) => reason('setup.otherSide', { hero: id }, 'zombies:setup'))
}

const known = new WeakMap<object, OwnContent>()
/** The files read last, by their text: a set-up that travelled is equal to the one that is known. */
const recent = new Map<string, OwnContent>()
const mostRecent = 8

/** The content that a set-up brings with it; null where all is of the box. */
export function ownOf(given: Json): OwnContent | null {
  const setup = setupOf(given)
  if (setup.own === undefined) return null
  const found = known.get(setup)
  if (found !== undefined) return found
  const key = JSON.stringify([setup.mission, setup.own])
  const read = recent.get(key) ?? readOwn(setup.mission, setup.own)
  recent.set(key, read)
  for (const old of [...recent.keys()].slice(0, -mostRecent)) recent.delete(old)
  known.set(setup, read)
  return read
}

const quiet: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const heard: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const pile: ZoneRule = { seen: 'none', tracked: false, hears: '' }

const shared = [
  'doors',
  'windows',
  'points',
  'tokens',
  'box',
  'reserve',
  'away',
  'gone',
  'rescued',
  'spawnPile',
  'traitPile',
  'citizenPile',
  'zombieHeroPile',
  'superHeroPile',
  'keptSpawn',
] as const
const piles = [
  'spawnDeck',
  'traitDeck',
  'citizenDeck',
  'zombieHeroDeck',
  'superHeroDeck',
  'objectivePool',
] as const
const ownHeard = ['sheet', 'traits', 'citizen'] as const
const ownQuiet = ['locked', 'carried'] as const

/** All names that zones may have, with the places of some tiles. */
export function zoneNamesWith(pieces: readonly Piece[]): readonly string[] {
  const onTiles = pieces.filter(({ kind }) => kind === 'zone').map(({ id }) => id)
  return [...shared, ...piles, ...ownHeard, ...ownQuiet, 'mission', ...onTiles]
}

/** The mission of a set-up. */
export function missionIn(setup: Setup): Mission {
  const found = ownOf(setup)?.mission ?? missions.find(({ id }) => id === setup.mission)
  if (found === undefined) throw new Error(`no mission '${setup.mission}'`)
  return found
}

/** The board of a mission of the box. */
export function boardFor(id: string): Board {
  return missionIn({ mission: id, heroes: [] }).board
}

export function zonesFor(setup: Json, seats: number): readonly ZoneSpec[] {
  const each = (name: string, rule: ZoneRule) =>
    Array.from({ length: seats }, (_, seat) => ({ name, seat, rule }))
  return [
    ...missionIn(setupOf(setup)).board.places.map((name) => ({ name, seat: NOBODY, rule: heard })),
    ...shared.map((name) => ({ name, seat: NOBODY, rule: quiet })),
    { name: 'mission', seat: NOBODY, rule: heard },
    ...piles.map((name) => ({ name, seat: NOBODY, rule: pile })),
    ...ownHeard.flatMap((name) => each(name, heard)),
    ...ownQuiet.flatMap((name) => each(name, quiet)),
  ]
}

/** The map with its doors, tokens and Spawn Points, the figures in reserve, and the heroes in the starting zone. */
export function layBoard(m: Machine, setup: Setup, revealed: readonly string[] = []): void {
  const mission = missionIn(setup)
  layTable(m, mission, revealed)
  layOpenings(m, mission)
  layTokens(m, mission, setup.heroes.length)
  for (const { id, copies } of boxes[mission.mode].enemies)
    for (let n = 0; n < copies; n++) create(m, id, m.zoneIndex('reserve'))
  setup.heroes.forEach((code, seat) => layHero(m, code, seat, mission))
  create(m, mission.id, m.zoneIndex('mission'))
}

function layTable(m: Machine, mission: Mission, revealed: readonly string[]): void {
  const { layout, board } = mission
  const open = layout.openings.filter(({ state }) => state === 'open').map(({ id }) => id)
  const lift = layout.lift?.works === true ? [layout.lift.zone] : []
  const openings = [...open, ...lift].sort()
  const start = layout.start[0] ?? ''
  const table: Table = {
    phase: 'players',
    round: 1,
    heroes: [],
    active: 0,
    begun: false,
    done: [],
    used: [],
    usedByEnemies: [],
    free: null,
    openings,
    taken: [],
    objectives: [...layout.objectives.map(({ color }) => color), ...layout.hiddenObjectives.colors],
    secretsFound: [],
    secretsTaken: [],
    fallen: false,
    revealed: [...knownZones(board, layout.start, openings), ...revealed],
    visited: [...new Set(layout.start.flatMap((zone) => [levelAt(board, zone), zone.split(':')[0] ?? '']))],
    rescued: [],
    lost: [],
    eaten: [],
    slain: [],
    killsStay: false,
    calls: 0,
    relocated: 0,
    keptFor: NOTHING,
  }
  if (start === '') throw new Error(`mission ${mission.id} starts nowhere`)
  m.layTable(table)
}

function levelAt(board: Board, zone: string): string {
  return board.zones.get(zone)?.level ?? ''
}

/** Streets hide nothing, and the buildings the heroes start in are known. */
function knownZones(board: Board, start: readonly string[], open: readonly string[]): string[] {
  const homes = start.flatMap((zone) => surveyOf(board, open).building(zone))
  return [...board.zones.values()]
    .filter(({ kind, name }) => isOutdoors(kind) || homes.includes(name))
    .map(({ name }) => name)
}

function layOpenings(m: Machine, { board, layout }: Mission): void {
  for (const { id, how } of board.openings) {
    const thing = m.own(create(m, id, m.zoneIndex(how === 'door' ? 'doors' : 'windows')))
    thing['locked'] = layout.openings.some((one) => one.id === id && one.state === 'locked') ? 1 : 0
  }
}

function layTokens(m: Machine, { board, layout }: Mission, players: number): void {
  for (const { color, zone, active } of layout.spawnPoints) {
    if (active === 'fiveOrSix' && players < 5) continue
    const point = m.own(create(m, `point-${color}`, m.zoneIndex('points')))
    point['place'] = board.places.indexOf(zone)
    point['active'] = active === 'start' || active === 'fiveOrSix' ? 1 : 0
  }
  const exit = m.own(create(m, 'exit', m.zoneIndex(layout.exit === '' ? 'box' : 'tokens')))
  exit['place'] = Math.max(0, board.places.indexOf(layout.exit))
  if (layout.hand === null) return
  const hand = m.own(create(m, 'sentinel-hand', m.zoneIndex('tokens')))
  hand['place'] = board.places.indexOf(layout.hand.zone)
  hand['charged'] = layout.hand.charged ? 1 : 0
  for (const code of ['plasma-shot', 'thrown-hand']) create(m, code, m.zoneIndex('box'))
}

function layHero(m: Machine, code: string, seat: number, { layout }: Mission): void {
  const zone = layout.start[seat % layout.start.length] ?? ''
  const id = create(m, code, m.zoneIndex(zone), seat)
  const { attack, devours, skills } = m.definition(id) as Hero
  create(m, attack, m.zoneIndex('sheet', seat), seat)
  if (devours !== '') create(m, devours, m.zoneIndex('sheet', seat), seat)
  for (const skill of skills) {
    const { level } = m.loaded.definitions.get(skill) as Skill
    create(m, skill, m.zoneIndex(level === 0 ? 'sheet' : 'locked', seat), seat)
  }
  const hero = m.own(id)
  hero['health'] = m.stat(id, 'fullHealth')
  hero['actions'] = m.stat(id, 'turnActions')
  const table = m.ownTable<Table>()
  table.heroes = [...table.heroes, id]
  unlockSkills(m, id)
}

const copiesOf = (cards: readonly Piece[]): string[] =>
  cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))

/** Decks, figures, Objectives and face-down cards. */
export function deal(m: Machine, setup: Setup): void {
  const { layout, mode } = missionIn(setup)
  const box = boxes[mode]
  const secrets = layout.secretMissions
    ? []
    : box.citizens.filter(({ kind }) => kind === 'secret').map(({ id }) => id)
  const people = [...layout.without.citizens, ...secrets]
  const figures = layout.figures.map(({ id }) => id)
  const fillWith = (name: string, cards: readonly Piece[], without: readonly string[]) =>
    fill(
      m,
      m.zoneIndex(name),
      copiesOf(cards).filter((id) => !without.includes(id)),
    )
  fillWith('spawnDeck', box.spawnCards, layout.without.spawn)
  fillWith('traitDeck', box.traits, [])
  fillWith('citizenDeck', box.citizens, people)
  fillWith(sides[mode].championDeck, box.champions, figures)
  for (const figure of layout.figures) placeFigure(m, figure)
  dealObjectives(m, layout)
  dealCitizens(m, layout)
  dealLair(m, layout, box.spawnCards)
}

/** Rank-and-file Enemies come from the reserve. */
function placeFigure(m: Machine, { id, zone }: { readonly id: string; readonly zone: string }): void {
  const kept = m.ids('reserve').find((one) => m.thing(one).code === id)
  if (kept === undefined) create(m, id, m.zoneIndex(zone))
  else move(m, kept, m.zoneIndex(zone))
}

function dealObjectives(m: Machine, { objectives, hiddenObjectives }: Mission['layout']): void {
  for (const { color, zone } of objectives) create(m, `objective-${color}`, m.zoneIndex(zone))
  const pool = m.zoneIndex('objectivePool')
  fill(
    m,
    pool,
    hiddenObjectives.colors.map((color) => `objective-${color}`),
  )
  for (const zone of hiddenObjectives.zones)
    drawTop(m, pool, m.zoneIndex(zone), 'objectives', NOBODY, { facedown: 'hidden-objective' })
}

const facedown = { facedown: 'hidden-citizen' }

/** Cards that are somewhere among some zones, then one more for each zone that is left. */
function dealCitizens(
  m: Machine,
  { citizens: zones, reservedCitizens, secretMissions }: Mission['layout'],
): void {
  const deck = m.zoneIndex('citizenDeck')
  let left = [...zones]
  const hide = (card: string, among: readonly string[]) => {
    const zone = among[m.speak('hidden', among)] as string
    takeCode(m, deck, card, m.zoneIndex(zone), NOBODY, facedown)
    left = left.filter((one) => one !== zone)
  }
  for (const { card, zones: among } of reservedCitizens) hide(card, among)
  if (secretMissions) for (const card of ['secret-mission-1', 'secret-mission-2']) hide(card, left)
  for (const zone of left) drawTop(m, deck, m.zoneIndex(zone), 'citizens', NOBODY, facedown)
}

/** The six Zombie Hero! cards lie among others, one face-down card in each zone of the lair. */
function dealLair(m: Machine, { lair }: Mission['layout'], cards: readonly Spawn[]): void {
  if (lair.length === 0) return
  const deck = m.zoneIndex('spawnDeck')
  const how = { facedown: 'hidden-spawn' }
  let left = [...lair]
  for (const { id } of cards.filter(({ bringsHero }) => bringsHero)) {
    const zone = left[m.speak('lair', left)] as string
    takeCode(m, deck, id, m.zoneIndex(zone), NOBODY, how)
    left = left.filter((one) => one !== zone)
  }
  for (const zone of left) drawTop(m, deck, m.zoneIndex(zone), 'spawn', NOBODY, how)
}

/** Cards that lie face down on the map for certain, by what they show, though in which zone is open. */
export function coveredIn(setup: Setup): Readonly<Record<string, readonly string[]>> {
  const { layout, mode } = missionIn(setup)
  const lair = layout.lair.length > 0 ? boxes[mode].spawnCards.filter(({ bringsHero }) => bringsHero) : []
  const secrets = layout.secretMissions ? boxes[mode].citizens.filter(({ kind }) => kind === 'secret') : []
  const citizens = [...layout.reservedCitizens.map(({ card }) => card), ...secrets.map(({ id }) => id)]
  return { 'hidden-spawn': lair.map(({ id }) => id), 'hidden-citizen': citizens }
}
