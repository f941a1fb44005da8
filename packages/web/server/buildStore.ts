import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A store is a folder of built pages: each lies in a folder of its own, named by a hash of what it was made of, and a
// file tells which one is current. A build comes into it by one renaming and becomes current by another, so that who
// reads it, this process or another one, sees whole builds only.

const CURRENT = 'current'
const name = /^[0-9a-f]{16}$/
/** Folders in which a build is being made. */
const unfinished = 'making-'
/** How many builds stay beside the current one, for pages that are still open. */
const KEPT = 2
/** A build that is not ready after so many milliseconds was given up. */
const ABANDONED = 3_600_000

export function hasBuild(store: string, build: string): boolean {
  return existsSync(join(store, build, 'index.html'))
}

/** The name of the current build; null where there is none. */
export function currentBuild(store: string): string | null {
  try {
    const build = readFileSync(join(store, CURRENT), 'utf8')
    return name.test(build) ? build : null
  } catch {
    return null
  }
}

/** The folders of the current build and of those before it, the latest first. */
export function foldersOf(store: string): readonly string[] {
  const current = currentBuild(store)
  if (current === null) return []
  return [current, ...olderThan(store, current)].map((build) => join(store, build))
}

/** The other builds, the one that was current last first. */
function olderThan(store: string, current: string): readonly string[] {
  const since = (build: string): number =>
    statSync(join(store, build), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return readdirSync(store)
    .filter((entry) => name.test(entry) && entry !== current)
    .map((build) => [build, since(build)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([build]) => build)
}

/** Lets `make` fill a new folder and puts it into the store if it says yes; otherwise the store stays as it was. */
export async function addBuild(
  store: string,
  build: string,
  make: (folder: string) => Promise<boolean>,
): Promise<void> {
  mkdirSync(store, { recursive: true })
  const made = mkdtempSync(join(store, unfinished))
  try {
    if (await make(made)) put(made, join(store, build), () => hasBuild(store, build))
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** Somebody else may have put the same build there meanwhile: theirs is as good. */
function put(made: string, place: string, isThere: () => boolean): void {
  try {
    renameSync(made, place)
  } catch (error) {
    if (isThere()) return
    if (!existsSync(place)) throw error
    rmSync(place, { recursive: true })
    renameSync(made, place)
  }
}

/** Makes a build of the store the current one; the oldest are removed. */
export function makeCurrent(store: string, build: string): void {
  const now = new Date()
  utimesSync(join(store, build), now, now)
  if (currentBuild(store) !== build) {
    const written = join(store, `${CURRENT}-${process.pid}`)
    writeFileSync(written, build)
    renameSync(written, join(store, CURRENT))
  }
  removeOld(store, build)
}

function removeOld(store: string, current: string): void {
  const abandoned = readdirSync(store).filter((entry) => {
    const since = statSync(join(store, entry), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    return entry.startsWith(unfinished) && Date.now() - since > ABANDONED
  })
  for (const entry of [...olderThan(store, current).slice(KEPT), ...abandoned]) {
    // Another process may be removing it too, or reading it on a system that forbids removal: the next one does it.
    try {
      rmSync(join(store, entry), { recursive: true, force: true })
    } catch {}
  }
}
