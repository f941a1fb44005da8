import { bots } from '@quadriga/bots'
import { dicethrone, heroes } from '@quadriga/dicethrone'
import { kit } from '@quadriga/dicethrone/kit'
import { answer, createRng, type Decision, imagine, query, start, type State, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { type Judgement, plain, studied, studiedFile } from '../src/dicethrone/judgement.ts'
import { positionWorth } from '../src/dicethrone/position.ts'
import type { ThinkingTime } from '../src/bot.ts'

function answerOf(name: string, state: State, time?: ThinkingTime): string {
  const decision = state.pending.find(({ open }) => !open) as Decision
  return (bots[name]!('veteran', time).decide(view(state, decision.seat), decision) ?? []).join()
}

const faces = new Set(heroes.flatMap(({ id }) => facesOf(id)))

/** Faces of the tokens that the texts of a game with this hero may bring. */
function facesOf(hero: string): string[] {
  const begun = start(dicethrone, { heroes: [hero, 'barbarian'] }, hero)
  if (!begun.ok) throw new Error('refused')
  const { definitions } = query(begun.state).loaded
  return [...definitions.values()].filter(({ kind }) => kind === 'status').map(({ id }) => id)
}

test('every token of every hero has a worth of its own in the file, and nothing else has', () => {
  const named = Object.keys(studiedFile.weights).filter((name) => name.includes('/'))
  expect(new Set(named.map((name) => name.replace(/^(lasting|own) /, '')))).toEqual(faces)
})

/** A Barbarian with or without Poison against a Shadow Thief, and how much health each has. */
function poisoned(poison: number, health: number): State {
  return table(kit, {
    turn: 'barbarian',
    phase: 'main_1',
    seats: { barbarian: { health, cp: 0, hand: [], poison }, shadow_thief: { health, cp: 0, hand: [] } },
  }).state
}

const worth = (state: State, by: Judgement) => positionWorth(query(state), 0, by)
const poisonCosts = (by: Judgement, health: number) =>
  worth(poisoned(0, health), by) - worth(poisoned(1, health), by)

test('a token that stays costs the more the longer the fight may last: Poison at the beginning and near the end', () => {
  expect(poisonCosts(studied, 50)).toBeGreaterThan(4)
  expect(poisonCosts(studied, 5)).toBeLessThan(2)
  expect(poisonCosts(plain, 50)).toBeCloseTo(poisonCosts(plain, 5))
})

test('a token that nobody judged is worth what its rules say', () => {
  const unknown: Judgement = { ...studied, known: { ...studied.known!, tokens: new Map() } }
  expect(poisonCosts(unknown, 50)).toBeCloseTo(poisonCosts(plain, 50))
})

/** The Barbarian has announced an ability that needs four sixes; the Gunslinger holds a card that nudges any die. */
function announced(): State {
  const { state } = table(kit, {
    turn: 'barbarian',
    phase: 'offensive_roll',
    seats: {
      barbarian: { cp: 0, attempts: 3, dice: [1, 6, 6, 6, 6], hand: [] },
      gunslinger: { cp: 5, hand: ['tip_it'] },
    },
  })
  const [decision] = state.pending as [Decision]
  const picks = decision.options.filter(({ role }) => role === 'activate').map(({ key }) => key)
  const result = answer(state, { decision: decision.id, seat: 0, picks: picks.slice(0, 1) })
  if (!result.ok) throw new Error('refused')
  return result.state
}

test('the Veteran sees what a card will be used for: it nudges one of the four sixes away, the second die it is offered', () => {
  const state = announced()
  expect(answerOf('greedy', state)).toBe('pass')
  expect(answerOf('veteran', state)).toBe('play:tip_it')
  const [decision] = state.pending as [Decision]
  const played = answer(state, { decision: decision.id, seat: 1, picks: ['play:tip_it'] })
  if (!played.ok) throw new Error('refused')
  expect(answerOf('veteran', played.state)).toBe('die:barbarian:6')
})

test('the Veteran answers for as long as it was given, by the clock that it was given, and can be stopped', async () => {
  const state = announced()
  const used = [0.05, 0.2].map((seconds) => {
    let now = 0
    // Every look at the clock takes a millisecond.
    answerOf('veteran', state, { seconds, clock: () => now++ })
    return now / 1000
  })
  expect(used[0]).toBeLessThan(0.07)
  expect(used[1]).toBeLessThan(0.22)
  const [decision] = state.pending as [Decision]
  const bot = bots['veteran']!('a', { seconds: 60 })
  expect(await bot.decideSlowly?.(view(state, 1), decision, AbortSignal.abort())).toBeNull()
})

/** What two Veterans with so much time answer first. */
function opening(time: ThinkingTime): unknown[] {
  let { state } = table(kit, {
    turn: 'monk',
    phase: 'main_1',
    seats: { monk: { cp: 6 }, paladin: { cp: 6 } },
  })
  const players = [0, 1].map((seat) => bots['veteran']!(`${seat}`, time))
  const picked: unknown[] = []
  for (let n = 0; n < 30 && state.outcome === null; n++) {
    const decision = state.pending.find(({ open }) => !open)!
    const picks = players[decision.seat]!.decide(view(state, decision.seat), decision)!
    picked.push(picks)
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error('refused')
    state = next.state
  }
  return picked
}

test('a Veteran that is given answers repeats itself', () => {
  expect(opening({ answers: 60 })).toEqual(opening({ answers: 60 }))
})

test('a Veteran with all the time it could want answers as without a word about time, for more worlds win nothing', () => {
  expect(opening({ answers: 1_000_000 })).toEqual(opening({}))
})

test('a Veteran that plays a duel answers its twin alike', () => {
  const begun = start(dicethrone, { heroes: ['gunslinger', 'shadow_thief'] }, 'duel')
  if (!begun.ok) throw new Error('refused')
  let { state } = begun
  const make = () => [0, 1].map((seat) => bots['veteran']!(`${seat}`))
  const [players, twins] = [make(), make()]
  for (let n = 0; n < 60 && state.outcome === null; n++) {
    const decision = state.pending.find(({ open }) => !open)!
    const { seat } = decision
    const seen = view(state, seat)
    const picks = players[seat]!.decide(seen, decision)!
    expect(twins[seat]!.decide(view(imagine(seen, createRng(n)), seat), decision)).toEqual(picks)
    const next = answer(state, { decision: decision.id, seat, picks })
    if (!next.ok) throw new Error('refused')
    state = next.state
  }
})

test.each([
  ['king', ['gunslinger', 'treant', 'monk']],
  ['team', ['barbarian', 'ninja', 'paladin', 'huntress']],
] as const)('Veterans play mode %s to its end, too', (mode, names) => {
  const begun = start(dicethrone, { mode, heroes: [...names] }, mode)
  if (!begun.ok) throw new Error('refused')
  let { state } = begun
  const players = names.map((_, seat) => bots['veteran']!(`${mode}/${seat}`))
  for (let n = 0; n < 3000 && state.outcome === null; n++) {
    const decision = state.pending.find(({ open }) => !open)!
    const picks = players[decision.seat]!.decide(view(state, decision.seat), decision)!
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error('refused')
    state = next.state
  }
  expect(state.outcome).not.toBeNull()
})
