import { serveInstead } from '@quadriga/server'
import { cards60 } from '@quadriga/testkit/games'
import type { NewTable } from '@quadriga/protocol'

export const games = ['champions', 'dicethrone', 'cards60'] as const
export type Game = (typeof games)[number]

type Wanted = Pick<NewTable, 'game' | 'setup'>

const wanted: Readonly<Record<Game, Wanted>> = {
  champions: {
    game: 'champions',
    setup: { heroes: ['spider-man', 'captain-marvel'], scenario: 'rhino' },
  },
  dicethrone: { game: 'dicethrone', setup: { heroes: ['gunslinger', 'barbarian'] } },
  // The benchmark's duel is served under the name of a game that the protocol knows.
  cards60: { game: 'villainous', setup: {} },
}

/** A table of a game for two people. */
export function tableOf(game: Game): NewTable {
  return {
    ...wanted[game],
    seats: [{ kind: 'me' }, { kind: 'invited' }],
    contract: { fair: true, watchers: false },
  }
}

/** Makes a process serve, or play, the benchmark's duel where that is wanted. */
export function makeReady(game: Game): void {
  if (game !== 'cards60') return
  serveInstead('villainous', cards60, {
    secret: true,
    dice: ['dice'],
    moment: ({ table }) => ({ round: 1, phase: '', turn: (table as { seat: number }).seat }),
    setupFace: () => '',
    seatFace: () => '',
  })
}
