import type { Beat, Figure, Term } from '../../model/table/film.ts'

/** What the stage shows: one attack, one card, with everything it came to so far. */
export interface FilmScene {
  readonly source: Figure | null
  readonly target: Figure | null
  readonly terms: readonly Term[]
  readonly total: number | null
  /** Beats of this scene, and how many of them were shown. */
  readonly beats: number
  readonly shown: number
}

/** The scene that a beat belongs to: from the beat that opens it to the last one before the next. */
export function sceneAt(beats: readonly Beat[], place: number): FilmScene | null {
  const beat = beats[place]
  if (beat === undefined) return null
  const first = startOf(beats, place)
  const past = beats.slice(first, place + 1)
  const opening = past[0] ?? beat
  const source = opening.source ?? beat.source
  const target = past.findLast((one) => one.target !== null)?.target ?? null
  return {
    source,
    target,
    // What it came to is told with the whole sum, which the rules added up.
    terms: beat.total === null ? past.flatMap(({ terms }) => terms) : named(beat.terms, past),
    total: beat.total,
    beats: endOf(beats, place) - first,
    shown: past.length,
  }
}

/** A scene begins with its opening beat; after what a scene came to, the next beat begins another. */
function startOf(beats: readonly Beat[], place: number): number {
  let first = place
  while (first > 0 && beats[first]?.role !== 'opens' && beats[first - 1]?.role !== 'closes') first--
  return first
}

function endOf(beats: readonly Beat[], place: number): number {
  let end = place + 1
  while (end < beats.length && beats[end - 1]?.role !== 'closes' && beats[end]?.role !== 'opens') end++
  return end
}

/** The parts of a sum carry the words with which they were told. */
function named(terms: readonly Term[], past: readonly Beat[]): readonly Term[] {
  const told = past.flatMap((one) => (one.total === null ? one.terms : []))
  return terms.map((term) => {
    const same = told.find(({ from }) => from !== null && from.thing === term.from?.thing)
    return same === undefined ? term : { ...term, label: same.label }
  })
}

/** Sources of the scenes that are still to come, each once. */
export function nextFigures(beats: readonly Beat[], place: number): readonly Figure[] {
  const found: Figure[] = []
  for (const { role, source } of beats.slice(place + 1))
    if (role === 'opens' && source !== null && !found.some(({ thing }) => thing === source.thing))
      found.push(source)
  return found
}
