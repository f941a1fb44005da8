import { beginHistory, createRng, type History, readSave, resume, sample, save } from '@quadriga/kernel'
import { cards60, ticTacToe } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

function played(answers: number, people?: string[]): History {
  const begun = beginHistory(cards60, {}, 'saves', people)
  if (!begun.ok) throw new Error('the game did not start')
  const rng = createRng('players')
  for (let i = 0; i < answers && begun.history.state.outcome === null; i++) answerOnce(begun.history, rng)
  return begun.history
}

function answerOnce(history: History, rng: ReturnType<typeof createRng>): void {
  const [decision] = history.state.pending
  if (decision === undefined) throw new Error('nobody is asked')
  const result = history.answer({ decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
  if (!result.ok) throw new Error('refused')
}

function stateOf(history: History): string {
  return JSON.stringify(history.state)
}

test('a saved game is resumed where it was, and goes on as it would have', () => {
  const original = played(60)
  const read = readSave(JSON.stringify(save(original)))
  if (!read.ok) throw new Error(read.problem.what)
  const again = resume(cards60, read.save)
  if (!again.ok) throw new Error('not resumed')
  expect(again.resumed.stopped).toBeNull()
  expect(stateOf(again.resumed.history)).toBe(stateOf(original))
  answerOnce(original, createRng('next'))
  answerOnce(again.resumed.history, createRng('next'))
  expect(stateOf(again.resumed.history)).toBe(stateOf(original))
})

test('a truncated file says that it is not complete', () => {
  const text = JSON.stringify(save(played(20)))
  const read = readSave(text.slice(0, text.length / 2))
  if (read.ok) throw new Error('it was read')
  expect(read.problem.where).toBe('file')
  expect(read.problem.what).toContain('not complete JSON')
})

test('a file of a later version is refused with both versions', () => {
  const read = readSave(JSON.stringify({ ...save(played(3)), format: 7 }))
  if (read.ok) throw new Error('it was read')
  expect(read.problem).toMatchObject({ where: 'format', what: 'version 7 is newer than this program’s 1' })
})

test('a damaged answer is named by its place', () => {
  const whole = save(played(10))
  const answers = whole.answers.map((one, i) => (i === 4 ? { ...one, p: 'cell' } : one))
  const read = readSave(JSON.stringify({ ...whole, answers }))
  if (read.ok) throw new Error('it was read')
  expect(read.problem.where).toBe('answers[4].p')
})

test('an edited answer that is no longer legal opens the game read-only there', () => {
  const whole = save(played(10))
  const answers = whole.answers.map((one, i) => (i === 6 ? { ...one, p: ['play:excalibur'] } : one))
  const again = resume(cards60, { ...whole, answers })
  if (!again.ok) throw new Error('not opened')
  expect(again.resumed.stopped).toMatchObject({ answer: 6, reasons: [{ key: 'refused.noSuchOption' }] })
  expect(again.resumed.history.length).toBe(6)
})

test('chance that cannot have spoken so is noticed', () => {
  const whole = save(played(40))
  const answers = whole.answers.map((one) =>
    one.c === undefined ? one : { ...one, c: one.c.map(([source]) => [source, 'excalibur'] as const) },
  )
  const again = resume(cards60, { ...whole, answers })
  if (!again.ok) throw new Error('not opened')
  expect(again.resumed.stopped?.reasons[0]?.key).toBe('refused.impossibleChance')
})

test('undo goes back to any answer', () => {
  const history = played(100, ['ana', 'ana'])
  const middle = JSON.stringify(history.stateAt(37).zones)
  expect(history.undo(37, 'ana')).toBeNull()
  expect(JSON.stringify(history.state.zones)).toBe(middle)
  expect(history.assisted).toBe(true)
})

test('the middle of an answer can be looked at: one event after the other, up to what it led to', () => {
  const history = played(60)
  const whole = stateOf(history)
  const n = history.answers.findIndex((_, i) => history.eventsOf(i).length > 3)
  const events = history.eventsOf(n)
  const moments = events.map((_, i) => history.stateWithin(n, i + 1))
  moments.forEach((moment, i) => expect(moment.events).toEqual(events.slice(0, i + 1)))
  expect(moments.every(({ pending }) => pending.length === 0)).toBe(true)
  expect(moments.at(-1)?.zones).toEqual(history.stateAt(n + 1).zones)
  expect(new Set(moments.map((moment) => JSON.stringify(moment.pages))).size).toBeGreaterThan(1)
  expect(stateOf(history)).toBe(whole)
})

test('taking back what was revealed needs everybody at the table', () => {
  const history = played(60, ['ana', 'ben'])
  expect(history.undo(10, 'ana')).toMatchObject({ key: 'refused.undoAgreement', args: { people: ['ben'] } })
  expect(history.length).toBe(60)
  expect(history.undo(10, 'ana', ['ben'])).toBeNull()
  expect(history.length).toBe(10)
})

test('after crossing, chance has a new seed: nobody undoes to get other dice', () => {
  const rolls = new Set<string>()
  const history = played(60, ['ana', 'ana'])
  for (let i = 0; i < 5; i++) {
    for (let n = 0; n < 12; n++) answerOnce(history, createRng('always the same'))
    rolls.add(JSON.stringify(history.answers.slice(60).flatMap((entry) => entry.spoken)))
    expect(history.undo(60, 'ana')).toBeNull()
  }
  expect(rolls.size).toBe(5)
})

test('a game that was crossed back is replayed with its new seeds', () => {
  const history = played(60, ['ana', 'ana'])
  history.undo(20, 'ana')
  for (let n = 0; n < 30; n++) answerOnce(history, createRng(n))
  const again = resume(cards60, save(history))
  if (!again.ok) throw new Error('not resumed')
  expect(stateOf(again.resumed.history)).toBe(stateOf(history))
  expect(again.resumed.history.assisted).toBe(true)
})

test('saving right after crossing back does not bring the old dice back', () => {
  const history = played(60, ['ana', 'ana'])
  history.undo(20, 'ana')
  const again = resume(cards60, save(history))
  if (!again.ok) throw new Error('not resumed')
  expect(again.resumed.history.state.rng).toEqual(history.state.rng)
})

test('what was taken back without revealing anything comes forward again', () => {
  const begun = beginHistory(ticTacToe, {}, 'redo', ['ana', 'ana'])
  if (!begun.ok) throw new Error('the game did not start')
  const { history } = begun
  for (let i = 0; i < 4; i++) answerOnce(history, createRng(i))
  const end = stateOf(history)
  expect(history.undo(1, 'ana')).toBeNull()
  expect(history.assisted).toBe(false)
  expect(history.redoable).toBe(3)
  for (let i = 0; i < 3; i++) expect(history.redo('ana')).toBeNull()
  expect(stateOf(history)).toBe(end)
  expect(history.redo('ana')).toMatchObject({ key: 'refused.nothingToRedo' })
})

test('what was taken back is given again by the person who gave it, or with everybody’s permission', () => {
  const begun = beginHistory(ticTacToe, {}, 'leave', ['ana', 'ben'])
  if (!begun.ok) throw new Error('the game did not start')
  const { history } = begun
  for (let i = 0; i < 2; i++) answerOnce(history, createRng(i))
  const end = stateOf(history)
  expect(history.undo(1, 'ben')).toBeNull()
  expect(history.undo(0, 'ana')).toBeNull()
  expect([history.mayRedoAlone('ana'), history.mayRedoAlone('ben')]).toEqual([true, false])
  const ana = { key: 'refused.redoAgreement', args: { people: ['ana'] } }
  expect(history.redo('ben')).toMatchObject(ana)
  expect([history.length, history.redoable]).toEqual([0, 2])
  expect(history.redo('ana')).toBeNull()
  expect(history.redo('ana')).toMatchObject({ key: 'refused.redoAgreement', args: { people: ['ben'] } })
  expect(history.redo('eve', ['ben'])).toMatchObject(ana)
  expect(history.redo('ana', ['ben'])).toBeNull()
  expect(stateOf(history)).toBe(end)
})

test('a seat changes its holder without a replay, and the file remembers who answered before', () => {
  const history = played(12, ['Ann', 'Ben'])
  const before = history.state
  const mine = history.answers.map(({ person }) => person)
  history.seat(1, 'Cleo')
  expect(history.state).toBe(before)
  expect(history.people).toEqual(['Ann', 'Cleo'])
  expect(history.answers.map(({ person }) => person)).toEqual(mine)
  for (let i = 0; i < 6; i++) answerOnce(history, createRng('next'))
  const read = readSave(JSON.stringify(save(history)))
  if (!read.ok) throw new Error(read.problem.what)
  const again = resume(cards60, read.save)
  if (!again.ok) throw new Error('not resumed')
  const who = again.resumed.history.answers.map(({ person }) => person)
  expect(who).toEqual(history.answers.map(({ person }) => person))
  expect(new Set(who)).toEqual(new Set(['Ann', 'Ben', 'Cleo']))
  expect(() => history.seat(2, 'Dan')).toThrow('there is no seat 2')
})
