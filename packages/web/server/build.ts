import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inputsHash, root } from './inputs.ts'

/** Where the built page lies. */
export const dist = join(root, 'packages/web/dist')

const cache = join(root, 'node_modules/.cache')
const stamp = join(cache, 'quadriga-web')

function isFresh(hash: string): boolean {
  const isBuilt = existsSync(join(dist, 'index.html')) && existsSync(stamp)
  return isBuilt && readFileSync(stamp, 'utf8') === hash
}

/** Builds the page if anything it is made of has changed; says so through `say`. */
export async function buildPage(say: (line: string) => void): Promise<void> {
  const hash = inputsHash()
  if (isFresh(hash)) return
  say('Building the page, some seconds…')
  await build({ configFile: join(root, 'packages/web/vite.config.ts'), logLevel: 'error' })
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, hash)
}
