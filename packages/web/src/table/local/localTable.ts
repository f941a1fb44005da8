import {
  type Answer,
  type History,
  type Language,
  loadedGame,
  type Reason,
  save,
  type Seat,
} from '@quadriga/kernel'
import type { Taken } from '../asked.ts'
import type { Look, TableClient } from '../client.ts'
import type { LogLine } from '../logLine.ts'
import type { ReadOnly, Snapshot } from '../snapshot.ts'
import { type Asking, asking } from './asking.ts'
import { BotPlay } from './botPlay.ts'
import { type BotReason, Chronicle } from './chronicle.ts'
import { type Clock, realClock } from './clock.ts'
import { type Entered, enteredChance } from './byHand.ts'
import { firstSeat } from './firstSeat.ts'
import { presentChance, untilWanted, type WaitingAnswer, wordMeant } from './handPlay.ts'
import { type BotMaker, type Holder, holderOf, makeBot, peopleOf } from './holder.ts'
import { forgetful, type Keeper } from './keeper.ts'
import { openSeats, present, sceneOf } from './present.ts'
import { linesOf } from './presentLog.ts'
import { presentTimeline } from './presentTimeline.ts'
import type { Presenter } from './presenter.ts'
import { reseated } from './reseat.ts'
import { refusalOf } from './saying.ts'
import type { Scene } from './scene.ts'
import { undoMenu } from './wayBack.ts'

/** What a table is made of; what is left out is as in the worker. */
export interface TableParts {
  readonly id: string
  readonly presenter: Presenter
  readonly history: History
  readonly language: Language
  readonly readOnly?: ReadOnly | null
  readonly keeper?: Keeper
  readonly clock?: Clock
  readonly makeBot?: BotMaker
  /** Milliseconds before a bot moves. */
  readonly pace?: number
  /** Results of dice and draws are entered. */
  readonly byHand?: boolean
}

const taken: Taken = { ok: true }

/** The truth of one local game and everything that may be asked about it. It runs in the worker, and in tests without one. */
export class LocalTable implements TableClient {
  readonly id: string
  readonly explain: Asking['explain']
  readonly whyNumber: Asking['whyNumber']
  readonly preview: Asking['preview']
  readonly suggest: Asking['suggest']
  readonly forecast: Asking['forecast']
  readonly odds: Asking['odds']
  readonly faces: Asking['faces']
  holders: readonly Holder[]
  private readonly parts: TableParts
  private readonly presenter: Presenter
  private history: History
  private chronicle: Chronicle
  private readonly keeper: Keeper
  private bots: BotPlay
  private readonly readOnly: ReadOnly | null
  private readonly listeners = new Set<() => void>()
  private language: Language
  private seat: Seat
  /** All hands lie open. */
  private all = false
  private isByHand: boolean
  private waiting: WaitingAnswer | null = null
  private version = 0
  private lines: readonly LogLine[] = []
  /** The answer from which on the lines of the log changed last. */
  changedFrom = -1
  private latest: Snapshot

  constructor(parts: TableParts) {
    this.id = parts.id
    this.parts = parts
    this.isByHand = parts.byHand ?? false
    this.presenter = parts.presenter
    this.history = parts.history
    this.language = parts.language
    this.holders = parts.history.people.map(holderOf)
    this.readOnly = parts.readOnly ?? null
    this.seat = firstSeat(parts.presenter, this.holders, parts.history.state, this.readOnly)
    this.chronicle = new Chronicle(parts.presenter, parts.history)
    this.keeper = parts.keeper ?? forgetful
    this.bots = this.botsOf(parts.pace ?? 0)
    const answers = this.asking()
    this.explain = answers.explain
    this.whyNumber = answers.whyNumber
    this.preview = answers.preview
    this.suggest = answers.suggest
    this.forecast = answers.forecast
    this.odds = answers.odds
    this.faces = answers.faces
    this.lines = this.linesFrom(-1)
    this.latest = this.present([])
    if (this.readOnly === null) this.bots.wake()
  }

  private asking(): Asking {
    return asking({
      presenter: this.presenter,
      scene: () => this.scene(),
      question: () => this.latest.question,
      language: () => this.language,
      bots: () => this.bots,
    })
  }

  private botsOf(pace: number): BotPlay {
    return new BotPlay({
      history: this.history,
      holders: this.holders,
      clock: this.parts.clock ?? realClock,
      makeBot: this.parts.makeBot ?? makeBot,
      pace,
      presenter: this.presenter,
      waits: () => this.waiting !== null,
      answer: (given, why) => this.take(given, why),
    })
  }

  snapshot(): Snapshot {
    return this.latest
  }

  log(): readonly LogLine[] {
    return this.lines
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private voice() {
    return { loaded: loadedGame(this.presenter.id), language: this.language }
  }

  private scene(): Scene {
    return sceneOf(this.presenter, this.holders, this.history.state, this.seat, this.language, this.seesAll())
  }

  /** Nobody opens the hands of a game that is being played. */
  private seesAll(): boolean {
    return this.all && (this.readOnly?.why === 'past' || this.history.state.outcome !== null)
  }

  private linesFrom(first: number): LogLine[] {
    const seats = openSeats(this.presenter, this.holders, this.seat, this.seesAll())
    const lines: LogLine[] = []
    for (let n = first; n < this.history.length; n++)
      lines.push(...linesOf(this.chronicle, this.voice(), seats, n))
    return lines
  }

  private present(news: readonly LogLine[], scene = this.scene(), at = this.history.length): Snapshot {
    const { history, presenter, holders } = this
    const person = holders[this.seat]?.person ?? ''
    const mustAgree = peopleOf(holders).filter((one) => one !== person)
    const isPast = at !== history.length
    const shown = present(presenter, holders, scene)
    const waits =
      isPast || this.waiting === null ? null : presentChance(presenter, holders, scene, this.waiting)
    const cannot = isPast || this.readOnly !== null || waits !== null
    return {
      ...shown,
      ...(cannot ? { question: null, opportunities: [], curtain: null } : {}),
      table: this.id,
      game: presenter.id,
      language: this.language,
      seat: scene.seat,
      version: this.version,
      at,
      length: history.length,
      readOnly: isPast ? { why: 'past' } : this.readOnly,
      undo: undoMenu(presenter, history, this.chronicle, person, mustAgree),
      news,
      assisted: history.assisted,
      byHand: this.isByHand,
      chance: null,
      ...waits,
    }
  }

  private changed(from: number): void {
    this.changedFrom = from
    const news = from < 0 ? [] : this.linesFrom(from)
    const kept = this.lines.filter(({ answer }) => answer < from)
    this.lines = from < 0 ? this.linesFrom(-1) : [...kept, ...news]
    this.publish(news)
  }

  private publish(news: readonly LogLine[]): void {
    this.version++
    this.latest = this.present(news)
    for (const listener of this.listeners) listener()
  }

  private refused(reasons: readonly Reason[]): Taken {
    return { ok: false, refusals: reasons.map((one) => refusalOf(this.voice(), one)) }
  }

  /** Takes an answer of a person or a bot. */
  private take(given: Answer, why: BotReason | null = null): Taken {
    return this.isByHand ? this.takeByHand({ given, why, entered: [] }) : this.played(given, why, [])
  }

  /** Tries an answer with what was entered so far; where chance wants another word, the table waits for it. */
  private takeByHand(answer: Omit<WaitingAnswer, 'wanted'>): Taken {
    const tried = untilWanted(answer, ({ given, why, entered }) => this.played(given, why, entered))
    this.waiting = 'waits' in tried ? tried.waits : null
    if ('waits' in tried) this.publish([])
    return 'done' in tried ? tried.done : taken
  }

  private played(given: Answer, why: BotReason | null, entered: readonly Entered[]): Taken {
    const before = this.history.state
    const result = this.isByHand
      ? this.history.answer(given, enteredChance(entered, this.holders))
      : this.history.answer(given)
    if (!result.ok) return this.refused(result.reasons)
    this.waiting = null
    this.chronicle.append(before)
    if (why !== null) this.chronicle.reasons.set(this.history.length - 1, why)
    this.keeper.appended(this.history)
    this.changed(this.history.length - 1)
    return taken
  }

  look({ seat = this.seat, language = this.language, all = this.all }: Look): Promise<void> {
    if (seat !== this.seat || language !== this.language || all !== this.all) {
      this.seat = seat
      this.language = language
      this.all = all
      this.changed(-1)
    }
    return Promise.resolve()
  }

  answer(given: Answer): Promise<Taken> {
    if (this.readOnly !== null || this.waiting !== null) return Promise.resolve(this.refused([]))
    this.bots.rest()
    const result = this.take(given)
    this.bots.wake()
    return Promise.resolve(result)
  }

  undo(to: number, agreed = false): Promise<Taken> {
    if (this.readOnly !== null) return Promise.resolve(this.refused([]))
    this.bots.rest()
    this.waiting = null
    const bots = this.holders.filter(({ bot }) => bot !== null).map(({ person }) => person)
    const everybody = agreed ? this.history.people : bots
    const refusal = this.history.undo(to, this.holders[this.seat]?.person ?? '', everybody)
    if (refusal === null) {
      this.chronicle.cut(to)
      this.keeper.cut(this.history)
      this.bots.forget()
      this.changedFrom = to
      this.lines = this.lines.filter(({ answer }) => answer < to)
      this.publish([])
    }
    this.bots.wake()
    return Promise.resolve(refusal === null ? taken : this.refused([refusal]))
  }

  redo(): Promise<Taken> {
    this.bots.rest()
    const from = this.history.length
    const person = this.holders[this.seat]?.person ?? ''
    const isAsked = () =>
      this.history.state.pending.some(({ seat, open }) => !open && this.holders[seat]?.person === person)
    let refusal: Reason | null = null
    do {
      const before = this.history.state
      refusal = this.history.redo(person)
      if (refusal !== null) break
      this.chronicle.append(before)
      this.keeper.appended(this.history)
    } while (this.history.redoable > 0 && !isAsked())
    const isDone = this.history.length > from
    if (isDone) this.changed(from)
    this.bots.wake()
    // Another person's answer, further on, is left for them.
    return Promise.resolve(refusal === null || isDone ? taken : this.refused([refusal]))
  }

  give(seat: Seat, to: string): Promise<Taken> {
    if (this.readOnly !== null || this.holders[seat] === undefined) return Promise.resolve(this.refused([]))
    this.bots.rest()
    const result = reseated(this.presenter.game, this.history, seat, to)
    if (!result.ok) return Promise.resolve(this.refused(result.reasons))
    const { reasons } = this.chronicle
    this.history = result.resumed.history
    this.holders = this.history.people.map(holderOf)
    this.chronicle = new Chronicle(this.presenter, this.history)
    for (const [n, why] of reasons) this.chronicle.reasons.set(n, why)
    this.waiting = null
    this.bots = this.botsOf(this.bots.pace)
    this.keeper.seated(this.history)
    this.seat = this.seatAfter(seat)
    this.changed(-1)
    this.bots.wake()
    return Promise.resolve(taken)
  }

  /** Who gave away the seat they looked from looks on from another of theirs, where they have one. */
  private seatAfter(given: Seat): Seat {
    if (this.seat !== given || this.holders[given]?.bot === null) return this.seat
    const other = this.holders.findIndex(({ bot }) => bot === null)
    return other < 0 ? this.seat : other
  }

  byHand(isOn: boolean): Promise<void> {
    if (isOn === this.isByHand) return Promise.resolve()
    this.isByHand = isOn
    this.keeper.byHand(isOn)
    const { waiting } = this
    this.waiting = null
    // Whoever puts the cards away lets the table speak for what was still open.
    if (waiting !== null) this.played(waiting.given, waiting.why, [])
    else this.publish([])
    this.bots.wake()
    return Promise.resolve()
  }

  speak(word: string | null): Promise<Taken> {
    const { waiting } = this
    if (waiting === null) return Promise.resolve(this.refused([]))
    const meant = word === null ? { word } : wordMeant(this.voice(), this.latest.chance?.words ?? [], word)
    if ('refusal' in meant) return Promise.resolve({ ok: false, refusals: [meant.refusal] })
    this.bots.rest()
    const result = this.takeByHand({ ...waiting, entered: [...waiting.entered, meant.word] })
    this.bots.wake()
    return Promise.resolve(result)
  }

  callOff(): Promise<void> {
    this.waiting = null
    this.publish([])
    this.bots.wake()
    return Promise.resolve()
  }

  timeline() {
    return Promise.resolve(presentTimeline(this.presenter, this.history, this.voice()))
  }

  at(answers: number, seat = this.seat): Promise<Snapshot> {
    const n = Math.max(0, Math.min(Math.trunc(answers), this.history.length))
    const state = this.history.stateAt(n)
    const scene = sceneOf(this.presenter, this.holders, state, seat, this.language, this.seesAll())
    // A replay tells what just happened, so that pictures can follow.
    const news = this.readOnly?.why === 'past' ? this.lines.filter(({ answer }) => answer === n - 1) : []
    return Promise.resolve(this.present(news, scene, n))
  }

  pace(milliseconds: number): Promise<void> {
    this.bots.pace = milliseconds
    return Promise.resolve()
  }

  skip(): Promise<void> {
    this.bots.skip()
    return Promise.resolve()
  }

  export(): Promise<string> {
    return Promise.resolve(JSON.stringify(save(this.history)))
  }

  leave(): void {
    this.listeners.clear()
  }

  async close(): Promise<void> {
    this.bots.rest()
    this.listeners.clear()
    await this.keeper.closed()
  }
}
