import { expectAccessible } from './axe.ts'
import { comer, createOnline, french, invitation, joinBy } from './comers.ts'
import { expect, type Page, test } from './test.ts'

const people = (page: Page) => page.locator('[data-people]').click()

test('a phrase is read in each language, own words only after both agreed, and who is muted is not read', async ({
  browser,
}) => {
  const [ann, ben] = [await comer(browser), await comer(browser, 'fr')]
  await ben.page.setViewportSize({ width: 390, height: 844 })
  await createOnline(ann.page, 'dicethrone', 'Ann')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to/, /^Link for/), 'Ben', french)
  await people(ann.page)
  await people(ben.page)
  await ann.page.getByRole('button', { name: 'Good idea!' }).click()
  await expect(ben.page.locator('[data-said]')).toHaveText('Ann : Bonne idée !')
  await ann.page.getByLabel('Talk with those who want it too').check()
  await expect(ann.page.getByText('Nobody else agreed yet.')).toBeVisible()
  await expect(ben.page.getByText('Qui veut parler : Ann.')).toBeVisible()
  await ben.page.getByLabel('Parler avec qui le veut aussi').check()
  await expect(ann.page.getByText('You talk with Ben.')).toBeVisible()
  await ben.page.getByLabel('Vos mots').fill('Bien le bonjour')
  await ben.page.keyboard.press('Enter')
  const read = ann.page.getByRole('log', { name: 'What was said' })
  await expect(read).toContainText('Ben Bien le bonjour')
  // What is pasted may hold marks that nobody sees; a keyboard's emoji are made of several characters.
  await ben.page.getByLabel('Vos mots').fill('\u202aça va 👩‍🚀\u202c')
  await ben.page.keyboard.press('Enter')
  await expect(read).toContainText('Ben ça va 👩‍🚀')
  await ann.page.getByText('About Ben').click()
  await expectAccessible(ann.page, 'talk', '[role=dialog]')
  await expectAccessible(ben.page, 'talk on a phone', '[role=dialog]')
  await ann.page.getByRole('button', { name: 'Mute' }).click()
  await expect(read).toHaveCount(0)
  await ann.page.getByLabel('What happened (if you like)').fill('Nothing, really.')
  await ann.page.getByRole('button', { name: 'Report to the host' }).click()
  await expect(ann.page.getByText('The host will read it')).toBeVisible()
  await ann.page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(ann.page.getByRole('button', { name: 'No longer block' })).toBeVisible()
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close()])
})
