import type { Locator } from '@playwright/test'
import { cutTexts, smallType } from './measures.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const settings = { textTable: false, warnEnd: true }
const roll = 'button[data-option^="reroll:"]:visible'
const die = '[data-piece] > button:has(> [data-pips])'
const announce = '[data-announce]'

const zone = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })
const answers = (page: Page): Promise<string | null> =>
  page.locator('[data-game][data-at]').getAttribute('data-at')

/** Width and height of what is drawn, in whole pixels. */
async function sizeOf(what: Locator): Promise<readonly number[]> {
  const box = await what.boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

/** The edge of the dock takes two pixels from the board's rows. */
async function isAbout(what: Locator, [width, height]: readonly [number, number]): Promise<void> {
  const [wide = 0, high = 0] = await sizeOf(what)
  expect([wide, Math.abs(high - height) <= 2]).toEqual([width, true])
}

/** Where each ability lies, by its id. */
function places(page: Page): Promise<string[]> {
  return zone(page, /^Board of/)
    .locator('[data-piece]')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y } = one.getBoundingClientRect()
        return `${(one as HTMLElement).dataset['piece']} ${Math.round(x)} ${Math.round(y)}`
      }),
    )
}

test('at 1440×900 strip, abilities, tray, own plate and hand have the measures of the grid', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'attacked')
  await expect(zone(page, /^Hand/).locator('[data-piece]')).toHaveCount(5)
  await isAbout(zone(page, 'Opponents'), [1104, 72])
  await isAbout(zone(page, 'Dice'), [424, 464])
  await isAbout(zone(page, /^Your side/), [208, 196])
  for (const ability of await zone(page, /^Board of/)
    .locator('[data-piece]')
    .all())
    await isAbout(ability, [216, 149])
  for (const card of await zone(page, /^Hand/).locator('[data-piece]').all()) await isAbout(card, [140, 196])
  await isAbout(page.locator('[data-sells]'), [140, 196])
  const [, dock = 0] = await sizeOf(page.locator('[data-dock]'))
  expect(dock).toBeLessThanOrEqual(58)
})

test('no text of the board is smaller than 13 px, but for the number on a small die and in a dial', async ({
  page,
}) => {
  await hasty(page, settings)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, 'offence')
    await expect(page.locator(die).first()).toBeVisible()
    expect(await smallType(page, '[data-kind], [data-pips], :has(> svg) > small')).toEqual([])
  }
})

test('in the roll phase nothing scrolls on desks, and no ability or card runs over its box', async ({
  page,
}) => {
  await hasty(page, settings)
  for (const name of ['offence', 'attacked', 'threeFighters', 'fourFighters'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPrepared(page, name)
    await expect(page.locator('[data-piece]').first()).toBeVisible()
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const over = () =>
        page.evaluate(() => {
          const isOver = (one: Element): boolean => {
            const [box, host] = [one.getBoundingClientRect(), one.closest('section')?.getBoundingClientRect()]
            return host === undefined || box.right > host.right + 4 || box.bottom > host.bottom + 4
          }
          const { scrollWidth, scrollHeight } = document.documentElement
          return {
            page: scrollWidth > innerWidth || scrollHeight > innerHeight,
            pieces: [...document.querySelectorAll('[data-drawn="true"] li > [data-piece]')]
              .filter(
                (one) => one.closest('[aria-label="Status effects"], [aria-label="Companions"]') === null,
              )
              .filter(isOver)
              .map((one) => one.textContent?.slice(0, 20)),
          }
        })
      await expect.poll(over, `${name} ${width}`).toEqual({ page: false, pieces: [] })
    }
  }
})

test('on a phone the drawn position needs no scrolling, and what is touched is large enough', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrepared(page, 'offence')
  await expect(page.locator(die).first()).toBeVisible()
  const scrolls = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-drawn="true"] *')].filter(
          (one) =>
            one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY),
        ).length,
    )
  await expect.poll(scrolls).toBe(0)
  for (const place of await zone(page, /^Board of/)
    .locator('ol > li')
    .all())
    expect((await sizeOf(place))[1]).toBeGreaterThanOrEqual(88)
  for (const one of await page.locator(die).all()) expect((await sizeOf(one))[1]).toBeGreaterThanOrEqual(44)
  await expect(page.locator(`[data-dock] ${roll}`)).toBeVisible()
})

test('on its side and zoomed, own plate and hand stand whole beside the board, above the decision', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 844, height: 390 })
  await openPrepared(page, 'attacked')
  for (const [width, height] of [
    [844, 390],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(zone(page, /^Hand/).locator('[data-piece]')).toHaveCount(5)
    const dock = await page.locator('[data-dock]').boundingBox()
    for (const one of [zone(page, /^Your side/), zone(page, /^Hand/)]) {
      const box = await one.boundingBox()
      expect(box?.x ?? 0).toBeGreaterThanOrEqual(dock?.x ?? 999)
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1)
    }
    expect(await cutTexts(page, '[data-dock] [data-confirm] span')).toEqual([])
  }
})

test('keeping, rolling and announcing move no ability; a roll is one click, an announcement one', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'offence')
  await expect(page.locator(announce)).toBeVisible()
  const [before, lying] = [await answers(page), await places(page)]
  // A touched line of what to keep sets the dice.
  await zone(page, 'Dice')
    .getByRole('button', { name: /Overpower/ })
    .click()
  await expect(page.locator(`${die}[aria-pressed="true"]`)).not.toHaveCount(0)
  expect(await places(page)).toEqual(lying)
  await page.locator(roll).click()
  await expect.poll(() => answers(page)).toBe(`${Number(before) + 1}`)
  expect(await places(page)).toEqual(lying)
  await expect(page.locator(announce)).toContainText(/^Announce .*: deal \d/)
  await page.locator(announce).click()
  await expect.poll(() => answers(page).then(Number)).toBeGreaterThan(Number(before) + 1)
  expect(await places(page)).toEqual(lying)
})

test('an ability that the dice allow is announced by pressing it', async ({ page }) => {
  await hasty(page, { ...settings, confirm: 'everything' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'offence')
  const able = zone(page, /^Board of/).locator('[data-mark="able"]')
  await expect(able).toHaveCount(1)
  const [before, name] = [await answers(page), await able.locator('> button').getAttribute('aria-label')]
  await able.locator('> button').click()
  // Where everything is to be confirmed, the dock says what would be announced, and a second press does it.
  const chosen = zone(page, /^Board of/).locator('[data-mark="chosen"] > button')
  await expect(page.locator('[data-confirm]')).toContainText(name?.split(',')[0] ?? '')
  await chosen.click()
  await expect.poll(() => answers(page).then(Number)).toBeGreaterThan(Number(before))
})

test('what dice led to is told when they lie still', async ({ page }) => {
  await hasty(page, { ...settings, pace: 700, reducedMotion: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'offence')
  await expect(page.locator(announce)).toBeVisible()
  // The odds of these dice are known before others are thrown.
  await expect(zone(page, /^Board of/)).toContainText('%')
  const board = await page.evaluate(async (button) => {
    const state = (): string =>
      [...document.querySelectorAll('ol > li [data-piece]')].map((one) => one.textContent).join()
    const [before, told] = [state(), [] as string[]]
    document.querySelector<HTMLElement>(button)?.click()
    const isTumbling = (): boolean => document.querySelector('[data-tumbling="true"]') !== null
    while (!isTumbling()) await new Promise(requestAnimationFrame)
    while (isTumbling()) {
      if (state() !== before || document.querySelector('[data-announce]') !== null) told.push(state())
      await new Promise(requestAnimationFrame)
    }
    return { told, isNew: state() !== before }
  }, 'section button[data-option^="reroll:"]')
  expect(board).toEqual({ told: [], isNew: true })
})

test('a card that can only be sold says why it is not played, and nothing is sold by pressing it', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'duel')
  const hand = zone(page, /^Hand/).locator('[data-piece]')
  const sell = page.locator('[data-sells]')
  await expect(sell).toBeDisabled()
  const quiet = zone(page, /^Hand/).locator('[data-mark="idle"]').first()
  const [before, cards] = [await answers(page), await hand.count()]
  await quiet.locator('> button').click()
  await expect(zone(page, /^Hand/).getByRole('status')).toContainText('Not in this phase')
  expect(await answers(page)).toBe(before)
  await expect(sell).toBeEnabled()
  await sell.click()
  await expect(hand).toHaveCount(cards - 1)
})

test('a card can be carried to the place that sells', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'threeFighters')
  const hand = zone(page, /^Hand/).locator('[data-piece]')
  await expect(hand.first()).toBeVisible()
  const cards = await hand.count()
  await hand.first().locator('> button').hover()
  await page.mouse.down()
  await page.locator('[data-sells]').hover({ force: true })
  await page.mouse.up()
  await expect(hand).toHaveCount(cards - 1)
})

test('a die is turned by pressing one of its sides', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'turnedDie')
  const sides = zone(page, 'Dice').locator('[data-option^="face:"] [data-pips]')
  await expect(sides).toHaveCount(5)
  await expect(page.locator('[data-dock] [data-option^="face:"]')).toHaveCount(0)
  const before = await answers(page)
  await sides.first().click()
  const confirm = page.locator('[data-confirm]:visible')
  if ((await answers(page)) === before && (await confirm.count()) > 0) await confirm.click()
  await expect.poll(() => answers(page).then(Number)).toBeGreaterThan(Number(before))
})

for (const language of ['en', 'fr'] as const)
  test(`abilities that share a place, and what is announced, are read whole: ${language}`, async ({
    page,
  }) => {
    await hasty(page, { ...settings, language })
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openPrepared(page, 'offence')
      await expect(page.locator('[data-abilities="2"] [data-piece]')).toHaveCount(2)
      await expect(page.locator(announce)).toBeVisible()
      const shared = ':is([data-abilities="2"], [data-abilities="1"]) [data-piece] [data-state]'
      expect(await cutTexts(page, `${shared}, ${shared} > *`), `${width}`).toEqual([])
      expect(await cutTexts(page, `${announce}, ${announce} > span`), `${width}`).toEqual([])
    }
  })

test('long French names of abilities are whole, and on phones dice to keep and own tokens are in sight', async ({
  page,
}) => {
  await hasty(page, { ...settings, language: 'fr' })
  await openPrepared(page, 'roll')
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator(die).first()).toBeVisible()
    expect(
      await cutTexts(page, '[data-abilities="1"] [data-state][data-long] span[lang]'),
      `${width}`,
    ).toEqual([])
  }
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, 'roll')
    const side = page.getByRole('region', { name: /^Votre côté/ })
    const edge = (await side.boundingBox())?.y ?? 0
    const foot = async () => {
      const box = await page.locator(die).first().boundingBox()
      return (box?.y ?? 9999) + (box?.height ?? 0)
    }
    await expect.poll(foot, `${width}`).toBeLessThanOrEqual(edge + 1)
    expect(await cutTexts(page, '[aria-label="Altérations d’état"]'), `${width}`).toEqual([])
  }
})

test('what grows over the dock lifts the hand, and the dock says what one would answer', async ({ page }) => {
  await hasty(page, settings)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, 'reaction')
    const more = page.locator('[data-dock] > div').first()
    await page.locator('[data-hint]').click()
    await expect(more).not.toBeEmpty()
    const isFree = async () => {
      const edge = (await more.boundingBox())?.y ?? 0
      const cards = await zone(page, /^Hand/).locator('[data-piece]').all()
      const feet = await Promise.all(cards.map((card) => card.boundingBox()))
      return feet.every((box) => (box?.y ?? 0) + (box?.height ?? 0) <= edge + 1)
    }
    await expect.poll(isFree).toBe(true)
    await expect(page.locator('[data-dock] p').last()).toContainText(/: Do you act\?/)
  }
})

test('who plays several hands turns to each in the header: there is one row above the board', async ({
  page,
}) => {
  await hasty(page, settings)
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, 'roll')
    const seats = page.getByRole('group', { name: 'Seats' })
    await expect(page.getByRole('banner').or(page.locator('header')).locator(seats).first()).toBeVisible()
    const top = (await page.locator('[data-drawn="true"]').boundingBox())?.y ?? 99
    expect(top).toBeLessThanOrEqual(49)
    await page.keyboard.press('Alt+2')
    await expect(seats.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('beside two others no name is broken within a word, and companions stand whole on the plate', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hasty(page, { ...settings, language: 'fr' })
  await openPrepared(page, 'fourFighters')
  const name = page.getByText('Chasseresse', { exact: true }).first()
  await expect(name).toBeVisible()
  const { lines, right, edge } = await name.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return {
      lines: range.getClientRects().length,
      right: range.getBoundingClientRect().right,
      edge: one.getBoundingClientRect().right,
    }
  })
  expect([lines, right <= edge + 1]).toEqual([1, true])
  const cutPieces = await zone(page, /Artificier/)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.flatMap((list) => {
        const edges = list.parentElement?.getBoundingClientRect()
        return [...list.children].filter((one) => one.getBoundingClientRect().right > (edges?.right ?? 0) + 1)
      }),
    )
  expect(cutPieces).toHaveLength(0)
})
