import type { Entry, MapTree, Tree } from './tree.ts'

/**
 * Lays changes over a base: mappings are merged key by key at every depth, everything else is replaced, and a key
 * without a value (or `~`) is taken out. Each part keeps the place where it was written.
 */
export function overlay(base: Tree | undefined, changes: Tree): Tree {
  if (changes.kind !== 'map' || base?.kind !== 'map') return changes
  const over = new Map(changes.entries.map((entry) => [entry.key, entry]))
  const kept = base.entries.flatMap((entry): Entry[] => {
    const change = over.get(entry.key)
    if (change === undefined) return [entry]
    over.delete(entry.key)
    if (isRemoval(change.value)) return []
    return [{ ...change, value: overlay(entry.value, change.value) }]
  })
  // A key without a value that takes nothing out stays, so that the reader can complain about it.
  return { kind: 'map', at: changes.at, entries: [...kept, ...over.values()] }
}

/** The part of a mapping whose keys are listed. */
export function only(map: MapTree, keys: readonly string[]): MapTree {
  return { ...map, entries: map.entries.filter((entry) => keys.includes(entry.key)) }
}

/** The value under a key. */
export function valueOf(map: MapTree, key: string): Tree | undefined {
  return map.entries.find((entry) => entry.key === key)?.value
}

function isRemoval(tree: Tree): boolean {
  return tree.kind === 'scalar' && tree.value === null
}
