import type { Words } from '../kit.ts'
import * as t from '../text/fileProblems.ts'
import { asInteger, asList, asMap, asText, asTexts, checkKeys } from './fields.ts'
import {
  type Case,
  type Otherwise,
  otherwisePolicies,
  type Problem,
  type Reading,
  type Run,
} from './format.ts'
import type { ScenarioFile, Spot, Start, Step } from './format.ts'
import { most } from './limits.ts'
import { only, overlay, valueOf } from './merge.ts'
import { didYouMean } from './nearest.ts'
import { readPosition, readSetup } from './position.ts'
import { readReplay } from './replay.ts'
import { readExpectations } from './expect.ts'
import { readChance, readSteps } from './steps.ts'
import { type MapTree, parseTree, problemList, type Report, type Tree } from './tree.ts'

/** What a file may set for all its cases, a case for its variants. */
const shared = ['pending', 'setup', 'position', 'replay', 'before', 'chance', 'seed', 'otherwise'] as const
const about = ['note', 'rule', 'covers'] as const
const fileKeys = ['game', 'cases', ...about, ...shared] as const
const caseKeys = ['case', 'steps', 'expect', 'variants', ...about, ...shared] as const
const variantKeys = ['variant', 'note', 'steps', 'expect', ...shared] as const

/** Reads the text of a scenario file; `file` is the name that errors carry. */
export function readScenario(file: string, text: string): Reading {
  const { report, problems } = problemList()
  const tree = parseTree(file, text, report)
  const map = tree && asMap(tree, t.aFile, report)
  const scenario = map && readFile(file, map, report)
  const found = problems()
  return scenario && found.length === 0 ? { ok: true, scenario } : { ok: false, problems: found }
}

/** A problem on one line, in the form editors and terminals make clickable. */
export function formatProblem({ file, line, column, said }: Problem): string {
  return `${file}:${line}:${column}: ${said.en}`
}

function readFile(file: string, map: MapTree, report: Report): ScenarioFile {
  checkKeys(map, fileKeys, report)
  const list = part(map, 'cases', (tree) => asList(tree, 'cases', report))
  if (!list) report(map.at, t.needsCases)
  else if (list.items.length === 0) report(list.at, t.noCase)
  const count = (list?.items ?? []).reduce((sum, item) => sum + runsOf(item), 0)
  if (list && count > most.runs) {
    report(list.at, t.tooManyRuns(count, most.runs))
    return { file, game: '', note: undefined, cases: [] }
  }
  const cases = (list?.items ?? []).flatMap((item) => readCase(map, item, report) ?? [])
  checkTitles(cases, report)
  return {
    file,
    game: needText(map, 'game', t.aFile, report),
    note: part(map, 'note', (tree) => asText(tree, 'note', report)),
    cases,
  }
}

/** A case and its variants, before anything is read: each of them is read again from all that it inherits. */
function runsOf(item: Tree): number {
  const variants = item.kind === 'map' ? valueOf(item, 'variants') : undefined
  return 1 + (variants?.kind === 'list' ? variants.items.length : 0)
}

function readCase(defaults: MapTree, tree: Tree, report: Report): Case | undefined {
  const map = asMap(tree, t.aCase, report)
  if (!map) return undefined
  checkKeys(map, caseKeys, report)
  const base = overlay(only(defaults, [...about, ...shared]), only(map, [...about, ...shared])) as MapTree
  const own = overlay(base, only(map, ['steps', 'expect'])) as MapTree
  const variants = part(map, 'variants', (list) => asList(list, 'variants', report))
  return {
    at: map.at,
    title: needText(map, 'case', t.aCase, report),
    note: part(map, 'note', (note) => asText(note, 'note', report)),
    rules: part(base, 'rule', (rule) => asTexts(rule, 'rule', report)) ?? [],
    covers: part(base, 'covers', (covers) => asTexts(covers, 'covers', report)) ?? [],
    runs: [
      readRun(own, map.at, undefined, report),
      ...(variants?.items ?? []).flatMap((item) => readVariant(own, item, report) ?? []),
    ].filter((run) => run !== undefined),
  }
}

function readVariant(base: MapTree, tree: Tree, report: Report): Run | undefined {
  const map = asMap(tree, t.aVariant, report)
  if (!map) return undefined
  checkKeys(map, variantKeys, report)
  const title = needText(map, 'variant', t.aVariant, report)
  const changes = overlay(base, only(map, [...shared, 'steps'])) as MapTree
  // What a variant expects is its own: results of the first run never leak into the second.
  const inherited = { ...changes, entries: changes.entries.filter((entry) => entry.key !== 'expect') }
  return readRun(overlay(inherited, only(map, ['expect'])) as MapTree, map.at, title, report)
}

function readRun(map: MapTree, at: Spot, title: string | undefined, report: Report): Run | undefined {
  const start = readStart(map, at, report)
  const steps: Step[] = [
    ...(part(map, 'before', (tree) => readSteps(tree, report)) ?? []),
    ...(part(map, 'steps', (tree) => readSteps(tree, report)) ?? []),
  ]
  const last = map.entries.find((entry) => entry.key === 'expect')
  if (last) steps.push({ kind: 'expect', at: last.at, expectations: readExpectations(last.value, report) })
  // A recorded game alone is a test: every law is watched while it is played again.
  if (!steps.some((step) => step.kind === 'expect') && !valueOf(map, 'replay')) report(at, t.nothingExpected)
  const run = {
    at,
    title,
    pending: part(map, 'pending', (tree) => asText(tree, t.thePendingReason, report)),
    chance: part(map, 'chance', (tree) => readChance(tree, report)) ?? [],
    seed: part(map, 'seed', (tree) => asInteger(tree, 'seed', report, 0, Number.MAX_SAFE_INTEGER)),
    otherwise: part(map, 'otherwise', (tree) => readOtherwise(tree, report)) ?? 'decline',
    steps,
  }
  return start && { ...run, start }
}

function readStart(map: MapTree, at: Spot, report: Report): Start | undefined {
  const setup = valueOf(map, 'setup')
  const position = valueOf(map, 'position')
  const replay = valueOf(map, 'replay')
  const [, second] = [setup, position, replay].filter((one) => one !== undefined)
  if (second) {
    report(second.at, t.twoStarts)
    return undefined
  }
  if (setup) return readSetup(setup, report)
  if (position) return readPosition(position, report)
  if (replay) return readReplay(replay, report)
  report(at, t.noStart)
  return undefined
}

function readOtherwise(tree: Tree, report: Report): Otherwise | undefined {
  const text = asText(tree, 'otherwise', report)
  const policy = otherwisePolicies.find((known) => known === text)
  if (text !== undefined && !policy) {
    report(tree.at, t.unknownPolicy(text, didYouMean(text, otherwisePolicies)))
  }
  return policy
}

function checkTitles(cases: readonly Case[], report: Report): void {
  const seen = new Set<string>()
  for (const { title, at } of cases) {
    if (title !== '' && seen.has(title)) report(at, t.twoCases(title))
    seen.add(title)
  }
}

function needText(map: MapTree, key: string, what: Words, report: Report): string {
  const value = valueOf(map, key)
  if (value) return asText(value, key, report) ?? ''
  report(map.at, t.needs(what, key))
  return ''
}

function part<T>(map: MapTree, key: string, read: (tree: Tree) => T | undefined): T | undefined {
  const value = valueOf(map, key)
  return value && read(value)
}
