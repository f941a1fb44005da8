import base from '/work/main/packages/web/playwright.config.ts'
const { webServer: _, ...rest } = base
export default { ...rest, testDir: '/work/main/packages/web/e2e', outputDir: '/tmp/ts/pw', reporter: [['line']], use: { ...rest.use, baseURL: 'http://localhost:5203' } }
