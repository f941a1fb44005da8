import { byBoard, hasty, playNow, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

/** Tells the test of everything that the policy of the page forbade; a worker's faults come as errors of the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const faults = watchFaults(page)
  page.on('console', (message) => {
    // A policy that the browser cannot read is a warning.
    if (message.type() === 'warning' && /policy/i.test(message.text())) faults.push(message.text())
  })
  await page.exposeFunction('tellViolation', (what: string) => void faults.push(what))
  await page.addInitScript(() => {
    const { tellViolation } = globalThis as unknown as { tellViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      tellViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  return faults
}

for (const game of ['Marvel Champions', 'Dice Throne']) {
  test(`a table of ${game} breaks no rule of the page's policy`, async ({ page }) => {
    const faults = await watchPolicy(page)
    await hasty(page, { textTable: false, reducedMotion: false })
    await playNow(page, game)
    await expect(page.locator('[data-piece]:visible').first()).toBeVisible()
    await playOn(page, 6, 7, byBoard)
    for (const key of ['g', 's', 'Control+k', 'Escape']) await page.keyboard.press(key)
    await page.locator('[data-piece] button').last().focus()
    await page.keyboard.press(' ')
    expect(faults).toEqual([])
  })
}

test('no other screen breaks a rule of the policy', async ({ page }) => {
  const faults = await watchPolicy(page)
  await hasty(page, { textTable: false })
  for (const address of [
    '/',
    '/new/champions',
    '/new/dicethrone',
    '/decks',
    '/decks/import',
    '/rules/champions:guard',
    '/rules/champions/backflip',
    '/settings',
    '/credits',
    '/nowhere',
  ]) {
    await page.goto(address)
    await expect(page.locator('main h1').first()).toBeVisible()
  }
  await page.goto('/decks')
  await page.getByRole('button', { name: /Spider-Man \/ Justice/ }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.getByRole('tab').last().click()
  await openPrepared(page, 'won')
  await expect(page.locator('[data-outcome]')).toBeVisible()
  expect(faults).toEqual([])
})

test.describe('with a worker for offline play', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the policy lets the page be kept for offline play', async ({ page }) => {
    const faults = await watchPolicy(page)
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    expect(faults).toEqual([])
  })
})

test('the policy is in force: inline code and style written into the page do nothing', async ({ page }) => {
  const faults = await watchPolicy(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "broken in"'
    const style = document.createElement('style')
    style.textContent = '* { display: none }'
    document.head.append(script, style)
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: red">x</p>')
  })
  await expect.poll(() => faults.join('\n')).toContain('style-src-attr inline')
  expect(faults.join('\n')).toContain('script-src-elem inline')
  expect(faults.join('\n')).toContain('style-src-elem inline')
  expect(await page.title()).not.toBe('broken in')
})
