// Runs before `npm start`, `npm test`, `npm run quadriga` and `npm run campaign`: installs what package-lock.json
// names, if that is not what node_modules holds. Everything it says goes to stderr, so that `--json` on stdout stays
// clean, and it says nothing when there is nothing to do.
//
// This file alone has to run on Node 20 and before anything is installed: plain JavaScript, no dependency. npm puts
// node_modules/.bin in the search path beforehand, so the script after this hook already finds the Node that came
// with the install.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.quadriga-install')
const lock = join(root, '.install.lock')
const packagedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const heartbeat = 1_000
const staleAfter = 15_000

/** What node_modules should hold: the lock file, for this kind of machine. */
function wanted() {
  const contents = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(contents).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** @returns {{ devDependencies: Record<string, string>, optionalDependencies?: Record<string, string> }} */
function manifest() {
  const text = readFileSync(join(root, 'package.json'), 'utf8')
  return /** @type {ReturnType<typeof manifest>} */ (JSON.parse(text))
}

/** An install that left the tools out, as `npm ci --omit=dev` does, cannot serve. */
function hasTools() {
  return Object.keys(manifest().devDependencies).every((name) => existsSync(join(modules, name)))
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && hasTools()
}

/** @param {string} message @returns {never} */
function fail(message) {
  process.stderr.write(`quadriga: ${message}\n`)
  process.exit(1)
}

/** The scripts run on the packaged Node where there is one; otherwise this Node has to run TypeScript without help. */
function requireNode() {
  if (existsSync(packagedNode) || process.features.typescript) return
  fail(
    `Node 22.18 or newer is needed; this is ${process.versions.node}, and no packaged Node 26 could be installed for ` +
      `${process.platform} ${process.arch}. Install a newer Node, then try again.`,
  )
}

/** Of the packaged Nodes npm keeps only the one for this machine; npm 10 does so without putting it in .bin. */
function linkNode() {
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const name = Object.keys(manifest().optionalDependencies ?? {}).find((each) =>
    existsSync(join(modules, each, binary)),
  )
  if (name === undefined || existsSync(packagedNode)) return
  if (process.platform === 'win32') writeFileSync(packagedNode, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`)
  else symlinkSync(join('..', name, binary), packagedNode)
}

/** A packaged Node may be made for another C library: then it must not stand in the way of the system's own. */
function dropBrokenNode() {
  if (!existsSync(packagedNode)) return
  const { status } = spawnSync(packagedNode, ['--version'], { shell: process.platform === 'win32' })
  if (status === 0) return
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', name), { force: true })
}

/** npm as the person started it, and on their own Node: `npm ci` deletes the packaged one while it works. */
function npmCommand() {
  const cli = process.env.npm_execpath ?? ''
  if (!/npm-cli\.[cm]?js$/.test(cli)) return { command: 'npm', prefix: [] }
  const node = process.env.npm_node_execpath ?? ''
  return { command: existsSync(node) ? node : process.execPath, prefix: [cli] }
}

/** @returns {Promise<number | null>} the exit code of `npm ci` */
function runNpm() {
  const { command, prefix } = npmCommand()
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, [...prefix, ...options], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: prefix.length === 0 && process.platform === 'win32',
  })
  // Interrupted, npm still ends before the lock is given back.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill())
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`quadriga: npm did not start: ${error.message}\n`)
      resolve(1)
    })
    child.on('exit', resolve)
  })
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Takes the lock, or says that somebody else has it. Creating the file is the one atomic step. */
function tryLock() {
  try {
    writeFileSync(lock, `${hostname()} ${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function touchLock() {
  if (existsSync(lock)) utimesSync(lock, new Date(), new Date())
}

/** The owner touches its lock every second; one that stopped doing so was killed. */
function dropStaleLock() {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > staleAfter) rmSync(lock, { force: true })
}

/** @param {() => Promise<void>} work */
async function locked(work) {
  for (let waited = 0; !tryLock(); waited++) {
    if (waited === 0) process.stderr.write('quadriga: another install is under way, waiting for it\n')
    dropStaleLock()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const touch = setInterval(touchLock, heartbeat)
  process.on('exit', () => rmSync(lock, { force: true }))
  await work()
  clearInterval(touch)
}

async function install() {
  if (isInstalled()) return
  process.stderr.write('quadriga: installing what package-lock.json names; this takes a minute, once\n')
  const code = await runNpm()
  if (code !== 0) fail(`the install failed (npm ci ended with ${code}); the messages above say why`)
  if (!hasTools()) fail('npm ci ended well, but node_modules lacks packages that package.json names')
  finish()
}

function finish() {
  linkNode()
  dropBrokenNode()
  writeFileSync(stamp, wanted())
}

if (process.argv.includes('--done')) {
  // After an `npm install` or `npm ci` by hand: note it, so that the next command does not install again.
  if (hasTools()) finish()
} else {
  if (!isInstalled()) await locked(install)
  requireNode()
}
