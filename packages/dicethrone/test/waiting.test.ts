import { answer, createRng, query, sample, start } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { canWait, dicethrone } from '../src/index.ts'
import { tableOf } from '../src/table.ts'

const begun = (seed: string) => {
  const laid = start(dicethrone, { heroes: ['barbarian', 'shadow_thief'] }, seed)
  if (!laid.ok) throw new Error('the set-up is legal')
  return laid.state
}

test('a card can wait only in its player’s own turn, outside the main phases, and only if it brings what serves later too', () => {
  const waiting = new Set<string>()
  const asked = new Set<string>()
  const wrong: string[] = []
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    let state = begun(seed)
    const rng = createRng(seed)
    for (let n = 0; n < 600 && state.outcome === null; n++) {
      const [decision] = state.pending
      if (decision === undefined) break
      const q = query(state)
      for (const { thing, key } of decision.ask.key === 'ask.action' ? decision.options : []) {
        if (thing < 0 || !key.startsWith('play')) continue
        const { code } = q.thing(thing)
        if (!canWait(q, decision.seat, thing)) asked.add(code)
        else {
          waiting.add(code)
          const { active, phase } = tableOf(q)
          wrong.push(...(active !== decision.seat || phase.startsWith('main') ? [code] : []))
        }
      }
      const next = answer(state, { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
      if (!next.ok) throw new Error('a sampled answer is legal')
      state = next.state
    }
  }
  expect(wrong).toEqual([])
  expect(waiting).toContain('double_up')
  expect(
    [...waiting].filter((code) => !/double_up|triple_up|getting_paid|feelin_good|shadow_coin/.test(code)),
  ).toEqual([])
  // The same cards are asked about while another has the turn.
  expect([...asked].some((code) => waiting.has(code))).toBe(true)
})
