import {
  type Committed,
  type Entry,
  type History,
  NOBODY,
  type RichText,
  type Seat,
  type State,
  view,
} from '@quadriga/kernel'
import type { Language } from '@quadriga/kernel'
import type { MomentIds, Presenter } from './presenter.ts'
import { walk } from './walk.ts'

/** What was asked and when, before an answer. */
export interface Asked {
  readonly ask: string
  readonly seat: Seat
  readonly person: string
  readonly moment: MomentIds
  /** The face of who declined what was offered; '' for other answers. */
  readonly passer: string
}

/** Why a bot answered as it did, in both languages. */
export type BotReason = Readonly<Record<Language, RichText>>

/**
 * The story of a table: for each answer what was asked, and what each seat was told of the events, as it could know them
 * at that moment. Place 0 is the set-up, place n + 1 belongs to answer n.
 */
export class Chronicle {
  private readonly presenter: Presenter
  private readonly history: History
  private readonly told = new Map<Seat, (readonly Committed[])[]>()
  private readonly moments: MomentIds[] = []
  readonly asked: Asked[] = []
  readonly reasons = new Map<number, BotReason>()

  constructor(presenter: Presenter, history: History) {
    this.presenter = presenter
    this.history = history
    const first = history.stateAt(0)
    this.moments.push(this.momentOf(first))
    let before = first
    walk(history, 0, (state, n) => {
      this.note(before, state, n)
      before = state
    })
  }

  private momentOf(state: State): MomentIds {
    // Rounds, phases and turns are public in every game here.
    return this.presenter.moment(view(state, 'public'))
  }

  private note(before: State, after: State, n: number): void {
    const entry = this.history.answers[n]
    const decision = before.pending.find(({ id }) => id === entry?.decision)
    const moment = this.moments[n] as MomentIds
    this.asked[n] = {
      ask: decision?.ask.key ?? '',
      seat: entry?.seat ?? NOBODY,
      person: entry?.person ?? '',
      moment,
      passer: this.passer(before, entry),
    }
    this.moments[n + 1] = this.momentOf(after)
    for (const [seat, list] of this.told) list[n + 1] = toldTo(after, seat)
  }

  private passer(before: State, entry: Entry | undefined): string {
    const [only, ...more] = entry?.picks ?? []
    if (entry === undefined || only === undefined || more.length > 0) return ''
    return this.presenter.declines.includes(only)
      ? this.presenter.seatFace(view(before, 'public'), entry.seat)
      : ''
  }

  /** The last answer of the history was given in this state. */
  append(before: State): void {
    this.note(before, this.history.state, this.history.length - 1)
  }

  /** Only so many answers stay. */
  cut(length: number): void {
    this.asked.length = length
    this.moments.length = length + 1
    for (const list of this.told.values()) list.length = Math.min(list.length, length + 1)
    for (const n of this.reasons.keys()) if (n >= length) this.reasons.delete(n)
  }

  /** The moment after so many answers. */
  momentAt(answers: number): MomentIds {
    return this.moments[answers] as MomentIds
  }

  /** Whether an event of this kind throws dice that everybody sees. */
  throws(kind: string): boolean {
    return this.presenter.throws?.events.includes(kind) === true
  }

  /** What those dice showed that were thrown with an answer; -1 for the set-up. */
  thrownWith(n: number): readonly number[] {
    const { throws } = this.presenter
    if (throws === undefined) return []
    const spoken = n < 0 ? this.history.begun : (this.history.answers[n]?.spoken ?? [])
    return spoken
      .filter(({ source }) => throws.sources.includes(source.split('.')[0] ?? ''))
      .map(({ result }) => Number(result))
  }

  /** What a seat was told of the events of an answer; -1 for the set-up. */
  eventsOf(n: number, seat: Seat): readonly Committed[] {
    const known = this.told.get(seat) ?? this.listen(seat)
    return known[n + 1] ?? []
  }

  /** A seat through whose eyes nobody looked so far: the whole game is played again for it, once. */
  private listen(seat: Seat): (readonly Committed[])[] {
    const { history } = this
    const list: (readonly Committed[])[] = [
      toldTo({ ...history.stateAt(0), events: history.eventsOf(-1) }, seat),
    ]
    walk(history, 0, (state, n) => {
      list[n + 1] = toldTo(state, seat)
    })
    this.told.set(seat, list)
    return list
  }
}

function toldTo(state: State, seat: Seat): readonly Committed[] {
  return state.events.length === 0 ? [] : view(state, seat === NOBODY ? 'public' : seat).events
}
