import { createRng, type Rng } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { heroes } from '../src/content/index.ts'
import { worthOf } from '../src/odds/attempts.ts'
import { reachOf } from '../src/odds/changes.ts'
import { DICE, diceOf, NO_DICE, pipsIn, WHOLE } from '../src/query/multiset.ts'
import { type Plan, planFor } from '../src/odds/plan.ts'
import { rollPlan } from '../src/odds/rollPlan.ts'
import { meeting } from '../src/query/requirement.ts'
import type { Deed, Tool } from '../src/odds/tools.ts'
import type { Requirement } from '../src/definition.ts'
import { meets } from '../src/query/requirement.ts'

const barbarian = ['sword', 'sword', 'sword', 'life', 'life', 'pow']

function planOf(requires: Requirement, tools: readonly Tool[] = [], points = 0, locked = NO_DICE): Plan {
  const met = meeting(barbarian, requires)
  return planFor({ goal: worthOf((dice) => met[dice] as number), tools, points, locked })
}

const tool = (face: string, cost: number, deed: Deed): Tool => ({ face, cost, deed, loss: 0 })

test('there are 252 results of five dice, and 462 ways to keep some', () => {
  expect([DICE, DICE - WHOLE]).toEqual([462, 252])
  for (let dice = 0; dice < DICE; dice++) expect(diceOf(pipsIn(dice))).toBe(dice)
})

test('five sixes in three attempts: each die has three chances', () => {
  expect(planOf({ pow: 5 }).worth(2)[NO_DICE]).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 12)
})

test('a symbol on three faces, with one attempt left, for each die that is missing one half', () => {
  expect(planOf({ sword: 5 }).worth(1)[diceOf([1, 2, 3, 4, 6])]).toBeCloseTo(1 / 4, 12)
  expect(planOf({ sword: 5 }).move(diceOf([1, 2, 3, 4, 6]), 1)).toMatchObject({
    does: 'keep',
    kept: diceOf([1, 2, 3]),
  })
})

test('what is met is kept, and a small straight of 1-2-3-4 is not given up for a large one', () => {
  expect(planOf('small-straight').move(diceOf([1, 2, 3, 4, 4]), 2)).toMatchObject({ does: 'stop', worth: 1 })
  expect(planOf('large-straight').move(diceOf([1, 2, 3, 4, 4]), 1)).toMatchObject({
    does: 'keep',
    worth: 1 / 6,
  })
  expect(planOf('large-straight').move(diceOf([2, 3, 4, 5, 5]), 1)).toMatchObject({
    does: 'keep',
    worth: 1 / 3,
  })
})

test('locked dice stay: with a locked life no five swords come', () => {
  const locked = diceOf([4])
  expect(planOf({ sword: 5 }, [], 0, locked).worth(2)[diceOf([1, 1, 1, 1, 4])]).toBe(0)
  expect(planOf({ sword: 4 }, [], 0, locked).worth(1)[diceOf([1, 1, 1, 4, 6])]).toBeCloseTo(1 / 2, 12)
})

test('a card that turns a die makes up for one that is missing, if it can be paid for', () => {
  const soWild = tool('so_wild', 2, { does: 'change', n: 1, change: 'set' })
  expect(planOf({ pow: 5 }, [soWild], 2).worth(0)[diceOf([1, 6, 6, 6, 6])]).toBe(1)
  expect(planOf({ pow: 5 }, [soWild], 1).worth(0)[diceOf([1, 6, 6, 6, 6])]).toBe(0)
  expect(planOf({ pow: 5 }, [soWild], 2).move(diceOf([1, 6, 6, 6, 6]), 0)).toMatchObject({
    does: 'tool',
    face: 'so_wild',
  })
  // With an attempt left the card waits.
  expect(planOf({ pow: 5 }, [soWild], 2).move(diceOf([1, 1, 6, 6, 6]), 1)).toMatchObject({ does: 'keep' })
})

test('dice are turned as their card says', () => {
  const from = (change: 'set' | 'nudge' | 'copy' | 'six', n: number, pips: number[]) =>
    (reachOf(change, n)[diceOf(pips)] ?? []).map((dice) => pipsIn(dice).join('')).toSorted()
  expect(from('six', 1, [1, 6, 6, 6, 6])).toEqual(['66666'])
  expect(from('nudge', 1, [1, 1, 1, 1, 1])).toEqual(['11112'])
  expect(from('copy', 1, [2, 2, 2, 2, 5])).toEqual(['22222', '22255'])
  expect(from('set', 1, [1, 1, 1, 1, 1])).toEqual(['11112', '11113', '11114', '11115', '11116'])
  // Up to two dice, each to another number: one change alone will do.
  expect(from('set', 2, [1, 1, 1, 1, 1])).toContain('11112')
  expect(from('set', 2, [1, 1, 1, 1, 1])).toContain('11166')
  expect(from('set', 2, [1, 1, 1, 1, 1])).toHaveLength(20)
})

test('a further attempt and a re-roll by a card are worth as much as they throw', () => {
  const oneMore = tool('one_more_time', 1, { does: 'attempt' })
  const again = tool('try_try_again', 1, { does: 'reroll', n: 2 })
  const two = diceOf([1, 1, 6, 6, 6])
  expect(planOf({ pow: 5 }, [oneMore], 1).worth(0)[two]).toBeCloseTo(1 / 36, 12)
  expect(planOf({ pow: 5 }, [again], 1).worth(0)[two]).toBeCloseTo(1 / 36, 12)
  // One die after the other: the second throw may go to the die that failed first.
  expect(planOf({ pow: 5 }, [again], 1).worth(0)[diceOf([1, 6, 6, 6, 6])]).toBeCloseTo(11 / 36, 12)
  expect(planOf({ pow: 5 }, [oneMore, again], 2).worth(0)[two]).toBeGreaterThan(2 / 36)
})

/** What a plan keeps of dice, looked up once. */
function keeping(plan: Plan): (dice: number, left: number) => readonly number[] {
  const known = new Map<number, readonly number[]>()
  return (dice, left) => {
    const kept = known.get(dice * 10 + left) ?? pipsIn(plan.move(dice, left).kept)
    known.set(dice * 10 + left, kept)
    return kept
  }
}

/** Throws dice in three attempts, as a player would. */
function thrown(keep: ReturnType<typeof keeping>, rng: Rng): number[] {
  const die = () => rng.below(6) + 1
  let pips = [die(), die(), die(), die(), die()]
  for (let left = 2; left > 0; left--) {
    const stay = keep(diceOf(pips), left)
    pips = [...stay, ...Array.from({ length: 5 - stay.length }, die)]
  }
  return pips
}

const ROLLS = 300_000

test(`in ${ROLLS} simulated rolls abilities come as often as computed`, () => {
  const asked = new Map<string, { faces: readonly string[]; requires: Requirement }>()
  for (const { faces } of heroes) {
    for (const requires of ['small-straight', 'large-straight'] as const)
      asked.set(`${faces.join()}${requires}`, { faces, requires })
    for (const symbol of faces)
      for (const n of [3, 4, 5])
        asked.set(`${faces.join()}${symbol}${n}`, { faces, requires: { [symbol]: n } })
  }
  const each = Math.ceil(ROLLS / asked.size)
  const rng = createRng('odds')
  for (const { faces, requires } of asked.values()) {
    const plan = rollPlan(faces, requires)
    const chance = plan.worth(2)[NO_DICE] as number
    const keep = keeping(plan)
    let times = 0
    for (let n = 0; n < each; n++) if (meets(faces, thrown(keep, rng), requires)) times++
    const deviation = Math.sqrt(each * chance * (1 - chance))
    // Five deviations: of all these counts one in some ten thousand runs would lie outside by chance.
    expect(Math.abs(times - each * chance)).toBeLessThanOrEqual(5 * deviation + 1)
  }
})
