import {
  type AnyProcedure,
  commitStage,
  create,
  defineGame,
  distinctFaces,
  drawTop,
  type EventKind,
  fill,
  forced,
  type Game,
  inPlayerOrder,
  type Json,
  type Machine,
  message,
  move,
  plainOption,
  type Query,
  reason,
  restack,
  run,
  type Seat,
  type ThingId,
  timing,
  totalOf,
  type Verb,
  type ZoneRule,
} from '@quadriga/kernel/author'
import { brawlCard, brawlCards, others } from './cards.ts'
import { brawlRules, type BrawlTable, draw, mulligan } from './turn.ts'
import { brawlOps, fighterOf } from './words.ts'

/** A small fight that uses all the kernel has: hidden hands, traps, windows, sealed answers, opportunities, chance. */

const pile: ZoneRule = { seen: 'none', tracked: true, hears: '' }
const hand: ZoneRule = { seen: 'owner', tracked: false, hears: 'hand' }
const play: ZoneRule = { seen: 'all', tracked: true, hears: 'play' }
const open: ZoneRule = { seen: 'all', tracked: true, hears: '' }
const trap: ZoneRule = { seen: 'owner', tracked: true, hears: '' }
const rules = { deck: pile, hand, play, discard: open, trap }

function fightersOf(setup: Json): readonly string[] {
  return (setup as { fighters: readonly string[] }).fighters
}

export function seatsOf(setup: Json): number {
  return fightersOf(setup).length
}

/** The game's records, and each seat's fighter. */
export function layFixed(m: Machine, setup: Json): void {
  const taunted = new Array<boolean>(m.seats).fill(false)
  Object.assign(m.ownTable<BrawlTable>(), { turn: m.seats - 1, round: 0, phase: 'mulligan', taunted })
  for (const seat of m.order()) create(m, fightersOf(setup)[seat] as string, m.zoneIndex('play', seat), seat)
}

function begin(m: Machine, setup: Json): void {
  layFixed(m, setup)
  for (const seat of m.order()) {
    fill(
      m,
      m.zoneIndex('deck', seat),
      brawlCards.flatMap(({ id }) => [id, id]),
    )
    for (let n = 0; n < 5; n++) draw(m, seat)
  }
  m.call(mulligan, {})
}

const events: readonly EventKind[] = [
  {
    kind: 'draw',
    commit(m, draft) {
      const { seat } = draft
      draft['thing'] = drawTop(m, m.zoneIndex('deck', seat), m.zoneIndex('hand', seat), `deck.${seat}`, seat)
    },
    log: ['seat'],
    things: ['thing'],
    audience: (_q, { seat }) => 1 << seat,
  },
  {
    kind: 'damage',
    commit: (m, draft) => {
      m.own(draft['to'] as ThingId)['damage'] =
        m.counter(draft['to'] as ThingId, 'damage') + totalOf(draft.ledger)
    },
    log: ['to', 'seat'],
    things: ['to'],
  },
  {
    kind: 'stack',
    commit: (m, { seat, ...draft }) => {
      restack(m, m.zoneIndex('deck', seat), draft['order'] as readonly ThingId[])
    },
    log: ['seat'],
    things: [],
  },
  {
    kind: 'scheme',
    commit: (m, draft) => {
      const { seat } = draft
      const facedown = { facedown: 'thug' }
      draft['thing'] = drawTop(
        m,
        m.zoneIndex('deck', seat),
        m.zoneIndex('play', seat),
        `deck.${seat}`,
        seat,
        facedown,
      )
    },
    log: ['seat', 'thing'],
    things: ['thing'],
  },
  {
    kind: 'trap',
    commit: (m, draft) => {
      draft['thing'] = move(m, draft['thing'] as ThingId, m.zoneIndex('trap', draft.seat))
    },
    log: ['seat', 'thing'],
    things: ['thing'],
    audience: (_q, { seat }) => 1 << seat,
  },
  {
    kind: 'taunt',
    commit: (m, { seat }) => {
      const table = m.ownTable<BrawlTable>()
      table.taunted = table.taunted.with(seat, true)
    },
    log: ['seat'],
    things: [],
  },
]

const verbs: readonly Verb[] = [
  {
    id: 'play',
    candidates: (q, seat) => distinctFaces(q, q.ids('hand', seat)),
    refusal: (q, seat, thing) => playRefusal(q, seat, thing),
    rule: 'brawl.play',
  },
  {
    id: 'set',
    candidates: (q, seat) => distinctFaces(q, q.ids('hand', seat)),
    refusal: (q, seat) =>
      q.ids('trap', seat).length < 2 ? null : reason('refused.traps', {}, 'brawl:traps'),
    rule: 'brawl.setTrap',
  },
  { id: 'spring', candidates: (q, seat) => q.ids('trap', seat), refusal: () => null, rule: 'brawl.spring' },
]

function playRefusal(q: Query, seat: Seat, thing: ThingId) {
  const card = brawlCard(q.definition(thing))
  if (card.abilities.some((ability) => ability.from === 'hand'))
    return reason('refused.interrupt', {}, 'brawl:interrupt')
  if (q.ids('hand', seat).length <= card.cost) return reason('refused.cost', { cost: card.cost })
  return null
}

export const brawl: Game = defineGame({
  id: 'brawl',
  names: { en: 'Brawl', fr: 'Bagarre' },
  seats: { min: 2, max: 4 },
  seatsOf,
  counters: ['damage', 'rage'],
  stats: ['health', 'strength'],
  periods: ['turn'],
  zoneNames: Object.keys(rules),
  zones: (_setup, seats) =>
    Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
      Object.entries(rules).map(([name, rule]) => ({ name, seat, rule })),
    ),
  begin,
  rules: brawlRules as readonly unknown[] as AnyProcedure[],
  events,
  timings: [
    timing('damage', [
      forced('interrupt'),
      inPlayerOrder('interrupt'),
      commitStage,
      run('brawl.check'),
      forced('response'),
    ]),
  ],
  ops: brawlOps,
  content: [...brawlCards, ...others],
  verbs,
  orders: (q) => q.table<BrawlTable>().turn,
  // Whoever is hit and holds cards might parry: they are asked whether or not they can.
  asksPublicly: (q, seat, window, event) =>
    window === 'interrupt' && q.event(event)['to'] === fighterOf(q, seat) && q.ids('hand', seat).length > 0,
  initiate(m, { thing, ability, env, seat }) {
    const moved = { kind: 'move', thing, zone: 'discard', of: seat }
    if (ability.ability.from === 'hand') m.propose(moved)
    m.resolve(ability.effect.id, { ...env, self: moved.thing })
  },
  opportunities: (q) => {
    const { turn, taunted } = q.table<BrawlTable>()
    const may = q.order().filter((seat) => seat !== turn && taunted[seat] === false)
    return may.map((seat) => ({
      seat,
      ask: message('ask.taunt'),
      options: [plainOption('taunt')],
      rule: 'brawl.taunt',
    }))
  },
})
