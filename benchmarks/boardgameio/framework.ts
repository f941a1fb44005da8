import { createRequire } from 'node:module'
import type { Random } from '../random.ts'

/** The part of a boardgame.io context that the two games use. */
export type Context<G> = {
  G: G
  ctx: { currentPlayer: string; gameover?: unknown }
  random: { Die(faces: number): number }
}

/** What a boardgame.io move may return: nothing, or the mark of an illegal move. */
export type MoveResult = 'INVALID_MOVE' | undefined

/** The part of a boardgame.io game definition that the two games use. */
export type Game<G> = {
  name: string
  seed?: string
  disableUndo: boolean
  setup(context: Omit<Context<G>, 'G'>): G
  turn: {
    minMoves?: number
    maxMoves?: number
    onBegin?(context: Context<G>): void
    endIf?(context: Context<G>): boolean
  }
  moves: Readonly<Record<string, (context: Context<G>, ...args: never[]) => MoveResult>>
  endIf(context: Context<G>): unknown
  /** What a player is sent of the game; all of it where there is none. */
  playerView?(given: { G: G; playerID: string | null }): object
  plugins?: readonly { name: string; api(): unknown }[]
}

/** A boardgame.io match. */
export type State<G> = { G: G; ctx: Context<G>['ctx']; _stateID: number }

type Action = { type: 'MAKE_MOVE'; payload: { type: string; args: unknown[]; playerID: string } }

type Internal = {
  ProcessGameConfig: <G>(game: Game<G>) => Game<G>
  InitializeGame: <G>(options: { game: Game<G> }) => State<G>
  CreateGameReducer: <G>(options: { game: Game<G> }) => (state: State<G>, action: Action) => State<G>
}

// Its entry points are folders, which only `require` resolves.
const require = createRequire(import.meta.url)

const { ProcessGameConfig, InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal
export const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' }

/** Its random plugin, as the rules ask for chance. */
export function chanceOf({ random }: Pick<Context<unknown>, 'random'>): Random {
  return { below: (count) => random.Die(count) - 1 }
}

/** A game ready to play: matches by seed, and moves that throw when the reducer refuses them. */
export function table<G>(definition: Game<G>) {
  const game = ProcessGameConfig(definition)
  const reduce = CreateGameReducer({ game })
  return {
    start: (seed: number): State<G> => InitializeGame({ game: { ...game, seed: String(seed) } }),
    move: (state: State<G>, type: string, arg: unknown): State<G> => {
      const args = arg === null ? [] : [arg]
      const action: Action = { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } }
      const next = reduce(state, action)
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${type} ${String(arg)}`)
      return next
    },
  }
}
