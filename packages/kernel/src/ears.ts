import type { Compiled } from './compile.ts'
import { faceOf } from './face.ts'
import { type Layout, layoutOf } from './layout.ts'
import { withAt, withoutPlace } from './list.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import { allThings, EARS, type State, type Thing, type ThingId } from './state.ts'

const NONE: readonly number[] = []
const NO_PLACES: ReadonlyMap<string, readonly number[]> = new Map()

/** Which ears a face opens, by kind of place: its abilities that speak from there, and its constant texts in play. */
export function earsOfFace(
  abilities: readonly CompiledAbility[],
  constants: readonly Compiled[],
  statEars: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  const open = (place: string, ear: number) => {
    const ears = places.get(place) ?? []
    places.set(place, ears)
    if (!ears.includes(ear)) ears.push(ear)
  }
  for (const { ability, ear } of abilities) if (ear >= 0) open(ability.from, ear)
  for (const { args } of constants) open('play', statEars.get(String(args['stat'])) as number)
  return places.size === 0 ? NO_PLACES : places
}

/** The ears a thing has open where it lies. */
export function earsOfThing(loaded: Loaded, layout: Layout, thing: Thing): readonly number[] {
  const hears = layout.hears[thing.zone] as string
  if (hears === '') return NONE
  const ears = faceOf(loaded, thing)?.ears ?? NO_PLACES
  return ears === NO_PLACES ? NONE : (ears.get(hears) ?? NONE)
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
