import { NOBODY, type Seat, type View } from '@quadriga/kernel'
import { patchedViews, type Seen, type ServerMessage, type StateMessage, type Told } from '@quadriga/protocol'
import { type Eye, type Holder, openedEye } from '@quadriga/table'
import type { Course } from '../table/course.ts'

type Shown = Pick<StateMessage, 'seq' | 'era' | 'length' | 'moment' | 'undo' | 'request' | 'isAssisted'>

/** A table on a server as this page knows it: what was sent, put together. */
export class Mirror {
  private state: StateMessage
  private views: readonly Seen[]
  private readonly told: Told[] = []
  private eyes: readonly Eye[] | null = null

  constructor(first: StateMessage) {
    this.state = first
    this.views = first.views
    this.hear(first)
  }

  get about(): StateMessage['table'] {
    return this.state.table
  }

  get you(): StateMessage['you'] {
    return this.state.you
  }

  get people(): StateMessage['people'] {
    return this.state.people
  }

  get owners(): readonly string[] {
    return this.state.owners
  }

  get holders(): readonly Holder[] {
    return this.state.holders
  }

  get now(): Shown {
    return this.state
  }

  /** The seats through which one looks, the own one first. */
  get seats(): readonly Seat[] {
    return this.views.map(({ viewer }) => viewer)
  }

  /** Whether one may look from a seat: one's own and those that lie open; who watches goes around the whole table. */
  mayLookFrom(seat: Seat): boolean {
    return this.isSeated ? this.seats.includes(seat) : this.state.holders[seat] !== undefined
  }

  /** From where one looks at first. */
  get firstSeat(): Seat {
    return this.isSeated ? this.state.you.seat : 0
  }

  /** Takes a message; the first answer whose lines are others now, or null where the log stays. */
  take(message: ServerMessage): number | null {
    switch (message.kind) {
      case 'state':
        this.state = message
        this.views = message.views
        return this.hear(message)
      case 'update': {
        const { kind: _, patches, ...shown } = message
        this.state = { ...this.state, ...shown }
        this.views = patchedViews(this.views, patches)
        return this.hear(message)
      }
      case 'people':
        this.state = { ...this.state, people: message.people }
        return null
      case 'request':
        this.state = { ...this.state, request: message.request }
        return null
      default:
        return null
    }
  }

  private hear({ from, told }: Pick<StateMessage, 'from' | 'told'>): number {
    this.eyes = null
    // The set-up has the number -1 and the place 0.
    this.told.length = Math.min(this.told.length, from + 1)
    this.told.push(...told)
    return from
  }

  /** What happened, as it was told. */
  course(): Course {
    const { told, state } = this
    return {
      length: state.length,
      holders: state.holders,
      answered: (n) => told[n + 1],
      momentAt: (n) => (n < state.length ? (told[n + 1]?.moment ?? state.moment) : state.moment),
      events: (n) => told[n + 1]?.events ?? [],
      thrown: (n) => told[n + 1]?.dice ?? [],
    }
  }

  /** The eyes through which one looks now. */
  look(): readonly Eye[] {
    this.eyes ??= this.eyesOf(this.views, this.told.at(-1)?.events ?? [])
    return this.eyes
  }

  /** The eyes of views that came from another moment. */
  eyesOf(views: readonly Seen[], events: View['events'] = []): readonly Eye[] {
    return views.map((seen) => openedEye(seen.viewer, { ...seen, events }))
  }

  nameOf(id: string): string {
    return this.state.people.find((one) => one.id === id)?.name ?? id
  }

  /** Whether somebody has a screen at the table. */
  isHere(id: string): boolean {
    return this.state.people.some((one) => one.id === id && one.isHere)
  }

  /** Whether one holds a seat and plays it. */
  get isSeated(): boolean {
    return this.state.you.seat !== NOBODY
  }
}
