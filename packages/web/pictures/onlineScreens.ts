import type { Browser, Page } from '@playwright/test'
import { createFor } from '../e2e/onlineTable.ts'
import { at, change, type Screen } from './screenKind.ts'

/** What is set up with English words is seen in the language that was wished. */
const inEnglish =
  (set: Screen): Screen =>
  async (page) => {
    await page.goto('/')
    const language = await page.locator('html').getAttribute('lang')
    await change(page, { language: 'en' })
    await page.reload()
    await set(page)
    await change(page, { language })
    await page.reload()
  }

const room: Screen = inEnglish(async (page) => {
  await page.goto('/rooms')
  await page.getByLabel('Name of the room').fill('Thursday')
  await page.getByLabel('Your name').fill('Ann')
  await page.getByRole('button', { name: 'Make the room' }).click()
  await page.getByRole('button', { name: 'Invite into the room' }).waitFor()
})

const online = (game: 'champions' | 'dicethrone' | 'villainous' | 'zombies', place = ''): Screen =>
  inEnglish((page) => createFor(page, game, game === 'zombies' ? 4 : 2, place))

const people: Screen = async (page) => {
  await online('dicethrone')(page)
  await page.locator('[data-people]').click()
  await page.getByRole('dialog').waitFor()
}

/** The same from the place of somebody who was given the link. */
const guest =
  (link: (page: Page) => Promise<string>): Screen =>
  async (page) => {
    const host = await (page.context().browser() as Browser).newContext({
      baseURL: new URL(page.url()).origin,
      serviceWorkers: 'block',
    })
    const settings = await page.evaluate(() => localStorage.getItem('quadriga.settings'))
    const theirs = await host.newPage()
    await theirs.goto('/')
    await theirs.evaluate((kept) => localStorage.setItem('quadriga.settings', kept ?? '{}'), settings)
    await page.goto(await link(theirs))
    await host.close()
  }

const toRoom = guest(async (page) => {
  await change(page, { language: 'en' })
  await page.reload()
  await room(page)
  await page.getByRole('button', { name: 'Invite into the room' }).click()
  return page.getByLabel('Link into the room').inputValue()
})

const toTable = guest(async (page) => {
  await change(page, { language: 'en' })
  await page.reload()
  await createFor(page, 'dicethrone', 2)
  await page.locator('[data-people]').click()
  await page
    .getByRole('button', { name: /^Invite to (?!watch)/ })
    .first()
    .click()
  return page.getByLabel(/^Link for/).inputValue()
})

/** Screens that need a server with tables. */
export const onlineScreens: Readonly<Record<string, Screen>> = {
  'setup-online': async (page) => {
    await page.goto('/new/dicethrone')
    await page
      .getByLabel(/^(Who plays|Qui joue)/)
      .nth(1)
      .selectOption('person')
    await page.getByRole('button', { name: /^(Play online|Jouer en ligne)/ }).click()
  },
  rooms: at('/rooms'),
  room,
  'room-door': async (page) => {
    await page.goto('/')
    await toRoom(page)
  },
  tables: async (page) => {
    await online('dicethrone', 'list')(page)
    await page.goto('/tables')
  },
  'table-door': async (page) => {
    await page.goto('/')
    await toTable(page)
  },
  'online-people': people,
  'online-champions': online('champions'),
  'online-dicethrone': online('dicethrone'),
  'online-villainous': online('villainous'),
  'online-zombies': online('zombies'),
  account: at('/account'),
  fair: at('/fair'),
}
