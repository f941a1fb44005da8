// `npm test`: the table below, two steps at a time. Every step says how it went, a failing one shows all it printed,
// and the last line counts tests, scenario cases, and every other step as one: "N passed, N failed".
// `npm test -- types lint` runs only the steps whose names begin so.
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { countBrowser, countCases, countFuzz, countTests } from './counts.ts'
import { entryOf, exists, games, quadriga, root } from './games.ts'
import { asOne, type Count, countOf, type Result, runNode, type Step } from './step.ts'

const randomGames = 50
const report = join(root, 'node_modules/.cache', `vitest-${process.pid}.json`)

const tsc = 'node_modules/typescript/bin/tsc'
const oxlint = 'node_modules/oxlint/bin/oxlint'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
/** Where packages/web/playwright.config.ts writes its report. */
const browserReport = join(root, 'node_modules/.cache/playwright-report.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

const steps: readonly Step[] = [
  { name: 'types', run: [tsc], needs: [], count: asOne },
  {
    name: 'types of the kernel and the games',
    run: [tsc, '-p', 'tsconfig.pure.json'],
    needs: ['packages/kernel/src'],
    count: asOne,
  },
  {
    name: 'types of the page',
    run: [tsc, '-p', 'packages/web/tsconfig.json'],
    needs: ['packages/web/src'],
    count: asOne,
  },
  { name: 'lint', run: [oxlint], needs: [], count: asOne },
  { name: 'format', run: [biome, 'format', '.'], needs: [], count: asOne },
  { name: 'architecture', run: ['tools/architecture.ts'], needs: [], count: asOne },
  { name: 'cards', run: ['tools/cards.ts'], needs: games.map(entryOf), count: asOne },
  { name: 'unit tests', run: [vitest, 'run', ...reporters], needs: [], count: () => countTests(report) },
  {
    name: 'browser tests',
    run: [playwright, 'test', '-c', 'packages/web/playwright.config.ts'],
    needs: ['packages/web/e2e/*.spec.ts'],
    count: () => countBrowser(browserReport),
  },
  {
    name: 'scenarios',
    run: [quadriga, 'scenario', 'packages', '--json'],
    needs: [quadriga, 'packages/*/scenarios/*.scenario.yaml'],
    count: countCases,
  },
  ...games.map((game) => ({
    name: `random play of ${game}`,
    run: [quadriga, 'fuzz', '--game', game, '--games', `${randomGames}`, '--seed', '1', '--json'],
    needs: [quadriga, entryOf(game)],
    count: countFuzz(randomGames),
  })),
]

function chosen(names: readonly string[]): readonly Step[] {
  for (const name of names) {
    if (steps.some((step) => step.name.startsWith(name))) continue
    throw new Error(`no step begins with "${name}"; there are: ${steps.map((step) => step.name).join(', ')}`)
  }
  return names.length === 0 ? steps : steps.filter((step) => names.some((name) => step.name.startsWith(name)))
}

function missing(step: Step): string | undefined {
  return step.needs.find((path) =>
    path.includes('*') ? globSync(path, { cwd: root }).length === 0 : !exists(path),
  )
}

function say(step: Step, started: number, count: Count, result: Result): void {
  const verdict = count.failed > 0 ? 'FAILED' : 'ok'
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8)
  const counted = count.passed + count.failed > 1 ? `${count.passed} passed, ${count.failed} failed` : ''
  const notes = [counted, count.note ?? ''].filter((note) => note !== '').join('; ')
  console.log(`${verdict.padEnd(8)}${step.name.padEnd(36)}${seconds}  ${notes}`.trimEnd())
  if (count.failed > 0) console.log(`${result.stdout}${result.stderr}`.trimEnd())
}

async function main(): Promise<void> {
  const waiting = [...chosen(process.argv.slice(2))]
  console.log(`Node ${process.versions.node} on ${process.platform} ${process.arch}`)
  let passed = 0
  let failed = 0
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const lacking = missing(step)
      if (lacking !== undefined) {
        console.log(
          `${'not run'.padEnd(8)}${step.name.padEnd(36)}${''.padStart(8)}  there is no ${lacking} yet`,
        )
        continue
      }
      const started = performance.now()
      const result = await runNode(step.run)
      const count = countOf(step, result)
      passed += count.passed
      failed += count.failed
      say(step, started, count, result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane))
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${passed} passed, ${failed} failed`)
}

await main()
