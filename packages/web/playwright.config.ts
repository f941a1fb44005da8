import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/launchOptions.ts'

const database = join(tmpdir(), `quadriga-e2e-${process.pid}`, 'tables.sqlite')
const port = Number(process.env['WEB_TEST_PORT'] ?? 4390)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../node_modules/.cache/playwright',
  forbidOnly: true,
  // A second try at once proves nothing; `npm test` asks for what failed again, alone and several times.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // A busy machine is slow, and that is no failure.
  expect: { timeout: 15_000 },
  // Where nobody watches, only what failed is worth its lines.
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['json', { outputFile: '../../node_modules/.cache/playwright-report.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // Everything is kept for offline play at the first visit: only the tests of that wait for it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  webServer: {
    // A new database each time: nothing of an earlier run is there. All guests of all tests come from one address.
    command: `node ../server/src/main.ts --database ${database} --limits guestsPerHour=100000,tablesPerHour=100000,requestsPerSecond=1000`,
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/icon.svg`,
    env: { PORT: `${port}`, BROWSER: 'none' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
