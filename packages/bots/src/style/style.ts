import type { Weights as ChampionsWeights } from '../evaluate/championsWeights.ts'
import type { Weights as DiceThroneWeights } from '../dicethrone/weights.ts'
import type { Weights as VillainousWeights } from '../villainous/judgement.ts'
import type { Weights as ZombiesWeights } from '../zombies/weights.ts'

/** How many times as much things are worth to somebody as to others; what is not named is worth the same. */
export type Multipliers<W> = { readonly [Name in keyof W]?: number }

/** A way to play, told by what it values: data for every game, which changes neither rules nor search. */
export interface Style {
  readonly champions: Multipliers<ChampionsWeights>
  readonly dicethrone: Multipliers<DiceThroneWeights>
  readonly villainous: Multipliers<VillainousWeights>
  readonly zombies: Multipliers<ZombiesWeights>
}

/** What things are worth to somebody of a style. */
export function weighed<W extends Readonly<Record<keyof W, number>>>(weights: W, by: Multipliers<W>): W {
  const names = Object.keys(weights) as (keyof W)[]
  return Object.fromEntries(names.map((name) => [name, weights[name] * (by[name] ?? 1)])) as W
}
