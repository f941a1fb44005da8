import { join } from 'node:path'
import { build } from 'vite'
import { inputsHash, root } from './inputs.ts'
import { addBuild, foldersOf, hasBuild, makeCurrent } from './buildStore.ts'
import { buildWords } from './buildWords.ts'

/** Where the built pages lie. */
export const store = join(root, 'packages/web/dist')

/** The folder of the page as it was built last. */
export function builtPage(): string {
  const [newest] = foldersOf(store)
  if (newest === undefined) throw new Error(`there is no built page in ${store}`)
  return newest
}

/** How often a build begins again because its sources changed meanwhile. */
const TRIES = 3

/** Builds the page into a folder; true if what it was made of is still the same afterwards. */
async function buildInto(outDir: string, hash: string): Promise<boolean> {
  const configFile = join(root, 'packages/web/vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return inputsHash() === hash
}

/** Builds the page if anything it is made of has changed, says so through `say`, and gives its folder. */
export async function buildPage(say: (line: string) => void): Promise<string> {
  for (let tried = 0; tried < TRIES; tried++) {
    const hash = inputsHash()
    if (!hasBuild(store, hash)) {
      say(buildWords().building)
      await addBuild(store, hash, (folder) => buildInto(folder, hash))
    }
    if (hasBuild(store, hash)) {
      makeCurrent(store, hash)
      return join(store, hash)
    }
  }
  throw new Error(buildWords().changing)
}
