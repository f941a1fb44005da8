import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Reading, readScenario } from '@quadriga/testkit'
import { readText } from './files.ts'
import { Refusal } from './refusal.ts'

const ENDING = '.scenario.yaml'

/** The scenario files that a path means: itself, or all that lie below it, in order. */
export function scenarioFiles(path: string): string[] {
  if (!existsSync(path)) throw new Refusal('file.missing', { file: path })
  return statSync(path).isDirectory() ? below(path) : [path]
}

function below(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(path)
    return entry.name.endsWith(ENDING) ? [path] : []
  })
}

/** Reads a scenario file; problems carry the path as it was given. */
export function readFile(path: string): Reading {
  return readScenario(path, readText(path))
}
