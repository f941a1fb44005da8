import type { GameKit, Words } from '../kit.ts'
import { noRule } from '../text/playing.ts'
import type { Case, ScenarioFile } from './format.ts'
import { didYouMean } from './nearest.ts'

/** How many cases name each ruling and each reference entry of the game in their `rule:` list. */
export function ruleCoverage(kit: GameKit, files: readonly ScenarioFile[]): Map<string, number> {
  const counts = new Map(ruleIds(kit).map((id) => [id, 0]))
  for (const one of files.filter(({ game }) => game === kit.game.id).flatMap(({ cases }) => cases)) {
    for (const id of rulesShown(kit, one)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The rulings and reference entries that a case shows; a pending run shows nothing. */
function rulesShown(kit: GameKit, one: Case): Set<string> {
  if (one.runs.every(({ pending }) => pending !== undefined)) return new Set()
  const known = new Set(ruleIds(kit))
  return new Set(one.rules.map((rule) => ruleId(kit, rule)).filter((id) => known.has(id)))
}

/** Names of a case's `rule:` list that mean to be rulings or reference entries of the game and are none, in a sentence each. */
export function unknownRules(kit: GameKit, one: Case): Words[] {
  const known = ruleIds(kit)
  return one.rules
    .filter((rule) => meansRule(kit, rule) && !known.includes(ruleId(kit, rule)))
    .map((rule) => noRule(kit.game.id, rule, didYouMean(ruleId(kit, rule), known)))
}

function ruleIds({ game, rulings = {} }: GameKit): string[] {
  return [...Object.keys(rulings), ...game.reference.map(({ id }) => id)]
}

/** A reference entry may be written without the name of its game. */
function ruleId({ game }: GameKit, rule: string): string {
  return bareEntry.test(rule) ? `${game.id}:${rule}` : rule
}

const bareEntry = /^[a-z]+(-[a-z]+)*$/

/** Pages of a rulebook and numbers of other lists are somebody else's names. */
function meansRule({ game, rulings }: GameKit, rule: string): boolean {
  const entry = rule.startsWith(`${game.id}:`) || bareEntry.test(rule)
  return entry || (rulings !== undefined && /^R\d+$/.test(rule))
}
