import { readBound, readContent } from './content.ts'
import * as t from '../text/fileProblems.ts'
import { asTexts, asWord, someItems } from './fields.ts'
import type { Expectation, Expected, Spot, ThingRef } from './format.ts'
import type { MapTree, Report, Tree } from './tree.ts'
import { parseFlag, parsePlace } from './words.ts'

/** Reads the value behind `thing.field`; `is`, `at` and `holds` are fields of the format, the rest the game's. */
export function readFieldValue(
  at: Spot,
  of: ThingRef,
  field: string,
  tree: Tree,
  report: Report,
): Expectation[] {
  if (field === 'is') {
    someItems(tree, report)
    return [{ kind: 'is', at, of, flags: asTexts(tree, 'is', report).map(parseFlag) }]
  }
  if (field === 'at') {
    const place = asWord(tree, parsePlace, t.aPlace, report)
    return place ? [{ kind: 'at', at, of, place }] : []
  }
  if (field === 'holds') {
    const content = readContent(tree, report)
    return content ? [{ kind: 'holds', at, of, content }] : []
  }
  const value = readExpected(tree, report)
  return value ? [{ kind: 'value', at, of, field, value }] : []
}

function readExpected(tree: Tree, report: Report): Expected | undefined {
  if (tree.kind === 'list') return { kind: 'names', names: asTexts(tree, t.aPlainName, report) }
  if (tree.kind === 'map') return { kind: 'table', rows: readRows(tree, report) }
  const bound = readBound(tree)
  if (bound) return { kind: 'number', bound }
  if (typeof tree.value === 'string' && tree.text.trim() !== '')
    return { kind: 'word', word: tree.text.trim() }
  report(tree.at, t.aValueIs)
  return undefined
}

function readRows(map: MapTree, report: Report): { name: string; value: number }[] {
  return map.entries.flatMap((entry) => {
    const bound = readBound(entry.value)
    if (bound?.compare === 'equal') return [{ name: entry.key, value: bound.number }]
    report(entry.value.at, t.mustBeNumber(entry.key))
    return []
  })
}
