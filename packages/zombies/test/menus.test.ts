import { answer, createRng, query, sample, start } from '@quadriga/kernel'
import type { Query, Seat, Verb } from '@quadriga/kernel/author'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'

/** How many targets of a verb nothing is in the way of: all that there are, and those that menus look at. */
function allowed(
  q: Query,
  seat: Seat,
  { candidates, within, refusal }: Verb,
): readonly [unknown[], unknown[]] {
  const judge = refusal as (q: Query, seat: Seat, target: unknown) => unknown
  const those = (all: readonly unknown[]) => all.filter((target) => judge(q, seat, target) === null)
  return [those(candidates(q, seat)), those((within ?? candidates)(q, seat))]
}

test.each(['MH1', 'MH6', 'MH8', 'MH10'])('no menu of %s leaves out anything that is allowed', (mission) => {
  const rng = createRng(`menus/${mission}`)
  const begun = start(zombies, { mission, heroes: ['storm', 'rogue', 'magneto'] }, 'menus')
  if (!begun.ok) throw new Error('refused')
  let { state } = begun
  let menus = 0
  while (state.outcome === null) {
    for (const { seat } of state.pending.filter((one) => one.menu || one.open)) {
      const q = query(state)
      for (const verb of zombies.verbs) {
        if (verb.closed?.(q, seat) !== null && verb.closed !== undefined) continue
        const [all, offered] = allowed(q, seat, verb)
        expect(offered).toEqual(all)
      }
      menus++
    }
    const decision = state.pending[0]!
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  expect(menus).toBeGreaterThan(20)
})
