import { answer, createRng, type Decision, query, sample, start } from '@quadriga/kernel'
import { pickedThing, pickedVerb } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'
import { champions, scenarios } from '../src/index.ts'

const setups = Object.keys(scenarios).map((scenario) => ({ heroes: ['spider-man'], scenario }))

function menusOf(seed: number): { decision: Decision; read: (key: string) => number | undefined }[] {
  const rng = createRng(`menus/${seed}`)
  const begun = start(champions, setups[seed % setups.length] ?? {}, seed)
  if (!begun.ok) throw new Error('no table')
  const menus = []
  let { state } = begun
  while (state.outcome === null) {
    const decision = state.pending[0] as Decision
    const q = query(state)
    if (decision.ask.key === 'ask.turn') {
      menus.push({ decision, read: (key: string) => pickedVerb(q, decision.seat, key)?.thing })
    }
    const given = { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) }
    const result = answer(state, given)
    if (!result.ok) throw new Error('refused')
    state = result.state
  }
  return menus
}

test('a key of a menu is read as the thing that the menu offered under it', () => {
  let checked = 0
  for (let seed = 0; seed < 30; seed++) {
    for (const { decision, read } of menusOf(seed)) {
      for (const { key, thing } of decision.options.filter((option) => option.key !== 'endTurn')) {
        expect(read(key)).toBe(thing)
        checked++
      }
    }
  }
  expect(checked).toBeGreaterThan(500)
})

test('a key that the menu did not offer is nothing', () => {
  const [menu] = menusOf(1)
  expect(menu?.read('play:no-such-card')).toBeUndefined()
  expect(menu?.read('attack:rhino-1#2')).toBeUndefined()
  expect(menu?.read('endTurn')).toBeUndefined()
})

test('of things alike the number in the key says which', () => {
  const begun = start(champions, setups[0] ?? {}, 1)
  if (!begun.ok) throw new Error('no table')
  const q = query(begun.state)
  const [first = -1] = q.ids('villain')
  const face = q.thing(first).face
  expect(pickedThing(q, [first, first], `target:${face}#2`)).toBe(first)
  expect(pickedThing(q, [first], `target:${face}#2`)).toBe(-1)
})
