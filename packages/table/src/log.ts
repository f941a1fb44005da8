import { type Committed, type History, NOBODY, type Seat, type State, isDeclining } from '@quadriga/kernel'
import { isContinuation } from './acts.ts'
import { anyEyeOf, eyeOf } from './eye.ts'
import type { Moment, TableGame } from './tableGame.ts'
import { walk } from './walk.ts'

/** An answer of the past: who gave it, to what, and when. */
export interface Answered {
  readonly seat: Seat
  /** Who held the seat then. */
  readonly person: string
  /** It answered a turn's menu. */
  readonly isMenu: boolean
  /** It belongs to the act of the answer before it: the same person went on, and nothing was revealed between. */
  readonly goesOn: boolean
  /** Where the game stood when it was asked. */
  readonly moment: Moment
  /** The face of who declined what was offered; '' for other answers. */
  readonly passer: string
}

/**
 * The log of a table: for each answer what was asked, and what each seat was told of the events, as it could know them at
 * that moment. Answer -1 is the set-up.
 */
export class Log {
  private readonly of: TableGame
  private readonly history: History
  /** Only seats that somebody looked through. */
  private readonly told = new Map<Seat, Heard>()
  /** Computed at the first use: looking at a long game does not need them. */
  private noted: Answered[] | null = null
  /** Notes of the first answers, from when the table was put away. */
  private known: readonly Answered[]

  constructor(of: TableGame, history: History, known: readonly Answered[] = []) {
    this.of = of
    this.history = history
    this.known = known
  }

  /** Every answer, oldest first. */
  get answers(): readonly Answered[] {
    if (this.noted === null) {
      this.noted = [...this.known]
      const from = this.known.length
      if (from === this.history.length) return this.noted
      let before = this.history.stateAt(from)
      walk(this.history, from, (state, n) => {
        this.note(before, n)
        before = state
      })
    }
    return this.noted
  }

  /** The answers from a number on were given, the first of them in this state. */
  append(before: State, from: number): void {
    if (from === this.history.length - 1) {
      this.note(before, from)
      this.hear(this.history.state, from)
      return
    }
    let last = before
    walk(this.history, from, (state, n) => {
      this.note(last, n)
      this.hear(state, n)
      last = state
    })
  }

  /** Only so many answers stay. */
  cut(length: number): void {
    this.known = this.known.slice(0, length)
    if (this.noted !== null) this.noted.length = length
    for (const heard of this.told.values()) {
      heard.answers.length = Math.min(heard.answers.length, length + 1)
      heard.from = Math.min(heard.from, heard.answers.length)
    }
  }

  /** Lets go of what was told of the first n answers; who asks for it has it told again. */
  forgetBefore(n: number): void {
    for (const heard of this.told.values()) {
      if (heard.from > n) continue
      heard.answers.fill(NOT_KNOWN, heard.from, n + 1)
      heard.from = n + 1
    }
  }

  /** What a reader through these seats was told of an answer: each event as the best informed of them was told it. */
  eventsOf(n: number, seats: readonly Seat[]): readonly Committed[] {
    const [first = [], ...others] = seats.map((seat) => this.toldTo(seat, n)[n + 1] ?? [])
    if (others.length === 0) return first
    return first.map((event, i) =>
      others.reduce((best, list) => {
        const other = list[i]
        return other !== undefined && other.codes.length > best.codes.length ? other : best
      }, event),
    )
  }

  /** Where the game stood before an answer, or stands now. */
  momentAt(n: number): Moment {
    return this.answers[n]?.moment ?? this.of.moment(anyEyeOf(this.history.stateAt(n)))
  }

  /** Notes what an answer was given to, where somebody asked for such notes. */
  private note(before: State, n: number): void {
    if (this.noted === null) return
    const entry = this.history.answers[n]
    const decision = before.pending.find(({ id }) => id === entry?.decision)
    // Rounds, phases and turns are public in every game: any view that exists already will do.
    const eye = anyEyeOf(before)
    const [only, ...more] = entry?.picks ?? []
    const picked = decision?.options.find(({ key }) => key === only)
    const declined = more.length === 0 && picked !== undefined && isDeclining(picked)
    this.noted[n] = {
      seat: entry?.seat ?? NOBODY,
      person: entry?.person ?? '',
      isMenu: decision?.menu === true,
      goesOn: decision !== undefined && isContinuation(decision) && this.isQuiet(n),
      moment: this.of.moment(eye),
      passer: declined ? this.of.seatFace(eye, entry?.seat ?? NOBODY) : '',
    }
  }

  /** Whether an answer follows one of the same seat in which no chance spoke. */
  private isQuiet(n: number): boolean {
    const [before, now] = [this.history.answers[n - 1], this.history.answers[n]]
    return before !== undefined && before.seat === now?.seat && before.spoken.length === 0
  }

  private hear(after: State, n: number): void {
    for (const [seat, { answers }] of this.told) answers[n + 1] = eventsFor(after, seat)
  }

  /** What a seat was told from answer n on. The first time somebody looks through a seat, the game is played again for it. */
  private toldTo(seat: Seat, n: number): readonly (readonly Committed[])[] {
    const { history } = this
    const heard = this.told.get(seat) ?? { from: history.length + 1, answers: [] }
    this.told.set(seat, heard)
    if (n + 1 >= heard.from) return heard.answers
    const { answers } = heard
    if (n < 0) answers[0] = eventsFor(history.stateAt(0), seat)
    walk(
      history,
      Math.max(0, n),
      (state, i) => {
        answers[i + 1] = eventsFor(i + 1 === history.length ? history.state : state, seat)
      },
      heard.from - 1,
    )
    heard.from = n + 1
    return answers
  }
}

const NOT_KNOWN: readonly Committed[] = []

/** What a seat was told of each answer. */
interface Heard {
  /** The first place that is known; all behind it are. */
  from: number
  /** Place 0 is the set-up, place n + 1 belongs to answer n. */
  readonly answers: (readonly Committed[])[]
}

function eventsFor(state: State, seat: Seat): readonly Committed[] {
  return state.events.length === 0 ? [] : eyeOf(state, seat).view.events
}
