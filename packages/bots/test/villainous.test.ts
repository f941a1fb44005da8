import { type Bot, bots, greedyBot, randomBot, sayWhy } from '@quadriga/bots'
import { answer, type Decision, judge, start, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { villainous } from '@quadriga/villainous'
import { kit } from '@quadriga/villainous/kit'
import { expect, test } from 'vitest'

/** Plays a game between bots to its end, or so many decisions. */
function played(villains: readonly string[], seed: string, players: readonly Bot[], cap: number) {
  const begun = start(villainous, { villains: [...villains], mode: 'implacable' }, seed)
  if (!begun.ok) throw new Error(`refused: ${begun.reasons[0]?.key}`)
  let { state } = begun
  let decisions = 0
  for (; state.outcome === null && decisions < cap; decisions++) {
    const decision = state.pending[0] as Decision
    const picks = players[decision.seat]?.decide(view(state, decision.seat), decision) ?? []
    expect(judge(decision, picks)).toBeNull()
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  return { outcome: state.outcome, decisions }
}

test('greedy reaches its objective where random play does not', () => {
  const { outcome } = played(['ultron', 'hela'], 'v', [greedyBot('a'), randomBot('b')], 1000)
  expect(outcome?.winners).toEqual([0])
})

test('greedy thinks by what its seat sees, and answers the same again from the same seed', () => {
  const line = () => played(['thanos', 'killmonger'], 'same', [greedyBot('a'), greedyBot('b')], 60).decisions
  expect(line()).toBe(line())
})

test('greedy foresees its turn past what others are asked in it: Thanos goes where he can pay for a Stone that Ultron has to place', () => {
  const { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'move',
    turn: 'thanos',
    seats: {
      thanos: { at: 'sanctuary-ii', power: 1, hand: ['thanos-consult-the-well'] },
      ultron: { at: 'reconfiguration-base', hand: ['ultron-flying-sentry', 'ultron-alkhema'] },
    },
  })
  const decision = state.pending[0] as Decision
  for (const seed of ['a', 'b', 'c'])
    expect(greedyBot(seed).decide(view(state, decision.seat), decision)).toEqual(['move:the-infinity-well'])
})

test('greedy drives a foe away from the vault, though it costs one of the eight Allies there', () => {
  const { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'actions',
    turn: 'hela',
    seats: { hela: { at: 'niflheim', power: 0 }, killmonger: { at: 'warrior-falls' } },
    zones: {
      'odins-vault': [
        ...Array.from({ length: 4 }, () => 'hela-disir'),
        ...Array.from({ length: 4 }, () => 'hela-draugr-swordsman'),
        'fate-common-black-widow',
      ],
    },
  })
  const decision = state.pending[0] as Decision
  for (const seed of ['a', 'b', 'c']) {
    const picks = greedyBot(seed).decide(view(state, decision.seat), decision)
    expect(picks).toEqual(['vanquish:fate-common-black-widow'])
  }
})

test('greedy uses an Ally up against one of many marked Heroes: the others were never as good as beaten', () => {
  const heroes = ['killmonger-everett-k-ross', 'common-nick-fury', 'common-falcon', 'common-hawkeye']
  let { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'actions',
    turn: 'hela',
    seats: { hela: { at: 'hel', power: 0 }, killmonger: { at: 'warrior-falls' } },
    zones: {
      niflheim: [
        ...heroes.map((hero) => ({ [`fate-${hero}`]: { holds: ['soul-mark'] } })),
        'hela-draugr-swordsman',
      ],
    },
  })
  const done: string[] = []
  const bot = greedyBot('a')
  for (let n = 0; n < 5 && !done.includes('endTurn'); n++) {
    const decision = state.pending[0] as Decision
    const picks = bot.decide(view(state, decision.seat), decision) ?? []
    done.push(...picks)
    const next = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!next.ok) throw new Error(`refused: ${next.reasons[0]?.key}`)
    state = next.state
  }
  expect(done.join()).toMatch(/vanquish:/)
})

test('the Veteran goes where it can use Fate against Hela when she is close to winning', () => {
  const { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'move',
    turn: 'taskmaster',
    seats: {
      taskmaster: { at: 'training-room', power: 1, hand: ['taskmaster-trainees', 'taskmaster-redeploy'] },
      hela: { at: 'gjoll', hand: { size: 4 }, deck: { size: 9 } },
    },
    zones: {
      'odins-vault': [
        ...Array.from({ length: 4 }, () => 'hela-disir'),
        ...Array.from({ length: 2 }, () => 'hela-draugr-swordsman'),
      ],
      'fate deck': { size: 9 },
    },
  })
  const decision = state.pending[0] as Decision
  for (const seed of ['a', 'b', 'c']) {
    const [move] = bots['veteran']!(seed).decide(view(state, decision.seat), decision) ?? []
    expect(['move:armory', 'move:camp-hammond']).toContain(move)
  }
})

test('the Veteran tells copies of a card apart: it sends home the Legion beside the last Stone, not the one that is at home', () => {
  const { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'actions',
    turn: 'thanos',
    seats: { thanos: { at: 'titan', power: 0 }, hela: { at: 'hel' } },
    zones: {
      'specialty of thanos': ['mind', 'power', 'reality', 'soul', 'space'].map(
        (name) => `infinity-stone-${name}`,
      ),
      'sanctuary-ii': ['thanos-legions-of-thanos'],
      gjoll: ['infinity-stone-time', 'thanos-legions-of-thanos'],
    },
  })
  const decision = state.pending[0] as Decision
  for (const seed of ['a', 'b', 'c']) {
    const picks = bots['veteran']!(seed).decide(view(state, decision.seat), decision)
    expect(picks).toEqual(['relocate:thanos-legions-of-thanos#2'])
  }
})

test('the Veteran brings the Dummy to who is still to be trained before anybody is trained further', () => {
  const { state } = table(kit, {
    options: { mode: 'implacable' },
    phase: 'actions',
    turn: 'taskmaster',
    seats: { taskmaster: { at: 'solomon-institute', power: 0 }, hela: { at: 'hel' } },
    zones: {
      'solomon-institute': ['taskmaster-training-dummy', { 'taskmaster-anaconda': { plusTokens: 2 } }],
      armory: [{ 'taskmaster-crossbones': { plusTokens: 1 } }, 'taskmaster-blood-spider'],
      'camp-hammond': [{ 'taskmaster-diamondback': { plusTokens: 3 } }],
    },
  })
  const decision = state.pending[0] as Decision
  for (const seed of ['a', 'b', 'c']) {
    const picks = bots['veteran']!(seed).decide(view(state, decision.seat), decision)
    expect(picks).toEqual(['relocate:taskmaster-training-dummy'])
  }
})

test('greedy says what an action brings: Power, Allies, its objective', () => {
  const bot = greedyBot('a')
  const told = new Set<string>()
  const telling: Bot = {
    decide(seen, decision) {
      const picks = bot.decide(seen, decision)
      const why = bot.why?.() ?? null
      if (why !== null) told.add(sayWhy(why, 'en') ?? '')
      return picks
    },
  }
  played(['hela', 'thanos'], 'told', [telling, randomBot('b')], 60)
  expect([...told].join('\n')).toMatch(/Better than the next best choice: \d+ more Power/)
  expect([...told].join('\n')).toMatch(/your objective is \d+% nearer/)
})
