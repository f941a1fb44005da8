import { expect, test } from 'vitest'
import type { Question } from '../src/model/table/question.ts'
import { advisedPlan } from '../src/page/champions/defence/advised.ts'
import { type Attack, attacksOn, planned, plannedAt } from '../src/page/champions/defence/attacks.ts'
import { type Intentions, meantAnswer, noted } from '../src/page/champions/defence/intentions.ts'
import { sumsOf, tellPlan } from '../src/page/champions/defence/telling.ts'

const NOBODY = -1
/** Heroes of two seats, and an ally of the first one. */
const [spider, marvel, daredevil] = [10, 20, 11]
const isHero = (thing: number): boolean => thing === spider || thing === marvel

interface Hit {
  readonly to: number
  readonly damage: readonly [number, number]
  readonly of: number
  readonly seat?: number
  readonly tough?: boolean
  readonly less?: number
}

const defence = (
  defender: number,
  { to, damage: [min, max], of, seat = 0, tough = false, less = 0 }: Hit,
) => ({
  defender,
  seat,
  hit: { to, damage: tough ? { min: 0, max: 0 } : { min, max }, remaining: of },
  less: [{ kind: 'printed', amount: less }],
  tough,
  spill: null,
  retaliate: 0,
})

/** An attack as a forecast tells it. */
const attack = (
  enemy: number,
  seat: number,
  value: readonly [number, number],
  ...defences: readonly ReturnType<typeof defence>[]
): Attack =>
  ({
    does: 'attack',
    comes: 'surely',
    enemy,
    seat,
    value: { min: value[0], max: value[1] },
    defences,
  }) as unknown as Attack

/** Rhino attacks Spider-Man, who has three points of defence and an ally; then a minion does. */
const rhino = attack(
  1,
  0,
  [2, 5],
  defence(NOBODY, { to: spider, damage: [2, 5], of: 9 }),
  defence(spider, { to: spider, damage: [0, 2], of: 9, less: 3 }),
  defence(daredevil, { to: daredevil, damage: [2, 5], of: 2 }),
)
const minion = attack(
  2,
  0,
  [3, 3],
  defence(NOBODY, { to: spider, damage: [3, 3], of: 9 }),
  defence(spider, { to: spider, damage: [0, 0], of: 9, less: 3 }),
  defence(daredevil, { to: daredevil, damage: [3, 3], of: 2 }),
)
const other = attack(1, 1, [2, 5], defence(NOBODY, { to: marvel, damage: [2, 5], of: 12, seat: 1 }))

test('a person answers for the attacks on their own heroes and those they could defend against', () => {
  const bots = attack(1, 2, [2, 5], defence(NOBODY, { to: 30, damage: [2, 5], of: 9, seat: 2 }))
  const forecast = { running: rhino, activations: [minion, other, bots] }
  expect(attacksOn(forecast, [0, 1]).map(({ enemy, seat }) => [enemy, seat])).toEqual([
    [1, 0],
    [2, 0],
    [1, 1],
  ])
  expect(attacksOn(forecast, [1]).map(({ seat }) => seat)).toEqual([1])
})

test('what an attack leaves is where the next one begins', () => {
  const { told } = tellPlan([rhino, minion], { '1/0': spider, '2/0': NOBODY })
  expect(told.get('1/0')).toMatchObject({ from: { min: 9, max: 9 }, left: { min: 7, max: 9 } })
  expect(told.get('2/0')).toMatchObject({ from: { min: 7, max: 9 }, left: { min: 4, max: 6 } })
  expect(sumsOf({ told, before: new Map() }, isHero)).toEqual({
    heroes: { min: 3, max: 5 },
    allies: { min: 0, max: 0 },
  })
})

test('an ally that surely or possibly falls is counted', () => {
  const one = tellPlan([rhino, minion], { '1/0': NOBODY, '2/0': daredevil })
  expect(sumsOf(one, isHero)).toEqual({ heroes: { min: 2, max: 5 }, allies: { min: 1, max: 1 } })
})

test('a tough card takes the first blow, and the second is felt', () => {
  const tough = [1, 2].map((enemy) =>
    attack(enemy, 1, [3, 3], defence(NOBODY, { to: marvel, damage: [3, 3], of: 12, seat: 1, tough: true })),
  )
  const { told } = tellPlan(tough, {})
  expect(told.get('1/1')).toMatchObject({ tough: true, left: { min: 12, max: 12 } })
  expect(told.get('2/1')).toMatchObject({ tough: false, left: { min: 9, max: 9 } })
  // Nobody knows whether a blow of 0 to 3 takes it.
  const unsure = [
    attack(1, 1, [0, 3], defence(NOBODY, { to: marvel, damage: [0, 3], of: 12, seat: 1, tough: true })),
    tough[1]!,
  ]
  expect(tellPlan(unsure, {}).told.get('2/1')).toMatchObject({ left: { min: 9, max: 12 } })
})

test('everybody defends once: who steps before another attack leaves the one before', () => {
  const plan = planned({ '1/0': spider, '2/0': NOBODY }, minion, spider)
  expect(plan).toEqual({ '1/0': NOBODY, '2/0': spider })
})

test('a pressed piece steps before its own player, then back', () => {
  const plan = plannedAt({}, [other, rhino, minion], daredevil)
  expect(plan).toEqual({ '1/0': daredevil })
  expect(plannedAt(plan, [rhino, minion], daredevil)).toEqual({ '1/0': NOBODY })
  expect(plannedAt({ '1/0': spider }, [rhino, minion], daredevil)).toEqual({
    '1/0': spider,
    '2/0': daredevil,
  })
})

test('the hero with good defence is advised, an ally is not thrown away, and what is wanted is kept', () => {
  expect(advisedPlan([rhino, minion], isHero)).toEqual({ '1/0': spider, '2/0': NOBODY })
  expect(advisedPlan([rhino, minion], isHero, { '1/0': daredevil })).toEqual({
    '1/0': daredevil,
    '2/0': spider,
  })
})

test('where a hero would fall, an ally steps in', () => {
  const deadly = attack(
    1,
    1,
    [5, 8],
    defence(NOBODY, { to: marvel, damage: [5, 8], of: 6, seat: 1 }),
    defence(daredevil, { to: daredevil, damage: [5, 8], of: 2 }),
  )
  expect(advisedPlan([deadly], isHero)).toEqual({ '1/1': daredevil })
})

const asked = (seat: number, ...keys: readonly string[]): Question =>
  ({
    seat,
    choices: keys.map((key) => ({
      key,
      declines: key === 'pass',
      thing: key === 'pass' ? NOBODY : Number(key.split(':')[1]),
    })),
  }) as unknown as Question

const intentions = (plan: Record<string, number>, attacks: readonly Attack[]): Intentions => ({
  round: 1,
  step: 2,
  plan,
  stated: Object.fromEntries(tellPlan(attacks, plan).told),
  answered: {},
  at: 40,
})
const now = { round: 1, step: 2, at: 41 }

test('the plan answers each seat that is asked: others pass for who defends', () => {
  const plan = intentions({ '1/1': spider }, [
    attack(
      1,
      1,
      [2, 5],
      defence(NOBODY, { to: marvel, damage: [2, 5], of: 12, seat: 1 }),
      defence(spider, { to: spider, damage: [0, 2], of: 9, less: 3 }),
    ),
  ])
  const blow = attack(
    1,
    1,
    [2, 5],
    defence(NOBODY, { to: marvel, damage: [2, 5], of: 12, seat: 1 }),
    defence(spider, { to: spider, damage: [0, 2], of: 9, less: 3 }),
  )
  expect(meantAnswer(plan, asked(1, 'defend:20', 'pass'), blow, now)).toEqual({
    kind: 'answers',
    picks: ['pass'],
  })
  expect(meantAnswer(plan, asked(0, 'defend:10', 'pass'), blow, now)).toEqual({
    kind: 'answers',
    picks: ['defend:10'],
  })
})

test('the person is asked again where the answer has become illegal or what was stated untrue', () => {
  const plan = intentions({ '1/0': NOBODY, '2/0': daredevil }, [rhino, minion])
  const answered = meantAnswer(plan, asked(0, 'defend:11', 'pass'), minion, now)
  expect(answered).toEqual({ kind: 'answers', picks: ['defend:11'] })
  // Daredevil has gone.
  const gone = { ...minion, defences: minion.defences.slice(0, 2) }
  expect(meantAnswer(plan, asked(0, 'defend:10', 'pass'), gone, now)).toEqual({
    kind: 'asks',
    changed: '2/0',
  })
  // Daredevil was healed: that he falls is no longer true.
  const healed = attack(2, 0, [3, 3], defence(daredevil, { to: daredevil, damage: [3, 3], of: 4 }))
  expect(meantAnswer(plan, asked(0, 'defend:11', 'pass'), healed, now)).toEqual({
    kind: 'asks',
    changed: '2/0',
  })
  // Who must defend cannot pass.
  expect(meantAnswer(plan, asked(0, 'defend:11'), rhino, now)).toEqual({ kind: 'asks', changed: '1/0' })
})

test('a range that has become narrower is still true', () => {
  const plan = intentions({ '1/0': NOBODY }, [rhino])
  const known = attack(1, 0, [4, 4], defence(NOBODY, { to: spider, damage: [4, 4], of: 9 }))
  expect(meantAnswer(plan, asked(0, 'pass'), known, now).kind).toBe('answers')
})

test('a plan answers for no other attack, no other phase, and not for what was taken back', () => {
  const plan = intentions({ '1/0': NOBODY }, [rhino])
  const question = asked(0, 'pass')
  const again = { kind: 'asks', changed: null }
  expect(meantAnswer(plan, question, other, now)).toEqual(again)
  expect(meantAnswer(plan, question, rhino, { ...now, step: 4 })).toEqual(again)
  expect(meantAnswer(plan, question, rhino, { ...now, round: 2 })).toEqual(again)
  expect(meantAnswer(plan, question, rhino, { ...now, at: 40 })).toEqual(again)
  expect(meantAnswer(noted(plan, rhino, 0, 40), question, rhino, now)).toEqual(again)
})
