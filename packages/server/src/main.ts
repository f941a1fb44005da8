// `npm start`: builds what changed, serves the page and online tables, says where, and opens the browser if there is one.
// `npm start -- --help` tells what can be chosen.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buildPage, store as builds } from '@quadriga/web/build'
import { currentSite, listen, NoAddress, NoPort, siteServer } from '@quadriga/web/server'
import { type Hints, noHints } from './hints/hints.ts'
import { redisHints } from './hints/redisHints.ts'
import { type MailSettings, smtpMailer } from './mail/mailer.ts'
import { addressesOf } from './start/addresses.ts'
import { openBrowser } from './start/browser.ts'
import { journal, type Journal } from './start/journal.ts'
import { expectSound, stepsAheadOf } from './start/check.ts'
import { type Asked, askedStart, isLoopback, otherPort, type Settings } from './start/options.ts'
import { startWords } from './start/words.ts'
import { backUp, bringBack, NoBackup } from './store/backup.ts'
import { isShared, withoutPassword } from './store/database.ts'
import { NewerDatabase } from './store/migrations/migrate.ts'
import { openStore } from './store/openStore.ts'
import { UnusableFile } from './store/readFile.ts'
import { tableServer } from './tableServer.ts'
import { servedGame } from './tables/games.ts'

const MOST_REPORTS = 1000
const root = join(import.meta.dirname, '../../..')
const words = startWords()
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

/** What cannot be had ends the start with words. */
class NoStart extends Error {}

/** What hinders, with words: those of `otherwise` around what nobody thought of. */
function noStart(error: unknown, otherwise: (problem: string) => string): NoStart {
  if (error instanceof UnusableFile) return new NoStart(words[error.why](error.file))
  if (error instanceof NoBackup) return new NoStart(words[error.why])
  if (error instanceof NewerDatabase) return new NoStart(otherwise(words.newer(error.version)))
  return new NoStart(otherwise(error instanceof Error ? error.message : String(error)))
}

function noStore(database: string, error: unknown): NoStart {
  return noStart(error, (problem) => words.cannotKeep(withoutPassword(database), problem))
}

async function openedStore(database: string) {
  try {
    expectSound(database, true)
    return await openStore(database)
  } catch (error) {
    throw noStore(database, error)
  }
}

async function hintsBy(redis: string, { trouble }: Journal): Promise<Hints> {
  if (redis === '') return noHints
  const hints = await redisHints(redis, (error) => trouble('redis', error))
  if (!hints.isLive) complain(words.noRedis)
  return hints
}

async function checkMail(settings: MailSettings): Promise<void> {
  const mailer = smtpMailer(settings)
  try {
    await mailer.check()
  } catch (error) {
    throw new NoStart(words.noMail(error instanceof Error ? error.message : String(error)))
  } finally {
    mailer.close()
  }
}

/** Serves until somebody stops it. */
async function serve(settings: Settings): Promise<void> {
  const { ports, host, database, redis, isBehindProxy, hasOpenList, limits, mail } = settings
  const written = journal(complain, settings.hasJournal)
  const { note, trouble } = written
  const steps = settings.hasJournal ? await stepsAheadOf(database).catch(() => 0) : 0
  const store = await openedStore(database)
  if (steps > 0) note('migrated', { database: withoutPassword(database), steps })
  const hints = isShared(database) ? await hintsBy(redis, written) : null
  await buildPage(say)
  // A fault of our rules in the middle of a bot's move ends that move, not the server.
  process.on('unhandledRejection', (error) => trouble('unexpected', error))
  const mailer = mail === null ? null : smtpMailer(mail)
  const tables = await tableServer({
    store,
    hints,
    mailer,
    isBehindProxy,
    hasOpenList,
    limits,
    trouble,
    note,
  })
  const server = siteServer(currentSite(builds), undefined, tables.beside)
  const port = await listen(server, ports, host)
  const addresses = addressesOf(host, port)
  const [address = ''] = addresses
  say(words.at(addresses.join(' · ')))
  note('started', { address, database: withoutPassword(database), process: process.pid })
  if (!isLoopback(host)) say(words.beyond(host))
  say(words.stop)
  openBrowser(address)
  // Rules are made ready before the first table asks for them.
  for (const game of ['champions', 'dicethrone', 'villainous', 'zombies'] as const) servedGame(game)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop())
  })
  say(words.stopping)
  note('stopping')
  server.close()
  await tables.close()
  server.closeAllConnections()
  note('stopped')
}

/** Says whether a server with these settings would start. */
async function check({ ports, host, database, redis, mail }: Settings): Promise<void> {
  const server = createServer()
  await listen(server, ports, host)
  server.close()
  if (redis !== '') await (await hintsBy(redis, journal(complain, false))).close()
  if (mail !== null) await checkMail(mail)
  try {
    expectSound(database)
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

async function orNoStart(work: () => Promise<void>, otherwise: (problem: string) => string): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw noStart(error, otherwise)
  }
}

async function makeBackup({ database }: Settings, file: string): Promise<void> {
  await orNoStart(
    () => backUp(database, file),
    (problem) => words.noBackup(withoutPassword(database), file, problem),
  )
  say(words.backedUp(file))
}

async function restore({ database }: Settings, file: string): Promise<void> {
  const to = withoutPassword(database)
  await orNoStart(
    () => bringBack(file, database),
    (problem) => words.notBroughtBack(file, to, problem),
  )
  say(words.broughtBack(to))
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
    case 'backup':
      await makeBackup(asked.settings, asked.file)
      return 0
    case 'restore':
      await restore(asked.settings, asked.file)
      return 0
    case 'badMail':
    case 'badRedis':
    case 'redisAlone':
      complain(words[asked.kind])
      break
    case 'badPort':
    case 'badLimit':
      complain(words[asked.kind](asked.asked))
      break
    case 'noValue':
    case 'unknownOption':
      complain(words[asked.kind](asked.option))
  }
  complain(words.seeHelp)
  return 2
}

try {
  process.exitCode = await main(askedStart(process.argv.slice(2), process.env, root))
} catch (error) {
  if (error instanceof NoPort) complain(words[error.why](error.port, otherPort(error.port)))
  else if (error instanceof NoAddress) complain(words.noAddress(error.host))
  else if (error instanceof NoStart) complain(error.message)
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
  // A thread of the store may still run.
  process.exit(1)
}
