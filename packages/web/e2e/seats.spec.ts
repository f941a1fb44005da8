import { ownHand } from '../prepared/hands.ts'
import { hasty, playOn, watchFaults } from './player.ts'
import { openPrepared } from './prepared.ts'
import { settled } from './seen.ts'
import { expect, type Page, test } from './test.ts'

/** Sets a game up with these holders, seat by seat; names are people at this screen. */
async function setUp(
  page: Page,
  game: 'champions' | 'dicethrone',
  holders: readonly string[],
): Promise<void> {
  await page.goto(`/new/${game}`)
  if (game === 'champions') await page.getByRole('radio', { name: `${holders.length}`, exact: true }).check()
  for (const [n, holder] of holders.entries()) {
    const isKind = ['me', 'greedy', 'random'].includes(holder)
    await page
      .getByLabel('Who plays')
      .nth(n)
      .selectOption(isKind ? holder : 'person')
    if (!isKind)
      await page
        .getByRole('textbox', { name: 'Name' })
        .nth(holders.slice(0, n).filter((one) => !['me', 'greedy', 'random'].includes(one)).length)
        .fill(holder)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('[data-asked], [data-curtain], [data-bot-said]').first()).toBeVisible({
    timeout: 20_000,
  })
}

/** Everything a person, a screen reader or somebody curious could read in the page, at one moment. */
const everything = (page: Page) =>
  page.evaluate(() => ({
    isHidden: document.querySelector('[data-curtain]') !== null,
    text: document.querySelector('main')?.innerText ?? '',
    pieces: document.querySelectorAll('[data-piece], section[aria-label^="Hand"]').length,
    html: document.documentElement.outerHTML,
  }))

/** An option that plays and sells no card. */
const free = '[data-option]:not([data-option^="play"], [data-option^="sell"])'

const people = ['Ann', 'Ben'] as const

for (const textTable of [true, false])
  test(`between two people a curtain falls, and the hidden hand is nowhere in the page (${textTable ? 'text' : 'board'})`, async ({
    page,
  }) => {
    const hands = people.map((_, seat) => ownHand('twoPeople', seat))
    await hasty(page, { textTable })
    await openPrepared(page, 'twoPeople')
    const lifted: number[] = []
    const read = new Set<number>()
    let seen = await settled(page)
    for (let n = 0; n < 80 && lifted.length < 5; n++) {
      const { isHidden, text, pieces, html } = await everything(page)
      if (isHidden) {
        const [, person] =
          /^Hand the screen to (\w+)\n[^\n]*\n+I am \1$/.exec(text.replaceAll(/\n+/g, '\n')) ?? []
        expect(people).toContain(person)
        expect(pieces).toBe(0)
        const heard = await page.locator('body').ariaSnapshot()
        for (const card of hands.flat()) expect(html + heard).not.toContain(card)
        lifted.push(people.findIndex((one) => one === person))
        await page.locator('[data-curtain] button').click()
      } else {
        const me = lifted.at(-1) ?? -1
        read.add(me)
        // Nobody plays a card here: one's own hand is there, in this language, and the other one is not.
        expect(html).toContain(hands[me]?.[1])
        for (const card of hands[1 - me] ?? []) expect(html).not.toContain(card)
        await page
          .locator(seen.ends ? '[data-ends]' : seen.canConfirm ? '[data-confirm]' : free)
          .first()
          .click()
      }
      seen = await settled(page, seen.mark)
    }
    expect(lifted).toHaveLength(5)
    expect(read).toEqual(new Set([0, 1]))
  })

test('who reloads the page in front of the curtain sees the curtain', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'twoPeople')
  const curtain = page.getByRole('heading', { name: 'Hand the screen to Ben' })
  await expect(curtain).toBeVisible()
  await page.reload()
  await expect(curtain).toBeVisible()
  await page.getByRole('button', { name: 'I am Ben' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  await page.reload()
  await expect(curtain).toBeVisible()
})

test('one person plays several hands, and turns to each with its key', async ({ page }) => {
  await hasty(page)
  await setUp(page, 'champions', ['me', 'me'])
  const seats = page.getByRole('group', { name: 'Seats' }).getByRole('button')
  await expect(seats).toHaveCount(2)
  await page.keyboard.press('Alt+2')
  await expect(seats.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Alt+1')
  await expect(seats.nth(0)).toHaveAttribute('aria-pressed', 'true')
})

/** Who holds the seats of the only game, as it is kept on the disk. */
const keptPeople = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('quadriga')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve((reading.result as { people: readonly string[] }[])[0]?.people ?? [])
          }
        }
      }),
  )

test('a seat is given to a bot in the middle of the game, and taken back', async ({ page }) => {
  const faults = watchFaults(page)
  await hasty(page)
  await openPrepared(page, 'roll')
  const sheet = page.getByRole('button', { name: 'Seats, pace and replay' })
  await sheet.click()
  await page
    .getByLabel(/^Who plays/)
    .nth(1)
    .selectOption('greedy')
  await page.keyboard.press('Escape')
  await expect.poll(() => keptPeople(page)).toEqual(['me', 'greedy'])
  await playOn(page, 6)
  await sheet.click()
  await expect(page.getByLabel(/^Who plays/).nth(1)).toHaveValue('greedy')
  await page
    .getByLabel(/^Who plays/)
    .nth(1)
    .selectOption('me')
  await page.keyboard.press('Escape')
  await expect.poll(() => keptPeople(page)).toEqual(['me', 'me'])
  await page.reload()
  await sheet.click()
  await expect(page.getByLabel(/^Who plays/).nth(1)).toHaveValue('me')
  expect(faults).toEqual([])
})

test('bots move one after the other and say why; Space skips them', async ({ page }) => {
  await hasty(page, { pace: 1400 })
  await setUp(page, 'dicethrone', ['greedy', 'greedy'])
  await expect(page.locator('[data-bot-said]')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/is thinking/)).toBeVisible()
  const screen = page.locator('[data-at]')
  const at = async (): Promise<number> => Number(await screen.getAttribute('data-at'))
  const before = await at()
  await page.locator('main').focus()
  await page.keyboard.press(' ')
  // At their pace it would be 14 moves in this time.
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(before + 20)
})

test('our own dice: what was thrown on the real table is entered, the impossible refused', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await page.goto('/new/dicethrone')
  await page.getByLabel('Who plays').nth(1).selectOption('me')
  await page.getByLabel('Our own dice and cards').check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const entry = page.getByRole('group', { name: 'What is the result?' })
  await expect(entry).toContainText('draws a card')
  // What it asks, read at one moment: it goes away when everything was entered.
  const asks = (): Promise<string[]> =>
    entry.evaluateAll((ones: HTMLElement[]) =>
      ones.flatMap((one) => [one.dataset['chance'] ?? '', one.innerText]),
    )
  let asked = await asks()
  for (let n = 0; n < 40 && asked.length > 0; n++) {
    if (asked[0] === 'die') await page.keyboard.press(`${1 + (n % 6)}`)
    else await entry.locator('button', { hasText: /\w/ }).nth(1).click()
    const before = asked
    await expect.poll(async () => (asked = await asks())).not.toEqual(before)
  }
  await expect(page).toHaveURL(/\/table\//)
  let seen = await settled(page)
  for (let n = 0; n < 30 && !seen.chance; n++) {
    await page.locator('[data-ends]').first().click()
    seen = await settled(page, seen.mark)
  }
  await expect(entry).toBeVisible()
  if ((await entry.getAttribute('data-chance')) === 'card') {
    await entry.getByLabel('Name of the card').fill('No such card')
    await entry.getByRole('button', { name: 'Enter' }).click()
    await expect(entry.getByRole('alert')).toContainText('There is no “No such card” in this game')
  }
  await entry.getByRole('button', { name: 'Let the table decide' }).click()
  await expect(entry.getByText('decided by the table').or(page.locator('[data-asked]')).first()).toBeVisible()
  expect(faults).toEqual([])
})

/** What the page asks for while a table is laid by hand, read at one moment. */
const laying = (page: Page) =>
  page.evaluate(() => {
    const entry = document.querySelector<HTMLElement>('[data-chance]')
    const cards = [...(entry?.querySelectorAll('button') ?? [])].map(({ innerText }) => innerText)
    return {
      curtain: document.querySelector<HTMLElement>('[data-curtain] h1')?.innerText ?? '',
      kind: entry?.dataset['chance'] ?? '',
      prompt: entry?.innerText ?? '',
      cards: cards.slice(1, -2).map((name) => name.replace(/ \(×\d+\)$/, '')),
      html: document.querySelector('main')?.outerHTML ?? '',
    }
  })

test('two people lay a table by hand: a curtain falls between them, and what the first drew is nowhere in the page', async ({
  page,
}) => {
  const faults = watchFaults(page)
  await hasty(page)
  await page.goto('/new/dicethrone')
  for (const [n, name] of people.entries()) {
    await page.getByLabel('Who plays').nth(n).selectOption('person')
    await page.getByRole('textbox', { name: 'Name' }).nth(n).fill(name)
  }
  await page.getByLabel('Our own dice and cards').check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('[data-curtain]')).toBeVisible()
  const curtains: string[] = []
  const drawn: string[][] = []
  for (let n = 0; n < 60 && !page.url().includes('/table/'); n++) {
    const { curtain, kind, prompt, cards, html } = await laying(page)
    // Cards that only the other one has.
    const secret = drawn
      .slice(0, -1)
      .flat()
      .filter((card) => kind !== 'card' || !cards.includes(card))
    if (curtain !== '') {
      for (const card of drawn.flat()) expect(html).not.toContain(card)
      curtains.push(curtain)
      drawn.push([])
      await page.locator('[data-curtain] button').click()
      await expect(page.locator('[data-curtain]')).toHaveCount(0)
    } else if (kind === 'card') {
      for (const card of secret) expect(html).not.toContain(card)
      const card = cards[n % cards.length] ?? ''
      drawn.at(-1)?.push(card)
      await page
        .locator('[data-chance] button')
        .nth(1 + (n % cards.length))
        .click()
    } else if (kind !== '') await page.keyboard.press(`${1 + (n % 6)}`)
    await expect
      .poll(
        async () =>
          page.url().includes('/table/') || (await laying(page)).prompt !== prompt || curtain !== '',
      )
      .toBe(true)
  }
  expect(curtains).toEqual(['Hand the screen to Ann', 'Hand the screen to Ben'])
  expect(drawn.map(({ length }) => length)).toEqual([4, 4])
  // The game is marked, and still is after it was read from where it is kept.
  for (const again of [false, true]) {
    if (again) await page.reload()
    await page.locator('[data-curtain] button').click()
    await expect(page.getByText('Chance by hand', { exact: true })).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('undo goes back over everything to the very beginning, and says what it costs', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'defend')
  await page.getByRole('button', { name: 'Undo more' }).click()
  await expect(page.getByText('Something was revealed here')).toBeVisible()
  await page.keyboard.press('Escape')
  const screen = page.locator('[data-at]')
  const undo = page.getByRole('button', { name: /^Undo( with what was revealed)?$/ })
  for (let n = 0; n < 60; n++) {
    const at = (await screen.getAttribute('data-at')) ?? ''
    if (at === '0') break
    const crosses = (await undo.innerText()).includes('revealed')
    await undo.click()
    if (crosses) await page.getByRole('button', { name: 'Go back' }).click()
    await expect(screen).not.toHaveAttribute('data-at', at)
  }
  await expect(screen).toHaveAttribute('data-at', '0')
  await expect(page.getByText('assisted', { exact: true })).toBeVisible()
})

test('a reaction is passed automatically when told so, in sight, and the order is taken back', async ({
  page,
}) => {
  await hasty(page, { passing: 'always' })
  await openPrepared(page, 'reaction')
  const screen = page.locator('[data-at]')
  const at = async (): Promise<number> => Number(await screen.getAttribute('data-at'))
  const before = await at()
  // Nothing stands over the line of the dock: passing for longer is a button beside passing.
  await expect(page.locator('[data-dock] > div').first()).toBeEmpty()
  await page.getByRole('button', { name: 'Pass for longer…' }).click()
  await expect(page.getByRole('menuitem', { name: /: never use it$/ }).first()).toBeVisible()
  await page.getByRole('menuitem', { name: 'Pass until the next round' }).click()
  const chip = page.getByText('Passing until the next round')
  await expect(chip).toBeVisible()
  await expect.poll(at).toBeGreaterThan(before)
  await page.getByRole('button', { name: /^Stop: Passing until/ }).click()
  await expect(chip).toHaveCount(0)
  // What was passed automatically is taken back, and is asked this time.
  const passed = await at()
  await page.getByRole('button', { name: /^Undo( with what was revealed)?$/ }).click()
  const agree = page.getByRole('button', { name: 'Go back' })
  await expect(async () => {
    if (await agree.isVisible()) await agree.click({ timeout: 500 })
    expect(await at()).toBeLessThan(passed)
  }).toPass()
  await expect(page.locator('[data-asked]')).toBeVisible()
  await expect(page.locator('[data-passing]')).toHaveCount(0)
})
