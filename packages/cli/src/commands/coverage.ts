import { existsSync } from 'node:fs'
import type { Definition, Game } from '@quadriga/kernel'
import { coverage as casesById, ruleCoverage, type ScenarioFile } from '@quadriga/testkit'
import type { Words } from '@quadriga/testkit/kit'
import type { Command } from '../command.ts'
import { opsOf } from '../contentOps.ts'
import { type Context, print, printJson } from '../context.ts'
import { type OpenGame, openGame } from '../games.ts'
import { required } from '../parse.ts'
import { readFile, scenarioFiles } from '../scenarioFiles.ts'

/** One thing that a game contains: a definition, a ruling or an entry of its reference. */
interface Covered {
  readonly id: string
  readonly kind: string
  readonly names: { readonly en: string; readonly fr: string }
  readonly ops: readonly string[]
  /** Whether some of it is code of its own instead of ops. */
  readonly custom: boolean
  /** How sure we are of the facts behind it, where that is not high. */
  readonly confidence?: string
  /** Why no played case can show it, for a rule of that kind. */
  readonly notPlayable?: string
  /** How many scenario cases touch it. */
  readonly cases: number
}

/** `coverage`: everything a game contains. */
export const coverage: Command = {
  name: 'coverage',
  options: { game: 'text', strict: 'flag' },
  positionals: { min: 0, max: 0 },
  usage: '--game G [--strict]',
  run: async (given, context) => {
    const open = await openGame(required(given, 'game'))
    const files = scenariosOf(open)
    const list = [...definitionsOf(open, files), ...rulesOf(open, files)]
    if (context.json) printJson(context, list)
    else report(open, list, context)
    return given.flags.has('strict') && list.some(isMissing) ? 1 : 0
  },
}

function scenariosOf({ scenarios }: OpenGame): ScenarioFile[] {
  if (!existsSync(scenarios)) return []
  return scenarioFiles(scenarios).flatMap((path) => {
    const reading = readFile(path)
    return reading.ok ? [reading.scenario] : []
  })
}

function isMissing({ cases, notPlayable }: Covered): boolean {
  return cases === 0 && notPlayable === undefined
}

function definitionsOf({ game }: OpenGame, files: readonly ScenarioFile[]): Covered[] {
  const cases = casesById(game, files)
  return game.content.map((definition) => coveredOf(definition, cases.get(definition.id) ?? 0))
}

/** What the game's rules say, counted by the `rule:` lists of the cases. */
function rulesOf({ game, kit }: OpenGame, files: readonly ScenarioFile[]): Covered[] {
  const cases = ruleCoverage(kit, files)
  const row = (id: string, kind: string, { en, fr }: Words): Covered => {
    const notPlayable = kit.notPlayable?.[id]
    const told = notPlayable === undefined ? {} : { notPlayable }
    return { id, kind, names: { en, fr }, ops: [], custom: false, ...told, cases: cases.get(id) ?? 0 }
  }
  return [
    ...Object.entries(kit.rulings ?? {}).map(([id, title]) => row(id, 'ruling', title)),
    ...game.reference.map(({ id, title }) => row(id, 'reference', title)),
  ]
}

function coveredOf(definition: Definition, cases: number): Covered {
  const { id, kind, names } = definition
  const ops = opsOf(definition)
  const confidence = 'confidence' in definition ? String(definition.confidence) : 'high'
  return {
    id,
    kind,
    names: { en: names.en, fr: names.fr },
    ops,
    custom: ops.includes('custom'),
    ...(confidence === 'high' ? {} : { confidence }),
    cases,
  }
}

function report({ game }: OpenGame, list: readonly Covered[], context: Context): void {
  const width = Math.max(0, ...list.map(({ id }) => id.length))
  for (const one of list)
    print(context, `${one.id.padEnd(width)}  ${lineOf(one, kindName(game, one, context), context)}`)
  const definitions = list.filter((one) => !isRule(one))
  const custom = list.filter((one) => one.custom).length
  const { say } = context
  print(
    context,
    say('coverage.total', { all: definitions.length, covered: definitions.filter(isCovered).length, custom }),
  )
  const rules = list.filter(isRule)
  const told = rules.filter((one) => !isCovered(one) && !isMissing(one)).length
  if (rules.length > 0) {
    print(
      context,
      say('coverage.rules', { all: rules.length, covered: rules.filter(isCovered).length, told }),
    )
  }
}

/** What it is, in words of the game or of ours. */
function kindName({ words }: Game, one: Covered, { language, say }: Context): string {
  if (isRule(one)) return one.kind === 'ruling' ? say('coverage.ruling') : say('coverage.reference')
  return words.kinds?.[one.kind]?.[language] ?? one.kind
}

function lineOf(
  { names, ops, custom, confidence, notPlayable, cases }: Covered,
  kind: string,
  context: Context,
): string {
  const { say, language } = context
  const parts = [
    names[language],
    kind,
    say('coverage.cases', { n: cases }),
    custom ? say('coverage.custom') : '',
    confidence === undefined
      ? ''
      : say('coverage.confidence', { confidence: confidenceName(confidence, context) }),
    notPlayable === undefined ? '' : say('coverage.notPlayable', { reason: notPlayable }),
    ops.join(' '),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function confidenceName(confidence: string, { say }: Context): string {
  if (confidence === 'medium') return say('coverage.medium')
  return confidence === 'low' ? say('coverage.low') : confidence
}

function isRule({ kind }: Covered): boolean {
  return kind === 'ruling' || kind === 'reference'
}

function isCovered({ cases }: Covered): boolean {
  return cases > 0
}
