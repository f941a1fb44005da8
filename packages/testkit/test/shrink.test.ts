import type { Game } from '@quadriga/kernel'
import {
  faultOf,
  formatFailure,
  GameFailure,
  randomGame,
  randomSetup,
  readScenario,
  runScenario,
  shrink,
  writeScenario,
} from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawl } from './brawl/game.ts'
import { brawlKit } from './brawl/kit.ts'

/** Brawl with a taunt that eats a card from the discard pile. */
const hungry: Game = {
  ...brawl,
  events: brawl.events.map((event) => {
    if (event.kind.name !== 'taunt') return event
    const commit: typeof event.commit = (m, draft) => {
      event.commit(m, draft)
      const pile = m.ids('discard', draft.seat)
      if (pile.length > 0) m.ownZone(m.zoneIndex('discard', draft.seat)).ids = pile.slice(1)
    }
    return { ...event, commit }
  }),
}

function failing(): GameFailure {
  for (let seed = 0; seed < 50; seed++) {
    try {
      randomGame({ game: hungry, setup: { fighters: ['anna', 'bruno'] }, seed: `long ${seed}` })
    } catch (error) {
      if (error instanceof GameFailure && error.course.answers.length > 12) return error
    }
  }
  throw new Error('the fault never showed')
}

const failure = failing()
const small = shrink(hungry, failure)

test('a failure shrinks to the few answers that matter, with the same fault', () => {
  expect(failure.fault).toBe('conservation')
  expect(small.fault).toBe('conservation')
  expect(small.course.answers.length).toBeLessThanOrEqual(6)
  expect(small.course.answers.at(-1)?.p).toEqual(['taunt'])
})

test('it is written as a scenario file that fails in the same way, and passes once the fault is mended', () => {
  const text = writeScenario(small)
  const reading = readScenario('found.scenario.yaml', text)
  expect(reading).toMatchObject({ ok: true })
  if (!reading.ok) return
  const [found] = runScenario({ ...brawlKit, game: hungry }, reading.scenario)
  expect(found).toMatchObject({ status: 'failed' })
  expect(found === undefined ? '' : formatFailure(found)).toContain('conservation')
  const [mended] = runScenario(brawlKit, reading.scenario)
  expect(mended).toMatchObject({ status: 'passed' })
})

test('a recorded game can be gone on from', () => {
  const text = `${writeScenario(small)}    steps: []\n    expect: {anna.hp: at least 1}\n`
  const reading = readScenario('on.scenario.yaml', text)
  expect(reading).toMatchObject({ ok: true })
})

test('a recorded answer that is no longer asked for is named', () => {
  const reading = readScenario('f.yaml', writeScenario(small).replace(/d: 0\b/, 'd: 77'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [result] = runScenario(brawlKit, reading.scenario)
  expect(result === undefined ? '' : formatFailure(result)).toContain('is to a question that is not asked')
})

test('a damaged recording is refused with what and where', () => {
  const bad =
    'game: brawl\ncases:\n  - case: a\n    replay: {setup: {}, seed: "1", answers: [{d: 0, s: zero, p: []}]}\n'
  expect(readScenario('f.yaml', bad)).toMatchObject({
    ok: false,
    problems: [{ line: 4, said: { en: 'replay: answers[0].s: the seat is missing or not a whole number' } }],
  })
})

test('an error inside a game is a failure too, by its first line without numbers', () => {
  const choke: Game = {
    ...brawl,
    events: brawl.events.map((event) => {
      const commit: typeof event.commit = (m, draft) => {
        if (event.kind.name === 'taunt') throw new Error(`no air for ${draft.seat}`)
        event.commit(m, draft)
      }
      return { ...event, commit }
    }),
  }
  const play = (watching?: false) => {
    try {
      for (let seed = 0; seed < 20; seed++) {
        randomGame({
          game: choke,
          setup: { fighters: ['anna', 'bruno'] },
          seed: `long ${seed}`,
          ...(watching === false ? { watching } : {}),
        })
      }
      return 'none'
    } catch (error) {
      return faultOf(error)
    }
  }
  expect(play(false)).toBe('no air for N')
  expect(play()).toBe('decisions')
})

test('the cap ends a game without an outcome, and a policy sees only its view', () => {
  const seen = new Set<number>()
  const played = randomGame({
    game: brawl,
    setup: { fighters: ['anna', 'bruno'] },
    seed: 'cap',
    cap: 7,
    policy: (view, decision) => {
      seen.add(view.viewer)
      expect(view.viewer).toBe(decision.seat)
      return decision.shape === 'some'
        ? decision.options.slice(0, decision.min).map(({ key }) => key)
        : [decision.options.at(-1)?.key ?? '']
    },
  })
  expect(played).toMatchObject({ outcome: null, decisions: 7 })
  expect(played.history.length).toBe(7)
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1])
})

test('set-ups for random play come by name or by chance, and are legal', () => {
  expect(randomSetup(brawlKit, 'a', 'duel')).toMatchObject({
    fighters: [expect.any(String), expect.any(String)],
  })
  for (const seed of ['a', 'b', 'c', 'd']) {
    const setup = randomSetup(brawlKit, seed)
    expect(brawl.seatsOf(setup)).toBeGreaterThanOrEqual(2)
    expect(randomSetup(brawlKit, seed)).toEqual(setup)
  }
  expect(() => randomSetup(brawlKit, 'a', 'duell')).toThrow("no set-up is called 'duell'")
})
