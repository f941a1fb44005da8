import type { Adviser } from '@quadriga/bots/hint'
import {
  type Answer,
  type History,
  type Language,
  loadedGame,
  type Seat,
  type ThingId,
} from '@quadriga/kernel'
import {
  type BotMaker,
  type Change,
  type Clock,
  type Done,
  eyeOf,
  firstPersonsSeat,
  giveLine,
  holderOf,
  isHeldBy,
  peopleOf,
  questionIn,
  refusedBy,
  type Scene,
  sceneOf,
  Table,
  type Voice,
} from '@quadriga/table'
import type { Line } from '../../model/table/act.ts'
import type { Suggestion, Taken, Thought, TurnReview } from '../../model/table/answers.ts'
import type { Beat } from '../../model/table/film.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import { botIds } from '../../model/table/botIds.ts'
import type { ReadOnly, Snapshot } from '../../model/table/snapshot.ts'
import type { Look, TableService, Update } from '../../model/table/tableService.ts'
import { type BotReason, reasonOf, suggestionOf } from './botReasons.ts'
import { realClock } from './clock.ts'
import { courseOf } from './course.ts'
import { forgetful, type Keeper } from './keeper.ts'
import { adviserOf, botMaker } from './makeBot.ts'
import { openingSeat } from './openingSeat.ts'
import { wordMeant } from './presentChance.ts'
import { presentExplanation } from './presentExplanation.ts'
import { presentFilm } from './presentFilm.ts'
import { linesOf } from './presentLog.ts'
import { presentPreview } from './presentPreview.ts'
import { presentSnapshot } from './presentSnapshot.ts'
import { presentTimeline } from './presentTimeline.ts'
import type { Presenter } from './presenter.ts'
import { refusalOf } from './refusals.ts'

/** What a table is made of; what is left out is as in the worker. */
export interface LocalParts {
  readonly id: string
  readonly presenter: Presenter
  readonly history: History
  readonly language: Language
  readonly readOnly?: ReadOnly | null
  readonly keeper?: Keeper
  readonly clock?: Clock
  readonly makeBot?: BotMaker
  /** Who gives hints, by a seed. */
  readonly advise?: (seed: string, thought: Thought) => Promise<Adviser>
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Results of dice and draws are entered. */
  readonly byHand?: boolean
}

/**
 * A table of this worker as one screen sees it: the authority, the reader who looks at it, and what it shows in the reader's
 * language. It runs in tests without a worker too.
 */
export class LocalTable implements TableService {
  readonly id: string
  readonly table: Table
  private readonly presenter: Presenter
  private readonly readOnly: ReadOnly | null
  private readonly keeper: Keeper
  private readonly advise: (seed: string, thought: Thought) => Promise<Adviser>
  private readonly listeners = new Set<(update: Update) => void>()
  private readonly reasons = new Map<number, BotReason>()
  /** Nobody works on it any more. */
  isClosed = false
  /** An act is being given: it is shown once all its answers are there, or the questions between them would flicker. */
  private act: { isTold: boolean } | null = null
  private language: Language
  private seat: Seat
  /** All hands lie open. */
  private all = false
  private version = 0
  private lines: readonly LogLine[]
  private latest: Snapshot

  constructor({
    id,
    presenter,
    history,
    language,
    readOnly = null,
    keeper = forgetful,
    ...parts
  }: LocalParts) {
    this.id = id
    this.presenter = presenter
    this.language = language
    this.readOnly = readOnly
    this.keeper = keeper
    this.advise = parts.advise ?? ((seed, thought) => adviserOf(presenter.id, seed, thought))
    const { clock = realClock, makeBot = botMaker(presenter.id), pace = 0, byHand = false } = parts
    const holders = history.people.map((person) => holderOf(person, botIds))
    const isReadOnly = readOnly !== null
    this.table = new Table({
      of: presenter,
      history,
      holders,
      clock,
      makeBot,
      pace,
      byHand,
      readOnly: isReadOnly,
    })
    this.seat = openingSeat(presenter, holders, history.state, readOnly?.why === 'past')
    this.lines = this.linesFrom(-1)
    this.latest = this.present([])
    this.table.subscribe((change) => this.noted(change))
    this.table.bots.wake()
  }

  snapshot(): Snapshot {
    return this.latest
  }

  log(): readonly LogLine[] {
    return this.lines
  }

  /** Everything that is shown, or what changed from an answer on. */
  update(from = -1): Update {
    const lines = from < 0 ? this.lines : this.lines.filter(({ answer }) => answer >= from)
    return { snapshot: this.latest, from, lines }
  }

  updates(listener: (update: Update) => void, version: number): () => void {
    this.listeners.add(listener)
    if (version !== this.version) listener(this.update())
    return () => this.listeners.delete(listener)
  }

  private get voice(): Voice {
    return { loaded: loadedGame(this.table.state), language: this.language }
  }

  private get viewer() {
    const mayOpen = this.readOnly?.why === 'past' || this.table.state.outcome !== null
    return { seat: this.seat, all: this.all && mayOpen }
  }

  private get person(): string {
    return this.table.holders[this.seat]?.id ?? ''
  }

  private scene(): Scene {
    return sceneOf(this.table, this.viewer, this.language)
  }

  private linesFrom(first: number): LogLine[] {
    const course = courseOf(this.presenter, this.table, this.viewer)
    const lines: LogLine[] = []
    for (let n = first; n < this.table.history.length; n++) {
      const reason = this.reasons.get(n)?.[this.language]
      lines.push(...linesOf(this.presenter, course, this.voice, n, reason))
    }
    return lines
  }

  private present(news: readonly LogLine[], scene = this.scene(), at = this.table.history.length): Snapshot {
    const { id, version, presenter, table, readOnly, person } = this
    return presentSnapshot({ id, version, presenter, table, readOnly, person, scene, at, news })
  }

  /** Whatever changed the table is kept, and shown. */
  private noted(change: Change): void {
    const { history, isByHand } = this.table
    if (this.act !== null) this.act.isTold = true
    switch (change.kind) {
      case 'answers': {
        const why = change.move === null ? null : reasonOf(this.presenter, change.move)
        if (why !== null) this.reasons.set(change.from, why)
        this.keeper.appended(history, change.from)
        if (this.act === null) this.changed(change.from)
        return
      }
      case 'undo':
        for (const n of this.reasons.keys()) if (n >= change.to) this.reasons.delete(n)
        this.keeper.cut(history)
        this.changed(change.to)
        return
      case 'seated':
        this.keeper.seated(history)
        this.seat = this.seatAfter(change.seat)
        this.changed(-1)
        return
      case 'byHand':
        this.keeper.byHand(isByHand)
        this.publish(history.length, [])
        return
      case 'chance':
      case 'request':
        if (this.act === null) this.publish(history.length, [])
    }
  }

  /** Who gave away the seat they looked from looks on from another of theirs, where they have one. */
  private seatAfter(given: Seat): Seat {
    const { holders } = this.table
    if (this.seat !== given || isHeldBy(holders, given)) return this.seat
    return peopleOf(holders).length === 0 ? this.seat : firstPersonsSeat(holders)
  }

  private changed(from: number): void {
    const news = this.linesFrom(from)
    this.lines = from < 0 ? news : [...this.lines.filter(({ answer }) => answer < from), ...news]
    this.publish(from, from < 0 ? [] : news)
  }

  private publish(from: number, news: readonly LogLine[]): void {
    this.version++
    this.latest = this.present(news)
    const update = this.update(from)
    for (const listener of this.listeners) listener(update)
  }

  private taken(done: Done): Taken {
    return done.ok ? done : { ok: false, refusals: done.reasons.map((one) => refusalOf(this.voice, one)) }
  }

  look({ seat = this.seat, language = this.language, all = this.all }: Look): void {
    if (seat === this.seat && language === this.language && all === this.all) return
    this.seat = seat
    this.language = language
    this.all = all
    this.changed(-1)
  }

  answer(given: Answer, then: Line = []): Taken {
    const from = this.table.history.length
    const act = { isTold: false }
    this.act = act
    try {
      return this.taken(giveLine(this.table, given, then))
    } finally {
      this.act = null
      if (act.isTold) this.changed(from)
    }
  }

  undo(to: number, agreed = false): Taken {
    const { permissions, holders } = this.table
    return this.taken(permissions.undo(this.person, to, agreed ? peopleOf(holders) : []))
  }

  redo(): Taken {
    return this.taken(this.table.permissions.redo(this.person))
  }

  consent(request: number, agrees: boolean): Taken {
    return this.taken(this.table.permissions.consent(request, this.person, agrees))
  }

  /** People at one screen talk. */
  say(): void {}

  talk(): void {}

  chat(): void {}

  give(seat: Seat, to: string): Taken {
    return this.taken(this.table.seat(seat, holderOf(to, botIds)))
  }

  byHand(isOn: boolean): void {
    this.table.setByHand(isOn)
  }

  speak(word: string | null): Taken {
    // Nothing is entered before the curtain is lifted: why a word cannot come would tell what is left.
    if (this.latest.chance === null) return this.taken(refusedBy('table.noChanceWanted'))
    const wanted = this.table.waiting?.wanted
    const meant = word === null || wanted === undefined ? { word } : wordMeant(this.voice, wanted, word)
    return 'refusal' in meant
      ? { ok: false, refusals: [meant.refusal] }
      : this.taken(this.table.enter(meant.word))
  }

  callOff(): void {
    this.table.callOff()
  }

  explain(thing: ThingId) {
    const [scene, { question }] = [this.scene(), this.latest]
    const eye = scene.eyes.find(({ seat }) => seat === question?.seat) ?? scene.eyes[0]
    if (eye === undefined) throw new Error('nobody looks')
    return presentExplanation(this.presenter, scene, eye, thing, question)
  }

  whyNumber(thing: ThingId, stat: string) {
    const scene = this.scene()
    const isKnown = scene.eyes.some(({ things }) => (things.get(thing)?.face ?? '') !== '')
    return isKnown ? this.presenter.whyNumber(scene, thing, stat) : null
  }

  preview(question: number, line: Line) {
    const scene = this.scene()
    const found = questionIn(scene, question)
    return found === null ? null : presentPreview(this.presenter, scene, found.eye, found.decision, line)
  }

  async suggest(question: number, thought: Thought, stop?: AbortSignal): Promise<Suggestion | null> {
    const scene = this.scene()
    const found = questionIn(scene, question)
    if (found === null) return null
    const { eye, decision } = found
    const adviser = await this.advise(`${this.table.history.seed}/hint/${decision.id}`, thought)
    const hint = await adviser.hint(eye.view, decision, stop)
    if (hint === null || hint.picks === null || stop?.aborted === true) return null
    return suggestionOf(scene, found, hint)
  }

  async review(): Promise<TurnReview | null> {
    const { presentReview } = await import('./presentReview.ts')
    return presentReview(this.table, this.scene(), this.seat)
  }

  ask(kind: string, given: unknown): unknown {
    const { questions = {} } = this.presenter
    // What comes over a port is typed by the game's own question, at both ends.
    return Object.hasOwn(questions, kind) ? (questions[kind]?.(this.scene(), given as never) ?? null) : null
  }

  faces(codes: readonly string[]) {
    const { loaded, language } = this.voice
    return codes.flatMap((code) => this.presenter.face(loaded, code, language) ?? [])
  }

  timeline() {
    return presentTimeline(this.presenter, this.table.history, this.voice)
  }

  at(answers: number, seat = this.seat, events = 0): Snapshot {
    const { history } = this.table
    const n = Math.max(0, Math.min(Math.trunc(answers), history.length))
    const state = events > 0 && n < history.length ? history.stateWithin(n, events) : history.stateAt(n)
    const scene = sceneOf(this.table, { ...this.viewer, seat }, this.language, state)
    // A replay tells what just happened, so that pictures can follow.
    const news = this.readOnly?.why === 'past' ? this.lines.filter(({ answer }) => answer === n - 1) : []
    return this.present(news, scene, n)
  }

  film(from: number): readonly Beat[] {
    const { presenter, table, viewer, voice } = this
    const seenAt = (n: number, events: number) => eyeOf(table.history.stateWithin(n, events), viewer.seat)
    return presentFilm(presenter, courseOf(presenter, table, viewer), voice, seenAt, from)
  }

  pace(milliseconds: number): void {
    this.table.bots.pace = milliseconds
  }

  skip(): void {
    this.table.bots.skip()
  }

  export(): string {
    return JSON.stringify(this.table.save())
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.table.close()
    this.listeners.clear()
    await this.keeper.closed()
  }
}
