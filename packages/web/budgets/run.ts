// `npm run -s budgets`: measures the built page in Chromium and says which limits it keeps. --json prints one object,
// --only scripts,answers,undo,thinking,memory measures less, --dist takes a page that was built elsewhere.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../e2e/launchOptions.ts'
import { buildPage } from '../server/build.ts'
import { listen } from '../server/listen.ts'
import { readSite } from '../server/site.ts'
import { siteServer } from '../server/siteServer.ts'
import { answerBudgets } from './answers.ts'
import { type Budget, isKept, lineOf } from './budget.ts'
import { memoryBudgets } from './memory.ts'
import { scriptBudgets } from './scripts.ts'
import { thinkingBudgets } from './thinking.ts'
import { undoBudgets } from './undo.ts'

type Measure = (browser: Browser, address: string, folder: string) => Promise<Budget[]>
const measures: Readonly<Record<string, Measure>> = {
  scripts: scriptBudgets,
  answers: answerBudgets,
  undo: undoBudgets,
  thinking: thinkingBudgets,
  memory: memoryBudgets,
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(measures).join() },
    dist: { type: 'string' },
  },
})
const say = (line: string): void => void (values.json || process.stdout.write(`${line}\n`))

async function measured(folder: string): Promise<Budget[]> {
  const site = readSite(folder)
  const server = siteServer(() => site)
  const port = await listen(server, [0])
  const browser = await chromium.launch(launchOptions('--enable-blink-features=ForceEagerMeasureMemory'))
  const found: Budget[] = []
  try {
    for (const name of values.only.split(',')) {
      const measure = measures[name]
      if (measure === undefined)
        throw new Error(`there is no measure ${name}: ${Object.keys(measures).join()}`)
      const budgets = await measure(browser, `http://localhost:${port}`, folder)
      for (const budget of budgets) say(lineOf(budget))
      found.push(...budgets)
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
  return found
}

const budgets = await measured(values.dist ?? (await buildPage(say)))
if (values.json)
  process.stdout.write(`${JSON.stringify({ budgets, kept: budgets.every(isKept) }, null, 2)}\n`)
process.exitCode = budgets.every(isKept) ? 0 : 1
