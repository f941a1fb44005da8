// `npm start`: builds what changed, serves the page on this machine, says where, and opens the browser if there is one.
// `npm start -- --port 8080` or PORT chooses the port, BROWSER=none leaves the browser alone.
import { openBrowser } from './server/browser.ts'
import { buildPage, store } from './server/build.ts'
import { currentSite } from './server/currentSite.ts'
import { listen, NoPort } from './server/listen.ts'
import { type Asked, askedPorts, otherPort } from './server/ports.ts'
import { siteServer } from './server/siteServer.ts'
import { startWords } from './server/words.ts'

const words = startWords()
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** Serves until somebody stops it. */
async function serve(ports: readonly number[]): Promise<void> {
  await buildPage(say)
  const server = siteServer(currentSite(store))
  const address = `http://localhost:${await listen(server, ports)}`
  say(words.at(address))
  say(words.stop)
  openBrowser(address)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  server.closeAllConnections()
  server.close()
}

async function main(asked: Asked): Promise<number> {
  if (asked.kind === 'help') say(words.usage)
  else if (asked.kind === 'ports') await serve(asked.ports)
  else {
    complain(asked.kind === 'badPort' ? words.badPort(asked.asked) : words.unknownOption(asked.option))
    complain(words.usage)
    return 2
  }
  return 0
}

try {
  process.exitCode = await main(askedPorts(process.argv.slice(2), process.env['PORT']))
} catch (error) {
  process.exitCode = 1
  if (error instanceof NoPort) complain(words[error.why](error.port, otherPort(error.port)))
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
