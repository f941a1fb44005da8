import { globSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '@quadriga/testkit'
import { entryOf, exists, games, root } from '../games.ts'

/** What faults are planted in, and what has to notice them. Paths are relative to the repository, with slashes. */
export type Target = {
  readonly name: string
  /** The sources that get the faults. */
  readonly sources: readonly string[]
  /** The module that publishes the game's kit. */
  readonly kit: string
  readonly scenarios: readonly string[]
  /** The list of faults that change nothing, with reasons. */
  readonly equivalents: string
}

/** Where the rules of a game stand: its procedures and the words of its language. */
const folders = '{rules,ops}'

const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The package of a game; a name that is none is answered with the nearest. */
export function targetOf(name: string): Target {
  const known = games.filter((game) => exists(entryOf(game)))
  if (!known.some((game) => game === name))
    throw new Error(`there is no game '${name}'${didYouMean(name, known).en}`)
  return {
    name,
    sources: find(`packages/${name}/src/${folders}/**/*.ts`),
    kit: `packages/${name}/src/kit.ts`,
    scenarios: find(`packages/${name}/scenarios/**/*.scenario.yaml`),
    equivalents: `packages/${name}/scenarios/equivalent-faults.json`,
  }
}

/** Only the sources whose path contains one of these texts. */
export const within = (target: Target, texts: readonly string[]): Target => ({
  ...target,
  sources: those(target, 'sources', texts),
})

/** Only the scenario files whose path contains one of these texts have to notice the faults. */
export const provenBy = (target: Target, texts: readonly string[]): Target => ({
  ...target,
  scenarios: those(target, 'scenarios', texts),
})

function those(target: Target, kind: 'sources' | 'scenarios', texts: readonly string[]): readonly string[] {
  const paths = target[kind].filter((path) => texts.some((text) => path.includes(text)))
  if (paths.length > 0) return paths
  const asked = texts.map((text) => `'${text}'`).join(' or ')
  throw new Error(`none of the ${kind} of ${target.name} has ${asked} in its path`)
}

/** The absolute place of a path of the repository. */
export const placeOf = (path: string): string => join(root, path)
