import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Definition, describeDefinition, type Game, load } from '@quadriga/kernel'
import { type GameKit, readScenario } from '@quadriga/testkit'
import { root } from '../games.ts'
import type { Credits, Glyph, GoldenSheet, Shelf, TraitNames } from './shelf.ts'

/** Reads what the repository has about the cards of a game. */
export async function readShelf(game: string): Promise<Shelf> {
  const kit = await kitOf(game)
  load(kit.game)
  return {
    game,
    cards: kit.game.content,
    exported: await exportedBy(game),
    golden: goldenOf(kit.game),
    glyphs: glyphsOf(game),
    credits: creditsOf(),
    icons: iconsOf(),
    traits: await traitsOf(game),
    scenarios: scenariosOf(kit.game),
  }
}

function find(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

async function modulesOf(path: string): Promise<readonly unknown[]> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>
  return Object.values(module)
}

export async function kitOf(game: string): Promise<GameKit> {
  const values = await modulesOf(`packages/${game}/src/kit.ts`)
  const kit = values.find(
    (value): value is GameKit =>
      typeof value === 'object' && value !== null && 'game' in value && 'setups' in value,
  )
  if (kit === undefined) throw new Error(`packages/${game}/src/kit.ts exports no kit`)
  return kit
}

function isDefinition(value: unknown): value is Definition {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && 'abilities' in value
  )
}

/** The definitions that content files export, alone or in lists. */
export async function exportedBy(game: string): Promise<Shelf['exported']> {
  const files = await Promise.all(
    find(`packages/${game}/src/content/**/*.ts`).map(async (path) => {
      const values = (await modulesOf(path)).flatMap((value): unknown[] =>
        Array.isArray(value) ? value : [value],
      )
      return values.filter(isDefinition).map((card) => ({ card, path }))
    }),
  )
  return files.flat()
}

/** A heading is `## id`, or ends with the id in brackets. */
function goldenOf({ id: game, content }: Game): GoldenSheet {
  const path = `packages/${game}/test/cards.golden.md`
  const headings = [...read(path).matchAll(/^## (?<title>.*)$/gm)].map(
    ({ groups }) => groups?.['title'] ?? '',
  )
  const ids = headings.map((title) => /\((?<id>[^()]+)\)$/.exec(title)?.groups?.['id'] ?? title)
  const speaking = content.map(({ id }) => id).filter((id) => describeDefinition(game, id, 'en').length > 0)
  return { path, ids: new Set(ids), speaking: new Set(speaking) }
}

/** The records in the page's glyph files: their icons exist only in a bundle, so they are read as text. */
function glyphsOf(game: string): ReadonlyMap<string, Glyph> | null {
  const files = find(`packages/web/src/**/${game}/glyphs/*.ts`)
  return files.length === 0 ? null : new Map(files.flatMap(glyphsIn))
}

function glyphsIn(path: string): readonly (readonly [id: string, glyph: Glyph])[] {
  const text = read(path)
  const icons = new Map(
    [...text.matchAll(/^import (\w+) from '~icons\/game-icons\/([\w-]+)'$/gm)].map(
      ([, name, icon = '']) => [name, icon] as const,
    ),
  )
  return [...text.matchAll(/^ {2}(?:'([^']+)'|(\w+)): (\w+),$/gm)].map(
    ([, quoted, bare = '', sign]) => [quoted ?? bare, { path, icon: icons.get(sign) ?? '' }] as const,
  )
}

/** The silhouettes that the page's credits name, author by author. */
function creditsOf(): Credits {
  const [path = 'packages/web/src/page/credits/iconAuthors.ts'] = find('packages/web/src/**/iconAuthors.ts')
  const lists = [...read(path).matchAll(/icons:\s*[`']([^`']*)[`']/g)].map(([, list = '']) => list)
  return { path, icons: new Set(lists.flatMap((list) => list.trim().split(/\s+/))) }
}

/** Every icon of the set, those under a second name included. */
function iconsOf(): ReadonlySet<string> {
  const { icons, aliases = {} } = JSON.parse(
    read('node_modules/@iconify-json/game-icons/icons.json'),
  ) as Readonly<Record<'icons' | 'aliases', object | undefined>>
  return new Set([...Object.keys(icons ?? {}), ...Object.keys(aliases)])
}

async function traitsOf(game: string): Promise<TraitNames | null> {
  const [path] = find(`packages/${game}/src/text/traits.ts`)
  if (path === undefined) return null
  const { traitNames } = (await import(pathToFileURL(join(root, path)).href)) as Readonly<
    Record<string, object | undefined>
  >
  return traitNames === undefined ? null : { path, named: new Set(Object.keys(traitNames)) }
}

function scenariosOf({ id: game }: Game): Shelf['scenarios'] {
  return find(`packages/${game}/scenarios/*.scenario.yaml`).map((path) => {
    const reading = readScenario(path, read(path))
    const cases = reading.ok ? reading.scenario.cases : []
    return { path, covered: new Set(cases.flatMap(({ covers }) => covers)) }
  })
}
