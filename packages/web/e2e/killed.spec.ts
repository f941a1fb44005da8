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
import { expect, type Page, test } from './test.ts'
import { timeServer } from './timeServer.ts'
import { wireTo } from './wire.ts'

/** How the way between people and their table is lost, for whom, and how it comes back. */
interface Break {
  readonly lost: readonly Page[]
  readonly gone: () => void | Promise<void>
  readonly back: () => void | Promise<void>
}

/** Plays on over several breaks, each in the middle of what somebody does: nobody reloads, and nothing is lost. */
async function playOver(pages: readonly [Page, Page], { lost, gone, back }: Break, breaks: number) {
  let loads = 0
  for (const page of pages) page.on('load', () => loads++)
  const below = chance(7)
  await playTogether(pages, 3)
  for (let n = 0; n < breaks; n++) {
    const before = Math.max(...(await Promise.all(pages.map(lengthOf))))
    // Nobody waits for what comes of it.
    await pressTogether(pages, below)
    await gone()
    for (const page of lost) await expect(page.locator('[data-lost]')).toBeVisible()
    await back()
    for (const page of lost) await expect(page.locator('[data-lost]')).toHaveCount(0, { timeout: 20_000 })
    await expect.poll(async () => (await lengthOf(pages[1])) - (await lengthOf(pages[0]))).toBe(0)
    expect(await lengthOf(pages[0])).toBeGreaterThanOrEqual(before)
    await playTogether(pages, 2)
  }
  expect(loads).toBe(0)
}

test('a server is killed in the middle of what people do and comes back: nobody reloads, nothing is lost, they go on', async ({
  browser,
}) => {
  // Two servers begin anew meanwhile, which a busy machine takes its time for.
  test.setTimeout(300_000)
  const server = await timeServer()
  const [ann, ben] = [await comer(browser, 'en', server.at), await comer(browser, 'fr', server.at)]
  await createOnline(ann.page, 'champions', 'Ann')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to/, /^Link for/), 'Ben', french)
  const pages = [ann.page, ben.page] as const
  await playOver(pages, { lost: pages, gone: server.kill, back: server.again }, 2)
  for (const { context } of [ann, ben]) await context.close()
  await server.end()
})

test('the network of one is cut in the middle of what people do and comes back: nobody reloads, nothing is lost, they go on', async ({
  browser,
  baseURL,
}) => {
  const wire = await wireTo(baseURL ?? '')
  const [ann, ben] = [await comer(browser), await comer(browser, 'fr', wire.at)]
  await createOnline(ann.page, 'champions', 'Ann')
  const link = new URL(await invitation(ann.page, /^Invite to/, /^Link for/))
  await joinBy(ben.page, `${link.pathname}${link.hash}`, 'Ben', french)
  const pages = [ann.page, ben.page] as const
  await playOver(pages, { lost: [ben.page], gone: wire.cut, back: wire.mend }, 4)
  for (const { context } of [ann, ben]) await context.close()
  await wire.end()
})
