import type { Ask } from './ask.ts'
import { answerAtOnce, answersItself, putQuestion } from './putQuestion.ts'
import { thingsOf } from './decision.ts'
import type { Program } from './compile.ts'
import { type Chance, speak } from './chance.ts'
import { earsOfThing, enlist, rebuildEars } from './ears.ts'
import type { Env } from './env.ts'
import { BrokenInvariant } from './errors.ts'
import type { Answerable, Draft, DraftOf, Given, Instant, Waiting } from './event.ts'
import { draftIn } from './eventFrame.ts'
import { faceOf } from './face.ts'
import { bringAbout, happen, layEvent, ofKind, propose } from './happening.ts'
import type { Definition } from './game.ts'
import { type Layout, layoutOf, placeOf } from './layout.ts'
import { appended } from './list.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import { run } from './loop.ts'
import { statOf } from './modifier.ts'
import { type AnyProcedure, localsOf, type Procedure } from './procedure.ts'
import {
  learn,
  ownFrame,
  ownFrames,
  ownGenerator,
  ownListeners,
  ownTable,
  ownThing,
  ownZone,
  putThing,
} from './ownership.ts'
import type { RandomState } from './random.ts'
import {
  type Committed,
  type Decision,
  EARS,
  type Frame,
  NO_VARS,
  NOBODY,
  type Option,
  type Outcome,
  type Seat,
  type State,
  type Thing,
  type ThingId,
  thingAt,
  type Vars,
  type Zone,
} from './state.ts'

const NO_FRAME: Frame = { at: '', node: -1, step: 0, base: -1, vars: NO_VARS }

const NO_ABILITIES: readonly CompiledAbility[] = []
const NO_PICKS: readonly string[] = []
const NO_OPTIONS: readonly Option[] = []
const NO_PICKS_OF: readonly (readonly string[])[] = []

/** Runs one answer on its own fork of the state: the only writer there is. */
export class Machine {
  readonly state: State
  /** The state that was given: what is still the same there is shared, and copied before it is written. */
  readonly given: State
  readonly loaded: Loaded
  readonly chance: Chance
  readonly layout: Layout
  /** What was picked, for the step after the one that asked. */
  picks: readonly string[] = NO_PICKS
  /** The options that were picked from. */
  offered: readonly Option[] = NO_OPTIONS
  /** After a sealed question: what each seat picked. */
  picksOf: readonly (readonly string[])[] = NO_PICKS_OF
  /** The frame whose step is being run. */
  running: Frame = NO_FRAME
  /** By depth: the draft of an open event that the log of this answer tells. From then on a copy of it is written. */
  readonly told: Draft[] = []
  /** Depth of the environment of the program that is running, or -1; events proposed by it remember it. */
  base = -1
  /** Whether the running step has done its last act. */
  hasProposed = false
  /** Asks even what would answer itself: a question known to be open is asked again. */
  insists = false

  constructor(loaded: Loaded, state: State, given: State, chance: Chance) {
    this.loaded = loaded
    this.state = state
    this.given = given
    this.chance = chance
    this.layout = layoutOf(loaded, state)
  }

  // — reading —

  get seats(): number {
    return this.state.seats
  }

  thing(id: ThingId): Thing {
    return thingAt(this.state, id) ?? this.missing('thing', id)
  }

  exists(id: ThingId): boolean {
    return thingAt(this.state, id) !== null
  }

  counter(id: ThingId, name: string): number {
    return (this.thing(id) as unknown as Record<string, number>)[name] as number
  }

  /** What a thing counts as now. */
  definition(id: ThingId): Definition {
    const face = faceOf(this.loaded, this.thing(id))
    return face === null ? this.missing('definition of', `thing ${id}`) : face.definition
  }

  /** The abilities of the face that a thing shows. */
  abilities(id: ThingId): readonly CompiledAbility[] {
    return faceOf(this.loaded, this.thing(id))?.abilities ?? NO_ABILITIES
  }

  stat(id: ThingId, name: string): number {
    return statOf(this, id, name)
  }

  zoneIndex(name: string, seat: Seat = NOBODY): number {
    return placeOf(this.layout, name, seat)
  }

  zone(name: string, seat: Seat = NOBODY): Zone {
    return this.state.zones[this.zoneIndex(name, seat)] as Zone
  }

  ids(name: string, seat: Seat = NOBODY): readonly ThingId[] {
    return this.zone(name, seat).ids
  }

  inZone(id: ThingId, name: string): boolean {
    return this.exists(id) && this.state.zones[this.thing(id).zone]?.name === name
  }

  table<T>(): Readonly<T> {
    return this.state.table as unknown as T
  }

  order(): readonly Seat[] {
    return this.loaded.game.order(this)
  }

  program(id: string): Program {
    return this.loaded.programs.get(id) ?? this.missing('program', id)
  }

  procedure(name: string): AnyProcedure {
    return this.loaded.rules.get(name) ?? this.missing('procedure', name)
  }

  /** The draft of the event at a depth of the stack, whatever its kind. */
  event(depth: number): Readonly<Draft> {
    const frame = this.state.frames[depth]
    if (frame === undefined || frame.at !== 'event') throw this.broken(`no event at depth ${depth}`)
    return draftIn(frame)
  }

  /** The draft of the event at a depth of the stack, which is of one of these kinds. */
  eventOf<const K extends readonly Answerable[]>(depth: number, ...kinds: K): Readonly<DraftOf<K[number]>> {
    return ofKind(this, this.event(depth), kinds)
  }

  /** Depth of the innermost open event of a kind, or -1. The stack is the chain of causes. */
  nearest({ name }: Answerable, below = this.state.frames.length): number {
    return this.nearestNamed(name, below)
  }

  /** As `nearest`, by the name that content gives. */
  nearestNamed(name: string, below = this.state.frames.length): number {
    for (let depth = below - 1; depth >= 0; depth--) {
      const frame = this.state.frames[depth] as Frame
      if (frame.at === 'event' && draftIn(frame).kind === name) return depth
    }
    return -1
  }

  listeners(ear: number): readonly ThingId[] {
    return this.readEars()[ear] ?? []
  }

  private readEars(): readonly (readonly ThingId[])[] {
    this.state[EARS] ??= rebuildEars(this.loaded, this.state)
    return this.state[EARS]
  }

  // — writing —

  /** A step that proposed an event may do no more: whether it has happened by now depends on who listens. */
  mayGoOn(): void {
    if (this.hasProposed) throw this.broken('a step goes on after it proposed an event')
  }

  /** A new step, or a new stage of an event, begins. */
  freshStep(): void {
    this.hasProposed = false
  }

  /** The thing, ready to be written by this answer. */
  own(id: ThingId): Thing & Record<string, number> {
    this.mayGoOn()
    return ownThing(this.state, this.given, this.thing(id)) as Thing & Record<string, number>
  }

  /** Stores a thing, or removes it with null. */
  put(id: ThingId, thing: Thing | null): void {
    putThing(this.state, this.given, id, thing)
  }

  ownTable<T>(): T {
    this.mayGoOn()
    return ownTable(this.state, this.given) as unknown as T
  }

  /** Lays the game's own records out, before anything else happens. */
  layTable(records: object): void {
    this.state.table = records as Vars
  }

  ownZone(index: number): Zone {
    this.mayGoOn()
    return ownZone(this.state, this.given, index)
  }

  /** The draft of an open event, ready to be written. */
  ownEvent(depth: number): Draft {
    this.mayGoOn()
    this.event(depth)
    const frame = this.ownFrame(depth)
    const isShared = frame.vars === this.given.frames[depth]?.vars
    if (isShared || this.told[depth] === draftIn(frame)) frame.vars = { ...frame.vars }
    return draftIn(frame)
  }

  /** The draft of an open event of one of these kinds, ready to be written. */
  ownEventOf<const K extends readonly Answerable[]>(depth: number, ...kinds: K): DraftOf<K[number]> {
    return ofKind(this, this.ownEvent(depth), kinds)
  }

  /** The environment of a program, ready to be written. */
  ownEnv(base: number): Env {
    return this.ownFrame(base).vars as Env
  }

  ownFrame(depth: number): Frame {
    return ownFrame(this.state, this.given, depth)
  }

  /** A thing begins to listen where it lies, or stops: called when it enters, leaves or turns its face. */
  listen(thing: Thing, listens: boolean): void {
    const ears = earsOfThing(this.loaded, this.layout, thing)
    if (ears.length > 0)
      enlist(ownListeners(this.state, this.given, this.readEars()), ears, thing.id, listens)
  }

  /** Lets something happen, here and now: nothing can answer it. The draft as it was committed. */
  happen<K extends Instant>(kind: K, given: Given<K>): DraftOf<K> {
    return happen(this, kind, given)
  }

  // — chance —

  /** Chance picks one of the words: scripted, recorded or from the generator; always recorded. */
  speak(source: string, words: readonly string[]): number {
    return speak(this, source, words)
  }

  /** The generator, ready to be moved on. */
  ownRandom(): RandomState {
    return ownGenerator(this.state, this.given)
  }

  // — flow: each of these is the last thing a step does —

  /** Begins a procedure, at its first step or at a named one; the locals given become the frame's own. */
  call<V extends object>(rule: Procedure<V>, vars: V, from?: string): void {
    const step = from === undefined ? 0 : rule.labels.indexOf(from)
    if (step < 0) throw this.broken(`no step '${from}' in ${rule.name}`)
    this.push({ at: rule.name, node: -1, step, base: -1, vars: localsOf(vars as Vars) })
  }

  /** As `call`, by the name that content or a table gives. */
  callNamed(rule: string, vars: Vars): void {
    if (!this.loaded.rules.has(rule)) throw this.broken(`no procedure '${rule}'`)
    this.push({ at: rule, node: -1, step: 0, base: -1, vars: localsOf(vars) })
  }

  push(frame: Frame): void {
    this.mayGoOn()
    ownFrames(this.state, this.given).push(frame)
  }

  /** Ends the running frame. */
  done(): void {
    ownFrames(this.state, this.given).pop()
  }

  /** The running procedure goes on at another step. */
  goto(label: string): void {
    const step = this.procedure(this.running.at).labels.indexOf(label)
    if (step < 0) this.missing('step', label)
    this.running.step = step
  }

  top(): Frame {
    return this.ownFrame(this.state.frames.length - 1)
  }

  /**
   * Proposes an event: its timing table decides what happens around it. The last act of a step, for nobody can tell
   * whether it has happened when this returns: that depends on who listens.
   */
  propose<K extends Answerable>(kind: K, given: Given<K>): void {
    propose(this, kind, given)
  }

  /** Lays out an event that is under way and goes on at a later stage: for tables that begin in the middle of one. Its depth. */
  layEvent<K extends Answerable>(kind: K, given: Given<K>, stage: number): number {
    return layEvent(this, kind, given, stage)
  }

  /** Proposes an event that waited, or lets it happen, as its kind is. The last act of a step. */
  bringAbout(event: Waiting): void {
    bringAbout(this, event)
  }

  /** Runs a program, from its root or from one of its nodes (an effect that waited), in a new environment. */
  resolve(program: string, env: Env, node = 0): void {
    this.program(program)
    const base = this.state.frames.length
    this.push({ at: program, node, step: 0, base, vars: { ...env } })
  }

  /** The things behind what was picked, for the step after the one that asked; NOTHING where no thing stands for it. */
  chosen(): ThingId[] {
    return thingsOf(this.offered, this.picks)
  }

  /** Asks; the next step finds the answer in `picks`. A forced single option answers itself. */
  ask(ask: Ask): void {
    this.mayGoOn()
    if (!this.insists && answersItself(ask)) {
      answerAtOnce(this, ask)
      return
    }
    const pending = [putQuestion(this, ask, false, false)]
    // Opportunities of other seats stand open beside a menu.
    const isOpen = ask.menu === true && ask.alone !== true
    const beside = isOpen ? this.loaded.game.opportunities?.(this) : undefined
    if (beside !== undefined) for (const open of beside) pending.push(putQuestion(this, open, false, true))
    this.wait(pending)
  }

  /** Asks several seats at once, unseen by each other; the next step finds the answers in `picksOf`. */
  askSealed(asks: readonly Ask[]): void {
    this.mayGoOn()
    const pending: Decision[] = []
    // Not mapped: once optimised, `map` makes an array of another elements kind (see `emptyZones`).
    for (const ask of asks) pending.push(putQuestion(this, ask, true, false))
    this.wait(pending)
  }

  /** The step that asked stays the one to run, until it is answered. */
  private wait(pending: readonly Decision[]): void {
    this.running.step--
    this.state.pending = pending
  }

  /** A seat comes to know a thing's code. */
  reveal(id: ThingId, seats: number): void {
    if ((seats & ~this.thing(id).known) !== 0) learn(this.state, this.own(id), seats)
  }

  record(event: Committed): void {
    this.state.events = appended(this.state.events, event)
  }

  end(outcome: Outcome): void {
    this.state.outcome = outcome
    this.state.pending = []
  }

  broken(problem: string): BrokenInvariant {
    return new BrokenInvariant(problem, this.state.frames)
  }

  /** Kept out of the functions that look things up, so that these stay small enough for the engine to inline. */
  private missing(what: string, name: string | number): never {
    throw this.broken(`no ${what} '${name}'`)
  }

  /** Runs until somebody must decide or the game is over. */
  run(): void {
    run(this)
  }
}
