import type { Definition } from '@quadriga/kernel'

/** All that the repository has about the cards of one game. Paths are relative to its top folder. */
export type Shelf = {
  readonly game: string
  /** The game's content list, in order. */
  readonly cards: readonly Definition[]
  /** Whatever the files of the content folder export, with the file it stands in. */
  readonly exported: readonly { readonly card: Definition; readonly path: string }[]
  readonly golden: GoldenSheet
  /** Pictures by id; null for a game whose cards have none. */
  readonly glyphs: ReadonlyMap<string, Glyph> | null
  readonly credits: Credits
  /** Every icon that a glyph can show. */
  readonly icons: ReadonlySet<string>
  /** Traits that have a name on the page; null for a game whose cards print none. */
  readonly traits: TraitNames | null
  /** Scenario files with the cards that their cases cover by word. */
  readonly scenarios: readonly { readonly path: string; readonly covered: ReadonlySet<string> }[]
}

/** A silhouette of game-icons, and the file of the page that gives it to a card. */
export type Glyph = { readonly path: string; readonly icon: string }

/** The traits that the page can name in both languages. */
export type TraitNames = { readonly path: string; readonly named: ReadonlySet<string> }

/** The silhouettes whose authors the page names. */
export type Credits = { readonly path: string; readonly icons: ReadonlySet<string> }

export type GoldenSheet = {
  readonly path: string
  /** The ids that have a heading. */
  readonly ids: ReadonlySet<string>
  /** The ids that have something to say: each needs a heading. */
  readonly speaking: ReadonlySet<string>
}

/** A text field of a card such as its set, or '' where it has none. */
export function wordOf(card: Definition, field: string): string {
  const value: unknown = (card as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? value : ''
}

/** The content file of a card; the list that gathers all sets is no home. */
export function homeOf({ game, exported }: Pick<Shelf, 'game' | 'exported'>, id: string): string {
  const found = exported.filter(({ card }) => card.id === id).map(({ path }) => path)
  return found.find((path) => !path.endsWith('/index.ts')) ?? `packages/${game}/src/content`
}
