import type { Language, Reason } from '@quadriga/kernel'
import { loadedGame } from '@quadriga/kernel'
import type { Granted, NotGranted } from '../../model/online/onlineService.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { openGame } from '../table/openGame.ts'
import { refusalOf } from '../table/refusals.ts'

const whys: Readonly<Record<number, NotGranted['why']>> = {
  400: 'malformed',
  401: 'signIn',
  403: 'forbidden',
  404: 'notFound',
  409: 'taken',
  422: 'refused',
  429: 'tooMany',
}

/** Why something cannot be had just now: they share one status. */
const conflicts = ['running', 'known', 'withheld', 'taken'] as const

/** In whose words a game says why not. */
export interface Reading {
  readonly game: GameId
  readonly language: Language
}

/** The same, with another value where it was granted. */
export const mapped = <A, B>(result: Granted<A>, of: (value: A) => B): Granted<B> =>
  result.ok ? { ok: true, value: of(result.value) } : result

/** Asks the server that the page comes from. */
export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  reading?: Reading,
): Promise<Granted<T>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const given: unknown = await response.json()
    if (response.ok) return { ok: true, value: given as T }
    const { error = '', reasons = [] } = given as {
      readonly error?: string
      readonly reasons?: readonly Reason[]
    }
    const why = conflicts.find((one) => one === error) ?? whys[response.status] ?? 'other'
    return { ok: false, why, refusals: reading === undefined ? [] : await refusalsOf(reasons, reading) }
  } catch {
    return { ok: false, why: 'unreachable', refusals: [] }
  }
}

async function refusalsOf(reasons: readonly Reason[], { game, language }: Reading) {
  await openGame(game)
  return reasons.map((reason) => refusalOf({ loaded: loadedGame(game), language }, reason))
}
