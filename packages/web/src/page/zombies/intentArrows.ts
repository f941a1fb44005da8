import type { IntentModel } from '../../model/zombies/board.ts'

/** One arrow: everybody who goes from one zone to another for the same reason. */
export interface IntentArrow {
  readonly key: string
  readonly from: string
  readonly to: string
  /** How many go there; groups that split have shares. */
  readonly n: number
  readonly why: IntentModel['why']
  readonly whom: readonly string[]
  /** They may also go another way. */
  readonly isShared: boolean
}

export function arrowsOf(intents: readonly IntentModel[]): readonly IntentArrow[] {
  const found = new Map<string, IntentArrow>()
  for (const { from, to, n, does, why, whom } of intents) {
    if (does !== 'walk') continue
    for (const zone of to) {
      const key = `${from}>${zone}>${why}`
      const before = found.get(key)
      const share = to.length > 1 ? Math.ceil(n / to.length) : n
      found.set(key, {
        key,
        from,
        to: zone,
        n: (before?.n ?? 0) + share,
        why,
        whom: [...new Set([...(before?.whom ?? []), ...whom])],
        isShared: before?.isShared === true || to.length > 1,
      })
    }
  }
  return [...found.values()]
}

/** What is told of a zone: how many leave it for one reason. Who may take several ways is counted once. */
export interface IntentLabel {
  readonly key: string
  readonly from: string
  readonly n: number
  readonly why: IntentModel['why']
  readonly whom: readonly string[]
}

/** One for each zone and reason, not for each arrow: several would lie over the figures that they tell of. */
export function labelsOf(intents: readonly IntentModel[]): readonly IntentLabel[] {
  const found = new Map<string, IntentLabel>()
  for (const { from, n, does, why, whom } of intents) {
    if (does !== 'walk') continue
    const key = `${from}>${why}`
    const before = found.get(key)
    const all = [...new Set([...(before?.whom ?? []), ...whom])]
    found.set(key, { key, from, n: (before?.n ?? 0) + n, why, whom: all })
  }
  return [...found.values()]
}
