import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = new URL('./boardgameio/', import.meta.url)

/** Installs boardgame.io in its own folder unless the version its package file names is already there. */
export function installBoardgameio(): void {
  if (installedVersion() === wantedVersion()) return
  process.stderr.write(`Installing boardgame.io ${wantedVersion()} for the benchmark only.\n`)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const npm = process.env['npm_execpath']
  // Under npm, its own program is known by path, and Windows needs no shell to start it.
  const [command, commandArgs] = npm === undefined ? ['npm', args] : [process.execPath, [npm, ...args]]
  // Standard output belongs to the report: what npm says goes to standard error.
  const { status, error } = spawnSync(command, commandArgs, {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 2, 2],
  })
  if (error !== undefined) throw new Error(`npm could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`npm ci in benchmarks/boardgameio failed with exit code ${status}`)
}

function installedVersion(): string | undefined {
  const file = new URL('node_modules/boardgame.io/package.json', folder)
  return existsSync(file) ? (readJson(file) as { version: string }).version : undefined
}

function wantedVersion(): string {
  const { dependencies } = readJson(new URL('package.json', folder)) as {
    dependencies: { 'boardgame.io': string }
  }
  return dependencies['boardgame.io']
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
