import { editDistance } from '@quadriga/kernel/author'
import type { Spot } from './format.ts'
import * as t from '../text/fileProblems.ts'
import { same } from '../text/said.ts'
import type { Words } from '../kit.ts'
import { isName, within } from './limits.ts'
import { didYouMean } from './nearest.ts'
import type { Entry, ListTree, MapTree, Report, ScalarTree, Tree } from './tree.ts'

/** What is being read: a word of the format, or what it stands for. */
export type What = string | Words

function named(what: What): Words {
  return typeof what === 'string' ? same(what) : what
}

/** The tree as a mapping, or undefined after reporting that it is none. */
export function asMap(tree: Tree, what: What, report: Report): MapTree | undefined {
  if (tree.kind === 'map') return tree
  report(tree.at, t.mustBeMap(named(what), tree.kind))
  return undefined
}

/** The tree as a list, or undefined after reporting that it is none. */
export function asList(tree: Tree, what: What, report: Report): ListTree | undefined {
  if (tree.kind === 'list') return tree
  report(tree.at, t.mustBeList(named(what), tree.kind))
  return undefined
}

/** The items of a list, or the tree itself as the only item; none of nothing. */
export function itemsOf(tree: Tree | undefined): readonly Tree[] {
  if (tree === undefined) return []
  return tree.kind === 'list' ? tree.items : [tree]
}

/** A non-empty text; numbers count as their digits. */
export function asText(tree: Tree, what: What, report: Report): string | undefined {
  const scalar = asScalar(tree, what, report)
  if (scalar === undefined) return undefined
  if (typeof scalar.value === 'boolean') {
    report(tree.at, t.mustBeText(named(what), scalar.text))
    return undefined
  }
  const text = scalar.text.trim()
  if (text !== '' && scalar.value !== null) return text
  report(tree.at, t.isEmpty(named(what)))
  return undefined
}

/** At least one item, after reporting an empty list: what expects nothing tests nothing. */
export function someItems(tree: Tree, report: Report): readonly Tree[] {
  const items = itemsOf(tree)
  if (items.length === 0) report(tree.at, t.mustExpect)
  return items
}

/** Texts from a list, or from a single value. */
export function asTexts(tree: Tree, what: What, report: Report): string[] {
  return itemsOf(tree).flatMap((item) => asText(item, what, report) ?? [])
}

/** A whole number, not below `least` and not above what a file may ask for. */
export function asInteger(
  tree: Tree,
  what: What,
  report: Report,
  least = 0,
  highest?: number,
): number | undefined {
  if (tree.kind === 'scalar' && Number.isInteger(tree.value) && Number(tree.value) >= least) {
    return within(tree.at, named(what), Number(tree.value), report, highest)
  }
  report(tree.at, t.mustBeWhole(named(what), least))
  return undefined
}

/** A single value of any type. */
export function asScalar(tree: Tree, what: What, report: Report): ScalarTree | undefined {
  if (tree.kind === 'scalar') return tree
  report(tree.at, t.mustBeSingle(named(what), tree.kind))
  return undefined
}

/** Parses a text with a grammar rule and reports what the rule looks like when it does not fit. */
export function asWord<T>(
  tree: Tree,
  parse: (text: string) => T | undefined,
  what: What,
  report: Report,
): T | undefined {
  const text = asText(tree, what, report)
  return text === undefined ? undefined : wordAt(tree.at, text, parse, what, report)
}

/** The same for the text of a key. */
export function wordAt<T>(
  at: Spot,
  text: string,
  parse: (text: string) => T | undefined,
  what: What,
  report: Report,
): T | undefined {
  if (!isName(at, text, report)) return undefined
  const parsed = parse(text)
  if (parsed === undefined) report(at, t.isNot(text, named(what)))
  return parsed
}

/** Reports every key that is not allowed, with the nearest one that is. */
export function checkKeys(map: MapTree, allowed: readonly string[], report: Report): void {
  for (const entry of map.entries) {
    if (!allowed.includes(entry.key)) {
      report(entry.at, t.unknownKey(entry.key, didYouMean(entry.key, allowed)))
    }
  }
}

/**
 * Where any name may be a key, a slip in one of the format's own words would pass as a name. Words of five letters
 * and more are far enough from the games' names to say so.
 */
export function looksLike(entry: Entry, words: readonly string[]): string | undefined {
  return words.find((word) => {
    const distance = editDistance(entry.key.toLowerCase(), word)
    return word.length >= 5 && distance > 0 && distance <= (word.length > 6 ? 2 : 1)
  })
}
