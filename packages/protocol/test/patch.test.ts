import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import {
  answer,
  createRng,
  type Game,
  type Json,
  load,
  sample,
  start,
  type State,
  view,
} from '@quadriga/kernel'
import { difference, packedPatches, type Patch, patched, patchedViews, type Seen } from '@quadriga/protocol'
import { expect, test } from 'vitest'

/** States of a game played by chance, each after one answer. */
function states(game: Game, setup: Json, length: number): State[] {
  load(game, 'test')
  const begun = start(game, setup, 'patches')
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const rng = createRng('picks')
  const found = [begun.state]
  while (found.length < length) {
    const state = found.at(-1) as State
    const decision = state.pending.find(({ open }) => !open)
    if (decision === undefined) break
    const { id, seat } = decision
    const next = answer(state, { decision: id, seat, picks: sample(decision, rng) })
    if (!next.ok) throw new Error(JSON.stringify(next.reasons))
    found.push(next.state)
  }
  return found
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each([
  [dicethrone, { heroes: ['gunslinger', 'barbarian'] }, 1300],
  [champions, { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' }, 1500],
] as const)(
  'a view that is patched after every answer is the view that the rules give (%#)',
  (game, setup, most) => {
    const played = states(game, setup, 150)
    expect(played.length).toBeGreaterThan(60)
    const bytes: number[] = []
    for (const viewer of [0, 1, 'public'] as const) {
      let known: unknown = plain(view(played[0] as State, viewer))
      let before = view(played[0] as State, viewer)
      for (const state of played.slice(1)) {
        const next = view(state, viewer)
        const patch = plain(difference(before, next))
        if (patch !== null) known = patched(known, patch as never)
        expect(known).toEqual(plain(next))
        bytes.push(JSON.stringify(patch).length)
        before = next
      }
    }
    // A patch is a small part of a view, which has some 20 kB.
    expect(bytes.reduce((a, b) => a + b, 0) / bytes.length).toBeLessThan(most)
  },
)

test('a patch tells apart what is gone, what is new and what is another, and leaves the known value alone', () => {
  const known = {
    a: 1,
    b: [1, 2, 3, 4],
    c: { x: null },
    things: [
      { id: 1, n: 1 },
      { id: 4, n: 1 },
    ],
    gone: true,
  }
  const next = {
    a: 1,
    b: [1, 9, 4],
    c: { x: 0, y: [] },
    things: [
      { id: 2, n: 5 },
      { id: 4, n: 2 },
    ],
    new: {},
  }
  const kept = plain(known)
  const patch = difference(known, next)
  expect(patch).toEqual({
    o: {
      b: { l: [1, 2, [9]] },
      c: { o: { x: [0], y: [[]] } },
      things: {
        t: [
          [2, { o: { id: [2], n: [5] } }, 1],
          [4, { o: { n: [2] } }],
        ],
        d: [1],
      },
      new: [{}],
    },
    d: ['gone'],
  })
  expect(patched(known, patch!)).toEqual(next)
  expect(known).toEqual(kept)
  expect(difference(known, kept)).toBe(null)
  for (const [a, b] of [
    [[], [{ id: 1 }]],
    [[{ id: 1 }], []],
    [{ a: [] }, { a: {} }],
    [null, { a: 1 }],
    [
      [{ x: 1, y: 1 }, { x: 2 }],
      [{ x: 1, y: 2 }, { x: 2 }, { x: 3, y: 1 }, { x: 3 }],
    ],
    [[{ x: 1 }, { x: 2 }, { x: 3 }], [{ x: 2 }]],
    [
      [{ x: 1 }, { x: 2 }, { x: 3 }],
      [{ x: 2 }, { x: 3 }],
    ],
    [
      [{ x: 1 }, 2],
      [{ x: 1 }, { x: 2 }, 2],
    ],
    [
      [{ id: 2 }, { id: 1 }],
      [{ id: 1 }, { id: 2 }],
    ],
  ])
    expect(patched(a, difference(a, b)!)).toEqual(b)
})

test('patches of several views travel as what tells them apart', () => {
  const played = states(champions, { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' }, 40)
  const seats = [0, 1] as const
  const seen = (state: State): Seen[] => seats.map((seat) => view(state, seat))
  let known = plain(seen(played[0] as State)) as Seen[]
  let [alone, together] = [0, 0]
  played.slice(1).forEach((state, n) => {
    const before = seen(played[n] as State)
    const patches = seen(state).map((next, i) => difference(before[i], next) ?? { o: {} })
    const packed = plain(packedPatches(patches)) as Patch[]
    known = patchedViews(known, packed)
    expect(known).toEqual(plain(seen(state)))
    alone += JSON.stringify(patches).length
    together += JSON.stringify(packed).length
  })
  expect(together).toBeLessThan(alone * 0.8)
})
