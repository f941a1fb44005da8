import type { Browser } from '@playwright/test'
import { chance } from './chance.ts'
import {
  comer,
  createOnline,
  english,
  french,
  invitation,
  isAsked,
  joinBy,
  lengthOf,
  playTogether,
} from './comers.ts'
import { byDock, playOn } from './player.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'
import { wireTo } from './wire.ts'

/** The length of a game that stands still: everybody knows the same, and nothing passes automatically any more. */
async function restingLength(pages: readonly Page[]): Promise<number> {
  let lengths: number[] = []
  await expect(async () => {
    const before = await Promise.all(pages.map(lengthOf))
    await pages[0]?.waitForTimeout(1500)
    lengths = await Promise.all(pages.map(lengthOf))
    expect(new Set([...before, ...lengths]).size).toBe(1)
  }).toPass({ timeout: 60_000 })
  return lengths[0] ?? 0
}

/** Plays until something was revealed to the first of them that an undo would take back; long before a game can end. */
async function playBeyondBarrier(pages: readonly [Page, ...Page[]]): Promise<void> {
  const [first] = pages
  await expect(async () => {
    await playTogether(pages, 3)
    await restingLength(pages)
    await first.getByRole('button', { name: 'Undo more' }).click()
    const beyond = await first.getByRole('menu').getByRole('group').count()
    await first.keyboard.press('Escape')
    expect(beyond).toBe(1)
  }).toPass({ timeout: 90_000 })
}

/** How many answers the page keeps until the server has them. */
function keptIn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('quadriga.outbox', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

for (const game of ['dicethrone', 'champions'] as const)
  test(`two people in two browsers play ${game} by an invitation, one in English and one in French`, async ({
    browser,
  }) => {
    const [ann, ben] = [await comer(browser), await comer(browser, 'fr')]
    await createOnline(ann.page, game, 'Ann')
    // As long as a seat waits for somebody, the way to invite them has a word.
    await expect(ann.page.locator('[data-people]')).toHaveText('Invite')
    const link = await invitation(ann.page, /^Invite to/, /^Link for/)
    expect(new URL(link).hash).toMatch(/^#[\w-]{22}$/)
    await joinBy(ben.page, link, 'Ben', french)
    // Both are there, under their names.
    await expect(ann.page.locator('[data-people]')).toHaveAttribute('data-away', '0')
    await expect(ann.page.locator('[data-people]')).toHaveText('')
    await playTogether([ann.page, ben.page], 16)
    expect(await restingLength([ann.page, ben.page])).toBeGreaterThan(15)
    // A page that is loaded again is where it was.
    const before = await lengthOf(ben.page)
    await ben.page.reload()
    await expect(ben.page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
    // What passes automatically may have gone on meanwhile.
    expect(await lengthOf(ben.page)).toBeGreaterThanOrEqual(before)
    await expect.poll(async () => (await lengthOf(ben.page)) - (await lengthOf(ann.page))).toBe(0)
    expect([...ann.faults, ...ben.faults]).toEqual([])
    await Promise.all([ann.context.close(), ben.context.close()])
  })

test('a third person watches and can do nothing; who leaves is shown as away', async ({ browser }) => {
  const [ann, ben, eve] = [await comer(browser), await comer(browser), await comer(browser)]
  await createOnline(ann.page, 'dicethrone', 'Ann', 'public')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to (?!watch)/, /^Link for/), 'Ben', english)
  await joinBy(eve.page, await invitation(ann.page, /^Invite to watch/, /^Link to watch/), 'Eve', english)
  await expect(eve.page.getByText('You are watching.')).toBeVisible()
  await expect(eve.page.locator('[data-asked]')).toHaveCount(0)
  // Everybody sees who decides, in the dock and in the title of the page.
  await expect(eve.page.locator('[data-dock]')).toContainText(/Waiting for (Ann|Ben) \(/)
  await expect(eve.page).toHaveTitle(/^Waiting for (Ann|Ben) \(.+\) · Dice Throne$/)
  await expect
    .poll(async () => (await Promise.all([ann, ben].map(({ page }) => page.title()))).sort())
    .toEqual([
      expect.stringMatching(/^(Barbarian|Gunslinger): your decision · Dice Throne$/),
      expect.stringMatching(/^Waiting for (Ann|Ben) \(.+\) · Dice Throne$/),
    ])
  // On the board, too, she looks over somebody's shoulder.
  await eve.page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
    localStorage.setItem('quadriga.settings', JSON.stringify({ ...settings, textTable: false }))
  })
  await eve.page.reload()
  await expect(eve.page.getByText(/^(Gunslinger|Barbarian)’s dice$/).first()).toBeVisible({ timeout: 20_000 })
  await expect(eve.page.getByText(/^Your (dice|next roll)/)).toHaveCount(0)
  await eve.page.goto('/rules')
  await expect(eve.page).toHaveTitle('Quadriga')
  await ben.context.close()
  await expect(ann.page.locator('[data-people]')).toHaveAttribute('data-away', '1')
  expect([...ann.faults, ...eve.faults]).toEqual([])
  await Promise.all([ann.context.close(), eve.context.close()])
})

test('an answer that is given without a network is kept and sent when it is back', async ({ browser }) => {
  const [ann, ben] = [await comer(browser), await comer(browser)]
  await createOnline(ann.page, 'dicethrone', 'Ann')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to/, /^Link for/), 'Ben', english)
  await expect.poll(async () => (await isAsked(ann.page)) || (await isAsked(ben.page))).toBe(true)
  const asked = (await isAsked(ann.page)) ? ann : ben
  const other = asked === ann ? ben : ann
  const before = await lengthOf(other.page)
  await asked.context.setOffline(true)
  // A press may only select something; the third one has answered.
  await playOn(asked.page, 3, 3).catch(() => undefined)
  await asked.context.setOffline(false)
  await expect.poll(() => lengthOf(other.page), { timeout: 30_000 }).toBeGreaterThan(before)
  await Promise.all([ann.context.close(), ben.context.close()])
})

/** Ann and Ben at a duel, each behind a wire that can be cut, and which of them is asked first. */
async function duelOnWires(browser: Browser, at: string) {
  const wires = [await wireTo(at), await wireTo(at)] as const
  const [ann, ben] = [await comer(browser, 'en', wires[0].at), await comer(browser, 'en', wires[1].at)]
  await createOnline(ann.page, 'dicethrone', 'Ann')
  const table = new URL(ann.page.url()).pathname
  const link = new URL(await invitation(ann.page, /^Invite to/, /^Link for/))
  await joinBy(ben.page, `${link.pathname}${link.hash}`, 'Ben', english)
  await expect.poll(async () => (await isAsked(ann.page)) || (await isAsked(ben.page))).toBe(true)
  const [asked, other, wire, name] = (await isAsked(ann.page))
    ? ([ann, ben, wires[0], 'Ann'] as const)
    : ([ben, ann, wires[1], 'Ben'] as const)
  return { wires, ann, ben, table, asked, other, wire, name }
}

/** On a phone two notices leave the board its room, and nothing lies over them. */
async function expectSlim(page: Page): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const notices = page.locator('[data-lost], [data-waiting]')
  await expect(notices).toHaveCount(2)
  const seen = await notices.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    const isOnTop = all.every((one, n) => {
      const box = boxes[n] ?? new DOMRect()
      return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    })
    return { isOnTop, height: boxes.reduce((sum, { height }) => sum + height, 0) }
  })
  expect(seen.isOnTop).toBe(true)
  expect(seen.height).toBeLessThan(0.16 * 844)
  if (usual !== null) await page.setViewportSize(usual)
}

test('an answer that is given without a network outlives the page; where it comes too late, that is told', async ({
  browser,
  baseURL,
}) => {
  const { wires, ann, ben, table, asked, other, wire, name } = await duelOnWires(browser, baseURL ?? '')
  /** Answers without a network and closes the page. */
  const answerAndGo = async (page: Page): Promise<void> => {
    wire.cut()
    await expect(page.locator('[data-lost]')).toBeVisible()
    await playOn(page, 3, 3).catch(() => undefined)
    await expect(page.locator('[data-waiting]')).toContainText('You can close the page')
    await expectSlim(page)
    await page.close()
    wire.mend()
  }
  const comeBack = async (): Promise<Page> => {
    const page = await asked.context.newPage()
    await page.goto(table)
    await expect(page.locator('[data-people]')).toBeVisible({ timeout: 20_000 })
    return page
  }
  const before = await lengthOf(other.page)
  await answerAndGo(asked.page)
  expect(await lengthOf(other.page)).toBe(before)
  const second = await comeBack()
  await expect.poll(() => lengthOf(other.page), { timeout: 30_000 }).toBeGreaterThan(before)
  // Meanwhile the other one lets a bot play for the one who is away: what comes then is too late.
  await expect(second.locator('[data-asked]')).toBeVisible()
  const then = await lengthOf(other.page)
  await answerAndGo(second)
  await expect(other.page.locator('[data-people]')).toHaveAttribute('data-away', '1')
  await other.page.locator('[data-people]').click()
  const away = other.page.getByRole('dialog').locator('li').filter({ hasText: name })
  const toBot = away.getByRole('button', { name: /^Let a bot play/ })
  // Whoever has only just gone may come back: a bot plays a moment later.
  await expect(async () => {
    if (await toBot.isVisible()) await toBot.click()
    await expect(toBot).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => lengthOf(other.page), { timeout: 30_000 }).toBeGreaterThan(then)
  const third = await comeBack()
  const late = third.locator('[data-came-late]')
  await expect(late).toContainText('came too late and was not used')
  // Nobody has to close it.
  await expect(late).toHaveCount(0, { timeout: 30_000 })
  await Promise.all([ann.context.close(), ben.context.close()])
  for (const one of wires) await one.end()
})

test('an answer outlives the page also where nobody had noticed yet that the network is gone', async ({
  browser,
  baseURL,
}) => {
  const { wires, ann, ben, table, asked, other, wire } = await duelOnWires(browser, baseURL ?? '')
  const before = await lengthOf(other.page)
  wire.hush()
  const below = chance(3)
  // A press may only select something: the answer is given when it is kept.
  await expect(async () => {
    if ((await keptIn(asked.page)) === 0) await byDock(asked.page, await settled(asked.page), below)
    expect(await keptIn(asked.page)).toBe(1)
  }).toPass({ timeout: 20_000 })
  await expect(asked.page.locator('[data-lost]')).toHaveCount(0)
  await asked.page.close()
  wire.mend()
  expect(await lengthOf(other.page)).toBe(before)
  const again = await asked.context.newPage()
  await again.goto(table)
  await expect.poll(() => lengthOf(other.page), { timeout: 30_000 }).toBeGreaterThan(before)
  // What the server has is kept no longer.
  await expect.poll(() => keptIn(again)).toBe(0)
  await expect(again.locator('[data-came-late]')).toHaveCount(0)
  await Promise.all([ann.context.close(), ben.context.close()])
  for (const one of wires) await one.end()
})

test('an undo beyond what was revealed is asked for, declined and agreed to', async ({ browser }) => {
  const [ann, ben] = [await comer(browser), await comer(browser)]
  await createOnline(ann.page, 'champions', 'Ann')
  await joinBy(ben.page, await invitation(ann.page, /^Invite to/, /^Link for/), 'Ben', english)
  await playBeyondBarrier([ann.page, ben.page])
  const before = await restingLength([ann.page, ben.page])
  const asks = async (): Promise<void> => {
    await ann.page.getByRole('button', { name: 'Undo more' }).click()
    await ann.page.getByRole('menuitem').last().click()
    await ann.page.getByRole('button', { name: 'Go back' }).click()
    await expect(ben.page.getByText(/^Ann would like to take back/)).toBeVisible()
  }
  await asks()
  await ben.page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(ann.page.getByText(/^Asked: Ben/)).toHaveCount(0)
  expect(await lengthOf(ann.page)).toBe(before)
  await asks()
  await ben.page.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => lengthOf(ann.page)).toBeLessThan(before)
  await expect.poll(() => lengthOf(ben.page)).toBe(await lengthOf(ann.page))
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await Promise.all([ann.context.close(), ben.context.close()])
})

test('a link that is not whole, or leads nowhere, is told in words', async ({ page }) => {
  await page.goto('/join')
  await expect(page.getByRole('heading', { name: 'This link is not whole.' })).toBeVisible()
  await page.goto(`/join#${'x'.repeat(22)}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This invitation leads nowhere' })).toBeVisible()
  await page.goto(`/online/${'x'.repeat(22)}`)
  await expect(page.getByText('There is no such table, or it is not yours.')).toBeVisible()
})
