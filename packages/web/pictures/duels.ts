// Takes pictures of duels: node pictures/duels.ts [situation,…] [size,…] [lang,…] [theme,…]. The server of tables.config.ts must run; PORT names it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../e2e/launchOptions.ts'

const out = join(import.meta.dirname, '../.cache/pictures')
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  desktop: [1440, 900],
  laptop: [1024, 768],
  phone: [390, 844],
  narrow: [320, 640],
}
const situations: Readonly<Record<string, string>> = {
  roll: 'heroes=gunslinger,barbarian&seed=1&at=ask.attempt/3/2',
  first: 'heroes=pyromancer,vampire_lord&seed=5&at=ask.attempt/2/1',
  main: 'heroes=huntress,artificer&seed=2&at=ask.main/4',
  defend: 'heroes=monk,samurai&seed=3&at=ask.defend/3',
  king: 'heroes=moon_elf,ninja,treant&seed=4&at=ask.attempt/3/1',
  team: 'heroes=paladin,seraph,tactician,cursed_pirate&seed=6&at=ask.main/2',
}
const [names = Object.keys(situations).join(), wanted = 'desktop', languages = 'en', themes = 'dark'] =
  process.argv.slice(2)
const port = process.env['PORT'] ?? '5188'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch(launchOptions())
for (const size of wanted.split(',')) {
  const [width, height] = sizes[size] ?? [1440, 900]
  const page = await browser.newPage({ viewport: { width, height } })
  page.on('pageerror', (error) => console.log('error', error.message))
  page.on('console', (line) => (line.type() === 'error' ? console.log('console', line.text()) : undefined))
  for (const name of names.split(','))
    for (const language of languages.split(','))
      for (const theme of themes.split(',')) {
        await page.goto(
          `http://localhost:${port}/duel.html?${situations[name] ?? ''}&lang=${language}&theme=${theme}`,
        )
        await page.waitForSelector('[data-piece]', { timeout: 60_000 })
        await page.evaluate(() => document.fonts.ready)
        await page.waitForTimeout(900)
        const path = join(out, `duel-${name}-${size}-${language}-${theme}.png`)
        await page.screenshot({ path })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        const high = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
        console.log(path, { wide, high })
      }
  await page.close()
}
await browser.close()
