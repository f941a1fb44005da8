import { type Committed, NOTHING, type Seat, type ThingId } from '@quadriga/kernel'
import { type Eye, nameOfFace, nounOf, type Voice } from '@quadriga/table'
import type { Beat, Figure, Term } from '../../model/table/film.ts'
import type { Course } from './course.ts'
import { lineId, linesTold, type LineTold } from './linesTold.ts'
import type { BeatParts, Presenter } from './presenter.ts'

type LedgerLine = { readonly how: string; readonly n: number; readonly source: ThingId }

const signs: Readonly<Record<string, Term['sign']>> = {
  base: '+',
  add: '+',
  subtract: '−',
  double: '×',
  lessHalf: '÷',
  set: '=',
}

/** The reader's eyes in the middle of an answer, right after so many of its events. */
export type SeenAt = (answer: number, events: number) => Eye

/** What the enemy and the bots did from an answer on, as a viewer was told it; a scene that was under way is told from its start. */
export function presentFilm(
  presenter: Presenter,
  course: Course,
  voice: Voice,
  seenAt: SeenAt,
  from: number,
): readonly Beat[] {
  const beatsOf = (n: number) => beatsOfAnswer(presenter, course, voice, seenAt, n)
  const beats: Beat[] = []
  for (let n = Math.max(0, from); n < course.length; n++) beats.push(...beatsOf(n))
  for (let n = from - 1; n >= 0 && isUnderWay(beats); n--) beats.unshift(...untilScene(beatsOf(n)))
  return isUnderWay(beats) ? beats.filter(({ answer }) => answer >= from) : beats
}

/** Whether the first beat belongs to a scene that began before. */
function isUnderWay([first]: readonly Beat[]): boolean {
  return first !== undefined && (first.role === 'adds' || first.role === 'closes')
}

/** The last scene of an answer, where it was still open. */
function untilScene(beats: readonly Beat[]): readonly Beat[] {
  const start = beats.findLastIndex(({ role }) => role === 'opens')
  return start < 0 ? beats : beats.slice(start)
}

function beatsOfAnswer(
  presenter: Presenter,
  course: Course,
  voice: Voice,
  seenAt: SeenAt,
  n: number,
): readonly Beat[] {
  return linesTold(presenter, course, voice, n).flatMap((told) => {
    const { parts, place } = told
    if (parts === null) return []
    // The table at that moment is played again only for a beat that reads it.
    const seen = (): Eye => seenAt(n, place + 1)
    return [presentBeat(presenter, voice, { ...told, n, parts, seen })]
  })
}

interface Found extends LineTold {
  readonly n: number
  readonly parts: BeatParts
  readonly seen: () => Eye
}

function presentBeat(presenter: Presenter, voice: Voice, found: Found): Beat {
  const { n, place, event, text, parts, seen } = found
  const { role, source = NOTHING, target = NOTHING, total = null, isBrisk = false } = parts
  const { sourceFace, targetFace, targetSeat } = parts
  const figure = (thing: ThingId): Figure | null => figureOf(voice, event, seen, thing)
  const told = (face: string | undefined, thing: ThingId): Figure | null =>
    face === undefined ? figure(thing) : figureCalled(voice, seen, face)
  return {
    line: lineId(n, found),
    answer: n,
    events: place + 1,
    role,
    text,
    source: told(sourceFace, source),
    target:
      targetSeat === undefined ? told(targetFace, target) : seatFigure(presenter, voice, seen(), targetSeat),
    terms: total === null ? termsAdded(presenter, voice, found, figure) : termsOf(event, figure),
    total,
    isBrisk,
  }
}

/** Who a thing is: as the event tells it, or as it lies there at that moment. */
function figureOf(voice: Voice, { codes }: Committed, seen: () => Eye, thing: ThingId): Figure | null {
  if (thing === NOTHING) return null
  const face = codes.find(([id]) => id === thing)?.[1] ?? seen().things.get(thing)?.face ?? ''
  return { thing, face, name: face === '' ? '' : nameOfFace(voice, face) }
}

/** A figure that only its face tells: the piece that shows it, if there is one. */
function figureCalled(voice: Voice, seen: () => Eye, face: string): Figure {
  const thing = [...seen().things.values()].find((one) => one.face === face)
  return { thing: thing?.id ?? NOTHING, face, name: nameOfFace(voice, face) }
}

function seatFigure(presenter: Presenter, voice: Voice, eye: Eye, seat: Seat): Figure | null {
  const face = presenter.seatFace(eye, seat)
  const thing = [...eye.things.values()].find((one) => one.face === face && one.owner === seat)
  return face === '' ? null : { thing: thing?.id ?? NOTHING, face, name: nameOfFace(voice, face) }
}

/** The number that a beat brings into the scene. */
function termsAdded(
  { stat: statOf }: Presenter,
  voice: Voice,
  { parts: { stat, adds }, seen }: Found,
  figure: (thing: ThingId) => Figure | null,
): readonly Term[] {
  const word = (id: string): string => nounOf(voice, voice.loaded.game.words.stats, id)
  if (adds !== undefined) return [{ sign: '+', n: adds.n, from: figure(adds.from), label: word(adds.stat) }]
  if (stat === undefined) return []
  const n = statOf(seen().q, stat.of, stat.id)
  return [{ sign: stat.sign, n, from: figure(stat.of), label: word(stat.id) }]
}

/** The parts of a number as the rules added them up. */
function termsOf({ fields }: Committed, figure: (thing: ThingId) => Figure | null): readonly Term[] {
  const ledger = (fields['ledger'] ?? []) as unknown as readonly LedgerLine[]
  return ledger.map(({ how, n, source }) => ({
    sign: signs[how] ?? '+',
    n: how === 'double' || how === 'lessHalf' ? 2 : n,
    from: figure(source),
    label: '',
  }))
}
