import type { LogLine } from '../../model/table/logLine.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'

const shownEvents = ['turnUp', 'turnBoost'] as const
type ShownEvent = (typeof shownEvents)[number]

/** A card that was turned since the last look. */
export interface Revealed {
  readonly id: string
  readonly event: ShownEvent
  readonly face: string
}

function isShown(event: string): event is ShownEvent {
  return (shownEvents as readonly string[]).includes(event)
}

const found = new WeakMap<readonly LogLine[], readonly Revealed[]>()

/** Boost and encounter cards that the news tell of, in order: the same list for the same news. */
export function revealsIn({ news }: Snapshot): readonly Revealed[] {
  const known = found.get(news)
  if (known !== undefined) return known
  const list = news.flatMap(({ id, event, faces }): Revealed[] => {
    const [face] = faces
    return isShown(event) && face !== undefined ? [{ id, event, face }] : []
  })
  found.set(news, list)
  return list
}
