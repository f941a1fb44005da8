import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { here } from './inProcess.ts'
import { json, type Left, temporaryFolder } from './quadriga.ts'

const root = join(import.meta.dirname, '../../..')
const series = ['simulate', '--game', 'cards60', '--setup', 'short', '--seed', '7', '--games', '60', '--json']

/** What must not depend on the machine. */
const result = (left: Left): object => {
  const { speed: _, continued: _before, ...rest } = json(left) as { speed: object; continued: number }
  return rest
}

/** The queue's package and a Redis; what is missing, in words. */
function missing(): string {
  const redis = spawnSync('redis-server', ['--version'])
  if (redis.error !== undefined) return 'there is no redis-server'
  if (existsSync(join(root, 'optional/queue/node_modules/bullmq'))) return ''
  const { status } = spawnSync('npm', ['ci', '--prefix', 'optional/queue', '--ignore-scripts'], { cwd: root })
  return status === 0 ? '' : 'npm ci --prefix optional/queue failed'
}

const isMissing = missing()
if (isMissing !== '') process.stderr.write(`simulations on many machines are not tested: ${isMissing}\n`)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

test('without a Redis a queue is refused in words', async () => {
  const bad = await here([...series, '--queue', 'localhost'])
  expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('redis://127.0.0.1:6379')])
})

describe.skipIf(isMissing !== '')('a queue that machines share', () => {
  const children: ChildProcess[] = []
  let address = ''
  /** Another machine: a process that works at the queue. */
  const machine = async (): Promise<ChildProcess> => {
    const args = ['packages/cli/src/main.ts', 'worker', '--queue', address, '--workers', '1']
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    await once(child.stdout, 'data')
    return child
  }
  beforeAll(async () => {
    const port = await freePort()
    address = `redis://127.0.0.1:${port}`
    const args = ['--port', `${port}`, '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    const redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(redis)
    let heard = ''
    for await (const text of redis.stdout) {
      heard += String(text)
      if (heard.includes('Ready to accept connections')) break
    }
  })
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  test('two machines give the result of one, and leave a file that any machine goes on from', async () => {
    await Promise.all([machine(), machine()])
    const out = join(temporaryFolder(), 'series.jsonl')
    const many = await here([...series, '--queue', address, '--out', out])
    const alone = await here([...series, '--workers', '1'])
    expect(many.code).toBe(0)
    expect(result(many)).toEqual(result(alone))
    expect(readFileSync(out, 'utf8').trimEnd().split('\n').length).toBeGreaterThan(10)
    const again = await here([...series, '--games', '70', '--out', out, '--workers', '1'])
    expect(json(again)).toMatchObject({ continued: 60, games: 70 })
  }, 60_000)
})
