import { atTable as championsAtTable, champions } from '@quadriga/champions'
import { atTable as diceThroneAtTable, dicethrone } from '@quadriga/dicethrone'
import { type Game, type Json, load } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'
import { type AtTable, tableGame, type TableGame } from '@quadriga/table'
import { atTable as villainousAtTable, villainous } from '@quadriga/villainous'
import { buildOf } from '@quadriga/web/builds'
import { atTable as zombiesAtTable, zombies } from '@quadriga/zombies'

/** A game as a table on a server must know it. */
export interface ServedGame extends TableGame {
  readonly id: GameId
  readonly build: string
  /** Sources of chance that are dice thrown in the open. */
  readonly dice: readonly string[]
}

const games: Readonly<Record<GameId, { readonly game: Game; readonly at: AtTable }>> = {
  champions: { game: champions, at: championsAtTable },
  dicethrone: { game: dicethrone, at: diceThroneAtTable },
  villainous: { game: villainous, at: villainousAtTable },
  zombies: { game: zombies, at: zombiesAtTable },
}

const served = new Map<GameId, ServedGame>()

/** A game made ready, once. */
export function servedGame(id: GameId): ServedGame {
  const known = served.get(id)
  if (known !== undefined) return known
  const { game, at } = games[id]
  const build = buildOf(id)
  load(game, build)
  const made = { ...tableGame(game, at), dice: at.dice, id, build }
  served.set(id, made)
  return made
}

/** Serves another game under the name of one of ours: only for measuring. */
export function serveInstead(id: GameId, game: Game, at: AtTable): void {
  const build = `${game.id} instead`
  load(game, build)
  served.set(id, { ...tableGame(game, at), dice: at.dice, id, build })
}

/** How many sit at a table with this set-up; 0 where it is none. */
export function seatsOf(id: GameId, setup: Json): number {
  const { game } = servedGame(id)
  try {
    return game.checkSetup(setup).length > 0 ? 0 : game.seatsOf(setup)
  } catch {
    return 0
  }
}
