import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** The file that a case is written in. */
export function caseSource(name: string): string {
  return fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
}

/** The file that a case is measured as: beside its source, where boardgame.io is found by those who need it. */
export function caseBundle(name: string): string {
  const [side, file] = name.split('/') as [string, string]
  return fileURLToPath(new URL(`./${side}/dist/${file}.cjs`, import.meta.url))
}

/**
 * Makes one file of each case, in the form in which boardgame.io comes: what a module imports from another is looked up
 * and checked at each use, and that would be measured on two sides and not on the third.
 */
export async function bundleCases(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await build({
      input: caseSource(name),
      platform: 'node',
      output: { file: caseBundle(name), format: 'cjs', codeSplitting: false },
      logLevel: 'warn',
    })
  }
}
