import { type Layout, layoutOf } from './layout.ts'
import { withAt, withoutPlace } from './list.ts'
import type { Loaded } from './load.ts'
import { allThings, EARS, type State, type Thing, type ThingId } from './state.ts'

const NONE: readonly number[] = []

/** By kind of place, then by face: the ears that a face opens there. */
export type Hearing = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>

/** Which ears faces open where: their abilities that speak from there, and their constant texts in play. */
export function hearingOf({
  abilities,
  constants,
  statEars,
}: Pick<Loaded, 'abilities' | 'constants' | 'statEars'>): Hearing {
  const places = new Map<string, Map<string, number[]>>()
  const open = (place: string, face: string, ear: number) => {
    const faces = places.get(place) ?? new Map<string, number[]>()
    places.set(place, faces)
    const ears = faces.get(face) ?? []
    faces.set(face, ears)
    if (!ears.includes(ear)) ears.push(ear)
  }
  for (const [face, list] of abilities) {
    for (const { ability, ear } of list) if (ear >= 0) open(ability.from, face, ear)
  }
  for (const [face, list] of constants) {
    for (const { args } of list) open('play', face, statEars.get(String(args['stat'])) as number)
  }
  return places
}

function earsOf(loaded: Loaded, face: string, hears: string): readonly number[] {
  if (hears === '' || face === '') return NONE
  return loaded.hearing.get(hears)?.get(face) ?? NONE
}

/** The ears a thing has open where it lies. */
export function earsOfThing(loaded: Loaded, layout: Layout, thing: Thing): readonly number[] {
  return earsOf(loaded, thing.face, layout.specs[thing.zone]?.rule.hears ?? '')
}

/** Puts a thing into the lists of its ears, or takes it out. */
export function enlist(
  lists: (readonly ThingId[])[],
  ears: readonly number[],
  thing: ThingId,
  listens: boolean,
): void {
  for (let i = 0; i < ears.length; i++) {
    const ear = ears[i] as number
    lists[ear] = enlisted(lists[ear] ?? NONE, thing, listens)
  }
}

/** A list of ids with this one at its place or without it: in order, so that a rebuilt index is the same. */
function enlisted(list: readonly ThingId[], thing: ThingId, listens: boolean): readonly ThingId[] {
  let place = 0
  while (place < list.length && (list[place] as ThingId) < thing) place++
  if ((list[place] === thing) === listens) return list
  return listens ? withAt(list, place, thing) : withoutPlace(list, place)
}

/** Who listens to what, from scratch: after loading or imagining a state. Lists are in the order of ids. */
export function rebuildEars(loaded: Loaded, state: State): (readonly ThingId[])[] {
  const layout = layoutOf(loaded, state)
  const ears = new Array<readonly ThingId[]>(loaded.ears.size).fill(NONE)
  for (const thing of allThings(state)) {
    for (const ear of earsOfThing(loaded, layout, thing))
      ears[ear] = [...(ears[ear] as readonly ThingId[]), thing.id]
  }
  return ears
}

/** What the kept index of listeners has wrong, or null: it must be what a new one would be. */
export function staleListeners(loaded: Loaded, state: State): string | null {
  const kept = state[EARS] ?? null
  if (kept === null) return null
  const fresh = rebuildEars(loaded, state)
  for (const [name, ear] of loaded.ears) {
    const [had, has] = [kept[ear] ?? [], fresh[ear] ?? []]
    if (had.join() !== has.join()) return `${name}: kept [${had.join()}], in truth [${has.join()}]`
  }
  return null
}
