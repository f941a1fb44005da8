import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The top folder of the repository. */
export const root = join(import.meta.dirname, '../../..')

/** Everything the page is built from. */
const inputs = [
  'package-lock.json',
  'packages/{kernel,champions,dicethrone,bots}/{package.json,src/**/*.ts}',
  'packages/web/{index.html,package.json,*.ts,src/**/*,public/**/*}',
]

/** One word for the state of all inputs: the page is built again when it changes. */
export function inputsHash(): string {
  const hash = createHash('sha256').update(process.versions.node)
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}
