import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// A shelf is a folder of built pages: each lies in a folder of its own, named by a hash of what it was made of, and a
// file tells which one is current. A build comes onto it by one renaming and becomes current by another, so that who
// reads it, this process or another one, sees whole builds only.

const CURRENT = 'current'
const name = /^[0-9a-f]{16}$/
/** Folders in which a build is being made. */
const unfinished = 'making-'
/** How many builds stay beside the current one, for pages that are still open. */
const KEPT = 2
/** A build that is not ready after so many milliseconds was given up. */
const ABANDONED = 3_600_000

export function hasBuild(shelf: string, build: string): boolean {
  return existsSync(join(shelf, build, 'index.html'))
}

/** The name of the current build; null where there is none. */
export function currentBuild(shelf: string): string | null {
  try {
    const build = readFileSync(join(shelf, CURRENT), 'utf8')
    return name.test(build) ? build : null
  } catch {
    return null
  }
}

/** The folders of the current build and of those before it, the latest first. */
export function foldersOf(shelf: string): readonly string[] {
  const current = currentBuild(shelf)
  if (current === null) return []
  return [current, ...olderThan(shelf, current)].map((build) => join(shelf, build))
}

/** The other builds, the one that was current last first. */
function olderThan(shelf: string, current: string): readonly string[] {
  const since = (build: string): number =>
    statSync(join(shelf, build), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return readdirSync(shelf)
    .filter((entry) => name.test(entry) && entry !== current)
    .map((build) => [build, since(build)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([build]) => build)
}

/** Lets `make` fill a new folder and puts it on the shelf if it says yes; otherwise the shelf stays as it was. */
export async function addBuild(
  shelf: string,
  build: string,
  make: (folder: string) => Promise<boolean>,
): Promise<void> {
  mkdirSync(shelf, { recursive: true })
  const made = mkdtempSync(join(shelf, unfinished))
  try {
    if (await make(made)) put(made, join(shelf, build), () => hasBuild(shelf, build))
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

/** Makes a build of the shelf the current one; the oldest are removed. */
export function makeCurrent(shelf: string, build: string): void {
  const now = new Date()
  utimesSync(join(shelf, build), now, now)
  if (currentBuild(shelf) !== build) {
    const written = join(shelf, `${CURRENT}-${process.pid}`)
    writeFileSync(written, build)
    renameSync(written, join(shelf, CURRENT))
  }
  removeOld(shelf, build)
}

function removeOld(shelf: string, current: string): void {
  const abandoned = readdirSync(shelf).filter((entry) => {
    const since = statSync(join(shelf, entry), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    return entry.startsWith(unfinished) && Date.now() - since > ABANDONED
  })
  for (const entry of [...olderThan(shelf, current).slice(KEPT), ...abandoned]) {
    // Another process may be removing it too, or reading it on a system that forbids removal: the next one does it.
    try {
      rmSync(join(shelf, entry), { recursive: true, force: true })
    } catch {}
  }
}
