import { asWord, checkKeys, itemsOf } from './fields.ts'
import type { Bound, Content, CountedThing } from './format.ts'
import { valueOf } from './merge.ts'
import type { Report, Tree } from './tree.ts'
import { parseCounted, parseThing } from './words.ts'

const aThing = "a thing such as 'rhino' or 'walker x4'"
const boundPattern = /^(at least|at most)\s+(\d+)$/
const nothing: Content = { size: undefined, exactly: undefined, has: [], lacks: [], top: [], bottom: [] }

/** Reads what a zone must contain: a size, an exact list, or a mapping of parts. */
export function readContent(tree: Tree, report: Report): Content | undefined {
  if (tree.kind === 'scalar') {
    const size = readBound(tree)
    if (size) return { ...nothing, size }
    report(tree.at, 'expected a number of things, a list of things, or {size, has, lacks, top, bottom}')
    return undefined
  }
  if (tree.kind === 'list') return { ...nothing, exactly: readCounted(tree, report) }
  checkKeys(tree, ['size', 'has', 'lacks', 'top', 'bottom'], report)
  if (tree.entries.length === 0) report(tree.at, 'an expectation must expect something')
  const things = (key: string) => readCounted(valueOf(tree, key), report)
  const size = valueOf(tree, 'size')
  const bound = size && readBound(size)
  if (size && !bound) report(size.at, "size must be a number, 'at least 2' or 'at most 2'")
  const lacks = valueOf(tree, 'lacks')
  return {
    size: bound,
    exactly: undefined,
    has: things('has'),
    lacks: itemsOf(lacks).flatMap((item) => {
      const thing = asWord(item, parseThing, aThing, report)
      return thing ? [{ at: item.at, thing }] : []
    }),
    top: things('top'),
    bottom: things('bottom'),
  }
}

/** A number, `at least 2`, or `at most 2`. */
export function readBound(tree: Tree): Bound | undefined {
  if (tree.kind !== 'scalar') return undefined
  if (typeof tree.value === 'number') return { compare: 'equal', number: tree.value }
  const found = boundPattern.exec(tree.text.trim())
  return found ? { compare: found[1] as Bound['compare'], number: Number(found[2]) } : undefined
}

function readCounted(tree: Tree | undefined, report: Report): CountedThing[] {
  return itemsOf(tree).flatMap((item) => asWord(item, parseCounted, aThing, report) ?? [])
}
