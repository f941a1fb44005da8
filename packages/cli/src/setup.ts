import { createRng, describe, type Json, plain, type Reason } from '@quadriga/kernel'
import { nearest } from '@quadriga/testkit'
import type { Context } from './context.ts'
import type { OpenGame } from './games.ts'
import { jsonProblem, notJson } from './json.ts'
import { ownEntry } from './ownEntry.ts'
import { Refusal } from './refusal.ts'

/** Gives the setup of each game of a series: always the same, or what a named set-up makes of the seed. */
export type SetupMaker = (seed: string) => Json

/** The set-up that was asked for: JSON, the name of one that the game publishes, or its first. */
export function setupMaker({ kit, game }: OpenGame, asked: string | undefined): SetupMaker {
  const names = Object.keys(kit.setups)
  const name = asked ?? names[0]
  if (name === undefined) throw new Refusal('setup.none', { game: game.id })
  const made = ownEntry(kit.setups, name)
  if (made !== undefined) return (seed) => made(createRng(`${seed}/setup`))
  if (!/^\s*[[{]/.test(name)) {
    const near = nearest(name, names)
    throw new Refusal('setup.unknown', { setup: name, known: (near.length > 0 ? near : names).join(', ') })
  }
  const setup = parseSetup(name)
  return () => setup
}

function parseSetup(text: string): Json {
  const problem = jsonProblem(text)
  if (problem !== null) throw notJson(problem)
  return JSON.parse(text) as Json
}

/** Refuses a setup that the game refuses, with its reasons. */
export function checkSetup(open: OpenGame, setup: Json, context: Context): void {
  const reasons = open.game.checkSetup(setup)
  if (reasons.length > 0) throw refusedSetup(open, reasons, context)
}

/** Why a setup is refused, and one that is not: its fields and their values are best learnt from an example. */
export function refusedSetup({ game, kit }: OpenGame, reasons: readonly Reason[], context: Context): Refusal {
  const told = reasons.map((one) => plain(describe(game.id, one, context.language))).join(' ')
  const [made] = Object.values(kit.setups)
  if (made === undefined) return new Refusal('setup.refused', { reasons: told })
  return new Refusal('setup.refusedExample', {
    reasons: told,
    example: JSON.stringify(made(createRng('example'))),
  })
}
