import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of its own whose time a test lets pass. */
export interface TimeServer {
  readonly at: string
  /** So many milliseconds pass at once; resolves when the server has looked at its clocks. */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly end: () => Promise<void>
}

export async function timeServer(pace = 100): Promise<TimeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quadriga-days-'))
  const program = join(import.meta.dirname, '../../server/test/support/pageServer.ts')
  const child = fork(program, [join(folder, 'tables.sqlite'), `${pace}`], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const told = (): Promise<{ readonly port?: number }> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as { readonly port?: number }))
      child.once('exit', () => reject(new Error('the server ended')))
    })
  const { port = 0 } = await told()
  return {
    at: `http://localhost:${port}`,
    async pass(milliseconds) {
      const answer = told()
      child.send(milliseconds)
      await answer
    },
    async end() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
