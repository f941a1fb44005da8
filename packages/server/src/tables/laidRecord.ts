import type { Json, Reason } from '@quadriga/kernel'
import type { Contract, GameId } from '@quadriga/protocol'
import { type Holder, layTable } from '@quadriga/table'
import { randomText } from '../secrets.ts'
import type { TableRecord } from '../store/store.ts'
import { seatsOf, servedGame } from './games.ts'

/** A table that somebody wants to begin. */
export interface Plan {
  readonly game: GameId
  readonly setup: Json
  readonly contract: Contract
  readonly holders: readonly Holder[]
  readonly createdBy: string
  readonly seed: string
  readonly at: number
}

export type Laid =
  | { readonly ok: true; readonly value: TableRecord }
  | { readonly ok: false; readonly why: 'refused'; readonly reasons: readonly Reason[] }

/** The record of a new table, laid by the rules of its game; or why they refuse it. */
export function laidRecord(plan: Plan): Laid {
  const { game, setup, holders, seed, ...rest } = plan
  const of = servedGame(game)
  const reasons = judged(() => of.game.checkSetup(setup))
  if (reasons.length > 0) return { ok: false, why: 'refused', reasons }
  const seats = seatsOf(game, setup)
  if (seats !== holders.length)
    return { ok: false, why: 'refused', reasons: [peopleReason(holders.length, seats)] }
  const laid = layTable({ of, setup, seed, holders })
  if (laid.kind !== 'begun')
    return { ok: false, why: 'refused', reasons: laid.kind === 'refused' ? laid.reasons : [] }
  const chance = laid.history.begun.map(({ source, result }) => [source, result] as const)
  return {
    ok: true,
    value: { id: randomText(16), build: of.build, game, setup, holders, seed, chance, ...rest },
  }
}

/** Set-ups come from outside and may have a shape that the game never thought of. */
function judged(check: () => readonly Reason[]): readonly Reason[] {
  try {
    return check()
  } catch (error) {
    return [
      { key: 'refused.setup', args: { problem: error instanceof Error ? error.message : '' }, rule: '' },
    ]
  }
}

function peopleReason(people: number, seats: number): Reason {
  return { key: 'refused.people', args: { people, seats }, rule: '' }
}
