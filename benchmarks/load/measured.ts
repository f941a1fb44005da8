import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What a process has used so far. */
export interface Used {
  /** Seconds of processor time, all threads. */
  readonly processor: number
  /** Megabytes: what is reachable, and what the system gave. */
  readonly heap: number
  readonly memory: number
  /** Seconds of processor time by the names of threads; none where the system does not tell. */
  readonly threads: Readonly<Record<string, number>>
}

/** QUADRIGA_PROFILE=FOLDER writes a profile of each measured process there, for the browser's developer tools. */
const folder = process.env['QUADRIGA_PROFILE']
const profiling = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

/** A server in a process of its own, so that only its own processor time is counted. */
export class Measured {
  readonly at: string
  private readonly child: ChildProcess

  private constructor(at: string, child: ChildProcess) {
    this.at = at
    this.child = child
  }

  static async begun(program: URL, given: readonly string[]): Promise<Measured> {
    const child = fork(program, given, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--expose-gc', ...profiling],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const [port] = (await once(child, 'message')) as [number]
    return new Measured(`http://127.0.0.1:${port}`, child)
  }

  async used(): Promise<Used> {
    const reply = once(this.child, 'message')
    this.child.send('used')
    return ((await reply) as [Used])[0]
  }

  async end(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
  }
}

const TASKS = '/proc/self/task'
/** Ticks of the system's clock a second, in which Linux counts. */
const TICKS = 100

function threadsOf(): Record<string, number> {
  const threads: Record<string, number> = {}
  for (const task of existsSync(TASKS) ? readdirSync(TASKS) : []) {
    const text = readFileSync(`${TASKS}/${task}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    const [user = 0, system = 0] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    threads[name] = (threads[name] ?? 0) + (user + system) / TICKS
  }
  return threads
}

/** In the measured process: tells where it is, and what it has used whenever it is asked. */
export function isMeasured(port: number): void {
  process.on('message', () => {
    // Collected first: what this costs is nobody's answer, and it must not be counted with those that follow.
    ;(globalThis as { gc?: () => void }).gc?.()
    const { user, system } = process.cpuUsage()
    const { heapUsed, rss } = process.memoryUsage()
    const used: Used = {
      processor: (user + system) / 1e6,
      heap: heapUsed / 1e6,
      memory: rss / 1e6,
      threads: threadsOf(),
    }
    process.send?.(used)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(port)
}
