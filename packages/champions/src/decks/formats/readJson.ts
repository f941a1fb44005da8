import type { Json } from '@quadriga/kernel'
import { isAspect } from '../card.ts'
import { cardByCode } from '../cardList.ts'
import { cleanName } from '../deck.ts'
import { type Draft, emptyDraft, excerpt, type Reading, settle, unreadable } from './draft.ts'
import { finding } from '../finding.ts'
import { entryOf, type JsonEntry, type JsonNode, jsonOf, parseJson } from './json.ts'
import { type LineOf, lineFinder } from './place.ts'
import { cardsTitled } from './title.ts'

/** Fields this game reads; every other field of the source is kept as it is. */
const read = new Set([
  'name',
  'hero_code',
  'hero_name',
  'investigator_code',
  'investigator_name',
  'slots',
  'meta',
])

function textOf(node: JsonNode | undefined): string {
  return node?.kind === 'value' && typeof node.value === 'string' ? node.value : ''
}

/** A number of copies; some tools write it as text. */
function countOf(node: JsonNode): number {
  if (node.kind !== 'value') return Number.NaN
  const { value } = node
  if (typeof value === 'string') return /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
  return typeof value === 'number' ? value : Number.NaN
}

/** The hero by printed number, or by name where the number is not one of the box. */
function readHero(draft: Draft, deck: JsonNode, lineOf: LineOf): void {
  const code = entryOf(deck, 'hero_code') ?? entryOf(deck, 'investigator_code')
  const name = entryOf(deck, 'hero_name') ?? entryOf(deck, 'investigator_name')
  const at = code ?? name
  if (at === undefined) return
  const byCode = cardByCode(textOf(code?.node))
  const cards = byCode === undefined ? cardsTitled(textOf(name?.node)) : [byCode]
  const text = textOf(name?.node) || textOf(code?.node)
  if (text !== '') draft.entries.push({ text, line: lineOf(at.at), cards, count: 1 })
}

function readSlots(draft: Draft, slots: JsonEntry, lineOf: LineOf): void {
  if (slots.node.kind !== 'record') {
    // Where a deck is empty, the site's own exports have a list in this place.
    const empty = slots.node.kind === 'list' && slots.node.items.length === 0
    if (!empty) draft.problems.push(finding(lineOf(slots.at), 'deckRead.field', { field: 'slots' }))
    return
  }
  for (const { key, at, node } of slots.node.entries) {
    const count = countOf(node)
    const card = cardByCode(key)
    if (count !== 0)
      draft.entries.push({ text: key, line: lineOf(at), cards: card === undefined ? [] : [card], count })
  }
}

/** `meta` is JSON inside a string; an object or nothing at all is taken as well. */
function metaOf({ node }: JsonEntry): Readonly<Record<string, Json>> | null {
  const value = node.kind === 'value' ? node.value : node
  if (value === null || value === '') return {}
  const parsed = typeof value === 'string' ? parseJson(value) : { node }
  if (!('node' in parsed) || parsed.node.kind !== 'record') return null
  return jsonOf(parsed.node) as Readonly<Record<string, Json>>
}

function readMeta(
  draft: Draft,
  entry: JsonEntry,
  fields: Readonly<Record<string, Json>>,
  lineOf: LineOf,
): void {
  const meta = metaOf(entry)
  if (meta === null) draft.problems.push(finding(lineOf(entry.at), 'deckRead.field', { field: 'meta' }))
  const { aspect, ...others } = meta ?? {}
  draft.extra = { fields, meta: others }
  if (typeof aspect !== 'string' || aspect === '') return
  draft.aspect = aspect
  if (!isAspect(aspect))
    draft.problems.push(finding(lineOf(entry.at), 'deckRead.aspect', { aspect: excerpt(aspect) }))
}

function readRecord(deck: JsonNode, slots: JsonEntry, draft: Draft, lineOf: LineOf): Reading {
  draft.name = cleanName(textOf(entryOf(deck, 'name')?.node))
  readHero(draft, deck, lineOf)
  readSlots(draft, slots, lineOf)
  const all = jsonOf(deck) as Readonly<Record<string, Json>>
  const fields = Object.fromEntries(Object.entries(all).filter(([key]) => !read.has(key)))
  draft.extra = { fields, meta: {} }
  const meta = entryOf(deck, 'meta')
  if (meta !== undefined) readMeta(draft, meta, fields, lineOf)
  return settle(draft)
}

/** Reads a deck or a decklist in MarvelCDB's JSON shape; of a list of decks, the first. */
export function readJson(source: string): Reading {
  const lineOf = lineFinder(source)
  const parsed = parseJson(source)
  if ('fault' in parsed) return unreadable(finding(lineOf(parsed.fault), 'deckRead.json', {}))
  const draft = emptyDraft()
  const decks = parsed.node.kind === 'list' ? parsed.node.items : [parsed.node]
  const [deck] = decks
  const slots = deck === undefined ? undefined : entryOf(deck, 'slots')
  if (deck === undefined || slots === undefined) {
    return unreadable(finding(lineOf((deck ?? parsed.node).at), 'deckRead.jsonShape', {}))
  }
  if (decks.length > 1)
    draft.notes.push(finding(lineOf(deck.at), 'deckRead.moreDecks', { count: decks.length }))
  return readRecord(deck, slots, draft, lineOf)
}
