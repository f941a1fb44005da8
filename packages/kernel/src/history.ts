import { answer, type Result, start, within } from './answer.ts'
import { type Chance, compared, exactly, generator, recorded } from './chance.ts'
import type { Game } from './game.ts'
import { seeded } from './random.ts'
import { type Reason, type Refusal, reason } from './reason.ts'
import { renewed } from './renewedSeed.ts'
import { type Beginning, leastSure, type Speaker, speakerOf } from './speaker.ts'
import { type Answer, type Committed, fork, type Json, type Seat, type Spoken, type State } from './state.ts'

/** One answer of a game as it was given: enough to play it again. */
export interface Entry extends Answer {
  /** What chance said meanwhile. */
  readonly spoken: readonly Spoken[]
  /** Who held the seat. */
  readonly person: string
  /** Seats that learned something, as bits. */
  readonly learned: number
  /** The generator got a new seed before this answer, after an undo over revealed things. */
  readonly reseed: string | null
  /** The build of the rules it was given under. */
  readonly build: string
  readonly by: Speaker
}

/** How a game began. */
export interface Begun {
  readonly game: Game
  readonly setup: Json
  readonly seed: string
  readonly people: readonly string[]
  /** What chance said while it was set up. */
  readonly spoken: readonly Spoken[]
  readonly beginning: Beginning
}

/** One state in so many answers is kept; those between are reached by playing on from it. */
const KEPT = 8

/** A game with its past: kept states, undo and redo with permission, replay. */
export class History {
  readonly game: Game
  readonly setup: Json
  readonly seed: string
  /** What chance said while the game was set up. */
  readonly begun: readonly Spoken[]
  readonly beginning: Beginning
  private holders: readonly string[]
  private readonly entries: Entry[]
  /** States by how many answers lie behind them. Only a cache: what is missing is played again from the state before. */
  private readonly kept = new Map<number, State>()
  private undone: Entry[] = []
  private current: State
  private waiting: string | null = null
  /** The newest seed there was after the first: it waits, or stands before one of the entries, so that a save has it. */
  private newest: string | null = null

  /** `past` are the answers that lie behind the state; without them it is the beginning. */
  constructor(begun: Begun, state: State, past: readonly Entry[] = []) {
    this.game = begun.game
    this.setup = begun.setup
    this.seed = begun.seed
    this.holders = begun.people
    this.beginning = begun.beginning
    this.begun = begun.spoken
    this.entries = [...past]
    this.newest = lastSeed(past)
    this.current = state
    this.kept.set(past.length, past.length === 0 ? state : trimmed(state))
  }

  get state(): State {
    return this.current
  }

  /** Who holds each seat now; one person may hold several. Who held it when an answer was given stands in its entry. */
  get people(): readonly string[] {
    return this.holders
  }

  /** Gives a seat to somebody from now on; earlier answers keep the person who gave them. */
  seat(seat: Seat, person: string): void {
    if (this.holders[seat] === undefined) throw new RangeError(`there is no seat ${seat}`)
    this.holders = this.holders.map((one, n) => (n === seat ? person : one))
  }

  /** How many answers lie behind the present. */
  get length(): number {
    return this.entries.length
  }

  /** Whether somebody alone at the table took back what had been revealed. */
  get assisted(): boolean {
    return this.newest !== null
  }

  /** Who spoke for chance in the whole game: the least sure of all that did. */
  get chanceBy(): Speaker {
    return leastSure([this.beginning, { by: leastSure(this.entries) }])
  }

  /** Whether chance said in this game what its seed would not have said. */
  get byHand(): boolean {
    return this.chanceBy === 'hand'
  }

  get answers(): readonly Entry[] {
    return this.entries
  }

  /** Answers the pending decision; a refused answer changes nothing. */
  answer(given: Answer, chance: Chance = generator): Result {
    const heard = compared(chance)
    const result = answer(this.current, given, heard)
    if (!result.ok) return result
    const { state } = result
    this.append(state, {
      decision: given.decision,
      seat: given.seat,
      picks: [...given.picks],
      spoken: state.spoken,
      person: this.people[given.seat] ?? '',
      learned: state.learned,
      reseed: this.waiting,
      build: state.build,
      by: heard.differed ? 'hand' : 'generator',
    })
    this.undone = []
    return result
  }

  private append(state: State, entry: Entry): void {
    this.entries.push(entry)
    this.waiting = null
    this.current = state
    this.keep(this.entries.length, state)
  }

  private keep(n: number, state: State): void {
    if (n % KEPT === 0 && !this.kept.has(n)) this.kept.set(n, trimmed(state))
  }

  /** The state after the first n answers, with what the last of them made happen. */
  stateAt(n: number): State {
    if (n === this.entries.length) return this.current
    // Kept states are trimmed, so the last answer itself is always played again.
    let place = Math.max(0, n - 1)
    while (place > 0 && !this.kept.has(place)) place--
    let state = this.kept.get(place) ?? this.first()
    for (let i = place; i < n; i++) {
      state = replayed(state, this.entries[i] as Entry)
      this.keep(i + 1, state)
    }
    return state
  }

  /** Lets go of the states before the first n answers; who asks for one of them has it played again. */
  forgetBefore(n: number): void {
    for (const place of this.kept.keys()) if (place < n) this.kept.delete(place)
  }

  /** The game as it was laid; one that went on from a frozen state lays it when somebody asks for its past. */
  private first(): State {
    const laid = start(this.game, this.setup, this.seed, recorded(this.begun))
    if (!laid.ok) throw new Error(`a game that was begun is refused: ${laid.reasons[0]?.key ?? ''}`)
    this.kept.set(0, laid.state)
    return laid.state
  }

  /** The table in the middle of the answer number n: right after so many of its events. */
  stateWithin(n: number, events: number): State {
    const entry = this.entries[n]
    if (entry === undefined) throw new Error(`there is no answer ${n}`)
    return within(givenTo(this.stateAt(n), entry), entry, events, recorded(entry.spoken))
  }

  /** What the answer number n (from 0; -1 for the set-up) made happen. */
  eventsOf(n: number): readonly Committed[] {
    return this.stateAt(n + 1).events
  }

  /** Whether a person may go back to after n answers alone: nobody else answered since, and nobody learned anything. */
  mayUndoAlone(person: string, n: number): boolean {
    return this.entries
      .slice(n)
      .every((entry) => entry.person === person && entry.learned === 0 && entry.spoken.length === 0)
  }

  /**
   * Goes back to after n answers. Over the barrier everybody at the table must agree, and the generator gets a new seed,
   * so that nobody undoes only to get other dice.
   */
  undo(n: number, by: string, agreed: readonly string[] = []): Refusal {
    if (!Number.isInteger(n) || n < 0 || n >= this.entries.length)
      return reason('refused.undoRange', { to: n })
    const crosses = !this.mayUndoAlone(by, n)
    const others = crosses ? this.others(by, agreed) : []
    if (others.length > 0) return reason('refused.undoAgreement', { people: others })
    const taken = this.entries.slice(n)
    const seed = crosses ? renewed(this.newest ?? this.seed) : (this.waiting ?? lastSeed(taken))
    this.current = this.stateAt(n)
    // Over the barrier chance begins anew: what was taken back there cannot be done again.
    this.undone = crosses ? [] : [...taken, ...this.undone]
    this.entries.length = n
    for (const place of this.kept.keys()) if (place > n) this.kept.delete(place)
    // A new seed, or that of an answer taken back, is in force from here: with the one before it the old dice would come again.
    if (seed !== null) this.reseed(seed)
    return null
  }

  /** Everybody at the table who neither asks nor agreed. */
  private others(by: string, agreed: readonly string[]): string[] {
    return [...new Set(this.people)].filter((person) => person !== by && !agreed.includes(person))
  }

  /** The new seed that the next answer will be recorded with, or null. */
  get waitingSeed(): string | null {
    return this.waiting
  }

  /** Gives the generator a new seed, as after an undo over revealed things. */
  reseed(seed: string): void {
    this.waiting = seed
    this.newest = seed
    this.current = reseeded(this.current, seed)
  }

  /** Whether the next undone answer is this person's own. */
  mayRedoAlone(person: string): boolean {
    return this.undone[0]?.person === person
  }

  /** Plays the next undone answer again: the person who gave it may, and anybody with the permission of all others. */
  redo(by: string, agreed: readonly string[] = []): Refusal {
    const [next, ...rest] = this.undone
    if (next === undefined) return reason('refused.nothingToRedo')
    const others = this.mayRedoAlone(by) ? [] : this.others(by, agreed)
    if (others.length > 0) return reason('refused.redoAgreement', { people: others })
    // Its own seed went back with it and waits here, or was followed by a newer one.
    const again = { ...next, reseed: this.waiting }
    this.append(replayed(this.current, again), again)
    this.undone = rest
    return null
  }

  get redoable(): number {
    return this.undone.length
  }

  /** Puts an answer of a saved game behind the others; reasons when it is no longer legal, or chance did not speak so. */
  replay(entry: Entry): readonly Reason[] {
    if (entry.reseed !== null) this.reseed(entry.reseed)
    const chance = exactly(entry.spoken)
    const heard = compared(chance)
    const result = answer(this.current, entry, heard)
    if (!result.ok) return result.reasons
    const misfit = chance.misfit()
    if (misfit !== null) return [misfit]
    const by = speakerOf(entry, result.state.build, heard.differed)
    this.append(result.state, { ...entry, learned: result.state.learned, reseed: this.waiting, by })
    return []
  }
}

/** Begins a game whose past is kept; `saved` is how it began when it was begun before. */
export function beginHistory(
  game: Game,
  setup: Json,
  seed: string,
  people?: readonly string[],
  chance: Chance = generator,
  saved?: Beginning,
):
  | { readonly ok: true; readonly history: History }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  const heard = compared(chance)
  const begun = start(game, setup, seed, heard)
  if (!begun.ok) return begun
  const holders = people ?? Array.from({ length: begun.state.seats }, (_, seat: Seat) => `seat ${seat + 1}`)
  const { build, by } = saved ?? { build: begun.state.build, by: 'generator' }
  const beginning = { build, by: speakerOf({ build, by }, begun.state.build, heard.differed) }
  const { spoken } = begun.state
  const how = { game, setup, seed, people: holders, spoken, beginning }
  return { ok: true, history: new History(how, begun.state) }
}

/** The state that an answer was given to. */
function givenTo(state: State, { reseed }: Entry): State {
  return reseed === null ? state : reseeded(state, reseed)
}

function replayed(state: State, entry: Entry): State {
  const result = answer(givenTo(state, entry), entry, recorded(entry.spoken))
  if (!result.ok)
    throw new Error(`a kept answer was refused: ${result.reasons.map((one) => one.key).join(', ')}`)
  return result.state
}

/** The same state, the last answer's events included, with a generator of its own. */
function reseeded(state: State, seed: string): State {
  const copy = fork(state)
  copy.learned = state.learned
  copy.spoken = state.spoken
  copy.events = state.events
  copy.rng = seeded(seed)
  return copy
}

function lastSeed(entries: readonly Entry[]): string | null {
  let last: string | null = null
  for (const { reseed } of entries) last = reseed ?? last
  return last
}

/** A kept state without what belongs to one answer only. */
function trimmed(state: State): State {
  return fork(state)
}
