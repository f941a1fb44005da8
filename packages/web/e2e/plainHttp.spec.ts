import { comer, createOnline, french, invitation, joinBy, lengthOf, playTogether } from './comers.ts'
import { launchOptions } from './launchOptions.ts'
import { expect, test } from './test.ts'

// A name that no browser trusts without https, as an address in a network at home.
test.use({ launchOptions: launchOptions('--host-resolver-rules=MAP tables.test localhost') })

// Without https Chromium leaves this header of the page aside, and says so as an error.
const isNoFault = (text: string): boolean => text.startsWith('The Cross-Origin-Opener-Policy header')

test('over plain http people create, join and play; what needs https says so', async ({
  browser,
  baseURL,
}) => {
  const at = `http://tables.test:${new URL(baseURL ?? '').port}`
  const [ann, ben] = [await comer(browser, 'en', at), await comer(browser, 'fr', at)]
  await createOnline(ann.page, 'dicethrone', 'Ann', 'public')
  expect(await ann.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  const link = await invitation(ann.page, /^Invite to (?!watch)/, /^Link for/)
  expect(link).toContain(at)
  await joinBy(ben.page, link, 'Ben', french)
  await playTogether([ann.page, ben.page], 6)
  await expect.poll(async () => (await lengthOf(ben.page)) - (await lengthOf(ann.page))).toBe(0)
  await ann.page.locator('[data-people]').click()
  await ann.page.getByRole('button', { name: 'Invite to watch' }).click()
  await expect(ann.page.getByLabel('Link to watch')).toBeVisible()
  await expect(ann.page.locator('[data-here-only]')).toHaveCount(0)
  await ann.page.goto('/account')
  await expect(ann.page.getByText(/https/).first()).toBeVisible()
  await expect(ann.page.getByRole('button', { name: 'Attach a passkey' })).toHaveCount(0)
  expect([...ann.faults, ...ben.faults].filter((text) => !isNoFault(text))).toEqual([])
  for (const { context } of [ann, ben]) await context.close()
})
