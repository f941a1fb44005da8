import { type Bot, bots, greedyBot } from '@quadriga/bots'
import { lessons } from '@quadriga/bots/train'
import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import {
  answer,
  createRng,
  type Decision,
  type Game,
  imagine,
  type Json,
  judge,
  query,
  sample,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import second from '../src/champions/second.json' with { type: 'json' }
import { veteranChampions } from '../src/evaluate/champions.ts'
import { studiedChampions } from '../src/evaluate/championsStudied.ts'
import { fair } from './fairGame.ts'
import { lastPointsOfAStage, lastTurn } from './lastTurn.ts'

const duel = { heroes: ['barbarian', 'monk'] }

function begun(seed: string, game: Game, setup: Json): State {
  const result = start(game, setup, seed)
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  return result.state
}

/** Plays a duel or another game, or its first so many answers. */
function played(
  seed: string,
  players: readonly Bot[],
  most = 3000,
  game: Game = dicethrone,
  setup: Json = duel,
) {
  let state = begun(seed, game, setup)
  const answers: { decision: Decision; picks: readonly string[] }[] = []
  while (state.outcome === null && answers.length < most) {
    const open = state.pending.filter((one) => one.open)
    const asked = [...open, ...state.pending.filter((one) => !one.open)].flatMap((decision) => {
      const picks = players[decision.seat]!.decide(view(state, decision.seat), decision)
      return picks === null ? [] : [{ decision, picks }]
    })
    const [given] = asked
    if (given === undefined) throw new Error('nobody answers')
    expect(judge(given.decision, given.picks)).toBeNull()
    answers.push(given)
    const { id, seat } = given.decision
    const next = answer(state, { decision: id, seat, picks: given.picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  return { outcome: state.outcome, answers }
}

test('there is a bot for every level', () => {
  expect(Object.keys(bots)).toEqual(expect.arrayContaining(['rookie', 'regular', 'veteran']))
})

test('a game that nobody told bots anything of is played by greedy: the Veteran without a slip', () => {
  const lines = [bots['veteran']!, greedyBot].map((make) =>
    played('slipless', [make('a'), make('b')], 60, fair, {}).answers.map(({ picks }) => picks),
  )
  expect(lines[0]).toEqual(lines[1])
})

test('lower levels slip now and then, the same way each time', () => {
  const line = (level: string) =>
    played('slips', [bots[level]!('a'), bots[level]!('b')], 60).answers.map(({ picks }) => picks)
  expect(line('rookie')).toEqual(line('rookie'))
  expect(line('rookie')).not.toEqual(line('veteran'))
})

test('even a Rookie beats random play', () => {
  const won = ['a', 'b', 'c', 'd'].filter((seed, n) => {
    const seats = [bots['rookie']!(seed), bots['random']!(seed)]
    const mine = n % 2
    const { outcome } = played(seed, mine === 0 ? seats : seats.toReversed())
    return outcome?.winners.includes(mine)
  })
  expect(won.length).toBeGreaterThanOrEqual(3)
})

/** Lets a bot play on alone, and says in which round the game was won. */
function winsThisTurn(from: State, bot: Bot): boolean {
  let state = from
  while (state.outcome === null && state.table['phase'] === 'player') {
    const decision = state.pending.find(({ open }) => !open)!
    const picks = bot.decide(view(state, 0), decision)!
    if (decision.options.some(({ key, role }) => key === picks[0] && role === 'end')) return false
    const next = answer(state, { decision: decision.id, seat: 0, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  return state.outcome?.kind === 'won'
}

test('the Veteran wins a game of Champions that can be won this turn: a kick for eight and an attack for two', () => {
  expect(winsThisTurn(lastTurn(10), bots['veteran']!('a'))).toBe(true)
})

test('the Veteran says that it wins, and does not say so when it cannot', () => {
  for (const [hp, wins] of [
    [10, true],
    [11, false],
  ] as const) {
    const state = lastTurn(hp)
    const bot = bots['veteran']!('a')
    bot.decide(view(state, 0), state.pending[0]!)
    expect(JSON.stringify(bot.why?.()?.args['benefits'] ?? []).includes('wins')).toBe(wins)
  }
})

const openings: readonly (readonly [Game, Json])[] = [
  [champions, { heroes: ['spider-man', 'iron-man'], scenario: 'klaw' }],
  [dicethrone, { heroes: ['gunslinger', 'shadow_thief'] }],
  [villainous, { villains: ['thanos', 'ultron'], mode: 'omnipotent' }],
  [villainous, { villains: ['taskmaster', 'hela', 'killmonger'], mode: 'implacable' }],
  [zombies, { heroes: ['storm', 'wolverine'], mission: 'MH0' }],
]

test.each(openings)(
  'twins that differ in what a seat may not know get the same answer from every level: $id',
  (game, setup) => {
    const rng = createRng('twins')
    const result = start(game, setup, 'twins')
    if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
    let { state } = result
    const told: { readonly mine: unknown; readonly twins: unknown }[] = []
    for (let n = 0; n < 60 && told.length < 12 && state.outcome === null; n++) {
      const decision = state.pending.find(({ open }) => !open)!
      if (decision.options.length > 1 && n % 3 === 0) {
        const seen = view(state, decision.seat)
        const twin = view(imagine(seen, createRng(n)), decision.seat)
        for (const level of ['rookie', 'regular', 'veteran'])
          told.push({
            mine: bots[level]!('t').decide(seen, decision),
            twins: bots[level]!('t').decide(twin, decision),
          })
      }
      const { id, seat } = decision
      const next = answer(state, { decision: id, seat, picks: sample(decision, rng) })
      if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
      state = next.state
    }
    expect(told.length).toBe(12)
    expect(told.map(({ twins }) => twins)).toEqual(told.map(({ mine }) => mine))
  },
)

/** Answers a game of Champions as far as told; hands every question to whoever wants to see it. */
function champion(
  make: (seed: string) => Bot,
  most: number,
  at: (state: State, decision: Decision, picks: readonly string[] | null) => void = () => {},
) {
  const result = start(champions, { heroes: ['captain-marvel'], scenario: 'klaw' }, 'studied')
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  const bot = make('a')
  let { state } = result
  const said: unknown[] = []
  for (let n = 0; n < most && state.outcome === null; n++) {
    const decision = state.pending.find(({ open }) => !open)!
    const picks = bot.decide(view(state, decision.seat), decision)!
    at(state, decision, picks)
    said.push(picks)
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  return said
}

test('the Veteran of Champions weighs plans of its own, the same each time', () => {
  const line = champion(bots['veteran']!, 12)
  expect(champion(bots['veteran']!, 12)).toEqual(line)
  expect(champion(greedyBot, 12)).not.toEqual(line)
})

test('a Veteran that plays a game of Champions answers its twin alike, in its own turns and in the villain phase', () => {
  const twin = bots['veteran']!('a')
  const phases = new Set<unknown>()
  champion(bots['veteran']!, 26, (state, decision, picks) => {
    const other = view(imagine(view(state, decision.seat), createRng(decision.id)), decision.seat)
    expect(twin.decide(other, decision)).toEqual(picks)
    phases.add(state.table['phase'])
  })
  expect(phases).toContain('player')
  expect(phases).toContain('villain')
})

test('the second judgement of Champions reads the numbers that it was learned with', () => {
  const result = start(champions, { heroes: ['captain-marvel'], scenario: 'klaw' }, 'names')
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  expect(lessons['champions']!.featureNames(result.state)).toEqual(second.features)
})

test.each([
  [['captain-marvel'], false],
  [['captain-marvel', 'iron-man'], true],
] as const)('weights judge alone in company only: %j', (heroes, alone) => {
  const result = start(champions, { heroes, scenario: 'klaw' }, 'judged')
  if (!result.ok) throw new Error(`refused: ${result.reasons[0]?.key}`)
  const q = query(result.state)
  expect(studiedChampions.value(q, 0, 'other') === veteranChampions.value(q, 0, 'other')).toBe(alone)
})

test('the last hit points of a stage are no loss, though the next one brings ten more', () => {
  let state = lastPointsOfAStage()
  const bot = bots['veteran']!('a')
  while (state.table['phase'] === 'player' && state.outcome === null) {
    const decision = state.pending.find(({ open }) => !open)!
    const next = answer(state, {
      decision: decision.id,
      seat: 0,
      picks: bot.decide(view(state, 0), decision)!,
    })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  expect(query(state).ids('villainDeck')).toEqual([])
})

test('a Veteran that was stopped answers nothing', async () => {
  const state = lastPointsOfAStage()
  const bot = bots['veteran']!('a', { seconds: 60 })
  expect(await bot.decideSlowly?.(view(state, 0), state.pending[0]!, AbortSignal.abort())).toBeNull()
})

test('a Veteran that is given answers repeats itself, and with more of them goes on looking', () => {
  const line = (answers: number) => champion((seed) => bots['veteran']!(seed, { answers }), 8)
  expect(line(300)).toEqual(line(300))
  expect(line(300)).not.toEqual(line(3000))
})

test('a Veteran of Champions plans for as long as it was given, by the clock that it was given', () => {
  const state = lastPointsOfAStage()
  const used = [0.05, 0.2].map((seconds) => {
    let now = 0
    // Every look at the clock takes a millisecond.
    bots['veteran']!('a', { seconds, clock: () => now++ }).decide(view(state, 0), state.pending[0]!)
    return now / 1000
  })
  expect(used[0]).toBeGreaterThan(0.03)
  expect(used[0]).toBeLessThan(0.07)
  expect(used[1]).toBeGreaterThan(0.12)
  expect(used[1]).toBeLessThan(0.22)
})

test('a Veteran of Champions can be stopped while it plans its turn', async () => {
  const state = lastPointsOfAStage()
  const stopping = new AbortController()
  const thought = bots['veteran']!('a', { answers: 100_000_000 }).decideSlowly?.(
    view(state, 0),
    state.pending[0]!,
    stopping.signal,
  )
  setTimeout(() => stopping.abort(), 1)
  expect(await thought).toBeNull()
})
