import * as t from '../text/fileProblems.ts'
import { readContent } from './content.ts'
import { asInteger, asMap, asTexts, asWord, itemsOf, looksLike, someItems, wordAt } from './fields.ts'
import type { Expectation, Offer, Outcome, Spot } from './format.ts'
import { didYouMean } from './nearest.ts'
import { readPicks } from './picks.ts'
import type { Entry, Report, Tree } from './tree.ts'
import { readFieldValue } from './value.ts'
import { parseField, parseName, parsePlace, parseThing } from './words.ts'

const words = [
  'turn',
  'phase',
  'round',
  'asked',
  'unasked',
  'offered',
  'offered only',
  'refused',
  'log',
  'unlogged',
  'outcome',
  'view',
] as const
const outcomes = ['none', 'draw', 'endless', 'won', 'lost'] as const

/** Reads a mapping of expectations. */
export function readExpectations(tree: Tree, report: Report): Expectation[] {
  const map = asMap(tree, 'expect', report)
  if (map?.entries.length === 0) report(map.at, t.mustExpect)
  return (map?.entries ?? []).flatMap((entry) => readEntry(entry, report))
}

function readEntry(entry: Entry, report: Report): Expectation[] {
  const { at, key, value } = entry
  switch (key as (typeof words)[number]) {
    case 'turn':
      return readName(value, report).map((seat) => ({ kind: 'turn', at, seat }))
    case 'phase':
      return readName(value, report).map((phase) => ({ kind: 'phase', at, phase }))
    case 'round': {
      const round = asInteger(value, 'round', report, 1)
      return round === undefined ? [] : [{ kind: 'round', at, round }]
    }
    case 'asked':
    case 'unasked':
      return readAsked(entry, key as 'asked' | 'unasked', report)
    case 'offered':
      return [
        { kind: 'offered', at, only: false, offers: readOffers(someItems(value, report), false, report) },
      ]
    case 'offered only':
      return [{ kind: 'offered', at, only: true, offers: readOffers(itemsOf(value), false, report) }]
    case 'refused':
      return [{ kind: 'refused', at, offers: readOffers(someItems(value, report), true, report) }]
    case 'log':
    case 'unlogged':
      return [readLog(entry, report)]
    case 'outcome':
      return readOutcome(value, report).map((outcome) => ({ kind: 'outcome', at, outcome }))
    case 'view':
      return readViews(value, report)
    default:
      return readState(entry, report)
  }
}

function readName(tree: Tree, report: Report): string[] {
  const name = asWord(tree, parseName, t.aPlainName, report)
  return name === undefined ? [] : [name]
}

function readAsked({ at, value }: Entry, kind: 'asked' | 'unasked', report: Report): Expectation[] {
  if (value.kind !== 'map') {
    return someItems(value, report).flatMap((item) =>
      readName(item, report).map((who) => ({ kind, at, who, decision: undefined })),
    )
  }
  return value.entries.flatMap((entry) => {
    const who = wordAt(entry.at, entry.key, parseName, t.aSeat, report)
    return who === undefined
      ? []
      : readName(entry.value, report).map((decision) => ({ kind, at: entry.at, who, decision }))
  })
}

function readOffers(items: readonly Tree[], refused: boolean, report: Report): Offer[] {
  return items.map((item) => {
    const part = (key: string) =>
      item.kind === 'map' ? item.entries.find((entry) => entry.key === key)?.value : undefined
    const who = part('who')
    const because = refused ? part('because') : undefined
    return {
      at: item.at,
      who: who && asWord(who, parseName, t.aSeat, report),
      picks: readPicks(item, report, refused ? ['who', 'because'] : ['who']),
      because: because && asWord(because, parseName, t.aReason, report),
    }
  })
}

function readLog({ at, key, value }: Entry, report: Report): Expectation {
  const entries = someItems(value, report).flatMap((item) => {
    if (item.kind !== 'map')
      return readName(item, report).map((event) => ({ at: item.at, event, about: undefined }))
    return item.entries.map((entry) => ({
      at: entry.at,
      event: entry.key,
      about: asWord(entry.value, parseThing, t.theNameOfAThing, report),
    }))
  })
  return { kind: 'log', at, present: key === 'log', entries }
}

function readOutcome(tree: Tree, report: Report): Outcome[] {
  if (tree.kind === 'map') {
    const winner = tree.entries.find((entry) => entry.key === 'winner')
    if (winner && tree.entries.length === 1) {
      return [{ kind: 'winner', winners: asTexts(winner.value, 'winner', report) }]
    }
    report(tree.at, t.anOutcomeIs)
    return []
  }
  return readName(tree, report).flatMap((word): Outcome[] => {
    const kind = outcomes.find((outcome) => outcome === word)
    if (kind) return [{ kind }]
    report(tree.at, t.unknownOutcome(word, didYouMean(word, [...outcomes, 'winner'])))
    return []
  })
}

function readViews(tree: Tree, report: Report): Expectation[] {
  return (asMap(tree, 'view', report)?.entries ?? []).flatMap((entry) => {
    const seat = wordAt(entry.at, entry.key, parseName, t.aSeat, report)
    if (seat === undefined) return []
    return [{ kind: 'view', at: entry.at, seat, expectations: readExpectations(entry.value, report) }]
  })
}

function readState(entry: Entry, report: Report): Expectation[] {
  const { at, key, value } = entry
  const path = parseField(key)
  if (path) return readFieldValue(at, path.thing, path.field, value, report)
  const meant = looksLike(entry, words)
  if (meant !== undefined) {
    report(at, t.unknownKeyMeant(key, meant))
    return []
  }
  const place = zoneOf(at, key, report)
  const content = place && readContent(value, report)
  return content ? [{ kind: 'zone', at, place, content }] : []
}

function zoneOf(at: Spot, key: string, report: Report) {
  // An unquoted dot that divides nothing is a field that was cut off, not a zone.
  const unfinished = key.includes('.') && !key.startsWith('"')
  return wordAt(at, key, (text) => (unfinished ? undefined : parsePlace(text)), t.aZoneOrField, report)
}
