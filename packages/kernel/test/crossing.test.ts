import { type Answer, beginHistory, type History, readSave, resume, save } from '@quadriga/kernel'
import { defineGame, message, plainOption, procedure } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const faces = Array.from({ length: 1000 }, (_, n) => `${n}`)

/** One player waits, which reveals nothing, or rolls a die of a thousand faces. */
const waiting = defineGame({
  id: 'waiting',
  names: { en: 'Waiting', fr: 'Attente' },
  seatsOf: () => 1,
  begin(m) {
    m.layTable({ rolled: [] })
    m.callNamed('waiting.turn', {})
  },
  rules: [
    procedure('waiting.turn', {
      ask: (m) =>
        m.ask({ seat: 0, ask: message('ask.rest'), options: [plainOption('wait'), plainOption('roll')] }),
      go(m) {
        m.goto('ask')
        if (m.picks[0] !== 'roll') return
        const table = m.ownTable<{ rolled: readonly number[] }>()
        table.rolled = [...table.rolled, m.speak('die', faces)]
      },
    }),
  ],
})

function give(history: History, ...picks: readonly string[]): void {
  for (const pick of picks) {
    const [decision] = history.state.pending
    const given = { decision: decision?.id, seat: 0, picks: [pick] } as Answer
    expect(history.answer(given)).toMatchObject({ ok: true })
  }
}

/** Nine times waited, so that a kept state lies behind; then what is told. */
function begun(...picks: readonly string[]): History {
  const result = beginHistory(waiting, {}, 'crossing', ['ana'])
  if (!result.ok) throw new Error('the game did not start')
  give(result.history, ...new Array<string>(9).fill('wait'), ...picks)
  return result.history
}

function rolled({ state }: History): readonly number[] {
  return (state.table as { rolled: readonly number[] }).rolled
}

function savedAndResumed(history: History): History {
  const read = readSave(JSON.stringify(save(history)))
  if (!read.ok) throw new Error(read.problem.what)
  const result = resume(waiting, read.save)
  if (!result.ok || result.resumed.stopped !== null) throw new Error('not resumed')
  return result.resumed.history
}

/** Nothing tells a marked game from the same game saved and resumed. */
function expectKept(history: History): void {
  const copy = savedAndResumed(history)
  expect(JSON.stringify(copy.state)).toBe(JSON.stringify(history.state))
  expect(copy.waitingSeed).toBe(history.waitingSeed)
  expect([history.assisted, copy.assisted]).toEqual([true, true])
}

function back(history: History, n: number): void {
  expect(history.undo(n, 'ana')).toBeNull()
  expectKept(history)
}

/** Each way is gone in memory, and with a save and a resume after every step. */
const ways = [
  ['', (history: History) => history],
  [', saved and resumed', savedAndResumed],
] as const

for (const [how, then] of ways) {
  test(`an answer given and taken back after a crossing does not bring the old die back${how}`, () => {
    let history = begun('wait', 'roll')
    const old = rolled(history)
    back(history, 9)
    history = then(history)
    give(history, 'wait')
    expectKept(history)
    history = then(history)
    back(history, 9)
    history = then(history)
    give(history, 'wait', 'roll')
    expectKept(history)
    expect(rolled(history)).not.toEqual(old)
  })

  test(`going further back after a crossing and answering again does not bring the old die back${how}`, () => {
    for (const to of [10, 8, 3, 0]) {
      let history = begun('wait', 'wait', 'roll')
      const old = rolled(history)
      back(history, 11)
      history = then(history)
      back(history, to)
      history = then(history)
      give(history, 'roll')
      expectKept(history)
      expect(rolled(history)).not.toEqual(old)
    }
  })

  test(`taking back a roll that came after going further back gives a third die${how}`, () => {
    let history = begun('wait', 'roll')
    const dice = [...rolled(history)]
    for (const to of [10, 9, 8, 8, 3]) {
      back(history, to)
      history = then(history)
      give(history, 'roll')
      dice.push(...rolled(history))
      history = then(history)
    }
    expect(new Set(dice).size).toBe(6)
  })
}

test('what is done again after a crossing and a step further back leads to the new die', () => {
  for (const to of [10, 8, 3, 0]) {
    const history = begun('wait', 'wait', 'roll')
    const old = rolled(history)
    back(history, 11)
    back(history, to)
    expect(history.redoable).toBe(11 - to)
    for (let n = to; n < 11; n++) {
      expect(history.redo('ana')).toBeNull()
      expectKept(history)
    }
    const resumed = savedAndResumed(history)
    for (const one of [history, resumed]) give(one, 'roll')
    expect(rolled(history)).not.toEqual(old)
    expect(JSON.stringify(resumed.state)).toBe(JSON.stringify(history.state))
  }
})

test('of two crossings the newer counts, however far one goes back over both', () => {
  const history = begun('roll')
  const dice = [...rolled(history)]
  back(history, 9)
  give(history, 'wait', 'roll')
  dice.push(...rolled(history))
  back(history, 10)
  back(history, 9)
  back(history, 4)
  for (let n = 4; n < 9; n++) expect(history.redo('ana')).toBeNull()
  expectKept(history)
  const other = savedAndResumed(history)
  give(other, 'roll')
  expect(dice).not.toContain(rolled(other)[0])
  expect(history.redo('ana')).toBeNull()
  expectKept(history)
  give(history, 'roll')
  expect(dice).not.toContain(rolled(history)[0])
})

test('a game that was never crossed is not marked, and goes back and forth with its own die', () => {
  const history = begun('wait', 'wait')
  const straight = begun('wait', 'wait', 'roll')
  expect(history.undo(8, 'ana')).toBeNull()
  expect(JSON.stringify(history.state)).toBe(JSON.stringify(savedAndResumed(history).state))
  expect([history.assisted, history.waitingSeed]).toEqual([false, null])
  for (let n = 8; n < 11; n++) expect(history.redo('ana')).toBeNull()
  give(history, 'roll')
  expect(rolled(history)).toEqual(rolled(straight))
})

test('going back by one brings the state before it, with all that the answer before had made happen', () => {
  // After sixteen answers, where a state is kept.
  const history = begun('wait', 'wait', 'wait', 'wait', 'wait', 'wait', 'roll')
  const before = JSON.stringify(history.state)
  expect(history.state.spoken.length).toBe(1)
  give(history, 'wait')
  expect(history.undo(16, 'ana')).toBeNull()
  expect(JSON.stringify(history.state)).toBe(before)
})
