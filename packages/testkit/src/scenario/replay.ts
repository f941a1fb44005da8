import { describeProblem, type Json, plain, readSave } from '@quadriga/kernel'
import { badReplay } from '../text/fileProblems.ts'
import { said } from '../text/said.ts'
import { asMap } from './fields.ts'
import type { Replay } from './format.ts'
import type { Report, Tree } from './tree.ts'

/** Reads `replay`: a recorded game, in the form that saves have. */
export function readReplay(tree: Tree, report: Report): Replay | undefined {
  const map = asMap(tree, 'replay', report)
  if (!map) return undefined
  const fields = jsonOf(map) as Readonly<Record<string, Json>>
  // What a save says besides is of no use here.
  const read = readSave(
    JSON.stringify({ people: [''], chance: [], game: '', build: '', format: 1, ...fields }),
  )
  if (!read.ok) {
    const { problem } = read
    const what = said(plain(describeProblem(problem, 'en')), plain(describeProblem(problem, 'fr')))
    report(spotOf(map, problem.where) ?? map.at, badReplay(problem.where, what))
    return undefined
  }
  const { setup, seed, chance, answers } = read.save
  return { kind: 'replay', at: map.at, setup, seed, chance, answers }
}

function spotOf(map: Tree & { kind: 'map' }, where: string): Tree['at'] | undefined {
  return map.entries.find((entry) => where.startsWith(entry.key))?.at
}

/** A tree as plain data. */
export function jsonOf(tree: Tree): Json {
  if (tree.kind === 'scalar') return tree.value
  if (tree.kind === 'list') return tree.items.map(jsonOf)
  return Object.fromEntries(tree.entries.map(({ key, value }) => [key, jsonOf(value)]))
}
