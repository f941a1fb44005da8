import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The top folder of the repository. */
export const root = join(import.meta.dirname, '../../..')

const OURS = '@quadriga/'

/** The packages of this repository that a package needs, and what these need. */
function packagesOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> }
  for (const needed of Object.keys(dependencies))
    if (needed.startsWith(OURS)) packagesOf(needed.slice(OURS.length), found)
  return found
}

/** Everything the page is built from. */
function inputs(): string[] {
  const needed = [...packagesOf('web')].filter((name) => name !== 'web')
  return [
    'package-lock.json',
    ...needed.map((name) => `packages/${name}/{package.json,src/**/*.ts}`),
    'packages/web/{index.html,package.json,*.ts,src/**/*,public/**/*}',
  ]
}

/** One word for the state of all inputs: the page is built again when it changes. */
export function inputsHash(): string {
  const hash = createHash('sha256').update(process.versions.node)
  const files = globSync(inputs(), { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
