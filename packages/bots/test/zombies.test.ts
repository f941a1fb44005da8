import { bots, sayWhy } from '@quadriga/bots'
import { answer, judge, start, view } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { zombies } from '@quadriga/zombies'
import { kit } from '@quadriga/zombies/kit'
import { expect, test } from 'vitest'

test.each(['greedy', 'random'])('%s heroes play the first mission to its end through views alone', (name) => {
  const heroes = ['magneto', 'mystique', 'storm', 'rogue']
  const begun = start(zombies, { mission: 'MH0', heroes }, 'bots')
  if (!begun.ok) throw new Error('refused')
  let { state } = begun
  const seats = heroes.map((_, seat) => bots[name]!(`${name}/${seat}`))
  for (let n = 0; state.outcome === null && n < 3000; n++) {
    const decision = state.pending.find(({ open }) => !open)!
    const picks = seats[decision.seat]!.decide(view(state, decision.seat), decision) ?? []
    expect(judge(decision, picks)).toBeNull()
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(JSON.stringify(result.reasons))
    state = result.state
  }
  expect(state.outcome).not.toBeNull()
})

test('a greedy hero beside another’s menu waits for its own turn', () => {
  const begun = start(zombies, { mission: 'MH0', heroes: ['storm', 'rogue'] }, 'wait')
  if (!begun.ok) throw new Error('refused')
  const open = begun.state.pending.find((one) => one.open)!
  expect(bots['greedy']!('wait').decide(view(begun.state, open.seat), open)).toBeNull()
})

test('a greedy hero says what a step is good for', () => {
  const begun = start(zombies, { mission: 'MH1', heroes: ['storm', 'rogue'] }, 'told')
  if (!begun.ok) throw new Error('refused')
  const decision = begun.state.pending.find((one) => !one.open)!
  const bot = bots['greedy']!('told')
  bot.decide(view(begun.state, decision.seat), decision)
  const why = bot.why?.()
  expect(why === null || why === undefined ? '' : sayWhy(why, 'fr')).toBe(
    'Mieux que le choix suivant : le groupe est plus près de ses buts.',
  )
})

test('a greedy hero without an Action left keeps the card that would serve for nothing', () => {
  const { state } = table(kit, {
    options: { mission: 'MH0' },
    turn: 'storm',
    phase: 'players',
    seats: { storm: { at: '12V:cor20', traits: ['reach'], actions: 0 } },
  })
  const [menu] = state.pending
  expect(menu?.options.map(({ key }) => key)).toEqual(['use:reach', 'endTurn'])
  expect(bots['greedy']!('keeps').decide(view(state, 0), menu!)).toEqual(['endTurn'])
})
