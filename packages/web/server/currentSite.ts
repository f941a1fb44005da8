import { currentBuild, foldersOf } from './buildStore.ts'
import { readSite, type Site } from './site.ts'

/**
 * The site of a store's current build, which may change while it is served. A new one that cannot be read leaves the one
 * before it in place.
 */
export function currentSite(store: string): () => Site {
  const read = (): Site => {
    const [newest = store, ...older] = foldersOf(store)
    return readSite(newest, older)
  }
  let known = currentBuild(store)
  let site = read()
  return () => {
    const build = currentBuild(store)
    if (build !== null && build !== known) {
      known = build
      try {
        site = read()
      } catch {}
    }
    return site
  }
}
