import {
  beginHistory,
  createRng,
  type Frozen,
  freeze,
  type History,
  load,
  resume,
  sample,
  save,
} from '@quadriga/kernel'
import { cards60 } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

const begun = (): History => {
  const result = beginHistory(cards60, {}, 'frozen', ['ana', 'ben'])
  if (!result.ok) throw new Error('the game did not start')
  return result.history
}

function play(history: History, to: number): void {
  const rng = createRng(`players ${history.length}`)
  while (history.length < to) {
    const [decision] = history.state.pending
    if (decision === undefined) throw new Error('nobody is asked')
    const given = { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) }
    expect(history.answer(given)).toMatchObject({ ok: true })
  }
}

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function resumed(history: History, frozen: Frozen): History {
  const result = resume(cards60, through(save(history)), through(frozen))
  if (!result.ok || result.resumed.stopped !== null) throw new Error('not resumed')
  return result.resumed.history
}

/** Everything that can be asked of a history. */
const told = (history: History) => ({
  now: history.state,
  past: Array.from({ length: history.length + 1 }, (_, n) => history.stateAt(n)),
  within: history.stateWithin(0, 1),
  entries: history.answers,
  save: save(history),
  alone: history.answers.map((_, n) => history.mayUndoAlone('ana', n)),
  by: [history.byHand, history.assisted, history.waitingSeed],
})

test('a game goes on from where it was frozen, and its past is what it was', () => {
  const original = begun()
  play(original, 21)
  const frozen = through(freeze(original))
  play(original, 45)
  const again = resumed(original, frozen)
  expect(through(told(again))).toEqual(through(told(original)))
  play(original, 60)
  play(again, 60)
  again.forgetBefore(50)
  expect(through(told(again))).toEqual(through(told(original)))
})

test('what was played before it is not played again until somebody asks for it', () => {
  const original = begun()
  play(original, 30)
  const frozen = through(freeze(original))
  // An answer that no game would take: it is only noticed when the past is played.
  const saved = through(save(original))
  const answers = saved.answers.with(3, { ...saved.answers[3], d: 999 } as (typeof saved.answers)[number])
  const result = resume(cards60, { ...saved, answers }, frozen)
  if (!result.ok || result.resumed.stopped !== null) throw new Error('not resumed')
  expect(through(result.resumed.history.state)).toEqual(through(original.state))
  expect(() => result.resumed.history.stateAt(10)).toThrow(/refused/)
})

test('a game that was frozen while a new seed waited goes on with that seed, and takes back what it could', () => {
  const original = begun()
  play(original, 30)
  expect(original.undo(20, 'ana', ['ben'])).toBeNull()
  const frozen = through(freeze(original))
  expect(told(resumed(original, frozen)).by).toEqual([false, true, original.waitingSeed])
  play(original, 28)
  const again = resumed(original, frozen)
  expect(through(told(again))).toEqual(through(told(original)))
  for (const one of [original, again]) expect(one.undo(9, 'ben', ['ana'])).toBeNull()
  play(original, 24)
  play(again, 24)
  expect(through(told(again))).toEqual(through(told(original)))
})

test('what another build froze, or another game than the save tells, is left aside', () => {
  const original = begun()
  play(original, 30)
  const frozen = { ...through(freeze(original)), state: null }
  expect(() => resumed(original, frozen)).toThrow(/pages/)
  expect(resumed(original, { ...frozen, build: 'another' }).length).toBe(30)
  expect(resumed(original, { ...frozen, learned: new Array<number>(31).fill(0) }).length).toBe(30)
  load(cards60, 'later')
  expect(resumed(original, frozen).length).toBe(30)
})
