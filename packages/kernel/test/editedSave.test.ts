import {
  beginHistory,
  createRng,
  describe,
  type History,
  type Json,
  plain,
  readSave,
  resume,
  sample,
  type Save,
  type SavedAnswer,
  save,
} from '@quadriga/kernel'
import { defineGame, message, plainOption, procedure, reason } from '@quadriga/kernel/author'
import { cards60 } from '@quadriga/testkit/games'
import { expect, test } from 'vitest'

function played(answers: number): Save {
  const begun = beginHistory(cards60, {}, 'edited')
  if (!begun.ok) throw new Error('the game did not start')
  for (let i = 0; i < answers; i++) answerOnce(begun.history, `${i}`)
  return save(begun.history)
}

function answerOnce(history: History, seed: string): void {
  const [decision] = history.state.pending
  if (decision === undefined) throw new Error('nobody is asked')
  const picks = sample(decision, createRng(seed))
  if (!history.answer({ decision: decision.id, seat: decision.seat, picks }).ok) throw new Error('refused')
}

const whole = played(40)
/** An answer in the middle with which chance spoke, and one with which it did not. */
const spoken = whole.answers.findIndex(({ c = [] }, i) => i > 5 && c.length > 1)
const silent = whole.answers.findIndex(({ c }, i) => i > 5 && c === undefined)

function edited(n: number, change: (one: SavedAnswer) => SavedAnswer): Save {
  return { ...whole, answers: whole.answers.map((one, i) => (i === n ? change(one) : one)) }
}

function stoppedAt(saved: Save) {
  const read = readSave(JSON.stringify(saved))
  if (!read.ok) throw new Error(read.problem.what)
  const result = resume(cards60, read.save)
  if (!result.ok) throw new Error(`not opened: ${result.where}`)
  expect(result.resumed.history.length).toBe(result.resumed.stopped?.answer ?? saved.answers.length)
  return result.resumed.stopped
}

function notBegun(saved: Save) {
  const read = readSave(JSON.stringify(saved))
  if (!read.ok) throw new Error(read.problem.what)
  const result = resume(cards60, read.save)
  if (result.ok) throw new Error('it was resumed')
  const [first] = result.reasons
  if (first === undefined) throw new Error('no reason is given')
  const said = (['en', 'fr'] as const).map((language) => plain(describe('cards60', first, language)))
  for (const one of said) expect(one).not.toBe('')
  return { where: result.where, key: first.key, args: first.args, said }
}

test('an answer from which something that chance said was taken stops the game there', () => {
  for (const change of [
    ({ d, s, p }: SavedAnswer) => ({ d, s, p }),
    (one: SavedAnswer) => ({ ...one, c: one.c?.slice(0, -1) ?? [] }),
  ]) {
    expect(stoppedAt(edited(spoken, change))).toMatchObject({
      answer: spoken,
      where: `answers[${spoken}].c`,
      reasons: [{ key: 'refused.chanceShort' }],
    })
  }
})

test('an answer to which something was added that chance never said stops the game there', () => {
  const more = (one: SavedAnswer) => ({ ...one, c: [...(one.c ?? []), ['die', '6'] as const] })
  for (const n of [silent, spoken]) {
    expect(stoppedAt(edited(n, more))).toMatchObject({
      answer: n,
      where: `answers[${n}].c`,
      reasons: [{ key: 'refused.chanceLeft', args: { source: 'die', result: '6' } }],
    })
  }
})

test('a word that chance cannot have said stops the game there', () => {
  const other = (one: SavedAnswer) => ({ ...one, c: one.c?.map(([s]) => [s, 'excalibur'] as const) ?? [] })
  expect(stoppedAt(edited(spoken, other))).toMatchObject({
    answer: spoken,
    where: `answers[${spoken}].c`,
    reasons: [{ key: 'refused.impossibleChance' }],
  })
})

test('an answer that is no longer legal is named by its place', () => {
  expect(stoppedAt(edited(3, (one) => ({ ...one, p: ['nothing'] })))).toMatchObject({ where: 'answers[3]' })
})

test('what chance said while the game was set up can be neither cut nor lengthened', () => {
  expect(notBegun({ ...whole, chance: whole.chance.slice(0, -1) })).toMatchObject({
    where: 'chance',
    key: 'refused.chanceShort',
  })
  expect(notBegun({ ...whole, chance: [...whole.chance, ['die', '6']] })).toMatchObject({
    where: 'chance',
    key: 'refused.chanceLeft',
  })
  expect(notBegun({ ...whole, chance: [['die', '6']] })).toMatchObject({
    where: 'chance',
    key: 'refused.impossibleChance',
  })
})

test('the version of a file is a whole number from 1 on', () => {
  for (const format of [0, -1, 0.5, 1.5]) {
    const read = readSave(JSON.stringify({ ...whole, format }))
    expect(read).toMatchObject({
      problem: { where: 'format', what: 'not a whole number from 1 on' },
    })
  }
})

test('somebody sits at every table, and one name belongs to each seat', () => {
  expect(readSave(JSON.stringify({ ...whole, people: [] }))).toMatchObject({
    problem: { where: 'people', what: 'nobody sits at the table' },
  })
  for (const people of [['ana'], ['ana', 'ben', 'eve']]) {
    expect(notBegun({ ...whole, people })).toMatchObject({
      where: 'people',
      key: 'refused.people',
      args: { people: people.length, seats: 2 },
    })
  }
  expect(notBegun({ ...whole, people: ['ana'] }).said[0]).toMatch(/1 name for 2 seats/i)
})

/** Its set-up is read without care, and its rules break once a die was thrown. */
const careless = defineGame({
  id: 'careless',
  names: { en: 'Careless', fr: 'Négligence' },
  seatsOf: () => 1,
  checkSetup: (setup) => ((setup as { size: number }).size > 9 ? [reason('refused.count')] : []),
  begin: (m) => m.callNamed('careless.turn', {}),
  rules: [
    procedure('careless.turn', {
      ask: (m) =>
        m.ask({ seat: 0, ask: message('ask.rest'), options: [plainOption('roll'), plainOption('wait')] }),
      roll: (m) => void m.speak('die', ['1', '2']),
      fall: (m) => m.goto('nowhere'),
    }),
  ],
})

function carelessSave(setup: Json): Save {
  const begun = beginHistory(careless, { size: 1 }, 'careless')
  if (!begun.ok) throw new Error('the game did not start')
  return { ...save(begun.history), setup }
}

test('a set-up that the game refuses, or was never made to read, is a problem of the set-up', () => {
  expect(resume(careless, carelessSave({ size: 10 }))).toMatchObject({
    where: 'setup',
    reasons: [{ key: 'refused.count' }],
  })
  expect(resume(careless, carelessSave(null))).toMatchObject({
    where: 'setup',
    reasons: [{ key: 'refused.setup' }],
  })
})

test('a file that ends with the answer under which the rules broke breaks there again, and says so', () => {
  const answers = [{ d: 0, s: 0, p: ['roll'] }]
  const result = resume(careless, { ...carelessSave({ size: 1 }), answers })
  expect(result).toMatchObject({
    resumed: { stopped: { answer: 0, where: 'answers[0]', reasons: [{ key: 'refused.broken' }] } },
  })
})
