import {
  type Answer,
  type History,
  type Language,
  loadedGame,
  type Reason,
  resume,
  type Save,
  type Seat,
  type ThingId,
} from '@quadriga/kernel'
import { type Eye, type Scene, questionIn, type Voice } from '@quadriga/table'
import { readableOf, type ServerMessage } from '@quadriga/protocol'
import type { SaidModel } from '../../model/online/onlineModel.ts'
import type { Line } from '../../model/table/act.ts'
import type { Suggestion, Taken, Thought } from '../../model/table/answers.ts'
import type { Beat } from '../../model/table/film.ts'
import type { LogLine } from '../../model/table/logLine.ts'
import { botIds } from '../../model/table/botIds.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Look, TableService, Update } from '../../model/table/tableService.ts'
import { suggestionOf } from '../table/botReasons.ts'
import { adviserOf } from '../table/makeBot.ts'
import { presentExplanation } from '../table/presentExplanation.ts'
import { presentFilm } from '../table/presentFilm.ts'
import { linesOf } from '../table/presentLog.ts'
import { presentPreview } from '../table/presentPreview.ts'
import { presentTimeline } from '../table/presentTimeline.ts'
import type { Presenter } from '../table/presenter.ts'
import { refusalOf } from '../table/refusals.ts'
import { tableWords } from '../table/tableWords.ts'
import { DayNews } from './dayNews.ts'
import type { Ended, Reply, Wish } from './link.ts'
import { presentOnline } from './presentOnline.ts'
import type { Sitter } from './sitter.ts'
import { Talk } from './talk.ts'

/** What an online table is made of. */
export interface OnlineParts {
  readonly id: string
  readonly presenter: Presenter
  readonly language: Language
  /** The people at this device, the guest first. */
  readonly sitters: readonly [Sitter, ...Sitter[]]
  /** The finished game; null while it is played or when it cannot be had. */
  readonly finished: () => Promise<Save | null>
}

/** A table on a server as one screen sees it: what was sent, in the reader's language. Boards cannot tell it from a local one. */
export class OnlineTable implements TableService {
  readonly id: string
  private readonly parts: OnlineParts
  private readonly listeners = new Set<(update: Update) => void>()
  private language: Language
  /** Who has the screen. */
  private sitter: Sitter
  /** Several people with secret hands share the screen, and nobody has taken it yet. */
  private isUntaken: boolean
  private seat: Seat
  private version = 0
  private isConnected = true
  private ended: Ended | null = null
  private said: SaidModel | null = null
  private readonly talking = new Talk()
  private readonly dayNews = new DayNews()
  private lines: readonly LogLine[]
  private latest: Snapshot
  private history: Promise<History | null> | null = null

  constructor(parts: OnlineParts) {
    this.id = parts.id
    this.parts = parts
    this.language = parts.language
    ;[this.sitter] = parts.sitters
    const isPlayed = this.mirror.look()[0]?.view.outcome === null
    this.isUntaken = isPlayed && parts.presenter.secret && parts.sitters.length > 1
    this.seat = this.mirror.firstSeat
    this.lines = this.linesFrom(-1)
    this.latest = this.present([])
  }

  private get mirror(): Sitter['mirror'] {
    return this.sitter.mirror
  }

  private get link(): Sitter['link'] {
    return this.sitter.link
  }

  /** Something came from the server to somebody at this device. */
  heard(message: ServerMessage, to: Sitter = this.parts.sitters[0]): void {
    if (to === this.parts.sitters[0] && this.isAside(message)) return this.publish(this.latest.length, [])
    const before = this.latest.length
    const from = to.mirror.take(message)
    // What another at this device was told is not shown before they have the screen.
    if (to !== this.sitter) return this.publish(before, [])
    if (!this.mirror.mayLookFrom(this.seat)) this.seat = this.mirror.firstSeat
    if (from === null) return this.publish(before, [])
    const news = this.linesFrom(from)
    this.lines = from < 0 ? news : [...this.lines.filter(({ answer }) => answer < from), ...news]
    this.publish(from, from < 0 ? [] : news)
  }

  /** Whether it was something beside the game: everybody at this device is told it once. */
  private isAside(message: ServerMessage): boolean {
    if (message.kind !== 'said')
      return this.talking.heard(message, this.mirror) || this.dayNews.heard(message)
    const { by, phrase } = message
    const name = this.mirror.nameOf(by)
    this.said = { n: (this.said?.n ?? 0) + 1, by: name, person: by, phrase }
    return true
  }

  connected(): void {
    const isConnected = this.ended === null && this.parts.sitters.every(({ link }) => link.isOpen)
    this.isConnected = isConnected
    if (isConnected) this.talking.beginAnew()
    this.publish(this.latest.length, [])
  }

  /** There is no way back to the server: the page must be loaded again, or the table is gone. */
  over(why: Ended): void {
    this.ended = why
    this.connected()
  }

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
    const [eye] = this.mirror.look()
    return { loaded: loadedGame(eye?.view ?? this.parts.presenter.id), language: this.language }
  }

  private scene(eyes: readonly Eye[] = this.mirror.look(), seat = this.seat): Scene {
    const first = eyes.filter((eye) => eye.seat === seat)
    const others = eyes.filter((eye) => eye.seat !== seat)
    return { ...this.voice, seat, eyes: [...first, ...others] }
  }

  private linesFrom(first: number): LogLine[] {
    const { mirror, parts } = this
    const { presenter } = parts
    const course = mirror.course()
    const lines: LogLine[] = []
    for (let n = first; n < course.length; n++)
      lines.push(...linesOf(presenter, course, this.voice, n, undefined))
    return lines
  }

  private present(news: readonly LogLine[], scene = this.scene(), at = this.mirror.now.length): Snapshot {
    const { id, version, isConnected, said, ended, talking: talk, dayNews, mirror, isUntaken } = this
    const waiting = this.parts.sitters.reduce((sum, { link }) => sum + link.waits, 0)
    const mirrors = this.parts.sitters.map((one) => one.mirror)
    const own = { id, version, isConnected, said, talk, dayNews, ended, waiting, mirror, mirrors, isUntaken }
    return presentOnline({ ...this.parts, ...own, scene, at, news })
  }

  private publish(from: number, news: readonly LogLine[]): void {
    this.version++
    this.latest = this.present(news)
    const update = this.update(from)
    for (const listener of this.listeners) listener(update)
  }

  /** An answer that was given without a network was not taken any more. */
  cameLate(reasons: readonly Reason[]): void {
    this.dayNews.conflict(reasons.map((one) => refusalOf(this.voice, one)))
    this.publish(this.latest.length, [])
  }

  private async act(wish: Wish, { link }: Sitter = this.sitter): Promise<Taken> {
    const wasOpen = link.isOpen
    const answered = link.command(wish)
    // Without a network it waits, and the reader sees that it does.
    if (!this.isConnected) this.publish(this.latest.length, [])
    const reply: Reply = await answered
    if (reply.kind === 'done') return { ok: true }
    const isLate = !wasOpen && wish.kind === 'answer'
    // What came late is told as such, and once.
    if (isLate) this.cameLate(reply.reasons)
    return { ok: false, refusals: isLate ? [] : reply.reasons.map((one) => refusalOf(this.voice, one)) }
  }

  private get era(): number {
    return this.mirror.now.era
  }

  /** Who at this device has a seat; who has the screen where none of them does. */
  private ownerOf(seat: Seat): Sitter {
    return this.parts.sitters.find(({ mirror }) => mirror.owners[seat] === mirror.you.id) ?? this.sitter
  }

  look({ seat, language = this.language }: Look): void {
    const wanted = seat ?? this.seat
    const looks = [this.sitter, ...this.parts.sitters].find(({ mirror }) => mirror.mayLookFrom(wanted))
    const next = looks === undefined ? this.seat : wanted
    const isTaken = seat !== undefined && this.isUntaken
    if (next === this.seat && language === this.language && !isTaken) return
    if (isTaken) this.isUntaken = false
    this.sitter = looks ?? this.sitter
    this.seat = next
    this.language = language
    this.lines = this.linesFrom(-1)
    this.publish(-1, [])
  }

  answer({ decision, seat, picks }: Answer, then: Line = []): Promise<Taken> {
    const line = then.map((one) => [...one])
    return this.act(
      { kind: 'answer', era: this.era, decision, seat, picks: [...picks], line },
      this.ownerOf(seat),
    )
  }

  undo(to: number): Promise<Taken> {
    return this.act({ kind: 'undo', era: this.era, to })
  }

  redo(): Promise<Taken> {
    return this.act({ kind: 'redo', era: this.era })
  }

  consent(request: number, agrees: boolean): Promise<Taken> {
    // Whoever of this device was not asked yet answers first.
    const wanted = this.mirror.now.request?.waitsFor ?? []
    const asked = this.parts.sitters.find(({ mirror }) => wanted.includes(mirror.you.id))
    return this.act({ kind: 'consent', era: this.era, request, agrees }, asked)
  }

  /** A bot plays the seat from now on, or its owner again. */
  give(seat: Seat, to: string): Promise<Taken> {
    const bot = botIds.find((id) => id === to) ?? null
    return this.act(
      bot === null
        ? { kind: 'takeBack', era: this.era, seat }
        : { kind: 'giveToBot', era: this.era, seat, bot },
      this.ownerOf(seat),
    )
  }

  say(phrase: SaidModel['phrase']): void {
    this.link.say({ kind: 'say', phrase })
  }

  talk(agrees: boolean): void {
    this.parts.sitters[0].link.say({ kind: 'talk', agrees })
  }

  chat(words: string): void {
    const text = readableOf(words)
    if (text !== '') this.parts.sitters[0].link.say({ kind: 'chat', text })
  }

  /** The server throws and draws: nothing is entered by hand. */
  byHand(): void {}

  speak(): Taken {
    const text = [{ kind: 'text' as const, text: tableWords[this.language].notAsked }]
    return { ok: false, refusals: [{ text, rule: null }] }
  }

  callOff(): void {}

  explain(thing: ThingId) {
    const [scene, { question }] = [this.scene(), this.latest]
    const eye = scene.eyes.find(({ seat }) => seat === question?.seat) ?? scene.eyes[0]
    if (eye === undefined) throw new Error('nobody looks')
    return presentExplanation(this.parts.presenter, scene, eye, thing, question)
  }

  whyNumber(thing: ThingId, stat: string) {
    const scene = this.scene()
    const isKnown = scene.eyes.some(({ things }) => (things.get(thing)?.face ?? '') !== '')
    return isKnown ? this.parts.presenter.whyNumber(scene, thing, stat) : null
  }

  preview(question: number, line: Line) {
    const scene = this.scene()
    const found = questionIn(scene, question)
    return found === null
      ? null
      : presentPreview(this.parts.presenter, scene, found.eye, found.decision, line)
  }

  async suggest(question: number, thought: Thought, stop?: AbortSignal): Promise<Suggestion | null> {
    const scene = this.scene()
    const found = questionIn(scene, question)
    if (found === null) return null
    const { eye, decision } = found
    const adviser = await adviserOf(this.parts.presenter.id, `hint/${this.id}/${decision.id}`, thought)
    const hint = await adviser.hint(eye.view, decision, stop)
    if (hint === null || hint.picks === null || stop?.aborted === true) return null
    return suggestionOf(scene, found, hint)
  }

  /** The past lies on the server. */
  review(): Promise<null> {
    return Promise.resolve(null)
  }

  ask(kind: string, given: unknown): unknown {
    const { questions = {} } = this.parts.presenter
    return Object.hasOwn(questions, kind) ? (questions[kind]?.(this.scene(), given as never) ?? null) : null
  }

  faces(codes: readonly string[]) {
    const { loaded, language } = this.voice
    return codes.flatMap((code) => this.parts.presenter.face(loaded, code, language) ?? [])
  }

  /** A past moment is asked of the server, which tells what these seats saw then. */
  async at(answers: number, seat = this.seat, events = 0): Promise<Snapshot> {
    const { mirror, link } = this
    const n = Math.max(0, Math.min(Math.trunc(answers), mirror.now.length))
    if (n === mirror.now.length) return this.latest
    const past = await link.askPast(n, events)
    if (past === null) return this.latest
    return this.present([], this.scene(mirror.eyesOf(past.views), seat), n)
  }

  /** Beats that read the table in the middle of an answer are asked of the server together. */
  async film(from: number): Promise<readonly Beat[]> {
    const { mirror, link } = this
    const { presenter } = this.parts
    const course = mirror.course()
    const now = this.scene()
    const wanted = new Map<string, readonly [answer: number, events: number]>()
    const first = (n: number, events: number): Eye => {
      wanted.set(`${n}.${events}`, [n, events])
      return now.eyes[0] as Eye
    }
    presentFilm(presenter, course, this.voice, first, from)
    const found = new Map<string, Eye>()
    await Promise.all(
      [...wanted].map(async ([key, [n, events]]) => {
        const past = await link.askPast(n, events)
        const eyes = past === null ? [] : mirror.eyesOf(past.views)
        const eye = eyes.find((one) => one.seat === this.seat) ?? eyes[0]
        if (eye !== undefined) found.set(key, eye)
      }),
    )
    return presentFilm(
      presenter,
      course,
      this.voice,
      (n, events) => found.get(`${n}.${events}`) ?? first(n, events),
      from,
    )
  }

  /** The finished game with everything that was hidden; none while it is played. */
  private whole(): Promise<History | null> {
    this.history ??= this.parts.finished().then((save) => {
      const resumed = save === null ? null : resume(this.parts.presenter.game, save)
      return resumed?.ok === true ? resumed.resumed.history : null
    })
    return this.history
  }

  async timeline() {
    const history = this.latest.outcome === null ? null : await this.whole()
    return history === null
      ? { at: [], rounds: [], tracks: [], tallies: [] }
      : presentTimeline(this.parts.presenter, history, this.voice)
  }

  async export(): Promise<string> {
    const save = this.latest.outcome === null ? null : await this.parts.finished()
    if (save === null) throw new Error('a game on a server can be taken along when it is over')
    return JSON.stringify(save)
  }

  /** Bots of a server have its pace. */
  pace(): void {}

  skip(): void {}

  close(): Promise<void> {
    for (const { link } of this.parts.sitters) link.close()
    this.listeners.clear()
    return Promise.resolve()
  }
}
