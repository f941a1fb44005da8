import { champions, type ChampionsTable } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import { type Json, load, NOBODY, type Seat } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'
import type { TableGame } from '@quadriga/table'
import { villainous } from '@quadriga/villainous'
import { buildOf } from '@quadriga/web/builds'
import { zombies } from '@quadriga/zombies'

/** A game as a table on a server must know it. */
export interface ServedGame extends TableGame {
  readonly id: GameId
  readonly build: string
  /** Sources of chance that are dice thrown in the open. */
  readonly dice: readonly string[]
}

type Rules = Omit<ServedGame, 'id' | 'build'>

/** Who is played in a seat, by the list in the set-up that names them. */
const facesIn =
  (list: string): TableGame['seatFace'] =>
  ({ view }, seat: Seat) =>
    (view.setup as Readonly<Record<string, readonly string[]>>)[list]?.[seat] ?? ''

/** What the games keep on their tables of where they stand. */
interface Standing {
  readonly round: number
  readonly phase: string
  readonly stage: string
  readonly active: Seat
  readonly turns: number
}

const rules: Readonly<Record<GameId, Rules>> = {
  champions: {
    game: champions,
    secret: false,
    dice: [],
    moment({ view }) {
      const { round, phase, turn } = view.table as unknown as ChampionsTable
      return { round, phase, turn }
    },
    seatFace({ view }, seat) {
      const [identity] = view.zones.find((one) => one.name === 'identity' && one.seat === seat)?.ids ?? []
      return view.things.find(({ id }) => id === identity)?.face ?? ''
    },
  },
  dicethrone: {
    game: dicethrone,
    secret: true,
    dice: ['offensive', 'defensive', 'effect', 'targeting', 'start'],
    moment({ view: { table, seats } }) {
      const { active, phase, turns } = table as unknown as Standing
      return {
        round: Math.ceil(turns / seats),
        phase: phase === 'setup' ? '' : phase,
        turn: turns === 0 ? NOBODY : active,
      }
    },
    seatFace: facesIn('heroes'),
  },
  villainous: {
    game: villainous,
    secret: true,
    dice: [],
    moment({ view }) {
      const { round, stage, active } = view.table as unknown as Standing
      return { round, phase: stage, turn: active }
    },
    seatFace: facesIn('villains'),
  },
  zombies: {
    game: zombies,
    secret: false,
    dice: ['attack'],
    moment({ view }) {
      const { round, phase, active } = view.table as unknown as Standing
      return { round, phase, turn: active }
    },
    seatFace: facesIn('heroes'),
  },
}

const served = new Map<GameId, ServedGame>()

/** A game made ready, once. */
export function servedGame(id: GameId): ServedGame {
  const known = served.get(id)
  if (known !== undefined) return known
  const build = buildOf(id)
  load(rules[id].game, build)
  const game = { ...rules[id], id, build }
  served.set(id, game)
  return game
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
