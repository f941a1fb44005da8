import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of its own whose time a test lets pass. */
export interface TimeServer {
  readonly at: string
  /** So many milliseconds pass at once; resolves when the server has looked at its clocks. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** Kills it without a word; `again` begins another one with the same database at the same address. */
  readonly kill: () => Promise<void>
  readonly again: () => Promise<void>
  readonly end: () => Promise<void>
}

const program = join(import.meta.dirname, '../../server/test/support/pageServer.ts')

type Told = { readonly port?: number }

function nextWord(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Told))
    child.once('exit', () => reject(new Error('the server ended')))
  })
}

export async function timeServer(pace = 100): Promise<TimeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-days-'))
  const begun = async (port: number): Promise<readonly [ChildProcess, number]> => {
    const child = fork(program, [join(folder, 'tables.sqlite'), `${pace}`, `${port}`], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    return [child, (await nextWord(child)).port ?? 0]
  }
  let [child, port] = await begun(0)
  const gone = (): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve))
  return {
    at: `http://localhost:${port}`,
    async pass(milliseconds) {
      const answer = nextWord(child)
      child.send(milliseconds)
      await answer
    },
    async kill() {
      const ended = gone()
      child.kill('SIGKILL')
      await ended
    },
    async again() {
      ;[child, port] = await begun(port)
    },
    async end() {
      const ended = gone()
      child.disconnect()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
