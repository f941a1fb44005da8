// `npm start`: builds what changed, serves the page on this machine, says where, and opens the browser if there is one.
// PORT chooses the port, BROWSER=none leaves the browser alone.
import { openBrowser } from './server/browser.ts'
import { buildPage, dist } from './server/build.ts'
import { fileServer } from './server/files.ts'
import { BusyPort, listen } from './server/listen.ts'

const USUAL = 4180
/** How many further ports are tried where nobody asked for a certain one. */
const TRIES = 10

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** The ports to try; null when PORT is none. */
function wantedPorts(asked: string | undefined): readonly number[] | null {
  if (asked === undefined || asked === '') return Array.from({ length: TRIES }, (_, n) => USUAL + n)
  const port = Number(asked)
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? [port] : null
}

async function main(): Promise<number> {
  const ports = wantedPorts(process.env['PORT'])
  if (ports === null) {
    complain(`PORT must be a number from 0 to 65535, not "${process.env['PORT'] ?? ''}".`)
    return 2
  }
  await buildPage(say)
  const server = fileServer(dist)
  const port = await listen(server, ports)
  const address = `http://localhost:${port}`
  say(`Quadriga is at ${address}`)
  say('Stop it with Ctrl+C. In a terminal instead: npm run -s quadriga -- menu')
  openBrowser(address)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  server.closeAllConnections()
  server.close()
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.exitCode = 1
  if (error instanceof BusyPort) {
    complain(`Port ${error.port} is already in use. Choose another one: PORT=${error.port + 11} npm start`)
  } else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
