import {
  create,
  setupField,
  fill,
  type Json,
  type Machine,
  type ReadField,
  type Seat,
  setupCheck,
  type ZoneRule,
  type ZoneSpec,
  NOBODY,
} from '@quadriga/kernel/author'
import { cards, locations, stones, villains } from './content/index.ts'
import type { Card, Crisis, Villain } from './card.ts'
import { event } from './kinds/index.ts'
import { by, villainOf } from './query/domain.ts'
import { modes } from './query/mode.ts'
import { ownTable, type Table } from './table.ts'

/** Who plays whom, in order of play, and how Crises are used. */
const setupFields = setupField.record({
  villains: setupField.distinct(setupField.name<string>(villains.map(({ id }) => id)), 2, 4),
  mode: setupField.name(modes),
  /** The table is laid out by hand: no deck is dealt. */
  laid: setupField.optional(setupField.flag),
})

export type Setup = ReadField<typeof setupFields>

const startingPower = [0, 1, 2, 2]
const startingHand = 4

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

const inPlay: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const tilesRule: ZoneRule = { seen: 'all', tracked: true, hears: 'tiles' }
const handRule: ZoneRule = { seen: 'owner', tracked: false, hears: 'hand' }
const pileRule: ZoneRule = { seen: 'none', tracked: false, hears: '' }

/** The zones that every seat has, locations aside. */
const ownZones: Readonly<Record<string, ZoneRule>> = {
  portrait: open,
  realm: open,
  deck: pileRule,
  hand: handRule,
  discard: open,
  played: open,
  specialty: inPlay,
  /** Objective tiles that are not revealed. */
  tiles: tilesRule,
  /** Soul Marks that nobody carries. */
  supply: open,
  /** An Event under a Specialty. */
  stored: open,
}

const sharedZones: Readonly<Record<string, ZoneRule>> = {
  fateDeck: pileRule,
  fatePile: open,
  stones: open,
  /** Crises in play, the Allies on them and what those carry. */
  crisis: inPlay,
  /** A Crisis whose rewards are being given. */
  resolved: open,
  /** What has left the game for good. */
  gone: open,
}

export const zoneNames = [
  ...Object.keys(ownZones),
  ...Object.keys(sharedZones),
  ...locations.map(({ id }) => id),
]

function villainCalled(id: string): Villain {
  return villains.find((villain) => villain.id === id) as Villain
}

/** The zones of a table: one for each location, so that what lies where is what the state says. */
export function zonesOf(setup: Json): readonly ZoneSpec[] {
  const own = setupOf(setup).villains.flatMap((id, seat) => [
    ...Object.entries(ownZones).map(([name, rule]) => ({ name, seat, rule })),
    ...villainCalled(id).locations.map((name) => ({ name, seat, rule: inPlay })),
  ])
  return [...own, ...Object.entries(sharedZones).map(([name, rule]) => ({ name, seat: NOBODY, rule }))]
}

export const checkSetup = setupCheck(setupFields, 'villainous:set-up', () => [])

/** Boards, tiles, figures on their portraits, and what villains lay out; but for what lies elsewhere in a position. */
export function layBoards(m: Machine, { villains: asked }: Setup, elsewhere: readonly string[] = []): void {
  const records: Table = {
    active: 0,
    stage: 'move',
    round: 1,
    at: asked.map(() => ''),
    used: [],
    activated: [],
    tileTurned: false,
  }
  Object.assign(ownTable(m), records)
  asked.forEach((id, seat) => layDomain(m, villainCalled(id), seat, elsewhere))
  if (!asked.some((id) => villainCalled(id).raids)) return
  for (const { id } of stones) if (!elsewhere.includes(id)) create(m, id, m.zoneIndex('stones'))
}

function layDomain(
  m: Machine,
  { id, locations: places, tiles, lays }: Villain,
  seat: Seat,
  elsewhere: readonly string[],
): void {
  create(m, id, m.zoneIndex('portrait', seat), seat)
  for (const place of places) create(m, place, m.zoneIndex('realm', seat), seat)
  for (const code of tiles) if (!elsewhere.includes(code)) create(m, code, m.zoneIndex('tiles', seat), seat)
  for (const { code, zone, count } of lays) {
    // A rival belongs to nobody, and stands somewhere else if a position says so.
    const isRival = zone !== 'supply'
    const owner = isRival ? NOBODY : seat
    if (isRival && elsewhere.includes(code)) continue
    for (let n = 0; n < count; n++) create(m, code, m.zoneIndex(zone, seat), owner)
  }
}

/** A villain deck or Fate set as codes, each as often as it is printed. */
export function codesOf(set: string): string[] {
  return cards
    .filter((card) => card.set === set)
    .flatMap((card) => new Array<string>(card.copies).fill(card.id))
}

/** The Fate deck: the common set and those of the villains in play; without Crises in Omnipotent mode. */
export function fateCodes({ villains: asked, mode }: Setup): string[] {
  const all = ['fate-common', ...asked.map((id) => `fate-${id}`)].flatMap(codesOf)
  return mode === 'omnipotent' ? all.filter((code) => !isCrisis(code)) : all
}

function isCrisis(code: string): boolean {
  return cards.some((card: Card | Crisis) => card.id === code && card.kind === 'crisis')
}

/** Decks, starting Power and hands. */
export function deal(m: Machine, setup: Setup): void {
  fill(m, m.zoneIndex('fateDeck'), fateCodes(setup))
  setup.villains.forEach((id, seat: Seat) => {
    fill(m, m.zoneIndex('deck', seat), codesOf(id))
    m.own(villainOf(m, seat))['power'] = startingPower[seat] ?? 0
    for (let n = 0; n < startingHand; n++) m.happen(event.draw, by(m, seat))
  })
}
