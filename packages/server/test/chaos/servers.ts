import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const child = join(import.meta.dirname, '../support/child.ts')

/** How servers are begun. */
export interface Wish {
  readonly count: number
  /** A file, or an address that all share. */
  readonly database: string
  readonly redis?: string
  readonly isClockJumping?: boolean
}

/** Servers in processes of their own, which are killed and begun again. */
export class Servers {
  private readonly wish: Wish
  private readonly running: (ChildProcess | null)[]
  private readonly addresses: string[] = []
  kills = 0
  /** Servers that ended though nobody killed them. */
  ended = 0

  private constructor(wish: Wish) {
    this.wish = wish
    this.running = Array.from({ length: wish.count }, () => null)
  }

  static async begun(wish: Wish): Promise<Servers> {
    const servers = new Servers(wish)
    for (let n = 0; n < wish.count; n++) await servers.begin(n)
    return servers
  }

  /** Where a server is, or was when it was last there. */
  at(n: number): string {
    return this.addresses[n % this.addresses.length] ?? ''
  }

  get count(): number {
    return this.wish.count
  }

  async begin(n: number): Promise<void> {
    const { database, redis = '', isClockJumping = false } = this.wish
    const process = fork(child, [database, redis, isClockJumping ? 'jumping' : ''], { stdio: 'inherit' })
    this.running[n] = process
    process.once('exit', () => {
      if (this.running[n] === process) this.ended++
    })
    const [port] = (await once(process, 'message')) as [number]
    this.addresses[n] = `http://127.0.0.1:${port}`
  }

  /** Ends a server in the middle of whatever it does, and begins it again. */
  async kill(n: number): Promise<void> {
    this.kills++
    await this.end(n)
    await this.begin(n)
  }

  async close(): Promise<void> {
    for (let n = 0; n < this.running.length; n++) await this.end(n)
  }

  private async end(n: number): Promise<void> {
    const process = this.running[n] ?? null
    if (process === null || process.exitCode !== null || process.signalCode !== null) return
    this.running[n] = null
    const ended = once(process, 'exit')
    process.kill('SIGKILL')
    await ended
  }
}
