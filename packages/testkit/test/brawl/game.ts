import {
  type AnyProcedure,
  commits,
  commitStage,
  create,
  defineGame,
  distinctFaces,
  drawTop,
  type EventRule,
  fill,
  forced,
  type Game,
  inPlayerOrder,
  type Json,
  type Machine,
  message,
  move,
  moved,
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
import { event } from './kinds.ts'
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

const events: readonly EventRule[] = [
  commits(
    event.draw,
    (m, draft) => {
      const { seat } = draft
      draft.thing = drawTop(m, m.zoneIndex('deck', seat), m.zoneIndex('hand', seat), `deck.${seat}`, seat)
    },
    (_q, { seat }) => 1 << seat,
  ),
  commits(event.damage, (m, { to, ledger }) => {
    m.own(to)['damage'] = m.counter(to, 'damage') + totalOf(ledger)
  }),
  commits(event.stack, (m, { seat, order }) => restack(m, m.zoneIndex('deck', seat), order)),
  commits(event.scheme, (m, draft) => {
    const { seat } = draft
    const facedown = { facedown: 'thug' }
    const [from, to] = [m.zoneIndex('deck', seat), m.zoneIndex('play', seat)]
    draft.thing = drawTop(m, from, to, `deck.${seat}`, seat, facedown)
  }),
  commits(
    event.trap,
    (m, draft) => {
      draft.thing = move(m, draft.thing, m.zoneIndex('trap', draft.seat))
    },
    (_q, { seat }) => 1 << seat,
  ),
  commits(event.taunt, (m, { seat }) => {
    const table = m.ownTable<BrawlTable>()
    table.taunted = table.taunted.with(seat, true)
  }),
]

const verbs: readonly Verb[] = [
  {
    id: 'play',
    at: 'thing',
    candidates: (q, seat) => distinctFaces(q, q.ids('hand', seat)),
    refusal: (q, seat, thing) => playRefusal(q, seat, thing),
    rule: 'brawl.play',
  },
  {
    id: 'set',
    at: 'thing',
    candidates: (q, seat) => distinctFaces(q, q.ids('hand', seat)),
    refusal: (q, seat) =>
      q.ids('trap', seat).length < 2 ? null : reason('refused.traps', {}, 'brawl:traps'),
    rule: 'brawl.setTrap',
  },
  {
    id: 'spring',
    at: 'thing',
    candidates: (q, seat) => q.ids('trap', seat),
    refusal: () => null,
    rule: 'brawl.spring',
  },
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
  places: ['hand', 'play'],
  zoneNames: Object.keys(rules),
  zones: (_setup, seats) =>
    Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
      Object.entries(rules).map(([name, rule]) => ({ name, seat, rule })),
    ),
  begin,
  rules: brawlRules as readonly unknown[] as AnyProcedure[],
  events,
  timings: [
    timing(event.damage, [
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
  // Seats that are hit and hold cards might parry: they are asked whether or not they can.
  asksPublicly: (q, seat, window, depth) =>
    window === 'interrupt' &&
    q.eventOf(depth, event.damage).to === fighterOf(q, seat) &&
    q.ids('hand', seat).length > 0,
  initiate(m, { thing, ability, env, seat }) {
    const isHeld = ability.ability.from === 'hand'
    const self = isHeld ? m.happen(moved, { thing, zone: 'discard', of: seat }).thing : thing
    m.resolve(ability.effect.id, { ...env, self })
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
