import { type History, NOBODY, type Seat, type State, type ThingId } from '@quadriga/kernel'
import { type Eye, eyeOf, nameOfFace, type Voice, walk } from '@quadriga/table'
import type { Tally, TallyKind, Timeline, Track, TrackKind } from '../../model/table/timeline.ts'
import type { Presenter } from './presenter.ts'

/** A number of the table at one moment. */
export interface Gauged {
  readonly id: string
  readonly face: string
  readonly kind: TrackKind
  readonly seat: Seat
  readonly now: number
  readonly max: number
}

/** What an event counts for a player. */
export type Counted = readonly [seat: Seat, what: TallyKind, n: number]

/** More moments than this nobody can tell apart on a screen. */
const MOST = 160

/** The course of a game, from what everybody could see. */
export function presentTimeline(presenter: Presenter, history: History, voice: Voice): Timeline {
  const every = Math.max(1, Math.ceil(history.length / MOST))
  const samples: Sample[] = [sampleOf(presenter, history.stateAt(0), 0)]
  const tallies = new Tallies(history.people.length)
  walk(history, 0, (state, n) => {
    const entry = history.answers[n]
    if (entry !== undefined) tallies.add([entry.seat, 'answers', 1])
    for (const { source } of entry?.spoken ?? []) tallies.add(diceOf(presenter, source))
    tallies.listen(presenter, state)
    const answered = n + 1
    if (answered % every === 0 || answered === history.length)
      samples.push(sampleOf(presenter, state, answered))
  })
  return {
    at: samples.map(({ at }) => at),
    rounds: samples.map(({ round }) => round),
    tracks: tracksOf(samples, (face) => nameOfFace(voice, face)),
    tallies: tallies.all(),
  }
}

interface Sample {
  readonly at: number
  readonly round: number
  readonly gauges: readonly Gauged[]
}

function sampleOf(presenter: Presenter, state: State, at: number): Sample {
  const eye: Eye = eyeOf(state, NOBODY)
  return { at, round: presenter.moment(eye).round, gauges: presenter.gauges(eye) }
}

/** One line for each number that was ever there, under the last name it had. */
function tracksOf(samples: readonly Sample[], name: (face: string) => string): Track[] {
  const ids = [...new Set(samples.flatMap(({ gauges }) => gauges.map(({ id }) => id)))]
  return ids.map((id) => {
    const found = samples.map(({ gauges }) => gauges.find((one) => one.id === id))
    const known = found.filter((one) => one !== undefined)
    const last = known.at(-1) as Gauged
    return {
      id,
      name: name(last.face),
      kind: last.kind,
      seat: last.seat,
      max: Math.max(1, ...known.flatMap(({ now, max }) => [now, max])),
      values: found.map((one) => one?.now ?? null),
    }
  })
}

function diceOf({ throws }: Presenter, source: string): Counted {
  const [kind = '', seat] = source.split('.')
  const isDie = throws?.sources.includes(kind) === true && seat !== undefined
  return [isDie ? Number(seat) : NOBODY, 'dice', 1]
}

/** Sums by player. */
class Tallies {
  private readonly counts: Partial<Record<TallyKind, number>>[]

  constructor(seats: number) {
    this.counts = Array.from({ length: seats }, () => ({}))
  }

  add([seat, what, n]: Counted): void {
    const own = this.counts[seat]
    if (own !== undefined && n > 0) own[what] = (own[what] ?? 0) + n
  }

  listen(presenter: Presenter, state: State): void {
    if (state.events.length === 0) return
    const { things, events } = eyeOf(state, NOBODY).view
    const owners = new Map(
      things.map(({ id, controller, owner }) => [id, controller === NOBODY ? owner : controller]),
    )
    const seatOf = (thing: ThingId): Seat => owners.get(thing) ?? NOBODY
    for (const event of events) for (const counted of presenter.counts(event, seatOf)) this.add(counted)
  }

  all(): Tally[] {
    return this.counts.map((counts, seat) => ({ seat, counts }))
  }
}
