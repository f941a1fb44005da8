import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { Problem, Spot } from './format.ts'

/** YAML reduced to what scenario files use, each part with its place in the file. */
export type Tree = MapTree | ListTree | ScalarTree

/** A mapping, entries in the order of the file. */
export interface MapTree {
  readonly kind: 'map'
  readonly at: Spot
  readonly entries: readonly Entry[]
}

/** One key of a mapping with its value. */
export interface Entry {
  readonly at: Spot
  readonly key: string
  readonly value: Tree
}

/** A sequence. */
export interface ListTree {
  readonly kind: 'list'
  readonly at: Spot
  readonly items: readonly Tree[]
}

/** A single value; `text` is how the file spells it. */
export interface ScalarTree {
  readonly kind: 'scalar'
  readonly at: Spot
  readonly value: string | number | boolean | null
  readonly text: string
}

/** Notes a problem at a place of the file. */
export type Report = (at: Spot, message: string) => void

/** YAML text as a tree, or undefined after reporting why it is not YAML. */
export function parseTree(file: string, text: string, report: Report): Tree | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const spot = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const wrong = [...document.errors, ...document.warnings]
  for (const error of wrong) report(spot(error.pos[0]), plainMessage(error.code, error.message))
  if (wrong.length > 0) return undefined
  if (document.contents === null) {
    report({ file, line: 1, column: 1 }, 'the file is empty')
    return undefined
  }
  return convert(document.contents, spot, report)
}

/** Collects problems into a list, in the order of the file. */
export function problemList(): { report: Report; problems: () => Problem[] } {
  const found: Problem[] = []
  return {
    report: (at, message) => {
      found.push({ ...at, message })
    },
    problems: () => {
      const seen = new Set<string>()
      return found
        .sort((a, b) => a.line - b.line || a.column - b.column)
        .filter((problem) => {
          const key = `${problem.line}:${problem.column}:${problem.message}`
          return seen.size < seen.add(key).size
        })
    },
  }
}

function plainMessage(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY') return 'this key stands twice in the same mapping'
  if (code === 'MULTIPLE_DOCS') return 'a file holds one document; put further cases in its list of cases'
  return `not valid YAML: ${message}`
}

function convert(node: Node, spot: (offset: number) => Spot, report: Report): Tree {
  const at = spot(node.range?.[0] ?? 0)
  if (isMap(node)) return { kind: 'map', at, entries: entriesOf(node, at, spot, report) }
  if (isSeq(node)) {
    const items = node.items.map((item) => convert(item as Node, spot, report))
    return { kind: 'list', at, items }
  }
  if (isScalar(node)) {
    const value = plainValue(node.value)
    const text = typeof value === 'string' ? value : (node.source ?? String(value))
    return { kind: 'scalar', at, value, text }
  }
  // Merging is done by the format itself, so a second mechanism would only hide where a value comes from.
  if (isAlias(node)) report(at, 'anchors and aliases are not used in scenario files')
  return { kind: 'scalar', at, value: null, text: '' }
}

function plainValue(value: unknown): ScalarTree['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

function entriesOf(map: YAMLMap, at: Spot, spot: (offset: number) => Spot, report: Report): Entry[] {
  return map.items.flatMap((pair) => {
    const key = convert(pair.key as Node, spot, report)
    if (key.kind !== 'scalar') {
      report(key.at, 'a key must be a single name')
      return []
    }
    const empty: ScalarTree = { kind: 'scalar', at: key.at ?? at, value: null, text: '' }
    const value = pair.value ? convert(pair.value as Node, spot, report) : empty
    return [{ at: key.at, key: key.text, value }]
  })
}
