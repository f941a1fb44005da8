import {
  create,
  setupField,
  fill,
  type Json,
  type Machine,
  type ReadField,
  reason,
  type Seat,
  setupCheck,
  type ZoneRule,
  type ZoneSpec,
  NOBODY,
} from '@quadriga/kernel/author'
import { content, locations, stones, villains } from './content/index.ts'
import type { Card } from './card.ts'
import { event } from './kinds/index.ts'
import { by, villainOf } from './query/domain.ts'
import { ownTable } from './table.ts'

/** How Crises are used: not at all, one global one at a time, or any number. */
export const modes = ['omnipotent', 'implacable', 'immortal'] as const

/** Who plays whom, in order of play, and how Crises are used. */
const setupFields = setupField.record({
  villains: setupField.distinct(setupField.name<string>(villains.map(({ id }) => id)), 2, 4),
  mode: setupField.name(modes),
  /** The table is laid out by hand: any board will do, and no deck is dealt. */
  laid: setupField.optional(setupField.flag),
})

export type Setup = ReadField<typeof setupFields>

/** Villains whose decks are complete enough to be played. */
export const playable = ['thanos', 'ultron', 'taskmaster'] as const

const startingPower = [0, 1, 2, 2]
const startingHand = 4

/** The set-up of a game that began: it was read when it did. */
export function setupOf(setup: Json): Setup {
  return setup as unknown as Setup
}

const inPlay: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const handRule: ZoneRule = { seen: 'owner', tracked: false, hears: '' }
const pileRule: ZoneRule = { seen: 'none', tracked: false, hears: '' }

export const zoneNames = [
  'portrait',
  'realm',
  'deck',
  'hand',
  'discard',
  'played',
  'specialty',
  'fateDeck',
  'fatePile',
  'stones',
  ...locations.map(({ id }) => id),
]

/** The zones of a table: one for each location, so that what lies where is what the state says. */
export function zonesOf(setup: Json): readonly ZoneSpec[] {
  const own = setupOf(setup).villains.flatMap((id, seat) => [
    { name: 'portrait', seat, rule: open },
    { name: 'realm', seat, rule: open },
    { name: 'deck', seat, rule: pileRule },
    { name: 'hand', seat, rule: handRule },
    { name: 'discard', seat, rule: open },
    { name: 'played', seat, rule: open },
    { name: 'specialty', seat, rule: inPlay },
    ...(villains.find((villain) => villain.id === id)?.locations ?? []).map((name) => ({
      name,
      seat,
      rule: inPlay,
    })),
  ])
  const shared = [
    { name: 'fateDeck', seat: NOBODY, rule: pileRule },
    { name: 'fatePile', seat: NOBODY, rule: open },
    { name: 'stones', seat: NOBODY, rule: open },
  ]
  return [...own, ...shared]
}

export const checkSetup = setupCheck(setupFields, 'villainous:turn', ({ villains: asked, mode, laid }) => {
  if (laid === true) return []
  const missing = asked.filter((id) => !(playable as readonly string[]).includes(id))
  const problems = missing.map((villain) => reason('refused.villain', { villain }, 'villainous:play'))
  return mode === 'omnipotent' ? problems : [...problems, reason('refused.mode', {}, 'villainous:turn')]
})

/** Boards, figures on their portraits, and where Thanos plays the free Stones, but for those that lie elsewhere. */
export function layBoards(m: Machine, { villains: asked }: Setup, elsewhere: readonly string[] = []): void {
  Object.assign(ownTable(m), {
    active: 0,
    stage: 'move',
    round: 1,
    at: asked.map(() => ''),
    used: [],
    activated: [],
  })
  asked.forEach((id, seat) => {
    create(m, id, m.zoneIndex('portrait', seat), seat)
    for (const place of villains.find((villain) => villain.id === id)?.locations ?? []) {
      create(m, place, m.zoneIndex('realm', seat), seat)
    }
  })
  if (!asked.includes('thanos')) return
  for (const { id } of stones) if (!elsewhere.includes(id)) create(m, id, m.zoneIndex('stones'))
}

/** A villain deck or Fate set as codes, each as often as it is printed. */
export function codesOf(set: string): string[] {
  return (content as readonly Card[])
    .filter((card) => card.set === set)
    .flatMap((card) => new Array<string>(card.copies).fill(card.id))
}

/** Decks, starting Power and hands. */
export function deal(m: Machine, { villains: asked }: Setup): void {
  fill(m, m.zoneIndex('fateDeck'), ['fate-common', ...asked.map((id) => `fate-${id}`)].flatMap(codesOf))
  asked.forEach((id, seat: Seat) => {
    fill(m, m.zoneIndex('deck', seat), codesOf(id))
    m.own(villainOf(m, seat))['power'] = startingPower[seat] ?? 0
    for (let n = 0; n < startingHand; n++) m.happen(event.draw, by(m, seat))
  })
}
