import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { Words } from '../kit.ts'
import * as t from '../text/fileProblems.ts'
import { yamlProblem } from '../text/yaml.ts'
import type { Problem, Spot } from './format.ts'
import { most } from './limits.ts'

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
export type Report = (at: Spot, said: Words) => void

/** YAML text as a tree, or undefined after reporting why it is not YAML. */
export function parseTree(file: string, text: string, report: Report): Tree | undefined {
  const lines = new LineCounter()
  const top = { file, line: 1, column: 1 }
  if (text.length > most.characters) {
    report(top, t.tooLong(text.length, most.characters))
    return undefined
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const spot = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const wrong = [...document.errors, ...document.warnings]
  // The parser calls itself for every level, and says so when it has had enough.
  const deep = wrong.find(({ message }) => message.includes('call stack'))
  if (deep !== undefined) report(spot(deep.pos[0]), t.tooDeep(most.depth))
  for (const error of deep === undefined ? wrong : [])
    report(spot(error.pos[0]), yamlProblem(error.code, error.message))
  if (wrong.length > 0) return undefined
  if (document.contents === null) {
    report(top, t.emptyFile)
    return undefined
  }
  return convert(document.contents, { spot, report, depth: 1 })
}

/** Collects problems into a list, in the order of the file. */
export function problemList(): { report: Report; problems: () => Problem[] } {
  const found: Problem[] = []
  return {
    report: (at, said) => {
      found.push({ ...at, said })
    },
    problems: () => {
      const seen = new Set<string>()
      return found
        .sort((a, b) => a.line - b.line || a.column - b.column)
        .filter((problem) => {
          const key = `${problem.line}:${problem.column}:${problem.said.en}`
          return seen.size < seen.add(key).size
        })
    },
  }
}

/** How the nodes of a document become a tree: where they stand, and how deep. */
interface Converting {
  readonly spot: (offset: number) => Spot
  readonly report: Report
  readonly depth: number
}

function convert(node: Node, how: Converting): Tree {
  const at = how.spot(node.range?.[0] ?? 0)
  const nothing: ScalarTree = { kind: 'scalar', at, value: null, text: '' }
  const inside = { ...how, depth: how.depth + 1 }
  if (how.depth > most.depth) {
    how.report(at, t.tooDeep(most.depth))
    return nothing
  }
  if (isMap(node)) return { kind: 'map', at, entries: entriesOf(node, at, inside) }
  if (isSeq(node)) return { kind: 'list', at, items: node.items.map((item) => convert(item as Node, inside)) }
  if (isScalar(node)) {
    const value = plainValue(node.value)
    const text = typeof value === 'string' ? value : (node.source ?? String(value))
    if (text.length <= most.text) return { kind: 'scalar', at, value, text }
    how.report(at, t.textTooLong(text.length, most.text))
    return nothing
  }
  // Merging is done by the format itself, so a second mechanism would only hide where a value comes from.
  if (isAlias(node)) how.report(at, t.noAnchors)
  return nothing
}

function plainValue(value: unknown): ScalarTree['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}

function entriesOf(map: YAMLMap, at: Spot, how: Converting): Entry[] {
  return map.items.flatMap((pair) => {
    const key = convert(pair.key as Node, how)
    if (key.kind !== 'scalar') {
      how.report(key.at, t.aKeyIsAName)
      return []
    }
    if (key.text.length > most.name) {
      how.report(key.at, t.nameTooLong(key.text.length, most.name))
      return []
    }
    const empty: ScalarTree = { kind: 'scalar', at: key.at ?? at, value: null, text: '' }
    const value = pair.value ? convert(pair.value as Node, how) : empty
    return [{ at: key.at, key: key.text, value }]
  })
}
