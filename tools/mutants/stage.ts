import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as Testkit from '@quadriga/testkit'
import { placeOf } from './target.ts'

/** A source that is not what its file says. */
export type Changed = { readonly file: string; readonly source: string }

/** The whole program loaded once more, as if nothing of it had been loaded before. */
export type Stage = {
  readonly kit: Testkit.GameKit
  readonly testkit: typeof Testkit
  readonly number: number
}

const MARK = '?stage='
const testkitEntry = 'packages/testkit/src/index.ts'
const packages = pathToFileURL(placeOf('packages/')).href
const stripped = new Map<string, string>()
let changed: { readonly place: string; readonly source: string } | null = null
let count = 0

/** A module that one of a stage imports belongs to that stage. */
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const [, stage] = context.parentURL?.split(MARK) ?? []
    const isOurs = found.url.startsWith(packages) && !found.url.includes(MARK)
    return stage !== undefined && isOurs ? { ...found, url: found.url + MARK + stage } : found
  },
  load(url, context, next) {
    const [place, stage] = url.split(MARK) as [string, string | undefined]
    if (stage === undefined || !place.endsWith('.ts')) return next(url, context)
    const source = changed?.place === place ? stripTypeScriptTypes(changed.source) : plain(place)
    return { format: 'module', source, shortCircuit: true }
  },
})

function plain(place: string): string {
  const known = stripped.get(place)
  if (known !== undefined) return known
  const source = stripTypeScriptTypes(readFileSync(fileURLToPath(place), 'utf8'))
  stripped.set(place, source)
  return source
}

/** Loads the game with its kernel and the test kit again, one source changed or none. */
export async function newStage(kitFile: string, change: Changed | null): Promise<Stage> {
  const number = count++
  changed = change === null ? null : { place: urlOf(change.file), source: change.source }
  const published = (await import(addressOf(kitFile, number))) as Readonly<Record<string, unknown>>
  const testkit = (await import(addressOf(testkitEntry, number))) as typeof Testkit
  const kit = Object.values(published).find(isKit)
  if (kit === undefined) throw new Error(`${kitFile} publishes no kit`)
  return { kit, testkit, number }
}

const urlOf = (file: string): string => pathToFileURL(placeOf(file)).href

/** The address of a source as the given stage knows it. */
export const addressOf = (file: string, stage: number): string => urlOf(file) + MARK + stage

function isKit(value: unknown): value is Testkit.GameKit {
  return typeof value === 'object' && value !== null && 'game' in value && 'setups' in value
}
