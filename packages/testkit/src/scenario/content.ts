import { asWord, checkKeys, itemsOf } from './fields.ts'
import type { Bound, Content, CountedThing } from './format.ts'
import * as t from '../text/fileProblems.ts'
import { within } from './limits.ts'
import { valueOf } from './merge.ts'
import type { Report, Tree } from './tree.ts'
import { parseCounted, parseThing } from './words.ts'

const boundPattern = /^(at least|at most)\s+(\d+)$/
const nothing: Content = { size: undefined, exactly: undefined, has: [], lacks: [], top: [], bottom: [] }

/** Reads what a zone must contain: a size, an exact list, or a mapping of parts. */
export function readContent(tree: Tree, report: Report): Content | undefined {
  if (tree.kind === 'scalar') {
    const size = readBound(tree)
    if (size) return { ...nothing, size }
    report(tree.at, t.aContentIs)
    return undefined
  }
  if (tree.kind === 'list') return { ...nothing, exactly: readCounted(tree, report) }
  checkKeys(tree, ['size', 'has', 'lacks', 'top', 'bottom'], report)
  if (tree.entries.length === 0) report(tree.at, t.mustExpect)
  const things = (key: string) => readCounted(valueOf(tree, key), report)
  const size = valueOf(tree, 'size')
  const bound = size && readBound(size)
  if (size && !bound) report(size.at, t.aSizeIs)
  const lacks = valueOf(tree, 'lacks')
  return {
    size: bound,
    exactly: undefined,
    has: things('has'),
    lacks: itemsOf(lacks).flatMap((item) => {
      const thing = asWord(item, parseThing, t.aThing, report)
      return thing ? [{ at: item.at, thing }] : []
    }),
    top: things('top'),
    bottom: things('bottom'),
  }
}

/** A number, `at least 2`, or `at most 2`. */
export function readBound(tree: Tree): Bound | undefined {
  if (tree.kind !== 'scalar') return undefined
  if (typeof tree.value === 'number')
    return Number.isFinite(tree.value) ? { compare: 'equal', number: tree.value } : undefined
  const found = boundPattern.exec(tree.text.trim())
  return found ? { compare: found[1] as Bound['compare'], number: Number(found[2]) } : undefined
}

function readCounted(tree: Tree | undefined, report: Report): CountedThing[] {
  return itemsOf(tree).flatMap((item) => {
    const counted = asWord(item, parseCounted, t.aThing, report)
    const count = counted && within(item.at, counted.thing.name, counted.count, report)
    return counted === undefined || count === undefined ? [] : [counted]
  })
}
