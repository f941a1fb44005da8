import type { Definition } from '@quadriga/kernel'
import { nearest } from '@quadriga/testkit'
import type { Demands } from './demands.ts'
import type { Lack } from './lack.ts'
import { homeOf, type Shelf } from './shelf.ts'

/** Cards without a picture, pictures without an author, and pictures of cards that are gone. */
export function glyphLacks(shelf: Shelf, demands: Demands): readonly Lack[] {
  const lacks = shelf.cards.flatMap((card) => glyphLack(shelf, demands, card))
  return [...lacks, ...leftOver(shelf, demands)]
}

function glyphLack(shelf: Shelf, { glyphFile, drawnAs }: Demands, card: Definition): readonly Lack[] {
  const { game, glyphs, credits, icons } = shelf
  const file = glyphFile(card)
  if (glyphs === null || file === '') return []
  const key = drawnAs(card.id)
  const glyph = glyphs.get(key)
  if (glyph === undefined) {
    const message =
      `has no glyph: write ${quoted(key)}: Sign, and above import Sign from '~icons/game-icons/NAME' ` +
      '(any icon of that set)'
    return [{ game, id: card.id, path: `${folderOf(shelf)}/${file}`, message }]
  }
  if (glyph.icon !== '' && !icons.has(glyph.icon))
    return [{ game, id: card.id, path: glyph.path, message: unknownIcon(glyph.icon, icons) }]
  if (credits.icons.has(glyph.icon)) return []
  const message = `has a glyph whose author is not named: write ${glyph.icon} under who drew it (game-icons.net says it)`
  return [{ game, id: card.id, path: credits.path, message }]
}

function unknownIcon(icon: string, icons: ReadonlySet<string>): string {
  const near = nearest(icon, [...icons])
  const hint = near.length === 0 ? 'look for one on game-icons.net' : `did you mean ${near.join(', ')}?`
  return `has the glyph '${icon}', which game-icons does not have: ${hint}`
}

/** The folder of the page that holds a game's pictures. */
function folderOf({ game, glyphs }: Shelf): string {
  const [glyph] = glyphs?.values() ?? []
  return glyph === undefined ? `packages/web/src/page/${game}/glyphs` : parted(glyph.path).folder
}

function parted(path: string): { readonly folder: string; readonly name: string } {
  const cut = path.lastIndexOf('/')
  return { folder: path.slice(0, cut), name: path.slice(cut + 1) }
}

/** A key of a record as the formatter writes it. */
function quoted(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`
}

function leftOver(shelf: Shelf, { glyphFile, drawnAs }: Demands): readonly Lack[] {
  const { game, cards, glyphs } = shelf
  const files = new Set(cards.map(glyphFile))
  const drawn = new Set(cards.map(({ id }) => drawnAs(id)))
  return [...(glyphs ?? [])]
    .filter(([id, { path }]) => files.has(parted(path).name) && !drawn.has(id))
    .map(([id, { path }]) => ({
      game,
      id,
      path,
      message: `is no card, but has a glyph: correct its id in ${homeOf(shelf, id)}, or remove this line`,
    }))
}
