import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '..')

/** The source files below a package's `src`, sorted, without folders of words: they change no game. */
function sources(name: string): readonly string[] {
  return globSync('**/*.{ts,json}', { cwd: join(packages, name, 'src') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.split('/').slice(0, -1).includes('text'))
    .toSorted()
}

/** The id of a build of a game: a hash over the rules and content that decide how it plays, the kernel's included. */
export function buildOf(game: string): string {
  const hash = createHash('sha256')
  for (const name of ['kernel', game]) {
    for (const path of sources(name)) {
      hash.update(`${path}\n`)
      hash.update(readFileSync(join(packages, name, 'src', path), 'utf8').replaceAll('\r\n', '\n'))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
