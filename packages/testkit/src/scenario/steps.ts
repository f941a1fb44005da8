import * as t from '../text/fileProblems.ts'
import { asList, asMap, asText, asWord, itemsOf, looksLike, wordAt } from './fields.ts'
import { type Answer, anyone, type Pick, type Script, type Spot, type Step } from './format.ts'
import { readExpectations } from './expect.ts'
import { isName, most } from './limits.ts'
import { didYouMean } from './nearest.ts'
import { readPicks } from './picks.ts'
import type { Entry, Report, Tree } from './tree.ts'
import { parseName, parsePlace } from './words.ts'

const words = ['run', 'until', 'chance', 'expect'] as const
const bare: Answer = { kind: 'bare' }

/** Reads a list of steps. */
export function readSteps(tree: Tree, report: Report): Step[] {
  const list = asList(tree, 'steps', report)
  if (list && list.items.length > most.steps) {
    report(list.at, t.tooManySteps(list.items.length, most.steps))
    return []
  }
  return list ? list.items.flatMap((item) => readStep(item, report) ?? []) : []
}

/** Reads `chance`: values by source, in the order in which they come up. */
export function readChance(tree: Tree, report: Report): Script[] {
  const map = asMap(tree, 'chance', report)
  return (map?.entries ?? []).map((entry) => ({
    at: entry.at,
    source: entry.key,
    values: itemsOf(entry.value).flatMap((item) => {
      const text = asText(item, t.aResult(entry.key), report)
      if (text === undefined) return []
      return [item.kind === 'scalar' && typeof item.value === 'number' ? item.value : text]
    }),
  }))
}

function readStep(tree: Tree, report: Report): Step | undefined {
  if (tree.kind === 'scalar' && tree.value === 'pass') return choice(tree.at, anyone, passing(tree.at))
  const [entry, extra] = tree.kind === 'map' ? tree.entries : []
  if (entry && !extra) return readEntry(entry, report)
  report(tree.at, t.aStepIs)
  return undefined
}

function readEntry(entry: Entry, report: Report): Step | undefined {
  const { at, value } = entry
  switch (entry.key as (typeof words)[number]) {
    case 'run': {
      const procedure = asText(value, 'run', report)
      return procedure === undefined || !isName(value.at, procedure, report)
        ? undefined
        : { kind: 'run', at, procedure }
    }
    case 'until': {
      const moment = asWord(value, parsePlace, t.aPhase, report)
      return moment && { kind: 'until', at, phase: moment.zone, of: moment.of }
    }
    case 'chance':
      return { kind: 'chance', at, scripts: readChance(value, report) }
    case 'expect':
      return { kind: 'expect', at, expectations: readExpectations(value, report) }
    default:
      return readChoice(entry, report)
  }
}

function readChoice(entry: Entry, report: Report): Step | undefined {
  if (looksLike(entry, words) !== undefined) {
    report(entry.at, t.unknownStep(entry.key, didYouMean(entry.key, words)))
    return undefined
  }
  const who = wordAt(entry.at, entry.key, parseName, t.aSeatOrCharacter, report)
  const picks = readPicks(entry.value, report)
  return who === undefined || picks.length === 0 ? undefined : choice(entry.at, who, picks)
}

function choice(at: Spot, who: string, picks: readonly Pick[]): Step {
  return { kind: 'choose', at, who, picks }
}

function passing(at: Spot): Pick[] {
  return [{ at, verb: 'pass', answer: bare }]
}
