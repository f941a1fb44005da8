// Makes the contact sheet: every card of three games, in both languages, both themes and three sizes, as pictures in
// dist-pictures/, and lists the cards on which text is cut, overlaps or is too small to read.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import { villainous } from '@quadriga/villainous'
import { type Game, languages, load } from '@quadriga/kernel'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { launchOptions } from '../e2e/launchOptions.ts'
import { presentFace as championsFace } from '../src/worker/champions/presentFace.ts'
import { presentFace as diceThroneFace } from '../src/worker/dicethrone/presentFace.ts'
import { presentFace as villainousFace } from '../src/worker/villainous/presentFace.ts'
import { problemsOnPage } from './problems.ts'

const out = join(import.meta.dirname, '../dist-pictures')
const themes = ['dark', 'light'] as const
const sizes = [260, 120, 60] as const
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    size: { type: 'string' },
    only: { type: 'boolean' },
  },
})

const games: readonly (readonly [Game, typeof championsFace])[] = [
  [champions, championsFace],
  [dicethrone, diceThroneFace],
  [villainous, villainousFace],
]

function writeFaces(): void {
  mkdirSync(out, { recursive: true })
  for (const [game, presentFace] of games) {
    const loaded = load(game)
    for (const language of languages) {
      const faces = [...loaded.definitions.keys()].flatMap(
        (code) => presentFace(loaded, code, language) ?? [],
      )
      writeFileSync(join(out, `faces.${game.id}.${language}.json`), JSON.stringify(faces))
    }
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

function serve(): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    readFile(join(out, path)).then(
      (content) =>
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    )
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      resolve({ port, close: () => server.close() })
    })
  })
}

async function take(
  page: Page,
  address: string,
  game: string,
  language: string,
  theme: string,
  size: number,
): Promise<number> {
  await page.goto(`${address}/sheet.html?game=${game}&lang=${language}&theme=${theme}&size=${size}`)
  await page.waitForSelector('.cell')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(out, `${game}-${language}-${theme}-${size}.png`), fullPage: true })
  const problems = await problemsOnPage(page, size >= 200)
  for (const problem of problems) console.log(`${game} ${language} ${theme} ${size}: ${problem}`)
  return problems.length
}

await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' })
writeFaces()
const server = await serve()
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
let found = 0
const wishes = games.flatMap(([game]) =>
  languages.flatMap((language) =>
    themes.flatMap((theme) => sizes.map((size) => ({ game: game.id, language, theme, size }))),
  ),
)
for (const { game, language, theme, size } of wishes) {
  const isWanted =
    (values.game ?? game) === game &&
    (values.lang ?? language) === language &&
    (values.theme ?? theme) === theme &&
    (values.size ?? `${size}`) === `${size}`
  if (isWanted) found += await take(page, `http://127.0.0.1:${server.port}`, game, language, theme, size)
}
await browser.close()
server.close()
console.log(`${found} problems`)
process.exitCode = found === 0 ? 0 : 1
