import * as t from '../text/fileProblems.ts'
import { asInteger, asText, asWord, wordAt } from './fields.ts'
import type { Answer, Pick } from './format.ts'
import type { MapTree, Report, Tree } from './tree.ts'
import { parseThing } from './words.ts'

/** Reads a choice: a word, or pairs of word and object that answer one question each. */
export function readPicks(tree: Tree, report: Report, ignored: readonly string[] = []): Pick[] {
  if (tree.kind === 'scalar') {
    const verb = asText(tree, t.aChoice, report)
    return verb === undefined ? [] : [{ at: tree.at, verb, answer: { kind: 'bare' } }]
  }
  if (tree.kind === 'list') {
    report(tree.at, t.aChoiceIs)
    return []
  }
  const entries = tree.entries.filter((entry) => !ignored.includes(entry.key))
  if (entries.length === 0) report(tree.at, t.aChoiceNeedsAPair)
  return entries.flatMap((entry) => {
    const answer = readAnswer(entry.value, report)
    return answer ? [{ at: entry.at, verb: entry.key, answer }] : []
  })
}

function readAnswer(tree: Tree, report: Report): Answer | undefined {
  if (tree.kind === 'map') return readAmounts(tree, report)
  if (tree.kind === 'list') {
    const things = tree.items.map((item) => asWord(item, parseThing, t.aReference, report))
    return { kind: 'list', things: things.filter((thing) => thing !== undefined) }
  }
  if (tree.value === null) {
    report(tree.at, t.noObject)
    return undefined
  }
  if (tree.value === 'suggested') return { kind: 'suggested' }
  if (tree.value === 'none') return { kind: 'list', things: [] }
  const thing = asWord(tree, parseThing, t.aReference, report)
  return thing && { kind: 'one', thing }
}

function readAmounts(map: MapTree, report: Report): Answer {
  const amounts = map.entries.flatMap((entry) => {
    const thing = wordAt(entry.at, entry.key, parseThing, t.aReference, report)
    const amount = asInteger(entry.value, t.theShare(entry.key), report)
    return thing && amount !== undefined ? [{ thing, amount }] : []
  })
  return { kind: 'amounts', amounts }
}
