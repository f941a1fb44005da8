import type { Machine } from './machine.ts'
import { NOTHING, type ThingId } from './state.ts'

/** One of these things, picked by chance; NOTHING where there are none. */
export function randomThing(m: Machine, source: string, ids: readonly ThingId[]): ThingId {
  if (ids.length === 0) return NOTHING
  const faces = ids.map((id) => m.thing(id).face)
  const picked = faces[m.speak(source, faces)]
  // The first that is alike, wherever it lies: a recording tells what was picked and not where.
  return ids[faces.indexOf(picked as string)] as ThingId
}
