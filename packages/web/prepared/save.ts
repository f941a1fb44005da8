import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitment, save, type Save } from '@quadriga/kernel'
import { buildOf } from '../builds.ts'
import { root } from '../server/inputs.ts'
import { played } from './play.ts'
import { type SituationName, situations } from './situations.ts'

const folder = join(root, 'node_modules/.cache/quadriga-saves')

/** The save of a prepared game as a text; played once for each state of the rules, and kept. */
export function preparedSave(name: SituationName): string {
  const situation = situations[name]
  const file = join(folder, `${name}-${buildOf(situation.game)}.json`)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const text = JSON.stringify(save(played(situation)))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  return text
}

/** What a server would have committed itself to before this game. */
export function preparedCommitment(name: SituationName): string {
  return commitment((JSON.parse(preparedSave(name)) as Save).seed)
}
