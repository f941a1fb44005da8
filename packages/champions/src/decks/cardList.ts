import { cardKinds, type Resource } from '../card.ts'
import type { DeckCard } from './card.ts'
import { encounterTable } from './tables/encounterTable.ts'
import { identityTable } from './tables/identityTable.ts'
import { sharedTable } from './tables/sharedTable.ts'

const icons: Readonly<Record<string, Resource>> = { e: 'energy', m: 'mental', p: 'physical', w: 'wild' }
const none = '-'

/** The word that says whose deck a set is for: `hero`, `basic`, an aspect, or `encounter`. */
function aspectOf(set: string): string {
  const [group = '', name = ''] = set.split(':')
  if (group === 'aspect') return name
  return group === 'hero' || group === 'basic' ? group : 'encounter'
}

function resourcesOf(letters: string): Resource[] {
  return letters.split('').flatMap((letter) => icons[letter] ?? [])
}

function cardOf(set: string, row: string): DeckCard {
  const columns = row.split('|').map((column) => column.trim())
  const [code = '', id = '', title = '', french = none, subtitle = none, printedKind = ''] = columns
  const [cost = none, letters = none, copies = '', limit = none, traits = none] = columns.slice(6)
  const kind = cardKinds.find((known) => known === printedKind)
  if (kind === undefined || columns.length !== 11) throw new Error(`card table: cannot read "${row}"`)
  const en = title.replace('*', '')
  return {
    id,
    code,
    names: { en, fr: french === none ? en : french },
    subtitle: subtitle === none ? '' : subtitle,
    set,
    aspect: aspectOf(set),
    kind,
    unique: title.startsWith('*'),
    deckLimit: limit === none ? 0 : Number(limit),
    cost: cost === none ? null : Number(cost),
    resources: resourcesOf(letters),
    traits: traits === none ? [] : traits.split(' '),
    copiesInBox: Number(copies),
  }
}

function cardsOf(table: Readonly<Record<string, string>>): DeckCard[] {
  return Object.entries(table).flatMap(([set, rows]) =>
    rows
      .trim()
      .split('\n')
      .map((row) => cardOf(set, row)),
  )
}

/** Every card of the box that deck building speaks of, by printed number. */
export const cardList: readonly DeckCard[] = [identityTable, sharedTable, encounterTable].flatMap(cardsOf)

const byId = new Map(cardList.map((card) => [card.id, card]))
const byCode = new Map(cardList.map((card) => [card.code, card]))

export function cardById(id: string): DeckCard | undefined {
  return byId.get(id)
}

/** The card with a printed number; the number of a two-sided card without its letter is its first side. */
export function cardByCode(code: string): DeckCard | undefined {
  const found = byCode.get(code.toLowerCase())
  if (found !== undefined) return found
  const front = byCode.get(`${code}a`)
  return front?.kind === 'hero' ? front : undefined
}
