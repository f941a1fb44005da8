import { difference, type Patch, patched } from './patch.ts'
import type { Seen } from './serverMessage.ts'

/**
 * The patches of several views of one table as they are sent: each but the first as what makes it out of the one before, for seats that see
 * each other's hands see nearly the same change.
 */
export function packedPatches(patches: readonly Patch[]): Patch[] {
  return patches.map((patch, i) => {
    const before = patches[i - 1]
    return before === undefined ? patch : (difference(before, patch) ?? { o: {} })
  })
}

/** The views that packed patches make of known ones. */
export function patchedViews(views: readonly Seen[], packed: readonly Patch[]): Seen[] {
  let before: Patch | null = null
  return packed.map((one, i) => {
    const patch = before === null ? one : (patched(before, one) as Patch)
    before = patch
    return patched(views[i], patch) as Seen
  })
}
