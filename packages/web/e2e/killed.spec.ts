import { chance } from './chance.ts'
import {
  comer,
  createOnline,
  french,
  invitation,
  joinBy,
  lengthOf,
  playTogether,
  pressTogether,
} from './comers.ts'
import { expect, test } from './test.ts'
import { timeServer } from './timeServer.ts'

test('a server is killed in the middle of what people do and comes back: nobody reloads, nothing is lost, they go on', async ({
  browser,
}) => {
  // Two servers begin anew meanwhile, which a busy machine takes its time for.
  test.setTimeout(300_000)
  const server = await timeServer()
  const [ann, ben] = [await comer(browser, 'en', server.at), await comer(browser, 'fr', server.at)]
  await createOnline(ann.page, 'champions', 'Ann')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to/, /^Link for/), 'Ben', french)
  const pages = [ann.page, ben.page]
  let loads = 0
  for (const page of pages) page.on('load', () => loads++)
  const below = chance(7)
  await playTogether(pages, 3)
  for (let n = 0; n < 2; n++) {
    const before = Math.max(...(await Promise.all(pages.map(lengthOf))))
    // Nobody waits for what comes of it.
    await pressTogether(pages, below)
    await server.kill()
    for (const page of pages) await expect(page.locator('[data-lost]')).toBeVisible()
    await server.again()
    for (const page of pages) await expect(page.locator('[data-lost]')).toHaveCount(0, { timeout: 20_000 })
    await expect.poll(async () => (await lengthOf(ben.page)) - (await lengthOf(ann.page))).toBe(0)
    expect(await lengthOf(ann.page)).toBeGreaterThanOrEqual(before)
    await playTogether(pages, 2)
  }
  expect(loads).toBe(0)
  for (const { context } of [ann, ben]) await context.close()
  await server.end()
})
