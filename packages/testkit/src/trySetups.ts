import { describe, type Json, languages, load, plain, start } from '@quadriga/kernel'
import type { GameKit } from './kit.ts'
import { malformedSetups } from './malformedSetups.ts'

/** What a game did with malformed set-ups: how many it refused, and what it should not have done. */
export interface SetupTrial {
  readonly refused: number
  /** Accepted because the change left it legal: such a game must begin. */
  readonly begun: number
  readonly problems: readonly string[]
}

/** Gives a game many malformed set-ups: each must be refused with reasons in both languages, or begin. */
export function trySetups({ game, setups }: GameKit, seed: string, count: number): SetupTrial {
  load(game)
  const makers = Object.values(setups)
  const problems: string[] = []
  let refused = 0
  for (const [n, maker] of makers.entries()) {
    for (const setup of malformedSetups(maker, `${seed}/${n}`, Math.ceil(count / makers.length))) {
      try {
        const isRefused = tryOne(game.id, start(game, setup, 'trial'), setup, problems)
        if (isRefused) refused++
      } catch (error) {
        problems.push(`${shown(setup)} threw ${String(error)}`)
      }
    }
  }
  const tried = Math.ceil(count / makers.length) * makers.length
  return { refused, begun: tried - refused - problems.length, problems }
}

function tryOne(game: string, result: ReturnType<typeof start>, setup: Json, problems: string[]): boolean {
  if (result.ok) return false
  if (result.reasons.length === 0) problems.push(`${shown(setup)} was refused without a reason`)
  for (const reason of result.reasons)
    for (const language of languages)
      if (plain(describe(game, reason, language)) === '') problems.push(`${reason.key} says nothing`)
  return true
}

function shown(setup: Json): string {
  return JSON.stringify(setup).slice(0, 300)
}
