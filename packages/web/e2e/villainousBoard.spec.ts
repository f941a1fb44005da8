import type { Locator } from '@playwright/test'
import { smallType } from './measures.ts'
import { hasty } from './player.ts'
import { openPrepared } from './prepared.ts'
import { expect, type Page, test } from './test.ts'

const settings = { textTable: false, warnEnd: true }

const zone = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })
const answers = (page: Page): Promise<string | null> =>
  page.locator('[data-game][data-at]').getAttribute('data-at')

/** Width and height of what is drawn, in whole pixels. */
async function sizeOf(what: Locator): Promise<readonly [number, number]> {
  const box = await what.boundingBox()
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
}

test('at 1440×900 band, locations, pieces, symbols and hand have the measures of the grid', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  await expect(zone(page, /^Hand/).locator('[data-piece]')).toHaveCount(4)
  expect((await sizeOf(zone(page, 'Opponents and Crises')))[1]).toBe(126)
  for (const place of await page.locator('[data-place]').all()) {
    const [width] = await sizeOf(place)
    expect(Math.abs(width - 230)).toBeLessThanOrEqual(3)
  }
  expect(await sizeOf(page.locator('[data-layout="cards"] [data-piece]').first())).toEqual([110, 110])
  expect(await sizeOf(page.locator('[data-symbol]').first())).toEqual([48, 48])
  const [width, height] = await sizeOf(zone(page, /^Hand/).locator('[data-piece]').first())
  expect([Math.abs(width - 240) < 12, Math.abs(height - 212) < 12]).toEqual([true, true])
  expect((await sizeOf(page.locator('[data-dock]')))[1]).toBeLessThanOrEqual(58)
})

test('no text is smaller than 13 px and no piece reaches over its column', async ({ page }) => {
  await hasty(page, settings)
  for (const [width, height, name] of [
    [1440, 900, 'villainFate'],
    [1280, 720, 'villainClosing'],
    [390, 844, 'villainActs'],
    [320, 640, 'villainActs'],
    [720, 450, 'villainActs'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, name)
    await expect(page.locator('[data-piece]').filter({ visible: true }).first()).toBeVisible()
    // Figures in a drawing are as large as the drawing.
    const small = await smallType(page, 'svg, [aria-hidden] .key, [data-key], [data-many]')
    expect(small, name).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([name, width, wide]).toEqual([name, width, false])
  }
  // Letters of any size leave the hand in sight.
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const textSize of [150, 180]) {
    await page.evaluate((size) => {
      const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
      localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, textSize: size }))
    }, textSize)
    await page.reload()
    const cards = page.getByRole('region', { name: /^Your hand|^Hand/ }).locator('[data-piece]')
    await expect(cards.first()).toBeVisible()
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.98 })
  }
})

test('Items below the Allies are all seen, none behind the hand', async ({ page }) => {
  await hasty(page, { ...settings, language: 'fr' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainAcademies')
  const items = page.locator('[data-place="armory"] [data-side="items"] [data-piece]')
  await expect(items).toHaveCount(2)
  const hand = await zone(page, /^Main|^Votre main/).boundingBox()
  const seen = await items.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height, bottom } = one.getBoundingClientRect()
      return { bottom, isOnTop: one.contains(document.elementFromPoint(left + width / 2, top + height - 3)) }
    }),
  )
  for (const { bottom, isOnTop } of seen)
    expect([bottom <= (hand?.y ?? 0), isOnTop], `${bottom}`).toEqual([true, true])
  // One of two alike goes in place of the Allies: nobody has to say which.
  await page
    .locator('[data-place="armory"] [data-side="foes"] [data-piece]')
    .last()
    .getByRole('button')
    .click()
  await expect(page.locator('[data-confirm]')).toBeEnabled()
})

test('a symbol offers its cards, the builder adds up the Allies, and the dock’s button vanquishes', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  const before = Number(await answers(page))
  await page.getByRole('button', { name: /^Vanquish, free now/ }).click()
  const target = page.locator('[data-side="foes"] [data-mark="target"] > button')
  await expect(target).not.toHaveCount(0)
  await target.first().click()
  const builder = zone(page, 'Vanquish')
  await expect(builder.getByRole('region', { name: /Strength against/ })).toContainText('just enough')
  await expect(builder).toContainText('goes to the discard pile')
  await page.keyboard.press('Escape')
  await expect(builder).toHaveCount(0)
  await page.getByRole('button', { name: /^Vanquish, free now/ }).click()
  await target.first().click()
  await page.locator('[data-confirm]').click()
  await expect.poll(async () => Number(await answers(page))).toBeGreaterThan(before)
  await expect(page.getByTitle('Vanquish, used')).toBeVisible()
})

test('a revealed Hero is shown with every victim, and goes where one presses', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainFate')
  const panel = zone(page, 'Choose on the table')
  await expect(panel).toContainText('Valkyrior')
  for (const victim of ['Hela', 'Killmonger', 'Ultron']) await expect(panel).toContainText(victim)
  const before = await answers(page)
  const spot = panel.locator('[data-mark="target"] > button').first()
  await spot.click()
  await page.locator('[data-confirm]').click()
  await expect.poll(() => answers(page)).not.toBe(before)
  await expect(zone(page, /^Hand/)).toBeVisible()
})

test('before the figure moves, a location says what one would have there; the move is one press', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villains')
  await page.locator('[data-place="hel"]').hover()
  const rail = zone(page, 'If you end now')
  await expect(rail).toContainText('Gain 2 Power, Vanquish')
  await expect(rail).not.toContainText('Gjoll')
  await page.locator('[data-place="hel"] [data-mark="target"] > button').click()
  await page.getByRole('button', { name: /^Gain 2 Power/ }).click()
  await expect(page.getByRole('img', { name: '2 Power', exact: true })).toBeVisible()
  // What is left is named before the turn ends.
  await page.locator('[data-ends]').click()
  await expect(page.getByRole('alert')).toContainText('Unused')
  await page.locator('[data-ends]').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('another domain is shown large, and the text table says symbols and objectives', async ({ page }) => {
  await hasty(page, settings)
  await openPrepared(page, 'villainActs')
  await page.getByRole('button', { name: 'See the domain of Ultron' }).click()
  await expect(zone(page, 'Domain of Ultron')).toContainText('Optimization')
  await page.getByRole('button', { name: 'Back to your domain' }).last().click()
  await expect(zone(page, 'Your domain')).toBeVisible()
  await page.getByRole('button', { name: 'Text table' }).click()
  await expect(page.getByRole('group', { name: 'Locations' }).first()).toContainText('(covered)')
  await expect(page.getByRole('group', { name: 'Villain' }).first()).toContainText('1 of 8')
})

test('a symbol that cannot be used says why when it is pressed, with its rule', async ({ page }) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villainActs')
  const before = await answers(page)
  const why = zone(page, 'Your domain').getByRole('status')
  await page.locator('[data-barred][data-state="covered"]').first().click()
  await expect(why).toContainText(/covered|figure is not there/)
  await expect(why.getByRole('button').first()).toBeVisible()
  await page.locator('[data-barred][data-state="elsewhere"]').first().click()
  await expect(why).toContainText('your figure is not there', { ignoreCase: true })
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  expect(await answers(page)).toBe(before)
})

test('the turn of a bot is told, and objectives of others speak of them', async ({ page }) => {
  await hasty(page, { ...settings, film: 0.5, warnEnd: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPrepared(page, 'villains')
  await expect(zone(page, 'Opponents and Crises')).not.toContainText(/\byou\b/i)
  const told = await tellings(page)
  await page.locator('[data-place="hel"] [data-mark="target"] > button').click()
  await page.locator('[data-ends]').click()
  await expect.poll(async () => (await told()).join('\n')).toContain('Ultron moves')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-film]')).toHaveCount(0)
  await expect(page.locator('[data-asked]')).toHaveCount(1)
})

/** All that a film shows from now on: a beat may be gone before one looks. */
async function tellings(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.evaluateHandle(() => {
    const texts: string[] = []
    const look = () => {
      const text = document.querySelector<HTMLElement>('[data-film]')?.innerText ?? ''
      if (text !== '' && text !== texts.at(-1)) texts.push(text)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    return texts
  })
  return () => told.evaluate((texts) => [...texts])
}

test('in a duel in French no word of the band is cut, and the supply says of what it is', async ({
  page,
}) => {
  await hasty(page, { ...settings, language: 'fr', theme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Choisir Méchants/ })
    .or(page.getByRole('button', { name: /^Choisir Méchants/ }))
    .click()
  await page.getByText('Héla contre Thanos').first().click()
  const none = page.getByText('Aucune Crise', { exact: true })
  await expect(none).toBeVisible()
  expect(await none.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await expect(page.getByText('15 Marqueurs d’Âme en réserve')).toBeVisible()
})

test('on a phone a tab shows all who stand at a crowded location, by Strength or by number', async ({
  page,
}) => {
  await hasty(page, settings)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPrepared(page, 'villainClosing')
  const vault = page.getByRole('navigation', { name: 'Locations' }).getByRole('button', { name: /Odin/ })
  await expect(vault).toContainText('×3')
  const over = await vault
    .locator('span')
    .last()
    .evaluate((signs) => signs.scrollWidth - signs.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
})

test('in a low window and with large letters the card that asks is whole, and targets have room', async ({
  page,
}) => {
  await hasty(page, { ...settings, language: 'fr' })
  for (const [width, height, textSize] of [
    [844, 390, 100],
    [1440, 900, 180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openPrepared(page, 'villainFate')
    await page.evaluate((size) => {
      const kept = JSON.parse(localStorage.getItem('quadriga.settings') ?? '{}') as object
      localStorage.setItem('quadriga.settings', JSON.stringify({ ...kept, textSize: size }))
    }, textSize)
    await page.reload()
    const panel = zone(page, 'Choisissez sur la table')
    await expect(panel).toBeVisible()
    const text = panel.getByText('Cette carte ne peut pas recevoir')
    const cut = await text.evaluate((one) => {
      const box = one.closest('span[data-kind]')
      return one.getBoundingClientRect().bottom - (box?.getBoundingClientRect().bottom ?? 0)
    })
    expect(cut, `${width}`).toBeLessThanOrEqual(0)
    const inSight = await panel.locator('[data-mark="target"]').evaluateAll((all, below) => {
      const floor = Math.min(
        below,
        document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? below,
      )
      return all.filter((one) => one.getBoundingClientRect().bottom <= floor).length
    }, height)
    expect(inSight, `${width}`).toBeGreaterThanOrEqual(width === 844 ? 2 : 4)
  }
})

for (const language of ['en', 'fr'])
  test(`what is said of an opponent near the objective stands whole above the Specialties: ${language}`, async ({
    page,
  }) => {
    await hasty(page, { ...settings, language })
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openPrepared(page, 'villainClosing')
      const goal = page.locator('section[data-seen] p')
      await expect(goal).toHaveCount(1)
      const room = await goal.evaluate((line) => {
        const hanging = line.closest('section')?.querySelector(':scope > ul + ul li')
        const edges = [line.parentElement, hanging].map((one) => one?.getBoundingClientRect())
        const floor = Math.min(edges[0]?.bottom ?? 0, edges[1]?.top || Infinity)
        return floor - line.getBoundingClientRect().bottom
      })
      expect(room, `${width}`).toBeGreaterThanOrEqual(-1)
    }
  })

test('nobody is told what the end of their turn brings while another player has the turn', async ({
  page,
}) => {
  await hasty(page, { ...settings, warnEnd: false, pace: 700, film: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page
    .getByRole('link', { name: /villains and seats/i })
    .or(page.getByRole('button', { name: /villains and seats/i }))
    .click()
  await page.getByText('Hela against Thanos').first().click()
  await page.getByRole('button', { name: /^Hel,/ }).click()
  const ahead = page.getByRole('heading', { name: 'If you end now' })
  await expect(ahead).toBeVisible()
  await page.locator('[data-ends]').click()
  await expect(page.getByRole('button', { name: /^To my decision/ })).toBeVisible()
  // At once: it would be gone anyway when the next turn begins.
  expect(await ahead.count()).toBe(0)
})
