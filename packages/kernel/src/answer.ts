import { type Chance, generator } from './chance.ts'
import { judge } from './decision.ts'
import { ensureLoaded, loadedGame, loadedWith } from './load.ts'
import type { Game, ZoneSpec } from './game.ts'
import { Machine } from './machine.ts'
import { seeded } from './random.ts'
import { type Reason, type Refusal, reason } from './reason.ts'
import type { Seed } from './seed.ts'
import {
  type Answer,
  type Committed,
  type Decision,
  emptyState,
  fork,
  type Json,
  type Sealed,
  type State,
  type Zone,
} from './state.ts'
import { layoutOf } from './layout.ts'

/** What an answer leads to: a new state, or the reasons why it is refused and nothing changed. */
export type Result =
  | { readonly ok: true; readonly state: State; readonly events: readonly Committed[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] }

/** Sets a game up and runs it to its first decision; a test may lay the table itself instead of the game. */
export function start(
  game: Game,
  setup: Json,
  seed: Seed,
  chance: Chance = generator,
  begin: Game['begin'] = game.begin,
): Result {
  const base = ensureLoaded(game)
  const reasons = game.checkSetup(setup)
  if (reasons.length > 0) return { ok: false, reasons }
  const loaded = loadedWith(base, setup)
  const state = emptyState(game.id, loaded.build, setup, game.seatsOf(setup))
  state.rng = seeded(seed)
  state.zones = emptyZones(layoutOf(loaded, state).specs)
  const machine = new Machine(loaded, state, NOTHING_GIVEN, chance)
  begin(machine, setup)
  machine.run()
  return { ok: true, state, events: state.events }
}

/**
 * Pushed one by one: once `map` is optimised it makes an array of another elements kind, and functions that read zones
 * would be optimised for the first kind and then deoptimised.
 */
function emptyZones(specs: readonly ZoneSpec[]): Zone[] {
  const zones: Zone[] = []
  for (const { name, seat } of specs) zones.push({ name, seat, ids: [], rest: [], low: [], pool: 0 })
  return zones
}

/** What a game begins from: nothing that could be shared. */
const NOTHING_GIVEN = emptyState('', '', {}, 0)

/** Takes an answer to a pending decision. Pure: the given state stays as it was. */
export function answer(state: State, given: Answer, chance: Chance = generator): Result {
  if (!isRecord(given)) return { ok: false, reasons: [reason('refused.malformed')] }
  const decision = findDecision(state, given.decision)
  const refusal = decision === undefined ? unknownDecision(state, given) : judgeAnswer(decision, given)
  if (refusal !== null || decision === undefined)
    return { ok: false, reasons: refusal === null ? [] : [refusal] }
  const machine = new Machine(loadedGame(state), fork(state), state, chance)
  accept(machine, decision, given)
  machine.run()
  return { ok: true, state: machine.state, events: machine.state.events }
}

/** What a machine throws that stops in the middle of an answer. */
const STOPPED = Symbol('stopped')

/**
 * The state right after so many events of an answer that was given, at least one: for those who tell it step by step.
 * Nobody is asked anything in it.
 */
export function within(state: State, given: Answer, events: number, chance: Chance): State {
  const decision = findDecision(state, given.decision)
  if (decision === undefined) throw new Error(`no decision ${given.decision} was asked`)
  const machine = new Machine(loadedGame(state), fork(state), state, chance)
  // It stops where nothing more is written; only such a machine looks at its events.
  machine.record = (event) => {
    Machine.prototype.record.call(machine, event)
    if (machine.state.events.length === events) throw STOPPED
  }
  try {
    accept(machine, decision, given)
    machine.run()
  } catch (stop) {
    if (stop !== STOPPED) throw stop
  }
  machine.state.pending = []
  return machine.state
}

function findDecision(state: State, id: number): Decision | undefined {
  const { pending } = state
  for (let i = 0; i < pending.length; i++) if ((pending[i] as Decision).id === id) return pending[i]
  return undefined
}

function unknownDecision(state: State, given: Answer): Reason {
  if (state.outcome !== null) return reason('refused.over')
  const stale = Number.isInteger(given.decision) && given.decision >= 0 && given.decision < state.asked
  return stale ? reason('refused.stale', { decision: given.decision }) : reason('refused.noSuchDecision', {})
}

function judgeAnswer(decision: Decision, given: Answer): Refusal {
  if (decision.seat !== given.seat) return reason('refused.notYours', { seat: decision.seat })
  const { picks } = given
  if (!isTexts(picks)) return reason('refused.malformed')
  return judge(decision, picks)
}

/** Answers come from outside: whatever their type says, they are looked at. */
function isRecord(given: unknown): boolean {
  return typeof given === 'object' && given !== null
}

function isTexts(picks: unknown): picks is readonly string[] {
  if (!Array.isArray(picks)) return false
  for (let i = 0; i < picks.length; i++) if (typeof picks[i] !== 'string') return false
  return true
}

function accept(m: Machine, decision: Decision, given: Answer): void {
  if (decision.sealed) {
    seal(m, decision, given)
    return
  }
  m.state.pending = []
  m.picks = given.picks
  m.offered = decision.options
  if (decision.open) m.callNamed(decision.rule, { seat: given.seat })
  else m.top().step++
}

/** A sealed answer waits unseen until every seat has given its own. */
function seal(m: Machine, decision: Decision, given: Answer): void {
  const { state } = m
  const sealed: readonly Sealed[] = [
    ...state.sealed,
    // A copy: it stays in the state, and the caller may write into the original.
    { decision: decision.id, seat: given.seat, picks: given.picks.slice() },
  ]
  state.pending = state.pending.filter((other) => other.id !== decision.id)
  if (state.pending.length > 0) {
    state.sealed = sealed
    return
  }
  state.sealed = []
  m.top().step++
  const bySeat: (readonly string[])[] = []
  for (const one of sealed) bySeat[one.seat] = one.picks ?? []
  m.picksOf = bySeat
}
