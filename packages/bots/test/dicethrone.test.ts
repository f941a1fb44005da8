import { type Bot, greedyBot, randomBot } from '@quadriga/bots'
import { dicethrone, heroes } from '@quadriga/dicethrone'
import { kit } from '@quadriga/dicethrone/kit'
import {
  answer,
  createRng,
  type Decision,
  imagine,
  type Json,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'

/** Opportunities are offered first: an answer to the question closes them. */
function nextAnswer(state: State, players: readonly Bot[]): { decision: Decision; picks: readonly string[] } {
  const open = state.pending.filter((one) => one.open)
  for (const decision of [...open, ...state.pending.filter((one) => !one.open)]) {
    const picks = players[decision.seat]!.decide(view(state, decision.seat), decision)
    if (picks !== null) return { decision, picks }
  }
  throw new Error('nobody answers')
}

interface Duel {
  readonly outcome: State['outcome']
  readonly states: readonly State[]
}

function duel(names: readonly string[], seed: string, players: readonly Bot[], cap = 3000): Duel {
  return played({ heroes: [...names] }, seed, players, cap)
}

function played(setup: Json, seed: string, players: readonly Bot[], cap = 3000): Duel {
  const begun = start(dicethrone, setup, seed)
  if (!begun.ok) throw new Error(`refused: ${begun.reasons[0]?.key}`)
  const states = [begun.state]
  let { state } = begun
  while (state.outcome === null && states.length < cap) {
    const { decision, picks } = nextAnswer(state, players)
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
    states.push(state)
  }
  return { outcome: state.outcome, states }
}

const both = (make: (seed: string) => Bot, seed: string) => [make(`${seed}/0`), make(`${seed}/1`)]

test.each(heroes.map(({ id }, i) => [id, heroes[(i + 1) % heroes.length]!.id] as const))(
  'a duel of %s and %s between greedy players ends by the rules',
  (a, b) => {
    expect(duel([a, b], `${a}/${b}`, both(greedyBot, a)).outcome?.kind).toMatch(/won|draw/)
  },
)

test.each([
  ['king', ['gunslinger', 'treant', 'monk']],
  ['team', ['barbarian', 'ninja', 'paladin', 'huntress']],
] as const)('a game of mode %s between greedy players ends by the rules', (mode, names) => {
  const players = names.map((_, seat) => greedyBot(`${mode}/${seat}`))
  const { outcome } = played({ mode, heroes: [...names] }, mode, players)
  expect(outcome?.kind).toMatch(/won|draw/)
})

test('greedy beats random players nearly always', () => {
  const pairs = Array.from({ length: 10 }, (_, n) => [
    heroes[n % heroes.length]!.id,
    heroes[(n * 3 + 1) % heroes.length]!.id,
  ])
  const won = pairs.filter((names, n) => {
    const seat = n % 2
    const players = [0, 1].map((one) => (one === seat ? greedyBot(`g/${n}`) : randomBot(`r/${n}`)))
    return duel(names, `random/${n}`, players).outcome?.winners.includes(seat)
  })
  expect(won.length).toBeGreaterThanOrEqual(9)
})

test('a seed makes the same greedy bot again', () => {
  const line = (seed: string) =>
    duel(['barbarian', 'paladin'], 'same', both(greedyBot, seed), 80).states.at(-1)
  expect(JSON.stringify(line('a'))).toBe(JSON.stringify(line('a')))
  expect(JSON.stringify(line('a'))).not.toBe(JSON.stringify(line('b')))
})

test('two states that look the same to greedy get the same answer, whatever is hidden in them', () => {
  const { states } = duel(['gunslinger', 'shadow_thief'], 'twins', both(randomBot, 'twins'), 120)
  let compared = 0
  for (const state of states) {
    for (const decision of state.pending) {
      if (decision.options.length < 2) continue
      const seen = view(state, decision.seat)
      const twin = imagine(seen, createRng(compared++))
      expect(greedyBot('t').decide(view(twin, decision.seat), decision)).toEqual(
        greedyBot('t').decide(seen, decision),
      )
    }
  }
  expect(compared).toBeGreaterThan(50)
})

/** The Barbarian has rolled against a Gunslinger, who has nothing to say. */
function rolled(dice: readonly number[], attempts: number, hand: readonly string[] = []): State {
  return table(kit, {
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: { barbarian: { cp: 5, attempts, dice, hand }, gunslinger: { cp: 0, hand: [] } },
  }).state
}

function answerTo(state: State): string | undefined {
  const decision = state.pending[0] as Decision
  return greedyBot('rolled').decide(view(state, decision.seat), decision)?.[0]
}

test('greedy announces an ultimate that the dice show, and throws one die again for a fifth sword', () => {
  expect(answerTo(rolled([6, 6, 6, 6, 6], 1))).toBe('activate:barbarian/rage')
  expect(answerTo(rolled([1, 1, 2, 2, 4], 2))).toBe('reroll:4')
  expect(answerTo(rolled([1, 1, 2, 2, 4], 3))).toBe('activate:barbarian/smack/4')
})

test('greedy turns a die where that is worth the card: four sixes and a card that makes any number', () => {
  const begun = rolled([1, 6, 6, 6, 6], 3, ['so_wild'])
  expect(answerTo(begun)).toBe('play:so_wild')
  const played = answer(begun, { decision: begun.pending[0]!.id, seat: 0, picks: ['play:so_wild'] })
  if (!played.ok) throw new Error('refused')
  expect(answerTo(played.state)).toBe('die:barbarian:1')
})

test('greedy spends what it saved up: the Artificer builds a bot rather than keep the Synth', () => {
  const { state } = table(kit, {
    turn: 'artificer',
    phase: 'main_1',
    seats: {
      artificer: { cp: 0, hand: [], synth: 3 },
      gunslinger: { cp: 0, hand: [] },
    },
  })
  expect(answerTo(state)).toBe('spend:artificer/synth')
})
