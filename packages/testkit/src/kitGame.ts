import { createRng, type Json } from '@quadriga/kernel'
import { type GameKit, KitProblem } from './kit.ts'
import { noSetup } from './text/playing.ts'
import type { Watching } from './invariants.ts'

/** How closely games of this kit are watched. */
export function watchingOf({ conserves, askingTells }: GameKit): Watching {
  return {
    ...(conserves === undefined ? {} : { conserves }),
    ...(askingTells === undefined ? {} : { askingTells }),
  }
}

/** A legal setup for random play: of this name, or of any. */
export function randomSetup({ setups }: GameKit, seed: string, name?: string): Json {
  const rng = createRng(`${seed}/setup`)
  const names = Object.keys(setups)
  const chosen = name ?? names[rng.below(names.length)] ?? ''
  const make = Object.hasOwn(setups, chosen) ? setups[chosen] : undefined
  if (make === undefined) throw new KitProblem(noSetup(chosen), chosen, names)
  return make(rng)
}
