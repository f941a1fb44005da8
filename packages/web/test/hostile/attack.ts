import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng } from '@quadriga/kernel'
import { breakOff, makeVisit, PAGE, requestsOf, SECRET, visitOf } from './visit.ts'

export interface Attack {
  readonly requests: number
  readonly seed: string
  /** After so many milliseconds the attack ends early, but not before `least` requests. */
  readonly time: number
  readonly least: number
}

export interface Outcome {
  /** Hostile requests sent; those of clients that went away without reading are `unread`. */
  readonly sent: number
  readonly unread: number
  readonly connections: number
  /** What was answered wrongly, with the number of the visit. */
  readonly wrong: readonly string[]
  /** Whether the process of the server is still the one that was started. */
  readonly isAlive: boolean
}

const LANES = 16
/** More wrong answers than this tell nothing new. */
const ENOUGH = 20

/** Attacks a server in a process of its own with requests that follow from the seed. */
export async function attack(plan: Attack): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-hostile-'))
  const server = fork(join(import.meta.dirname, 'target.ts'), [pageIn(folder)], { execArgv: [] })
  try {
    const [port] = (await once(server, 'message')) as [number]
    const outcome = await attackPort(port, plan, () => server.exitCode === null && server.signalCode === null)
    server.disconnect()
    await once(server, 'exit')
    return outcome
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A small page to serve, with a secret beside its folder. */
function pageIn(folder: string): string {
  const page = join(folder, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.json'), SECRET)
  writeFileSync(join(page, 'index.html'), PAGE)
  writeFileSync(join(page, 'assets/a-1.js'), '0123456789')
  writeFileSync(join(page, 'assets/large-1.js'), 'x'.repeat(300_000))
  return page
}

async function attackPort(port: number, plan: Attack, isAlive: () => boolean): Promise<Outcome> {
  const began = performance.now()
  const wrong: string[] = []
  let [sent, unread, connections] = [0, 0, 0]
  const isDone = (): boolean =>
    sent >= plan.requests ||
    wrong.length >= ENOUGH ||
    !isAlive() ||
    (sent >= plan.least && performance.now() - began > plan.time)
  const lane = async (): Promise<void> => {
    while (!isDone()) {
      const n = connections++
      const rng = createRng(`${plan.seed}/${n}`)
      const below = (most: number): number => rng.below(most)
      const visit = visitOf(below)
      const isUnread = below(12) === 0
      const { length } = requestsOf(visit)
      sent += length
      if (isUnread) unread += length
      const problems = await (isUnread ? breakOff(port, visit, below) : makeVisit(port, visit))
      wrong.push(...problems.map((problem) => `visit ${n}: ${problem}`))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { sent, unread, connections, wrong, isAlive: isAlive() }
}
