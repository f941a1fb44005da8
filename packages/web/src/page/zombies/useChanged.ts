import { useEffect, useMemo, useRef } from 'react'
import type { PlaceModel } from '../../model/zombies/board.ts'
import { usePlay } from '../play/PlayContext.ts'
import { boardAt } from './useTableau.ts'

const NONE: ReadonlySet<string> = new Set()

/** Zones in which the film has just changed something; none without a film. */
export function useChanged(): ReadonlySet<string> {
  const { shown, film } = usePlay()
  const { places } = boardAt(shown)
  const before = useRef(places)
  const changed = useMemo(
    () => (film === null ? NONE : changesBetween(before.current, places)),
    [film, places],
  )
  useEffect(() => {
    before.current = places
  }, [places])
  return changed
}

/** What stands in a zone, in a form that can be compared. */
function contentsOf({ groups, heroes, tokens }: PlaceModel): string {
  return [...groups.flatMap(({ ids }) => ids), ...heroes, ...tokens.map(({ id }) => id)].join()
}

/** Zones that figures came to stand first, then those that they left. */
export function changesBetween(
  before: readonly PlaceModel[],
  after: readonly PlaceModel[],
): ReadonlySet<string> {
  const known = new Map(before.map((place) => [place.id, contentsOf(place)]))
  const changed = after.filter((place) => known.get(place.id) !== contentsOf(place))
  const grown = changed.filter((place) => contentsOf(place).length >= (known.get(place.id)?.length ?? 0))
  return new Set([...grown, ...changed].map(({ id }) => id))
}
