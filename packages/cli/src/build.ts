import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Words may change without changing any game, so they are no part of a build. */
const WORDS = 'text'

/** The source files below a folder, sorted, without folders of words. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).split(sep).slice(0, -1).includes(WORDS))
    .toSorted()
}

/**
 * The id of a build of a game: a hash over the rules and content that decide how it plays, the kernel's included. Saves
 * carry it, so that a program knows whether it may trust a snapshot or has to replay.
 */
export function buildOf(...folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    for (const path of sources(folder)) {
      // Paths and line ends as every system writes them: the same sources are the same build everywhere.
      hash.update(`${relative(folder, path).split(sep).join('/')}\n`)
      hash.update(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The folder of the file that a package's name leads to. */
export function folderOf(specifier: string): string {
  return dirname(fileURLToPath(import.meta.resolve(specifier)))
}
