import { type Bot, bots, greedyBot, howSure, randomBot, sayWhy } from '@quadriga/bots'
import { champions } from '@quadriga/champions'
import {
  answer,
  createRng,
  type Decision,
  type Game,
  imagine,
  type Json,
  judge,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'
import { fair } from './fairGame.ts'

interface Answered {
  readonly decision: Decision
  readonly picks: readonly string[]
}

/** Opportunities are offered first: an answer to the question closes them. */
function nextAnswer(state: State, players: readonly Bot[]): Answered {
  const open = state.pending.filter((one) => one.open)
  for (const decision of [...open, ...state.pending.filter((one) => !one.open)]) {
    const picks = players[decision.seat]!.decide(view(state, decision.seat), decision)
    if (picks !== null) return { decision, picks }
  }
  throw new Error('nobody answers')
}

function played(game: Game, setup: Json, seed: string, players: readonly Bot[], cap = 2000) {
  const begun = start(game, setup, seed)
  if (!begun.ok) throw new Error(`refused: ${begun.reasons[0]?.key}`)
  let { state } = begun
  const states = [state]
  const answers: Answered[] = []
  while (state.outcome === null && answers.length < cap) {
    const given = nextAnswer(state, players)
    answers.push(given)
    const { id, seat } = given.decision
    const next = answer(state, { decision: id, seat, picks: given.picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
    states.push(state)
  }
  return { outcome: state.outcome, answers, states }
}

const seeds = (n: number) => Array.from({ length: n }, (_, i) => `greedy/${i}`)

const rhino = { heroes: ['spider-man'], scenario: 'rhino', difficulty: 'standard', modular: ['bomb-scare'] }

function winsAgainstRhino(make: (seed: string) => Bot, games: number): number {
  const outcomes = seeds(games).map((seed) => played(champions, rhino, seed, [make(seed)]).outcome)
  expect(outcomes).not.toContain(null)
  return outcomes.filter((outcome) => outcome?.kind === 'won').length
}

test('greedy mostly beats Rhino with the starter deck of Spider-Man, where random play hardly ever does', () => {
  expect(winsAgainstRhino(greedyBot, 5)).toBeGreaterThanOrEqual(3)
  expect(winsAgainstRhino(randomBot, 30)).toBeLessThanOrEqual(1)
})

test('greedy plays a game it knows nothing of by its outcome: random players do not beat it at tic-tac-toe', () => {
  const outcomes = seeds(20).map(
    (seed) => played(ticTacToe, {}, seed, [greedyBot(seed), randomBot(seed)]).outcome,
  )
  expect(outcomes.filter((outcome) => outcome?.winners.includes(0)).length).toBeGreaterThanOrEqual(15)
  expect(outcomes.filter((outcome) => outcome?.winners.includes(1)).length).toBeLessThanOrEqual(1)
})

test('a seed makes the same greedy bot again', () => {
  const line = (seed: string) =>
    played(champions, rhino, 'same', [greedyBot(seed)], 40).answers.map(({ picks }) => picks)
  expect(line('a')).toEqual(line('a'))
  expect(line('a')).not.toEqual(line('b'))
})

test('every shape of question gets a legal answer, sealed and open ones too', () => {
  const asked = new Set<string>()
  for (const seed of seeds(3)) {
    const { outcome, answers } = played(fair, {}, seed, [greedyBot(`${seed}/0`), greedyBot(`${seed}/1`)])
    expect(outcome).not.toBeNull()
    for (const { decision, picks } of answers) {
      expect(judge(decision, picks)).toBeNull()
      asked.add(decision.open ? 'open' : decision.sealed ? 'sealed' : decision.shape)
    }
  }
  expect([...asked].toSorted()).toEqual(['distribute', 'one', 'open', 'order', 'pay', 'sealed', 'some'])
})

test('greedy takes what is better: it dances, which the crowd pays for, and heckles', () => {
  const own = seeds(5)
    .flatMap((seed) => played(fair, {}, seed, [greedyBot(seed), randomBot(`${seed}/1`)]).answers)
    .filter(({ decision }) => decision.seat === 0)
  const shows = own.filter(({ decision }) => decision.ask.key === 'ask.menu')
  expect(shows.map(({ picks }) => picks)).not.toContainEqual(['pass'])
  expect(own.some(({ decision }) => decision.open)).toBe(true)
})

/** What a seat cannot know: the generator, and the codes of other hands. */
function hidden(state: State, seat: number): string {
  const others = state.zones.filter((zone) => zone.name === 'hand' && zone.seat !== seat)
  const codes = others.flatMap(({ ids }) => ids.map((id) => state.pages[id >> 4]?.[id % 16]?.code))
  return JSON.stringify([state.rng, codes])
}

test('two states that look the same to greedy get the same answer, whatever is hidden in them', () => {
  const { states } = played(fair, {}, 'twins', [randomBot('0'), randomBot('1')])
  let compared = 0
  for (const state of states) {
    for (const decision of state.pending) {
      const seen = view(state, decision.seat)
      const twin = imagine(seen, createRng(compared))
      expect(JSON.stringify(view(twin, decision.seat))).toBe(JSON.stringify(seen))
      expect(hidden(twin, decision.seat)).not.toBe(hidden(state, decision.seat))
      const inTwin = greedyBot('twin').decide(view(twin, decision.seat), decision)
      expect(inTwin).toEqual(greedyBot('twin').decide(seen, decision))
      compared++
    }
  }
  expect(compared).toBeGreaterThan(20)
})

test('thinking changes nothing: the state and its chance stay as they were', () => {
  const [state] = played(fair, {}, 'pure', [randomBot('0'), randomBot('1')], 1).states
  const before = JSON.stringify(state)
  greedyBot('pure').decide(view(state!, 0), state!.pending[0]!)
  expect(JSON.stringify(state)).toBe(before)
})

test('greedy says what its answer gains over doing nothing', () => {
  const bot = greedyBot('why')
  const { answers } = played(champions, rhino, 'why', [bot], 2)
  expect(answers.at(-1)?.decision.ask.key).toBe('ask.turn')
  const why = bot.why?.()
  expect(why?.key).toBe('bot.overPassing')
  expect(why?.args['picks']).toEqual(answers.at(-1)?.picks)
  expect(why?.args['gain']).toBeGreaterThan(0)
})

test('a reason says in words of the game what an answer is good for', () => {
  const over = (key: string, ...benefits: [string, number][]) => ({
    key,
    args: { picks: ['play:backflip'], gain: 2.5, benefits },
  })
  const kick = over('bot.overPassing', ['villainDamage', 8], ['threat', 1])
  expect(sayWhy(kick, 'en')).toBe(
    'Better than doing nothing: 8 more damage to the villain and 1 less threat.',
  )
  expect(sayWhy(kick, 'fr')).toBe(
    'Mieux que de ne rien faire : 8 dégâts de plus au méchant et 1 menace de moins.',
  )
  expect(sayWhy(over('bot.overNext'), 'en')).toBe('Clearly better than the next best choice.')
  expect(howSure(kick, 'fr')).toBe('Nettement mieux que de ne rien faire.')
  expect(sayWhy(over('ask.turn'), 'en')).toBeNull()
})

test('greedy tells of Champions what players count', () => {
  const bot = greedyBot('why')
  played(champions, rhino, 'why', [bot], 2)
  const why = bot.why?.() ?? null
  expect(why === null ? '' : sayWhy(why, 'en')).toMatch(/^Better than doing nothing: \d+ /)
})

test('an opportunity that is not taken is let lie: passing aloud would have it offered again and again', () => {
  const two = { ...rhino, heroes: ['spider-man', 'captain-marvel'] }
  const { answers } = played(champions, two, 'two', [greedyBot('0'), greedyBot('1')], 60)
  const opened = answers.filter(({ decision }) => decision.open)
  expect(opened.map(({ picks }) => picks)).not.toContainEqual(['pass'])
})

test('bots are found by their names', () => {
  const levels = ['rookie', 'regular', 'veteran']
  const styled = levels.flatMap((level) => ['careful', 'bold', 'builder'].map((style) => `${level}-${style}`))
  expect(Object.keys(bots)).toEqual(['random', 'greedy', ...levels, ...styled])
})
