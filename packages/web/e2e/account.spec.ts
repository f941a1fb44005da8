import { expectAccessible } from './axe.ts'
import { comer, createOnline } from './comers.ts'
import { expect, test } from './test.ts'

test('a token is made, shown once and made void, on a phone and by the keyboard', async ({ browser }) => {
  const { page, context, faults } = await comer(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account')
  await expect(page.getByText('The server does not know this device yet.')).toBeVisible()
  await createOnline(page, 'dicethrone', 'Ann')
  await page.goto('/account')
  await expect(page.getByText('Here you are Ann.')).toBeVisible()
  await page.getByLabel('Name of the program').fill('Robot')
  await page.keyboard.press('Enter')
  const token = await page.locator('[data-made]').inputValue()
  expect(token).toMatch(/^quadriga_[\w-]{43}$/)
  const me = (): Promise<number> =>
    page.request
      .get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
      .then((answer) => answer.status())
  expect(await me()).toBe(200)
  await expectAccessible(page, 'account')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.reload()
  await expect(page.locator('[data-token="Robot"]')).toBeVisible()
  await expect(page.locator('[data-made]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Make Robot void' }).click()
  await expect(page.locator('[data-token="Robot"]')).toHaveCount(0)
  expect(await me()).toBe(401)
  expect(faults).toEqual([])
  await context.close()
})

test('a passkey brings a person back on a cleared device, a recovery code on another, and deletion ends it', async ({
  browser,
}) => {
  const { page, context, faults } = await comer(browser)
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await createOnline(page, 'dicethrone', 'Ann')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Attach a passkey' }).click()
  await expect(page.locator('[data-passkeys="1"]')).toBeVisible()
  await page.getByRole('button', { name: 'Make recovery codes' }).click()
  await expect(page.locator('[data-codes="8"]')).toBeVisible()
  const code = (await page.locator('[data-recovery] code').first().textContent()) ?? ''
  await expectAccessible(page, 'account with a passkey')
  // The cookie is lost: the passkey alone knows who this is.
  await context.clearCookies()
  await page.reload()
  await page.getByRole('button', { name: 'Come back with a passkey' }).click()
  await expect(page.getByText('Here you are Ann.')).toBeVisible()
  const other = await comer(browser, 'fr')
  await other.page.goto('/account')
  await other.page.getByLabel('Code de secours').fill(code)
  await other.page.keyboard.press('Enter')
  await expect(other.page.getByText('Ici, vous êtes Ann.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('quadriga-account.json')
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await expect(page.getByText('The server does not know this device yet.')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByText('Le serveur ne connaît pas encore cet appareil.')).toBeVisible()
  await page.getByRole('button', { name: 'Come back with a passkey' }).click()
  await expect(page.getByText('That leads to nobody on this server.')).toBeVisible()
  expect([...faults, ...other.faults]).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})
