import { chromium } from '@playwright/test'
import { hasty, playNow, playOn, watchFaults } from './player.ts'
const base = 'http://localhost:5203'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', chromiumSandbox: false, args: ['--disable-gpu'] })
const out = '/tmp/ts/shots'
const lang = process.argv[2] ?? 'en'
async function open(size: [number, number], theme: string, more = {}) {
  const context = await browser.newContext({ baseURL: base, viewport: { width: size[0], height: size[1] }, locale: 'en-GB' })
  const page = await context.newPage()
  const faults = watchFaults(page)
  await hasty(page, { language: lang, theme, textTable: true, ...more })
  return { page, faults, context }
}
for (const [name, size, theme] of [['desk', [1440, 900], 'dark'], ['phone', [390, 844], 'light']] as const) {
  const { page, faults, context } = await open(size as [number, number], theme)
  for (const game of ['Marvel Champions', 'Dice Throne'] as const) {
    const g = game[0] === 'M' ? 'mc' : 'dt'
    await page.goto('/')
    await page.getByRole('button', { name: new RegExp(game) }).click()
    await page.locator('[data-confirm]').waitFor({ timeout: 30000 })
    const over = await playOn(page, game[0] === 'M' ? 1500 : 900)
    console.log(name, game, 'over', over)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `${out}/${name}-${g}-end.png` })
    await page.locator('#timeline').scrollIntoViewIfNeeded().catch(() => console.log('no timeline'))
    await page.screenshot({ path: `${out}/${name}-${g}-timeline.png` })
    const link = page.locator('a[href^="/replay/"]').first()
    await page.evaluate(() => localStorage.setItem('quadriga.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}'), textTable: false })))
    const href = await link.getAttribute('href')
    await page.goto(href ?? '/')
    await page.locator('[data-replay]').waitFor()
    for (let n = 0; n < 14; n++) await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(1200)
    await page.screenshot({ path: `${out}/${name}-${g}-replay.png` })
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: /log|journal/i }).first().click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `${out}/${name}-${g}-replay-log.png` })
    await page.evaluate(() => localStorage.setItem('quadriga.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}'), textTable: true })))
  }
  console.log(name, faults)
  await context.close()
}
await browser.close()
