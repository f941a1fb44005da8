import '@quadriga/bots'
import { championsAdapterWith } from '@quadriga/bots/search'
import { champions } from '@quadriga/champions'
import { kit } from '@quadriga/champions/kit'
import { answer, createRng, query, sample, start, type State } from '@quadriga/kernel'
import { table } from '@quadriga/testkit'
import { expect, test } from 'vitest'

/** Two who stay heroes and thwart, up to the moment when one of them is eliminated and the other is not. */
function oneEliminated(): { readonly state: State; readonly seat: number } {
  const setup = { heroes: ['iron-man', 'captain-marvel'], scenario: 'ultron', difficulty: 'expert' }
  const begun = start(champions, setup, '11')
  if (!begun.ok) throw new Error('refused')
  const rng = createRng('11')
  let { state } = begun
  while (state.outcome === null) {
    const decision = state.pending.find(({ open }) => !open)!
    const meant = decision.options.find(({ key }) => /changeForm:(iron|captain)|^thwart/.test(key))
    const picks = decision.shape === 'one' && meant !== undefined ? [meant.key] : sample(decision, rng)
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks })
    if (!result.ok) throw new Error(result.reasons[0]?.key)
    ;({ state } = result)
    const seat = (state.table as { eliminated: readonly boolean[] }).eliminated.indexOf(true)
    if (seat >= 0 && state.outcome === null) return { state, seat }
  }
  throw new Error('nobody was eliminated')
}

test('who is eliminated in what a hint imagines has no hit points left', () => {
  const { state, seat } = oneEliminated()
  expect(championsAdapterWith(null).tally?.(state, seat)).toMatchObject({ hitPoints: 0, allies: 0 })
})

test('a defeated stage is damage to the villain, though the next one comes with all of its hit points', () => {
  const { state } = table(kit, {
    turn: 'captain-marvel',
    phase: 'player',
    seats: { 'captain-marvel': { hp: 9, deck: { size: 10 } } },
    zones: {
      villain: [{ 'rhino-1': { hp: 2 } }],
      'villain deck': ['rhino-2'],
      'main scheme': [{ 'the-break-in-1b': { threat: 1 } }],
      'encounter deck': { top: ['breakin-and-takin'], size: 10 },
    },
  })
  const { id, options } = state.pending.find(({ open }) => !open)!
  const attack = options.find(({ key }) => key.startsWith('attack'))!
  const struck = answer(state, { decision: id, seat: 0, picks: [attack.key] })
  if (!struck.ok) throw new Error(struck.reasons[0]?.key)
  expect(query(struck.state).ids('villainDeck')).toEqual([])
  const left = (at: State) => championsAdapterWith(null).tally?.(at, 0).villainHitPoints ?? 0
  expect(left(state) - left(struck.state)).toBe(2)
})
