import '@quadriga/bots'
import { championsAdapterWith } from '@quadriga/bots/search'
import { champions } from '@quadriga/champions'
import { answer, createRng, sample, start, type State } from '@quadriga/kernel'
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
