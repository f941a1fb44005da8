import {
  beginHistory,
  createRng,
  describe,
  languages,
  load,
  loadedGame,
  occasionOf,
  plain,
  query,
  sample,
} from '@quadriga/kernel'
import { beforeAll, expect, test } from 'vitest'
import { champions } from '../src/index.ts'

beforeAll(() => {
  load(champions, 'test')
})

/** Plays at random and gives what each window says that it answers, by window and kind of event; '' where it says nothing. */
function occasions(seed: string): ReadonlyMap<string, readonly string[]> {
  const setup = { heroes: ['spider-man', 'she-hulk'], scenario: 'klaw' }
  const begun = beginHistory(champions, setup, seed, ['one', 'two'])
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  const [rng, found] = [createRng(seed), new Map<string, readonly string[]>()]
  while (history.state.outcome === null && history.length < 300) {
    const decision = history.state.pending.find(({ open }) => !open)
    if (decision === undefined) break
    const { id, seat, ask } = decision
    const { window, event } = ask.args
    if (ask.key === 'ask.window' && typeof window === 'string' && typeof event === 'string') {
      const { state } = history
      const about = occasionOf(state, decision, (thing) =>
        thing < 0 ? undefined : query(state).thing(thing).face,
      )
      const said =
        about === null ? [] : languages.map((one) => plain(describe(loadedGame(state), about, one)))
      found.set(`${window} ${event}`, said)
    }
    history.answer({ decision: id, seat, picks: sample(decision, rng) ?? [] })
  }
  return found
}

test('every window says what it answers', () => {
  const found = new Map(['1', '2', '3', '4'].flatMap((seed) => [...occasions(seed)]))
  expect(found.size).toBeGreaterThan(3)
  expect([...found].filter(([, said]) => said.length === 0)).toEqual([])
  expect(found.get('interrupt reveal')?.[0]).toMatch(/^.+ (is|are) revealed\.$/)
  expect(found.get('response enterPlay')?.[1]).toMatch(/^.+ (est|sont) entrée?s? en jeu\.$/)
})
