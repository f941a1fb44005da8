import type { Weights } from './judgement.ts'
import { plain } from './plain.ts'

/** What the Veteran knows of single villains and cards, beside the weights of everything else. */
export interface Known {
  /** Weights by villain; those of a villain who is not named are `usual`. */
  readonly weights: ReadonlyMap<string, Weights>
  readonly usual: Weights
  /** How many times what greedy thinks cards in hand are worth: whoever sees only its own turn lets the hand get stuck. */
  readonly cards: number
  /** What the Fate action is worth against whom: at the beginning, and how much more for the whole objective. */
  readonly fates: ReadonlyMap<string, readonly [first: number, more: number]>
  readonly usualFate: readonly [first: number, more: number]
  /** What cards bring from turn to turn as long as they lie in play; others as greedy counts them. */
  readonly keepsakes: ReadonlyMap<string, number>
  /** What Thanos' first Allies are worth beside their Strength: without one who can be sent nobody wins a Stone. */
  readonly raiders: readonly number[]
}

type Named = Readonly<Record<string, number>>

const villains = ['thanos', 'hela', 'killmonger', 'ultron', 'taskmaster']

/** Reads it from weights by name: `rivals`, `thanos rivals` where a villain weighs something otherwise, `fate hela`, `keep hela-nightsword`. */
export function knownBy(named: Named): Known {
  const usual = weightsBy(named, '', plain.weights)
  const kept = Object.keys(named).filter((name) => name.startsWith(KEEP))
  return {
    weights: new Map(villains.map((villain) => [villain, weightsBy(named, `${villain} `, usual)])),
    usual,
    cards: named['cards'] ?? 1,
    fates: new Map(villains.map((villain) => [villain, fateBy(named, villain)])),
    usualFate: fateBy(named, 'anybody'),
    keepsakes: new Map(kept.map((name) => [name.slice(KEEP.length), named[name] ?? 0])),
    raiders: ['first', 'second', 'third'].map((which) => named[`${which} raider`] ?? 0),
  }
}

const KEEP = 'keep '

function weightsBy(named: Named, before: string, otherwise: Weights): Weights {
  const names = Object.keys(otherwise) as (keyof Weights)[]
  const all = names.map((name) => [name, named[`${before}${name}`] ?? otherwise[name]] as const)
  return Object.fromEntries(all) as unknown as Weights
}

function fateBy(named: Named, villain: string): readonly [number, number] {
  return [named[`fate ${villain}`] ?? 2, named[`fate ${villain}, more`] ?? 10]
}
