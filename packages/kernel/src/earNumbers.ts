import type { Compiled } from './compile.ts'
import type { Ability } from './game.ts'
import { NOTHING } from './state.ts'
import type { Stage } from './timing.ts'

/** Ears are numbered, so that those who listen to one are found by index: one for each (event, window, order) and stat. */

/** The ear of an ability: which window of which event it answers in; NOTHING for one that a verb uses. */
export function earOf(ears: Map<string, number>, ability: Ability, when: Compiled | null): number {
  if (ability.window === '' || when === null) return NOTHING
  return earNumber(ears, earKey(String(when.args['event']), ability.window, ability.forced))
}

export function statEar(stat: string): string {
  return `stat:${stat}`
}

export function earKey(kind: string, window: string, isForced: boolean): string {
  return `${kind}/${window}/${isForced ? 'forced' : 'inPlayerOrder'}`
}

export function earNumber(ears: Map<string, number>, key: string): number {
  const known = ears.get(key)
  if (known !== undefined) return known
  ears.set(key, ears.size)
  return ears.size - 1
}

export function earOfStage(ears: ReadonlyMap<string, number>, kind: string, stage: Stage): number {
  if (stage.do !== 'window') return NOTHING
  return ears.get(earKey(kind, stage.window, stage.order === 'forced')) ?? NOTHING
}
