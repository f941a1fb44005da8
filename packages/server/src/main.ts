// `npm start`: builds what changed, serves the page and online tables, says where, and opens the browser if there is one.
// `npm start -- --help` tells what can be chosen.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildPage, store as builds } from '@quadriga/web/build'
import { currentSite, listen, NoPort, siteServer } from '@quadriga/web/server'
import { type Hints, noHints } from './hints/hints.ts'
import { redisHints } from './hints/redisHints.ts'
import { openBrowser } from './start/browser.ts'
import { stepsAheadOf } from './start/check.ts'
import { type Asked, askedStart, isLoopback, otherPort, type Settings } from './start/options.ts'
import { startWords } from './start/words.ts'
import { isShared, withoutPassword } from './store/database.ts'
import { NewerDatabase } from './store/migrations/migrate.ts'
import { openStore } from './store/openStore.ts'
import { tableServer } from './tableServer.ts'
import { servedGame } from './tables/games.ts'

const MOST_REPORTS = 1000
const root = join(import.meta.dirname, '../../..')
const words = startWords()
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** One line of JSON for each trouble; it holds no token, no code and no seed. */
function log(what: string, error: unknown): void {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  complain(JSON.stringify({ at: new Date().toISOString(), level: 'error', what, problem }))
}

/** A store that cannot be opened ends the start with words. */
class NoStore extends Error {}

function noStore(database: string, error: unknown): NoStore {
  const problem = error instanceof Error ? error.message : String(error)
  const why = error instanceof NewerDatabase ? words.newer(error.version) : problem
  return new NoStore(words.cannotKeep(withoutPassword(database), why))
}

async function openedStore(database: string) {
  try {
    return await openStore(database)
  } catch (error) {
    throw noStore(database, error)
  }
}

async function hintsBy(redis: string): Promise<Hints> {
  if (redis === '') return noHints
  const hints = await redisHints(redis, (error) => log('redis', error))
  if (!hints.isLive) complain(words.noRedis)
  return hints
}

/** Serves until somebody stops it. */
async function serve({ ports, host, database, redis, isBehindProxy }: Settings): Promise<void> {
  const store = await openedStore(database)
  const hints = isShared(database) ? await hintsBy(redis) : null
  await buildPage(say)
  // A fault of our rules in the middle of a bot's move ends that move, not the server.
  process.on('unhandledRejection', (error) => log('unexpected', error))
  const tables = await tableServer({ store, hints, isBehindProxy, trouble: log })
  const server = siteServer(currentSite(builds), undefined, tables.beside)
  const port = await listen(server, ports, host)
  const address = `http://${isLoopback(host) ? 'localhost' : host}:${port}`
  say(words.at(address))
  if (!isLoopback(host)) say(words.beyond(host))
  say(words.stop)
  openBrowser(address)
  // Rules are made ready before the first table asks for them.
  for (const game of ['champions', 'dicethrone', 'villainous', 'zombies'] as const) servedGame(game)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  say(words.stopping)
  server.close()
  await tables.close()
  server.closeAllConnections()
}

/** Says whether a server with these settings would start. */
async function check({ ports, host, database, redis }: Settings): Promise<void> {
  const server = createServer()
  await listen(server, ports, host)
  server.close()
  if (redis !== '') await (await hintsBy(redis)).close()
  try {
    say(words.inOrder(withoutPassword(database), await stepsAheadOf(database)))
  } catch (error) {
    throw noStore(database, error)
  }
}

/** What people told the host of each other. */
async function tellReports({ database }: Settings): Promise<void> {
  const store = await openedStore(database)
  for (const report of await store.reports(MOST_REPORTS)) say(JSON.stringify(report))
  await store.close()
}

async function main(asked: Asked): Promise<number> {
  switch (asked.kind) {
    case 'help':
      say(words.usage)
      return 0
    case 'serve':
      await serve(asked.settings)
      return 0
    case 'check':
      await check(asked.settings)
      return 0
    case 'reports':
      await tellReports(asked.settings)
      return 0
    case 'badRedis':
    case 'redisAlone':
      complain(words[asked.kind])
      break
    case 'badPort':
      complain(words.badPort(asked.asked))
      break
    case 'noValue':
    case 'unknownOption':
      complain(words[asked.kind](asked.option))
  }
  complain(words.usage)
  return 2
}

try {
  process.exitCode = await main(askedStart(process.argv.slice(2), process.env, root))
} catch (error) {
  if (error instanceof NoPort) complain(words[error.why](error.port, otherPort(error.port)))
  else if (error instanceof NoStore) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
  // A thread of the store may still run.
  process.exit(1)
}
