// `npm test`: the table below, two steps at a time. Every step says how it went, a failing one shows all it printed,
// and the last line counts tests, scenario cases, and every other step as one: "N passed, N failed".
// `npm test -- types lint` runs only the steps whose names begin so.
import { join } from 'node:path'
import { countBrowser, countCases, countFuzz, countTests } from './counts.ts'
import { entryOf, games, quadriga, root } from './games.ts'
import { asOne, type Step } from './step.ts'
import { runSteps } from './steps.ts'

/** Random games of each game, by what one takes; `npm run long` plays many more. */
const randomGames: Readonly<Record<string, number>> = {
  champions: 50,
  dicethrone: 40,
  villainous: 12,
  zombies: 20,
}
const gamesOf = (game: string): number => randomGames[game] ?? 20
const report = join(root, 'node_modules/.cache', `vitest-${process.pid}.json`)

const tsc = 'node_modules/typescript/bin/tsc'
const oxlint = 'node_modules/oxlint/bin/oxlint'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'
/** Where packages/web/playwright.config.ts writes its report. */
const browserReport = join(root, 'node_modules/.cache/playwright-report.json')
const browserTests = [playwright, 'test', '-c', 'packages/web/playwright.config.ts']
/** How often a test that failed beside other work must pass alone: a second try is no proof, a few without a fault are. */
const timesAlone = 3
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]

const steps: readonly Step[] = [
  // First, for it takes as long as all others together.
  {
    name: 'browser tests',
    run: browserTests,
    needs: ['packages/web/e2e/*.spec.ts'],
    count: () => countBrowser(browserReport),
    minutes: 40,
    alone: (failing) => [[...browserTests, ...failing, '--workers=1', `--repeat-each=${timesAlone}`]],
  },
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
  {
    name: 'unit tests',
    run: [vitest, 'run', ...reporters],
    needs: [],
    count: () => countTests(report),
    minutes: 40,
    alone: (failing) =>
      Array.from({ length: timesAlone }, () => [
        vitest,
        'run',
        ...failing,
        '--no-file-parallelism',
        ...reporters,
      ]),
  },
  {
    name: 'scenarios',
    run: [quadriga, 'scenario', 'packages', '--json'],
    needs: [quadriga, 'packages/*/scenarios/*.scenario.yaml'],
    count: countCases,
  },
  ...games.map((game) => ({
    name: `random play of ${game}`,
    run: [quadriga, 'fuzz', '--game', game, '--games', `${gamesOf(game)}`, '--seed', '1', '--json'],
    needs: [quadriga, entryOf(game)],
    count: countFuzz(gamesOf(game)),
  })),
]

await runSteps(steps, process.argv.slice(2))
