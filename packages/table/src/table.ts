import { type Answer, type History, type Save, save, type Seat, type State } from '@quadriga/kernel'
import type { BotMaker } from './bot.ts'
import { type BotMove, Bots } from './bots.ts'
import type { Clock } from './clock.ts'
import { ChanceWanted, type Entered, enteredChance, type Waiting } from './enteredChance.ts'
import { GameBroke, savedWith } from './gameBroke.ts'
import { hasBot, type Holder, isHeldBy } from './holder.ts'
import { type Answered, Log } from './log.ts'
import { Permissions } from './permissions.ts'
import { type Done, done, refused, refusedBy } from './refusal.ts'
import { Stream } from './stream.ts'
import type { TableGame } from './tableGame.ts'
import type { UndoRequest } from './undoRequest.ts'

/** What a table is made of; the host brings the time and the bots. */
export interface TableParts {
  readonly of: TableGame
  readonly history: History
  readonly holders: readonly Holder[]
  readonly clock: Clock
  readonly makeBot: BotMaker
  /** Milliseconds before a bot moves; at once unless said. */
  readonly pace?: number
  /** Dice and cards lie on a real table: what comes is entered. */
  readonly byHand?: boolean
  /** Nobody plays here any more: the table can only be looked at. */
  readonly readOnly?: boolean
  /** Bots never agree to take back what was revealed. */
  readonly fair?: boolean
  /** How often something had been taken back before the table was opened again. */
  readonly era?: number
  /** Somebody had asked the others for an undo. */
  readonly request?: UndoRequest | null
  /** How many such requests there had been: what was agreed to one of them is not agreed to the next. */
  readonly requests?: number
  /** A bot had sat here, though none may sit here now. */
  readonly hadBots?: boolean
  /** What the log knew of the first answers when the table was put away. */
  readonly notes?: readonly Answered[]
}

/** What changed, for the parts of a host that draw, send or store the table. */
export type Change =
  /** Answers from this number on were added: one, or several done again; a bot's with its reason. */
  | { readonly kind: 'answers'; readonly from: number; readonly move: BotMove | null }
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'seated'; readonly seat: Seat }
  /** A result is wanted or no longer wanted. */
  | { readonly kind: 'chance' }
  | { readonly kind: 'byHand' }
  /** Somebody asks the others for an undo, or no longer. */
  | { readonly kind: 'request' }

/**
 * The authority of a table: its past, who holds its seats, who may take back what, and its bots. What a viewer may know of
 * it is in `viewer.ts`. It knows neither transport nor drawing nor a time of its own; the worker of a page, a terminal or
 * a server holds it.
 */
export class Table {
  readonly of: TableGame
  readonly history: History
  readonly log: Log
  readonly stream: Stream
  /** Undo, redo and consent; a change is told as every other. */
  readonly permissions: Permissions
  readonly bots: Bots
  readonly isReadOnly: boolean
  readonly isFair: boolean
  private readonly listeners = new Set<(change: Change) => void>()
  private seats: readonly Holder[]
  private botsSat: boolean
  private enters: boolean
  private waits: Waiting | null = null
  private undos: number

  constructor(parts: TableParts) {
    this.of = parts.of
    this.history = parts.history
    this.seats = parts.holders
    this.enters = parts.byHand ?? false
    this.botsSat = parts.hadBots === true || hasBot(parts.holders)
    this.isReadOnly = parts.readOnly ?? false
    this.isFair = parts.fair ?? false
    this.undos = parts.era ?? 0
    this.log = new Log(parts.of, parts.history, parts.notes)
    this.stream = new Stream(parts.history, this.log)
    this.permissions = new Permissions(this, parts.request ?? null, parts.requests)
    this.bots = new Bots(this, parts.clock, parts.makeBot, parts.pace ?? 0)
  }

  get state(): State {
    return this.history.state
  }

  get holders(): readonly Holder[] {
    return this.seats
  }

  get hadBots(): boolean {
    return this.botsSat
  }

  /** How often something was taken back: numbers of questions come again after an undo, so an answer may name it. */
  get era(): number {
    return this.undos
  }

  /** Whether results of dice and draws are entered. */
  get isByHand(): boolean {
    return this.enters
  }

  /** The result that is to be entered before anything else. */
  get waiting(): Waiting | null {
    return this.waits
  }

  /** Whether nobody may move now: a result must be entered first, or the table is only looked at. */
  get isHeldUp(): boolean {
    return this.isReadOnly || this.waits !== null
  }

  /** Calls after every change; the result stops it. */
  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  save(): Save {
    return save(this.history)
  }

  /** Lets go of what can be played again, but for the last answers: a host of many tables has better use for the memory. */
  forgetPast(last: number): void {
    const before = Math.max(0, this.history.length - last)
    this.history.forgetBefore(before)
    this.log.forgetBefore(before)
  }

  /** Nothing more happens at this table. */
  close(): void {
    this.bots.rest()
    this.listeners.clear()
  }

  /** Takes an answer. Where `by` says who gives it, that person must hold the seat; the era is the one in which it was asked. */
  answer(given: Answer, by?: string, era = this.undos): Done {
    if (this.isReadOnly) return refusedBy('table.readOnly')
    if (this.waits !== null) return refusedBy('table.waitsForChance')
    if (by !== undefined && !isHeldBy(this.seats, given.seat, by)) return refusedBy('table.notYourSeat')
    if (era !== this.undos) return refusedBy('table.otherEra')
    return this.take(given)
  }

  /** Takes the answer of a bot. */
  answeredByBot(given: Answer, move: BotMove): void {
    const result = this.take(given, move)
    if (result.ok) return
    const refusal = new Error(`a bot's answer was refused: ${result.reasons[0]?.key ?? ''}`)
    throw new GameBroke(refusal, savedWith(this.history, given))
  }

  /** Tries an answer with what was entered so far; where chance wants another word, the table waits for it. */
  private take(given: Answer, move: BotMove | null = null, entered: readonly Entered[] = []): Done {
    const before = this.state
    try {
      const chance = this.enters ? enteredChance(this.of, this.seats, entered) : undefined
      const result = this.history.answer(given, chance)
      if (!result.ok) return refused(...result.reasons)
    } catch (error) {
      if (!(error instanceof ChanceWanted)) throw new GameBroke(error, savedWith(this.history, given))
      this.waits = { given, move, entered, wanted: error.wanted }
      this.tell({ kind: 'chance' })
      return done
    }
    this.added(before, this.history.length - 1, move)
    return done
  }

  private added(before: State, from: number, move: BotMove | null): void {
    this.waits = null
    this.permissions.drop()
    this.log.append(before, from)
    this.stream.answered(from)
    this.tell({ kind: 'answers', from, move })
  }

  /** Tells a change and lets bots look at the table again. */
  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change)
    this.bots.wake()
  }

  wasUndone(to: number, by: string): void {
    this.waits = null
    this.undos++
    this.bots.forget()
    this.log.cut(to)
    this.stream.undone(to, by)
    this.tell({ kind: 'undo', to })
  }

  wasRedone(before: State, from: number): void {
    this.added(before, from, null)
  }

  wasRequested(): void {
    this.tell({ kind: 'request' })
  }

  /** Gives a seat to somebody else from now on; the past stays as it was. */
  seat(seat: Seat, holder: Holder): Done {
    if (this.isReadOnly) return refusedBy('table.readOnly')
    if (this.seats[seat] === undefined) return refusedBy('table.noSuchSeat', { seat })
    this.history.seat(seat, holder.id)
    this.seats = this.seats.map((one, n) => (n === seat ? holder : one))
    this.botsSat ||= hasBot(this.seats)
    this.waits = null
    this.permissions.drop()
    this.stream.seated(seat, holder)
    this.tell({ kind: 'seated', seat })
    return done
  }

  /** Whether results are entered from now on. Turned off, the table's own chance speaks for what was still open. */
  setByHand(isOn: boolean): void {
    if (isOn === this.enters) return
    const { waits } = this
    this.enters = isOn
    this.waits = null
    this.tell({ kind: 'byHand' })
    if (waits !== null && waits.given !== null) this.take(waits.given, waits.move)
  }

  /** Enters what was thrown or drawn; null lets the table's own chance speak. */
  enter(word: string | null): Done {
    const { waits } = this
    if (waits === null || waits.given === null) return refusedBy('table.noChanceWanted')
    const { given, move, wanted, entered } = waits
    if (word !== null && !wanted.words.includes(word)) return refusedBy('table.cannotCome', { word })
    return this.take(given, move, [...entered, { ...wanted, word }])
  }

  /** Takes back the answer that waits for a result to be entered. */
  callOff(): void {
    this.waits = null
    this.tell({ kind: 'chance' })
  }
}
