import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginHistory, load, save } from '@quadriga/kernel'
import { zombies } from '@quadriga/zombies'
import { buildOf } from '../builds.ts'

/** A mission that was won once: who played it, from which seed, and every answer with its seat. */
export interface RecordedWin {
  readonly setup: { readonly mission: string; readonly heroes: readonly string[] }
  readonly seed: string
  readonly answers: readonly (readonly [seat: number, ...picks: readonly string[]])[]
}

const folder = join(import.meta.dirname, '../../zombies/test/wins')

export function recordedWin(mission: string): RecordedWin {
  return JSON.parse(readFileSync(join(folder, `${mission}.json`), 'utf8')) as RecordedWin
}

let isLoaded = false

/** The save of a recorded win after so many answers, with one person who holds all heroes. */
export function savedWin({ setup, seed, answers }: RecordedWin, upTo: number): string {
  if (!isLoaded) load(zombies, buildOf('zombies'))
  isLoaded = true
  const begun = beginHistory(
    zombies,
    { ...setup, heroes: [...setup.heroes] },
    seed,
    setup.heroes.map(() => 'me'),
  )
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  for (const [seat, ...picks] of answers.slice(0, upTo)) {
    const asked = history.state.pending.find((one) => one.seat === seat && fits(one.options, picks))
    if (asked === undefined) throw new Error(`nobody asks seat ${seat} for ${picks.join()}`)
    const given = history.answer({ decision: asked.id, seat, picks })
    if (!given.ok) throw new Error(JSON.stringify(given.reasons))
  }
  return JSON.stringify(save(history))
}

function fits(options: readonly { readonly key: string }[], picks: readonly string[]): boolean {
  return picks.every((pick) => options.some(({ key }) => key === pick))
}
