// How the recordings were made: `node packages/web/turns/record.ts NAME` lets greedy bots play a game from its seed and keeps
// it. A recording that is made again can no longer be compared with what was counted before.
import { writeFileSync } from 'node:fs'
import { greedyBot } from '@quadriga/bots'
import { beginHistory, type Json, load, save, type State, view } from '@quadriga/kernel'
import { buildOf } from '../builds.ts'
import { fileOf, gameOf } from './recordings.ts'

interface Take {
  readonly game: string
  readonly setup: Json
  readonly seed: string
  readonly people: readonly string[]
  readonly until: (state: State) => boolean
}

const roundOf = ({ table }: State): number => Number((table as { round?: number }).round)
const turnsOf = ({ table }: State): number => Number((table as { turns?: number }).turns)

/** Seeds were looked for in which a round has everything that players do. */
const takes: Readonly<Record<string, Take>> = {
  'solo-round': {
    game: 'champions',
    setup: { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard' },
    seed: '76',
    people: ['me'],
    until: (state) => roundOf(state) > 3,
  },
  duel: {
    game: 'dicethrone',
    setup: { heroes: ['barbarian', 'paladin'] },
    seed: '1',
    people: ['Ann', 'Ben'],
    until: (state) => turnsOf(state) > 12,
  },
  'four-hands': {
    game: 'champions',
    setup: {
      heroes: ['spider-man', 'captain-marvel', 'iron-man', 'black-panther'],
      scenario: 'rhino',
      difficulty: 'standard',
    },
    seed: '2',
    people: ['me', 'me', 'me', 'me'],
    until: (state) => roundOf(state) > 1,
  },
}

function recorded({ game: id, setup, seed, people, until }: Take): string {
  const game = gameOf({ game: id })
  load(game, buildOf(id))
  const begun = beginHistory(game, setup, seed, people)
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  const bots = people.map((_, seat) => greedyBot(`${seed}/bot/${seat}`))
  const left = new Set<number>()
  while (!until(history.state)) {
    const decision = history.state.pending.find((one) => !left.has(one.id))
    if (decision === undefined) throw new Error('the game ends before')
    const picks = bots[decision.seat]?.decide(view(history.state, decision.seat), decision) ?? null
    if (picks === null) left.add(decision.id)
    else history.answer({ decision: decision.id, seat: decision.seat, picks })
  }
  return `${JSON.stringify(save(history), null, 1)}\n`
}

const [name = ''] = process.argv.slice(2)
const take = takes[name]
if (take === undefined) throw new Error(`record one of ${Object.keys(takes).join(', ')}`)
writeFileSync(fileOf(name), recorded(take))
