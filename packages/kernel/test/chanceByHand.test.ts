import {
  type Answer,
  beginHistory,
  type Chance,
  type History,
  ImpossibleChance,
  load,
  readSave,
  resume,
  type Save,
  type SavedAnswer,
  save,
  scripted,
} from '@quadriga/kernel'
import { defineGame, message, plainOption, procedure } from '@quadriga/kernel/author'
import { expect, test } from 'vitest'

const faces = ['1', '2', '3', '4', '5', '6']

/** One person alone at it throws a die at first and then as often as wanted. */
const dice = defineGame({
  id: 'dice',
  names: { en: 'Dice', fr: 'Dés' },
  seatsOf: () => 1,
  begin(m) {
    m.speak('die', faces)
    m.callNamed('dice.turn', {})
  },
  rules: [
    procedure('dice.turn', {
      ask: (m) =>
        m.ask({ seat: 0, ask: message('ask.rest'), options: [plainOption('roll'), plainOption('wait')] }),
      go(m) {
        m.goto('ask')
        if (m.picks[0] === 'roll') m.speak('die', faces)
      },
    }),
  ],
})

/** The same rules as another build. */
function underBuild<T>(build: string, play: () => T): T {
  load(dice, build)
  try {
    return play()
  } finally {
    load(dice, 'now')
  }
}

load(dice, 'now')

function give(history: History, pick: string, chance?: Chance): void {
  const [decision] = history.state.pending
  const given = { decision: decision?.id, seat: 0, picks: [pick] } as Answer
  expect(history.answer(given, chance)).toMatchObject({ ok: true })
}

function begun(chance?: Chance): History {
  const result = beginHistory(dice, {}, 'by hand', ['ana'], chance)
  if (!result.ok) throw new Error('the game did not start')
  return result.history
}

function played(rolls: number): History {
  const history = begun()
  for (let n = 0; n < rolls; n++) give(history, 'roll')
  return history
}

function resumed(saved: Save): History {
  const read = readSave(JSON.stringify(saved))
  if (!read.ok) throw new Error(read.problem.what)
  const result = resume(dice, read.save)
  if (!result.ok || result.resumed.stopped !== null) throw new Error('not resumed')
  return result.resumed.history
}

const sixes = (one: SavedAnswer): SavedAnswer => ({ ...one, c: [['die', '6']] })

/** A face that the die did not show in an answer. */
const otherThan = (face: string | undefined): string => (face === '6' ? '5' : '6')

const turned = ({ c = [], ...one }: SavedAnswer): SavedAnswer => ({
  ...one,
  c: c.map(([source, face]) => [source, otherThan(face)] as const),
})

function lastFace(history: History): string | undefined {
  return history.answers.at(-1)?.spoken[0]?.result
}

test('what the generator said is the generator’s after a save, too', () => {
  const history = played(30)
  expect([history.chanceBy, history.byHand]).toEqual(['generator', false])
  expect(resumed(save(history)).chanceBy).toBe('generator')
  expect(JSON.stringify(save(history))).not.toMatch(/"h"|"hand"|"b"/)
})

test('a save whose dice were all set to six opens, plays on and is marked', () => {
  const honest = save(played(30))
  const history = resumed({ ...honest, answers: honest.answers.map(sixes) })
  expect(history.length).toBe(30)
  expect([history.chanceBy, history.byHand]).toEqual(['hand', true])
  // The next die is the one that would have come: only what was edited is.
  const original = played(31)
  give(history, 'roll')
  expect(history.answers.at(-1)).toEqual(original.answers.at(-1))
  expect(resumed(save(history)).byHand).toBe(true)
})

test('a single die that was turned is noticed, in the set-up as well', () => {
  const honest = save(played(10))
  for (let n = 0; n < 10; n++) {
    const answers = honest.answers.map((one, i) => (i === n ? turned(one) : one))
    const { answers: entries } = resumed({ ...honest, answers })
    expect(entries.map(({ by }) => by).filter((by) => by === 'hand')).toHaveLength(1)
    expect(entries[n]?.by).toBe('hand')
  }
  const [[source, face] = ['', '']] = honest.chance
  expect(resumed({ ...honest, chance: [[source, otherThan(face)]] }).byHand).toBe(true)
})

test('dice that a host brings are recorded and mark the game, unless the generator would have said the same', () => {
  const expected = lastFace(played(1)) ?? ''
  const same = begun()
  give(same, 'roll', scripted({ die: [expected] }))
  expect(same.byHand).toBe(false)
  const other = begun()
  give(other, 'roll', scripted({ die: [otherThan(expected)] }))
  expect([other.byHand, lastFace(other)]).toEqual([true, otherThan(expected)])
  expect(resumed(save(other)).byHand).toBe(true)
  const first = begun().begun[0]?.result
  const laid = begun(scripted({ die: [otherThan(first)] }))
  expect([laid.byHand, save(laid).hand]).toEqual([true, true])
  expect(resumed(save(laid)).byHand).toBe(true)
})

test('a host may let the generator speak, wait by throwing, and is told where it said something else', () => {
  const history = begun()
  const told: string[] = []
  const asked: string[] = []
  const host: Chance = {
    next(source, words) {
      asked.push(`${source}: ${words.join('')}`)
      return asked.length === 1 ? null : '3'
    },
    differs: (source, said, generated) => told.push(`${source}: ${said} for ${generated}`),
  }
  give(history, 'roll', host)
  expect([history.byHand, told]).toEqual([false, []])
  const before = JSON.stringify(save(history))
  const waits: Chance = {
    next() {
      throw new Error('ask the people')
    },
  }
  expect(() => give(history, 'roll', waits)).toThrow('ask the people')
  expect(() => give(history, 'roll', scripted({ die: ['7'] }))).toThrow(ImpossibleChance)
  expect(JSON.stringify(save(history))).toBe(before)
  const generated = played(2).answers[1]?.spoken[0]?.result
  give(history, 'roll', host)
  expect(asked).toEqual(['die: 123456', 'die: 123456'])
  expect(told).toEqual(generated === '3' ? [] : [`die: 3 for ${generated}`])
})

test('what was entered by hand and taken back is no longer in the game', () => {
  const history = played(3)
  give(history, 'roll', scripted({ die: [otherThan(lastFace(played(4)))] }))
  expect(history.byHand).toBe(true)
  expect(history.undo(3, 'ana')).toBeNull()
  expect([history.byHand, history.assisted]).toEqual([false, true])
})

test('new dice after an undo over the barrier are compared with the generator of their new seed', () => {
  const history = played(5)
  expect(history.undo(2, 'ana')).toBeNull()
  for (let n = 0; n < 10; n++) give(history, 'roll')
  const honest = save(history)
  expect(honest.answers[2]?.r).toBe('by hand~1')
  expect(resumed(honest).chanceBy).toBe('generator')
  const answers = honest.answers.map((one, i) => (i < 4 ? one : sixes(one)))
  expect(resumed({ ...honest, answers }).byHand).toBe(true)
  const otherSeed = honest.answers.map((one, i) => (i === 2 ? { ...one, r: 'by hand~2' } : one))
  expect(resumed({ ...honest, answers: otherSeed }).byHand).toBe(true)
})

test('another build may have thrown other dice: then nobody can tell, and nobody is accused', () => {
  const honest = save(played(10))
  const answers = honest.answers.map(sixes)
  const old = resumed({ ...honest, answers, build: 'before' })
  expect([old.chanceBy, old.byHand]).toEqual(['unchecked', false])
  // What agrees is proven whatever the build was called.
  expect(resumed({ ...honest, build: 'before' }).chanceBy).toBe('generator')
})

test('a game that goes on under another build remembers which answers were given under which', () => {
  const old = underBuild('before', () => save(played(4)))
  const edited = { ...old, answers: old.answers.map(turned) }
  const history = resumed(edited)
  give(history, 'roll')
  give(history, 'roll')
  const kept = save(history)
  expect(kept.build).toBe('before')
  expect(kept.answers.map(({ b }) => b)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'now',
    undefined,
  ])
  expect(resumed(kept).answers.map(({ by }) => by)).toEqual([
    ...new Array<string>(4).fill('unchecked'),
    'generator',
    'generator',
  ])
  expect(resumed({ ...kept, answers: kept.answers.map(turned) }).byHand).toBe(true)
  const later = underBuild('later', () => resumed({ ...kept, answers: kept.answers.map(turned) }).chanceBy)
  expect(later).toBe('unchecked')
})

test('a mark in a file stays, whatever the build', () => {
  const honest = save(played(3))
  const answers = honest.answers.map((one, i) => (i === 1 ? { ...one, h: true as const } : one))
  expect(resumed({ ...honest, answers, build: 'before' }).byHand).toBe(true)
  expect(resumed({ ...honest, hand: true }).byHand).toBe(true)
})

test('a save says whether its last answer was given under these rules', () => {
  const honest = save(played(3))
  const otherBuild = (saved: Save) => {
    const result = resume(dice, saved)
    return result.ok && result.resumed.otherBuild
  }
  const then = (n: number, b: string) => honest.answers.map((one, i) => (i === n ? { ...one, b } : one))
  expect(otherBuild(honest)).toBe(false)
  expect(otherBuild({ ...honest, build: 'before' })).toBe(true)
  expect(otherBuild({ ...honest, build: 'before', answers: then(2, 'now') })).toBe(false)
  expect(otherBuild({ ...honest, answers: then(1, 'later') })).toBe(true)
})

test('marks and builds that are something else are named by their place', () => {
  const honest = save(played(3))
  const broken = (change: object, inAnswer: object) =>
    readSave(JSON.stringify({ ...honest, ...change, answers: [{ ...honest.answers[0], ...inAnswer }] }))
  expect(broken({ hand: 'yes' }, {})).toMatchObject({ problem: { where: 'hand' } })
  expect(broken({}, { h: false })).toMatchObject({ problem: { where: 'answers[0].h' } })
  expect(broken({}, { b: 3 })).toMatchObject({ problem: { where: 'answers[0].b' } })
})
