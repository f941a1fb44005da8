import type { Deck, DeckExtra } from '@quadriga/champions'
import type { DeckVersion, VersionContent } from './versions.ts'

/** A deck of one's own, as the browser keeps it. */
export interface KeptDeck extends Deck {
  readonly id: string
  readonly created: number
  readonly updated: number
  readonly versions: readonly DeckVersion[]
}

type Fields = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isContent(value: unknown): value is VersionContent {
  return (
    isRecord(value) &&
    [value['name'], value['hero'], value['aspect']].every((word) => typeof word === 'string') &&
    isRecord(value['cards']) &&
    Object.values(value['cards']).every((count) => typeof count === 'number')
  )
}

function isVersion(value: unknown): value is DeckVersion {
  return (
    isRecord(value) &&
    typeof value['at'] === 'number' &&
    typeof value['label'] === 'string' &&
    typeof value['isOwn'] === 'boolean' &&
    isContent(value['deck'])
  )
}

function isExtra(value: unknown): value is DeckExtra {
  return isRecord(value) && isRecord(value['fields']) && isRecord(value['meta'])
}

/** What a row of the database says; null when it is no deck that can be read. A version that cannot be read is left out. */
export function readKept(row: unknown): KeptDeck | null {
  if (!isRecord(row) || !isContent(row)) return null
  const { id, created, updated, versions, extra } = row as Fields
  if (typeof id !== 'string' || typeof updated !== 'number') return null
  const { name, hero, aspect, cards } = row
  return {
    id,
    created: typeof created === 'number' ? created : updated,
    updated,
    name,
    hero,
    aspect,
    cards,
    extra: isExtra(extra) ? extra : { fields: {}, meta: {} },
    versions: Array.isArray(versions) ? versions.filter(isVersion) : [],
  }
}

/** A deck that begins to be kept. */
export function freshDeck(deck: Deck, id: string, now: number): KeptDeck {
  const { name, hero, aspect, cards, extra } = deck
  return { id, created: now, updated: now, versions: [], name, hero, aspect, cards, extra }
}
