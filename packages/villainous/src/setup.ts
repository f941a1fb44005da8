import {
  create,
  fill,
  type Json,
  type Machine,
  type Reason,
  reason,
  type Seat,
  type ZoneRule,
  type ZoneSpec,
  NOBODY,
} from '@quadriga/kernel/author'
import { content, locations, stones, villains } from './content/index.ts'
import type { Card } from './define.ts'
import { proposeFor } from './events/propose.ts'
import { villainOf } from './query/domain.ts'
import { ownTable } from './table.ts'

/** Who plays whom, in order of play, and how Crises are used. */
export interface Setup {
  readonly villains: readonly string[]
  readonly mode: (typeof modes)[number]
  /** The table is laid out by hand: any board will do, and no deck is dealt. */
  readonly laid: boolean
}

/** How Crises are used: not at all, one global one at a time, or any number. */
export const modes = ['omnipotent', 'implacable', 'immortal'] as const

/** Villains whose decks are complete enough to be played. */
export const playable = ['thanos', 'ultron', 'taskmaster'] as const

const startingPower = [0, 1, 2, 2]
const startingHand = 4

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

function isList(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((one) => typeof one === 'string')
}

export function checkSetup(setup: Json): readonly Reason[] {
  const { villains: asked, mode, laid } = setupOf(setup)
  if (!isList(asked) || asked.length < 2 || asked.length > 4 || new Set(asked).size !== asked.length) {
    return [reason('refused.players', {}, 'villainous:turn')]
  }
  if (laid) return []
  const missing = asked.find((id) => !(playable as readonly string[]).includes(id))
  if (missing !== undefined) return [reason('refused.villain', { villain: missing }, 'villainous:play')]
  return mode === 'omnipotent' ? [] : [reason('refused.mode', {}, 'villainous:turn')]
}

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
    for (let n = 0; n < startingHand; n++) proposeFor(m, seat, 'draw')
  })
}
