import type { Game, ThingId } from '@quadriga/kernel'
import type { Draft } from '@quadriga/kernel/author'
import {
  formatFailure,
  GameFailure,
  type GameKit,
  randomGame,
  readScenario,
  runScenario,
  shrink,
  type Watching,
  writeScenario,
} from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { brawl } from './brawl/game.ts'
import { brawlKit } from './brawl/kit.ts'

type Commit = Game['events'][number]['commit']

/** Brawl in which kinds of events do something else. */
function changed(changes: Readonly<Record<string, (commit: Commit) => Commit>>): Game {
  const events = brawl.events.map((event) => ({
    ...event,
    commit: changes[event.kind.name]?.(event.commit) ?? event.commit,
  }))
  return { ...brawl, events }
}

/** Some traps choke the game. */
const choke =
  (isDeadly: (code: string) => boolean) =>
  (commit: Commit): Commit =>
  (m, draft) => {
    if (isDeadly(m.thing((draft as Draft & { thing: ThingId }).thing).code))
      throw new Error(`no air for ${draft.seat}`)
    commit(m, draft)
  }

/** A taunt eats a card from the discard pile. */
const eat =
  (commit: Commit): Commit =>
  (m, draft) => {
    commit(m, draft)
    const pile = m.ids('discard', draft.seat)
    if (pile.length > 0) m.ownZone(m.zoneIndex('discard', draft.seat)).ids = pile.slice(1)
  }

const choking = changed({ trap: choke(() => true) })
const choosy = changed({ trap: choke((code) => code === 'feint') })
const hungry = changed({ taunt: eat, trap: choke((code) => code === 'feint') })

/** The first long games that end in this fault. */
function failing(game: Game, watching: Watching | false, fault: string, count = 1): GameFailure[] {
  const found: GameFailure[] = []
  for (let seed = 0; seed < 200; seed++) {
    try {
      randomGame({ game, setup: { fighters: ['anna', 'bruno'] }, seed: `long ${seed}`, watching })
    } catch (error) {
      if (error instanceof GameFailure && error.fault === fault && error.course.answers.length > 12)
        found.push(error)
    }
    if (found.length === count) return found
  }
  throw new Error('the fault never showed')
}

test('an error that probing would meet earlier under a law still shrinks, as the error it is', () => {
  const [failure] = failing(choking, false, 'no air for N')
  const small = shrink(choking, failure!)
  expect(small.fault).toBe('no air for N')
  expect(small.course.answers.length).toBeLessThanOrEqual(6)
  expect(small.course.answers.at(-1)?.p[0]).toMatch(/^set:/)
  const reading = readScenario('found.scenario.yaml', writeScenario(small))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [found] = runScenario({ ...brawlKit, game: choking }, reading.scenario)
  expect(found === undefined ? '' : formatFailure(found)).toContain('no air for')
})

test('a law that probing found broken shrinks to the error behind it, under whatever name', () => {
  const lengths = failing(choosy, {}, 'decisions', 3).map((failure) => {
    expect(failure.root).toBe('no air for N')
    const small = shrink(choosy, failure)
    expect(small.root).toBe('no air for N')
    return small.course.answers.length
  })
  // Some courses end in a place from which no single cut leads on.
  expect(Math.min(...lengths)).toBeLessThanOrEqual(6)
})

test('what probing found broken is found again by the scenario written of it, shrunk or not', () => {
  const kit = { ...brawlKit, game: choosy }
  const found = failing(choosy, {}, 'decisions', 4)
  for (const failure of [...found, ...found.map((one) => shrink(choosy, one))]) {
    const text = writeScenario(failure)
    expect(told(kit, text)).toContain('no air for')
    expect(told(brawlKit, text)).toBe('passed')
  }
})

function told(kit: GameKit, text: string): string {
  const reading = readScenario('found.scenario.yaml', text)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const [result] = runScenario(kit, reading.scenario)
  if (result === undefined) throw new Error('nothing was played')
  return result.status === 'failed' ? formatFailure(result) : result.status
}

test('a broken law shrinks though a closer watch runs into another fault on the way', () => {
  const [failure] = failing(hungry, { every: 1000 }, 'conservation')
  const small = shrink(hungry, failure!, { every: 1000 })
  expect(small.fault).toBe('conservation')
  expect(small.course.answers.length).toBeLessThanOrEqual(6)
})
