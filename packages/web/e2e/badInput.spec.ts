import { readFileSync } from 'node:fs'
import { expect, type Page, test } from './test.ts'
import { preparedSave } from '../prepared/save.ts'
import { hasty } from './player.ts'
import { fileOf, openPrepared } from './prepared.ts'

type Broken = readonly [what: string, text: string]

/** A prepared save with something changed in it. */
function changed(change: (save: Record<string, unknown>) => void): string {
  const save = JSON.parse(preparedSave('defend')) as Record<string, unknown>
  change(save)
  return JSON.stringify(save)
}

const files: readonly Broken[] = [
  ['an empty file', ''],
  ['no JSON', 'once upon a time'],
  ['a file that was cut off', preparedSave('defend').slice(0, 300)],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['something else', '{"format":1}'],
  ['a save of a later format', changed((save) => (save['format'] = 999))],
  ['a save of a game that is not here', changed((save) => (save['game'] = 'chess'))],
  ['a save without a seed', changed((save) => delete save['seed'])],
  ['answers that are none', changed((save) => (save['answers'] = [1, 2, 3]))],
  ['a set-up that cannot be played', changed((save) => (save['setup'] = { heroes: ['nobody'] }))],
  ['far too large numbers', changed((save) => (save['people'] = new Array<string>(99).fill('me')))],
]

/** The page stands and says something: never blank. */
async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Quadriga, home' })).toBeVisible()
  await expect(page.locator('main')).not.toBeEmpty()
}

test('a broken save gets a clear word, and the page goes on', async ({ page }) => {
  await hasty(page)
  await page.goto('/')
  for (const [what, text] of files) {
    await page.locator('input[type=file]').first().setInputFiles(fileOf(text))
    const alert = page.getByRole('alert').first()
    await expect(alert, what).toContainText('This file cannot be opened.')
    // A reason follows the title.
    await expect(alert.getByRole('listitem').first(), what).not.toBeEmpty()
  }
  await openPrepared(page, 'defend')
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
})

test('a broken replay gets a clear word, and the page goes on', async ({ page }) => {
  await hasty(page)
  await page.goto('/')
  for (const [what, text] of files) {
    await page.locator('input[type=file]').nth(1).setInputFiles(fileOf(text))
    await expect(page.getByRole('alert').first(), what).toContainText('This file cannot be opened.')
  }
})

test('a save whose answers the rules refuse is opened to be read, as far as it goes', async ({ page }) => {
  await hasty(page)
  const text = changed((save) => {
    const answers = save['answers'] as { p: string[] }[]
    save['answers'] = answers.map((one, n) => (n === answers.length - 2 ? { ...one, p: ['nonsense'] } : one))
  })
  await page.goto('/')
  await page.locator('input[type=file]').first().setInputFiles(fileOf(text))
  await expect(page.getByText(/saved by an older version/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Table' })).toBeVisible()
})

test('a broken deck file gets a clear word', async ({ page }) => {
  await hasty(page)
  for (const text of ['once upon a time', '{"slots": 7}', '{"slots": {"99999": 3}}', '%%%', '{']) {
    await page.goto('/decks/import')
    await page.getByRole('textbox').first().fill(text)
    await expect(page.locator('[data-kind="problem"] li').first(), text).not.toBeEmpty()
    await expectAlive(page)
  }
  await page.goto('/decks/import?code=%E0%A4%A')
  await expectAlive(page)
})

test('a broken backup gets a clear word and changes nothing', async ({ page }) => {
  await hasty(page)
  await openPrepared(page, 'defend')
  await page.goto('/settings')
  for (const text of ['', '{', '{"kind":"quadriga.backup","games":[7,{"save":null}],"decks":[1]}']) {
    await page.locator('input[type=file]').setInputFiles(fileOf(text))
    await expect(
      page.getByText(/No game and no deck added|cannot|could not|not a/i).first(),
      text,
    ).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
})

test('addresses that lead nowhere say so', async ({ page }) => {
  await hasty(page)
  for (const [address, word] of [
    ['/nowhere', 'There is nothing at this address.'],
    ['/new/chess', 'There is nothing at this address.'],
    ['/table/no-such-table', 'There is no such game here.'],
    ['/replay/no-such-replay', /no such game/i],
    ['/replay/file.gone?at=-7', /no such game/i],
    ['/decks/no-such-deck', /no|nothing/i],
    ['/rules/champions:no-such-rule', 'There is no rule with this address.'],
    ['/rules/chess/king', 'There is no rule with this address.'],
  ] as const) {
    await page.goto(address)
    await expectAlive(page)
    await expect(page.locator('main'), address).toContainText(word)
  }
})

test('an address that is no text gets a clear word', async ({ page }) => {
  await hasty(page)
  await page.goto('/table/%E0%A4%A')
  await expect(page.getByText('This address cannot be read.')).toBeVisible()
})

for (const [what, settings] of [
  ['cut off', '{"theme": 7'],
  ['of a wrong type', '{"theme": "pink", "pace": "fast"}'],
  ['null', 'null'],
  ['a list', '[1, 2]'],
] as const) {
  test(`settings that are ${what} are said and replaced`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (sessionStorage.getItem('broken') === null) localStorage.setItem('quadriga.settings', text)
      sessionStorage.setItem('broken', 'once')
    }, settings)
    await page.goto('/settings')
    await expect(page.getByRole('alert')).toContainText('could not be read')
    await page.getByRole('radio', { name: 'Light' }).check()
    await page.reload()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('an exception in a board keeps the game and offers the report with the replay in it', async ({
  page,
}) => {
  await hasty(page, { textTable: false })
  await openPrepared(page, 'defend')
  const table = page.url()
  // The next board that is drawn breaks: a piece of it has no words.
  await page.addInitScript(() => {
    const { map } = Array.prototype
    Object.assign(globalThis, {
      breakBoards: () => {
        Array.prototype.map = function broken(this: unknown[], ...given: Parameters<typeof map>) {
          if (document.querySelector('[data-at]') !== null && this.some((one) => isPiece(one)))
            throw new Error('a board broke')
          return map.apply(this, given)
        } as typeof map
        const isPiece = (one: unknown): boolean =>
          typeof one === 'object' && one !== null && 'says' in one && 'zone' in one
      },
      mendBoards: () => {
        Array.prototype.map = map
      },
    })
  })
  await page.reload()
  await expect(page.locator('[data-piece]:visible').first()).toBeVisible()
  await page.evaluate(() => (globalThis as unknown as { breakBoards(): void }).breakBoards())
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong here' })
  // Whatever draws the board next: the click, or a face that comes just now.
  const option = page.locator(':is([data-option], [data-piece] > button):visible').first()
  await expect(async () => {
    if (!(await alert.isVisible())) await option.click({ timeout: 500 })
    await expect(alert).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(alert).toContainText('Your game is kept')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a report as a file' }).click()
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Record<string, unknown>
  expect(report['details']).toContain('a board broke')
  expect(JSON.parse(String(report['replay']))).toMatchObject({ game: 'champions' })
  await page.evaluate(() => (globalThis as unknown as { mendBoards(): void }).mendBoards())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible()
  expect(page.url()).toBe(table)
})
