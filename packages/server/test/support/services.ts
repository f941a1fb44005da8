import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database or a Redis of our own, on this machine, in a folder that goes with it. */
export interface Service {
  readonly url: string
  readonly process: () => ChildProcess
  /** Kills it at once; `again` brings it back at the same address with what it had on its disk. */
  readonly kill: () => Promise<void>
  readonly again: () => Promise<void>
  readonly end: () => Promise<void>
}

interface Program {
  readonly command: string
  readonly args: readonly string[]
  /** What it writes when it can be used. */
  readonly ready: string
  readonly folder: string
  readonly url: string
}

/** The account under which a service runs: PostgreSQL refuses to be root. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return line === undefined ? {} : { uid: Number(uid), gid: Number(gid) }
}

/** Where a program of Debian's packages is; installed where this account may, '' where it cannot be had. */
function found(patterns: readonly string[], debian: string): string {
  const look = (): string =>
    patterns
      .flatMap((pattern) => globSync(pattern))
      .toSorted()
      .at(-1) ?? ''
  const isHere = look()
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isHere !== '' || !mayInstall || process.env['QUADRIGA_INSTALL'] === '0') return isHere
  process.stderr.write(`installing ${debian} with apt-get (QUADRIGA_INSTALL=0 forbids it)\n`)
  const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', debian], {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? look() : ''
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function begun({ command, args, ready, folder, url }: Program): Promise<Service> {
  const run = async (): Promise<ChildProcess> => {
    const child = spawn(command, args, { ...account(), cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = (): void => void child.kill('SIGKILL')
    process.once('exit', end)
    child.once('exit', () => process.off('exit', end))
    let heard = ''
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer): void => {
        heard += text.toString()
        if (heard.includes(ready)) resolve()
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('exit', () => reject(new Error(`${command} ended: ${heard}`)))
    })
    child.stdout.removeAllListeners('data').resume()
    child.stderr.removeAllListeners('data').resume()
    return child
  }
  let child = await run()
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    process: () => child,
    kill,
    async again() {
      child = await run()
    },
    async end() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `quadriga-${name}-`))
  const { uid, gid } = account()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** A PostgreSQL; null where there is none and none can be installed. */
export async function postgresService(): Promise<Service | null> {
  const command = found(['/usr/lib/postgresql/*/bin/postgres', '/usr/local/bin/postgres'], 'postgresql')
  if (command === '') return null
  const folder = folderFor('postgres')
  const data = join(folder, 'data')
  const made = spawnSync(
    command.replace(/postgres$/, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'quadriga', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account(), cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`no database could be made: ${made.stderr}`)
  const port = await freePort()
  const args = ['-D', data, '-k', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1']
  const url = `postgres://quadriga@127.0.0.1:${port}/postgres`
  return begun({ command, args, ready: 'ready to accept connections', folder, url })
}

/** A Redis; null where there is none and none can be installed. */
export async function redisService(): Promise<Service | null> {
  const command = found(['/usr/bin/redis-server', '/usr/local/bin/redis-server'], 'redis-server')
  if (command === '') return null
  const folder = folderFor('redis')
  const port = await freePort()
  const args = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]
  return begun({
    command,
    args,
    ready: 'Ready to accept connections',
    folder,
    url: `redis://127.0.0.1:${port}`,
  })
}
