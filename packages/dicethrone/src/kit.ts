import {
  create,
  type Machine,
  move,
  NOBODY,
  NOTHING,
  type Option,
  type Query,
  reason,
  type Reason,
  type Refusal,
  type Seat,
  turnFace,
} from '@quadriga/kernel/author'
import { event } from './kinds/index.ts'
import {
  type Beginning,
  type GameKit,
  type KitField,
  type KitFlag,
  KitProblem,
  type KitZone,
  type Moment,
  type Subject,
  figuresQuestion,
} from '@quadriga/testkit/kit'
import { atTable } from './atTable.ts'
import { boardLines } from './board.ts'
import { content, heroes } from './content/index.ts'
import { sharedCards } from './content/shared.ts'
import type { AbilityDefinition, CardDefinition, StatusDefinition } from './definition.ts'
import { coverSlot } from './events/cards.ts'
import { dicethrone, layTable } from './game.ts'
import type { Setup } from './setup.ts'
import { isFlipped } from './ops/boards.ts'
import { companionOf } from './query/companions.ts'
import { dialOf, healthOf, heroOf, heroThing, opponentsOf, pointsOf } from './query/heroes.ts'
import { countStatus } from './query/status.ts'
import { attemptPrice } from './rules/attempts.ts'
import { notPlayable } from './reference/notPlayable.ts'
import { mainPhase } from './rules/main.ts'
import { offensiveRoll, turn } from './rules/turn.ts'
import { series } from './series/index.ts'
import { setups } from './setups.ts'
import { modeFor, modes, type Mode, type Phase, type Table } from './table.ts'
import { idsOf, seatZone, zoneOf } from './zones.ts'

/** What tests, scenario files and the command line may say about Dice Throne. */

function setupFor(asked: Beginning): Setup {
  const { mode = [modeFor(asked.seats.length)], promo = [false], ...unknown } = asked.settings
  const [word] = Object.keys(unknown)
  if (word !== undefined) {
    const said = { en: `there is no option '${word}'`, fr: `il n’y a pas d’option «\u00a0${word}\u00a0»` }
    throw new KitProblem(said, word, ['mode', 'promo'])
  }
  if (!modes.includes(mode[0] as Mode)) {
    const said = { en: `there is no mode '${mode[0]}'`, fr: `il n’y a pas de mode «\u00a0${mode[0]}\u00a0»` }
    throw new KitProblem(said, String(mode[0]), modes)
  }
  return { heroes: asked.seats.map(({ id }) => id), mode: mode[0] as Mode, promo: promo[0] === true }
}

/** A turn long after the first, so that no rule of beginnings is in the way. */
const LATER = 5

interface Entry {
  /** The step of the turn that comes next. */
  readonly next: string
  readonly enter?: (m: Machine, seat: Seat) => void
}

const entries: Readonly<Record<string, Entry>> = {
  upkeep: { next: 'upkeep' },
  income: { next: 'income' },
  main_1: { next: 'ransom', enter: (m, seat) => m.call(mainPhase, { seat }) },
  offensive_roll: {
    next: 'again',
    enter: (m, seat) => m.propose(event.offensiveRoll, offensiveRoll(m, seat, -1)),
  },
  main_2: { next: 'discard', enter: (m, seat) => m.call(mainPhase, { seat }) },
  discard: { next: 'discard' },
}

function resume(m: Machine, moment: Moment): void {
  if (moment.turn === NOBODY) return
  const entry = entries[moment.phase || 'main_1']
  if (entry === undefined) {
    const said = {
      en: `a position cannot begin in '${moment.phase}'`,
      fr: `une position ne peut pas commencer dans «\u00a0${moment.phase}\u00a0»`,
    }
    throw new KitProblem(said, moment.phase, Object.keys(entries))
  }
  const table = m.ownTable<Table>()
  table.active = moment.turn
  table.phase = (moment.phase || 'main_1') as Phase
  table.turns = LATER
  m.call(turn, { against: -1 })
  m.top().step = turn.labels.indexOf(entry.next)
  entry.enter?.(m, moment.turn)
}

const statuses = content.filter((one): one is StatusDefinition => one.kind === 'status')

/** The tokens of a status on a seat, by the last part of its id. */
function statusField(status: StatusDefinition): KitField {
  const { id } = status
  return {
    words: [id],
    read: (q, of) => (of.seat === NOBODY ? null : countStatus(q, of.seat, id)),
    write(m, of, count) {
      const giver = giverOf(m, status, of.seat)
      for (let n = 0; n < count; n++) {
        const token = create(m, id, zoneOf(seatZone.status, of.seat), giver)
        m.own(token).controller = of.seat
      }
    },
  }
}

/** Who gave a token: its own hero where that counts, an opponent if it harms. */
function giverOf(m: Machine, { id, polarity, ownerLimit }: StatusDefinition, to: Seat): Seat {
  const isOwner = (seat: Seat) => id.startsWith(`${heroOf(m, seat).id}/`)
  const [other = to] = opponentsOf(m, to)
  if (ownerLimit > 0) return !isOwner(to) && isOwner(other) ? other : to
  return polarity === 'negative' ? other : to
}

const statusFields = Object.fromEntries(
  statuses.map((status) => [status.id.slice(status.id.indexOf('/') + 1), statusField(status)]),
)

/** What the dial of a seat shows, which partners share; or the health of a companion. */
const health: KitField = {
  read(q, of) {
    if (of.seat !== NOBODY) return healthOf(q, of.seat)
    return of.thing === NOTHING ? null : q.counter(of.thing, 'health')
  },
  write(m, of, value) {
    m.own(of.seat === NOBODY ? of.thing : dialOf(m, of.seat))['health'] = value
  },
}

/** A hero board that shows its other side. */
const flipped: KitFlag = {
  read: (q, of) => (of.seat === NOBODY ? null : isFlipped(q, of.seat)),
  write: (m, of) => m.happen(event.flip, { seat: of.seat }),
}

/** An upgrade of a position covers the ability that it improves. */
const board: KitZone = {
  zone: 'board',
  put(m, code, seat) {
    const thing = create(m, code, zoneOf(seatZone.board, seat), seat)
    if (m.definition(thing).kind === 'upgrade') coverSlot(m, seat, thing)
    return thing
  },
}

/** A companion of a position comes from the leaflet; its other side may be named instead. */
const companions: KitZone = {
  zone: 'companions',
  put(m, code, seat) {
    const thing = idsOf(m, seatZone.leaflet, seat).find(
      (id) => m.thing(id).code === code || companionOf(m, id).turnsTo === code,
    )
    if (thing === undefined) return create(m, code, zoneOf(seatZone.companions, seat), seat)
    const moved = move(m, thing, zoneOf(seatZone.companions, seat))
    turnFace(m, moved, code)
    return moved
  },
}

/** A companion that shows its other side. */
const turned: KitFlag = {
  read: (q, of) =>
    q.inZone(of.thing, 'companions') ? q.thing(of.thing).face !== q.thing(of.thing).code : null,
  write: (m, of) => turnFace(m, of.thing, companionOf(m, of.thing).turnsTo),
}

const added = new Set(content.flatMap((one) => ('adds' in one ? one.adds : [])))

/** Status effects come and go, and so do companions that grow. */
const passing = new Set(
  content.filter((one) => one.kind === 'status' || ('stage' in one && one.stage > 0)).map(({ id }) => id),
)

function conserves(code: string): boolean {
  return code !== 'die' && !added.has(code) && !passing.has(code)
}

/** The cards that every deck holds, over and over: a position that cares names its cards. */
function filler(_q: Query, _zone: string, _seat: Seat, count: number): string[] {
  return Array.from({ length: count }, (_, i) => (sharedCards[i % sharedCards.length] as CardDefinition).id)
}

/**
 * An ability is also called by what is printed below it, with its tier: `smack/4` whatever covers Smack. A text is also
 * called by the first word of its op: `deal`, `prevent`, `gain`.
 */
function optionNames(q: Query, _decision: unknown, option: Option): string[] {
  if (option.role === 'end') return ['end phase']
  if (q.exists(option.thing) && q.inZone(option.thing, 'board')) {
    const { slot } = q.definition(option.thing) as AbilityDefinition
    return [slot, option.key.replace(/^.*?:/, '').replace(q.thing(option.thing).face, slot)]
  }
  const { program, node } = option.says?.args ?? {}
  if (typeof program !== 'string' || typeof node !== 'number') return []
  const name = q.program(program).nodes[node]?.op.name ?? ''
  return [name.replace(/[A-Z].*$/, '')]
}

function attemptRefusal(q: Query, seat: Seat): Reason {
  const cost = attemptPrice(q, seat)
  return cost > pointsOf(q, seat)
    ? reason('refused.cost', { cost }, 'dicethrone:combat-points')
    : reason('refused.noAttempts', {}, 'dicethrone:activation')
}

/** Tiers, attempts and dice are no things of their own that could be explained. */
function refusal(q: Query, seat: Seat, verb: string, object: Subject): Refusal | undefined {
  if (verb === 'activate' && object.thing === NOTHING)
    return reason('refused.requirement', {}, 'dicethrone:activation')
  if (verb === 'reroll') return attemptRefusal(q, seat)
  if (verb === 'die') return reason('refused.notYourDie', {}, 'dicethrone:timing')
  return undefined
}

export const kit: GameKit = {
  game: dicethrone,
  setup: setupFor,
  setups,
  series,
  ownSetup: {
    questions: [
      figuresQuestion(
        dicethrone,
        heroes.map(({ id }) => id),
        dicethrone.seats.min,
        dicethrone.seats.max,
      ),
    ],
    made: ([chosen = []]) => ({ heroes: chosen }),
  },
  lay: (m, asked) => layTable(m, setupFor(asked)),
  resume,
  enters: () => {},
  filler,
  seatNames: (q, seat) => [heroOf(q, seat).id],
  seatKinds: ['hero'],
  figure: heroThing,
  zones: { board, companions, dice: { zone: 'dice' }, 'discard pile': { zone: 'discard' } },
  alsoCalled: (q, thing) => (q.thing(thing).face === 'die' ? [String(q.counter(thing, 'pips'))] : []),
  coin: (name, zone) =>
    /dice$/i.test(zone) && /^[1-6]$/.test(name) ? { code: 'die', amounts: { pips: Number(name) } } : null,
  fields: { ...statusFields, health },
  flags: { flipped, turned },
  moment: (q) => atTable.moment({ table: q.table(), seats: q.seats }),
  phases: {
    upkeep: ['Upkeep Phase'],
    income: ['Income Phase'],
    main_1: ['Main Phase 1'],
    offensive_roll: ['Offensive Roll Phase'],
    targeting_roll: ['Targeting Roll Phase'],
    defensive_roll: ['Defensive Roll Phase'],
    main_2: ['Main Phase 2'],
    discard: ['Discard Phase'],
  },
  procedures: {},
  optionNames,
  refusal,
  notPlayable,
  board: boardLines,
  unshown: ['attempts', 'extra', 'roll', 'since', 'raised', 'used', 'struck', 'later', 'phases'],
  conserves,
}
