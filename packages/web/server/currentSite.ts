import { currentBuild, foldersOf } from './shelf.ts'
import { readSite, type Site } from './site.ts'

/**
 * The site of a shelf's current build, which may change while it is served. A new one that cannot be read leaves the one
 * before it in place.
 */
export function currentSite(shelf: string): () => Site {
  const read = (): Site => {
    const [newest = shelf, ...older] = foldersOf(shelf)
    return readSite(newest, older)
  }
  let known = currentBuild(shelf)
  let site = read()
  return () => {
    const build = currentBuild(shelf)
    if (build !== null && build !== known) {
      known = build
      try {
        site = read()
      } catch {}
    }
    return site
  }
}
