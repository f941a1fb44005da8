import { beginHistory, createRng, freeze, type Json, resume, sample, save, view } from '@quadriga/kernel'
import type { GameId } from '@quadriga/protocol'
import { expect, test } from 'vitest'
import type { SnapshotRecord, Store } from '../src/store/store.ts'
import { servedGame } from '../src/tables/games.ts'
import { isOver, Looking, playTo, twoAt } from './support/player.ts'
import { serving } from './support/serving.ts'

const setups: Readonly<Record<GameId, Json>> = {
  champions: { heroes: ['spider-man', 'she-hulk'], scenario: 'rhino' },
  dicethrone: { heroes: ['gunslinger', 'barbarian'] },
  villainous: { villains: ['thanos', 'hela'], mode: 'omnipotent' },
  zombies: { mission: 'MH1', heroes: ['wolverine', 'storm'] },
}

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test.for(Object.keys(setups) as GameId[])('a frozen game of %s goes on as it would have', (id) => {
  const { game } = servedGame(id)
  const begun = beginHistory(game, setups[id], 'frozen')
  if (!begun.ok) throw new Error(JSON.stringify(begun.reasons))
  const { history } = begun
  const rng = createRng('frozen')
  const play = (one: typeof history): void => {
    const decision = one.state.pending.find(({ open }) => !open)
    if (decision === undefined) throw new Error('nobody is asked')
    one.answer({ decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
  }
  for (let n = 0; n < 15 && history.state.outcome === null; n++) play(history)
  const frozen = through(freeze(history))
  for (let n = 0; n < 15 && history.state.outcome === null; n++) play(history)
  expect(history.length).toBeGreaterThan(frozen.learned.length)
  const again = resume(game, through(save(history)), frozen)
  if (!again.ok || again.resumed.stopped !== null) throw new Error('not resumed')
  expect(through(again.resumed.history.state)).toEqual(through(history.state))
  for (let seat = 0; seat < history.state.seats; seat++)
    expect(view(again.resumed.history.state, seat)).toEqual(view(history.state, seat))
})

/** A store that remembers the snapshots that were put, and gives out what it is told to. */
function watched(kept: { last: SnapshotRecord | null; given: SnapshotRecord | null | undefined }) {
  return (store: Store): Store => ({
    ...store,
    snapshot: async (table) => (kept.given === undefined ? store.snapshot(table) : kept.given),
    putSnapshot(table, snapshot) {
      kept.last = snapshot
      return store.putSnapshot(table, snapshot)
    },
  })
}

test('a table that comes back from a snapshot shows what its log tells, whatever became of the snapshot', async () => {
  const kept: Parameters<typeof watched>[0] = { last: null, given: undefined }
  const first = await serving({ through: watched(kept) })
  const { id, ann, ben, first: one, second: two } = await twoAt(first.at)
  await playTo(70, one, two)
  // While it is played: after 64 rows.
  expect(kept.last?.rows).toBe(64)
  await first.stop()
  // The last few rows are played again rather than frozen.
  expect(kept.last?.rows).toBe(64)
  const { last } = kept
  if (last === null) throw new Error('no snapshot')
  const before = one.views
  const shown = async (given: SnapshotRecord | null | undefined) => {
    kept.given = given
    const server = await serving({ file: first.file, through: watched(kept) })
    const looks = [
      new Looking(ann.movedTo(server.at), id, 'dicethrone'),
      new Looking(ben.movedTo(server.at), id, 'dicethrone'),
    ] as const
    const states = await Promise.all(looks.map((look) => look.ready()))
    const known = states.map((state) => ({ ...state, people: [] }))
    return { server, looks, known }
  }
  // What another build froze is played again instead.
  const [whole, thawed] = [await shown({ ...last, build: 'another' }), await shown(undefined)]
  expect(thawed.known[0]?.views).toEqual(before)
  expect(thawed.known).toEqual(whole.known)
  await whole.server.stop()
  // It goes on from there, also back over what was frozen.
  const [left, right] = thawed.looks
  await playTo(75, left, right)
  expect(isOver(left)).toBe(false)
  expect(await left.command({ kind: 'undo', to: 40 })).toMatchObject({ kind: 'done' })
  await right.until(() => right.state?.request)
  expect(
    await right.command({ kind: 'consent', request: right.state?.request?.id, agrees: true }),
  ).toMatchObject({
    kind: 'done',
  })
  await left.until(() => left.state?.length === 40)
  await playTo(50, left, right)
  const after = left.views
  await thawed.server.stop()
  expect(thawed.server.troubles).toEqual([])
  const [again, fresh] = [await shown(last), await shown(null)]
  expect(again.known[0]?.views).toEqual(after)
  expect(again.known).toEqual(fresh.known)
  await again.server.stop()
  await fresh.server.stop()
  await first.remove()
})
