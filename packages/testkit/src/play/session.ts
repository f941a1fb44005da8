import {
  answer,
  type Chance,
  type Committed,
  type Decision,
  query,
  type Result,
  type SavedAnswer,
  type Seat,
  start,
  type State,
} from '@quadriga/kernel'
import { interject, type Machine } from '@quadriga/kernel/author'
import { type Course, type Play, type Watch, watch } from '../invariants.ts'
import type { GameKit } from '../kit.ts'
import { watchingOf } from '../kitGame.ts'
import type { Otherwise, Script as Lines, Spot, Start } from '../scenario/format.ts'
import * as t from '../text/playing.ts'
import { beginningOf, needDifferentSeats, setupOf } from './beginning.ts'
import { lay } from './lay.ts'
import { located, PlayProblem } from './problem.ts'
import { type Reading, readState, seats } from './findByName.ts'
import { reasonWords } from './reasons.ts'
import { type Script, scriptedChance } from './script.ts'
import type { Given, Inside, Trace } from './trace.ts'

/** A table being played by names: the state, everything that happened, and the watch over the invariants. */
export interface Session {
  readonly kit: GameKit
  readonly otherwise: Otherwise
  readonly script: Script
  readonly watch: Watch
  state: State
  /** Everything committed since the start. */
  events: Committed[]
  readonly answers: SavedAnswer[]
  /** Answers and interjections so far. */
  moves: number
  /** Who follows what happens; nobody unless somebody asked to. */
  readonly trace: Trace | null
  /** A pick of the running step may be meant for a question that answers itself. */
  meant: ((m: Machine, decision: Decision) => void) | null
}

/** The name of the question that a table at rest shows; nobody has to answer it. */
export const atRest = 'ask.rest'

/** How a session begins, besides where. */
export interface Terms {
  /** Decides chance that no script names; without it such chance is a problem. */
  readonly seed: number | undefined
  readonly otherwise: Otherwise
  readonly chance: readonly Lines[]
}

/** Who looks on while a game is played. */
export interface Looking {
  /** Who follows what happens; nobody unless said. */
  readonly trace?: Trace | null
  /** Whether the invariants are watched; they are unless said. */
  readonly watched?: boolean
}

/** Nobody watches: for callers that only want to know what is asked. */
const unwatched: Watch = { at: () => {}, closely: () => {}, moved: () => {}, finish: () => {} }

/** Begins a session from a set-up, a position or a recorded game. */
export function begin(kit: GameKit, from: Start, terms: Terms, looking: Looking = {}): Session {
  const { trace = null, watched = true } = looking
  const seed = from.kind === 'replay' ? from.seed : String(terms.seed ?? 0)
  const answers: SavedAnswer[] = []
  const script = scriptedChance(kit, terms.seed !== undefined || from.kind === 'replay')
  script.add(terms.chance)
  const inside: Inside[] = []
  const begun = located(from.at, () => {
    const chance = noted(script.chance, inside, undefined)
    return beginning(kit, from, seed, { ...script, chance })
  })
  if (!begun.ok) throw new PlayProblem(from.at, t.gameRefuses(reasonWords(kit, begun.reasons)))
  const { state } = begun
  const course = (): Course => ({
    game: kit.game.id,
    setup: state.setup,
    seed,
    chance: state.spoken.map(({ source, result }) => [source, result] as const),
    answers,
  })
  const look = watched ? watch(state, course, watchingOf(kit)) : unwatched
  const session: Session = {
    kit,
    otherwise: terms.otherwise,
    script,
    watch: look,
    state,
    events: [...begun.events],
    answers,
    moves: 0,
    trace,
    meant: null,
  }
  trace?.begins(kit, from, state, inside)
  const r = reading(session)
  script.nameSeats(seats(r).map((seat) => kit.seatNames(r.q, seat)))
  look.at(state)
  if (from.kind === 'replay') {
    for (const one of from.answers) replay(session, from.at, one)
    look.closely(session.state)
  }
  return session
}

function beginning(kit: GameKit, from: Start, seed: string, { add, chance, nameSeats }: Script): Result {
  if (from.kind === 'replay') {
    add(from.chance.map(([source, result]) => ({ at: from.at, source, values: [result] })))
    return start(kit.game, from.setup, from.seed, chance)
  }
  const asked = beginningOf(kit, from)
  nameSeats(asked.seats.map(({ id }) => [id]))
  const setup = setupOf(kit, from, asked)
  if (from.kind === 'setup') {
    const begun = start(kit.game, setup, seed, chance)
    if (begun.ok) needDifferentSeats(kit, query(begun.state), from)
    return begun
  }
  return start(kit.game, setup, seed, chance, (m) => lay(kit, m, from, asked))
}

/** The table as it stands. */
export function reading(session: Session): Reading {
  return readState(session.kit, session.state)
}

/** Chance that notes when it was asked, and which questions answered themselves. */
function noted(chance: Chance, inside: Inside[], forced: Chance['forced']): Chance {
  return {
    next: (source, words, m) => {
      inside.push({ kind: 'chance', after: m.state.events.length, source, result: '' })
      return chance.next(source, words, m)
    },
    forced: (m, ask) => {
      inside.push({ kind: 'forced', after: m.state.events.length, decision: asDecision(ask) })
      forced?.(m, ask)
    },
  }
}

/** Makes a move, watched. Only a legal answer may be given here. */
function move(session: Session, at: Spot, play: Play, answer: Given | null = null): void {
  const before = session.state
  const inside: Inside[] = []
  const chance = noted(session.script.chance, inside, (m, ask) => session.meant?.(m, asDecision(ask)))
  const result = located(at, () => play(before, chance))
  if (!result.ok) throw new PlayProblem(at, t.refused(reasonWords(session.kit, result.reasons)))
  session.watch.moved(before, result.state, play)
  session.state = result.state
  session.events.push(...result.events)
  session.moves++
  session.trace?.moved({ kit: session.kit, before, after: result.state, answer, inside })
  session.watch.at(session.state)
}

/** Answers a question. */
export function give(session: Session, at: Spot, given: Given): void {
  const { decision, picks } = given
  const { id, seat } = decision
  session.answers.push({ d: id, s: seat, p: picks })
  move(session, at, (from, chance) => answer(from, { decision: id, seat, picks }, chance), given)
}

/** Lets something happen on top of what waits. */
export function happen(session: Session, at: Spot, act: (m: Machine) => void): void {
  move(session, at, (from, chance) => interject(from, act, chance))
}

/** Gives one recorded answer, chance as it was recorded. */
function replay(session: Session, at: Spot, { d, s, p, c = [] }: SavedAnswer): void {
  session.script.add(c.map(([source, result]) => ({ at, source, values: [result] })))
  const decision = session.state.pending.find((one) => one.id === d)
  if (decision === undefined) {
    throw new PlayProblem(at, t.notAskedAnswer(JSON.stringify(p)))
  }
  session.answers.push({ d, s, p, c })
  const given = { decision, picks: p, declined: false }
  move(session, at, (from, chance) => answer(from, { decision: d, seat: s, picks: p }, chance), given)
}

/** The questions that wait for an answer, of one seat or of all; what stands open beside them comes last. */
export function asked({ state }: { readonly state: State }, seat: Seat | null = null): Decision[] {
  const mine = state.pending.filter((one) => one.ask.key !== atRest && (seat === null || one.seat === seat))
  return [...mine.filter((one) => !one.open), ...mine.filter((one) => one.open)]
}

type Ask = Parameters<NonNullable<Chance['forced']>>[1]

function asDecision({ seat, ask, options, shape = 'one', min = 1, max = 1 }: Ask): Decision {
  const flags = { menu: false, open: false, sealed: false, paced: false }
  const rest = { because: -1, need: [], joker: '', frame: -1, rule: '', ...flags }
  return { id: -1, seat, shape, ask, options, min, max, ...rest }
}
