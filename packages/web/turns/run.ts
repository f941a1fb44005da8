// `npm run -s turns`: plays the recordings on the built page with a mouse, and counts what a person has to do. --json
// prints one object, --only duel,solo-round plays less, --dist takes a page that was built elsewhere, --reopen opens the
// game again at every word of chance.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/launchOptions.ts'
import { buildPage } from '../server/build.ts'
import { root } from '../server/inputs.ts'
import { listen } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'
import { countRules, type PageCount, type RulesCount } from './count.ts'
import { PageHand } from './hand.ts'
import { measure } from './measure.ts'
import { openPage, settings } from './page.ts'
import { type Recording, recordings, saveOf } from './recordings.ts'
import { stepsOf } from './steps.ts'
import { tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: recordings.map(({ name }) => name).join() },
    dist: { type: 'string' },
    reopen: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void (values.json || process.stdout.write(`${line}\n`))

interface Turn {
  readonly name: string
  readonly says: string
  readonly seed: string
  readonly rules: RulesCount
  readonly page: PageCount
}

async function played(browser: Browser, address: string, recording: Recording): Promise<Turn> {
  const page = await openPage(browser, address)
  const { name, says } = recording
  try {
    const counted = await measure(new PageHand(page), recording, values.reopen)
    return { name, says, seed: saveOf(recording).seed, rules: countRules(stepsOf(recording)), page: counted }
  } catch (error) {
    const picture = join(root, `node_modules/.cache/turns-${name}.png`)
    await page.screenshot({ path: picture })
    throw new Error(`${name} stopped; ${picture} shows where`, { cause: error })
  } finally {
    await page.context().close()
  }
}

function chosen(): readonly Recording[] {
  const names = values.only.split(',')
  const unknown = names.find((name) => !recordings.some((one) => one.name === name))
  if (unknown === undefined) return recordings.filter(({ name }) => names.includes(name))
  throw new Error(`there is no recording ${unknown}: ${recordings.map(({ name }) => name).join()}`)
}

async function all(folder: string): Promise<readonly Turn[]> {
  const site = readSite(folder)
  const server = siteServer(() => site)
  const port = await listen(server, [0])
  const browser = await chromium.launch(launchOptions())
  try {
    const turns: Turn[] = []
    for (const recording of chosen()) turns.push(await played(browser, `http://localhost:${port}`, recording))
    return turns
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

const turns = await all(values.dist ?? (await buildPage(say)))
if (values.json) process.stdout.write(`${JSON.stringify({ ...settings, turns }, null, 2)}\n`)
else say(tableOf(turns))
