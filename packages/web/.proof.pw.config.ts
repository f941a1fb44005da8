import base from '/work/main/packages/web/playwright.config.ts'
const { webServer: _, ...rest } = base
export default {
  ...rest,
  testDir: '/work/main/packages/web/e2e',
  outputDir: '/tmp/q/proof/pw',
  reporter: [['list']],
  timeout: 240_000,
  use: { ...rest.use, baseURL: 'http://localhost:4777', actionTimeout: 20_000 },
  expect: { timeout: 15_000 },
}
