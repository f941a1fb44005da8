import '@quadriga/bots'
import { chanceAfter, type Curve, type Sample, summed } from '../src/chance/index.ts'
import { type CurvePoint, fittedCurve } from '@quadriga/bots/train'
import { expect, test } from 'vitest'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Positions against somebody, of which as many were won as the odds say. */
function positions(against: string, even: number, point: number): CurvePoint[] {
  return [-40, -20, 0, 20, 40].flatMap((worth) =>
    Array.from({ length: 60 }, (_, n) => ({
      worth,
      counts: { [against]: 1 },
      won: (n + 0.5) / 60 < logistic(even + point * worth),
    })),
  )
}

const open = (worth: number): Sample => ({ worth, ended: null })
const won: Sample = { worth: 1000, ended: 1 }
const lost: Sample = { worth: -1000, ended: 0 }

const curve: Curve = {
  least: -90,
  most: 90,
  even: 0.2,
  point: 0.05,
  own: { rhino: 1.1, 'captain-marvel': 0.4 },
}
const chance = (samples: readonly Sample[], counts: Readonly<Record<string, number>> = { rhino: 1 }) =>
  chanceAfter(summed({ samples }), curve, { needs: null, counts })

test('points become the share of games that were won from positions held for as much, for each opponent apart', () => {
  const made = fittedCurve([...positions('weak', 1, 0.05), ...positions('strong', -1, 0.05)], 600)
  const told = (counts: Readonly<Record<string, number>>, worth: number) =>
    chanceAfter(summed({ samples: [open(worth)] }), made, { needs: null, counts })
  expect(told({ weak: 1 }, 0)).toBeCloseTo(logistic(1), 1)
  expect(told({ strong: 1 }, 0)).toBeCloseTo(logistic(-1), 1)
  expect(told({ weak: 1 }, 40)).toBeCloseTo(logistic(3), 1)
  // Who was never met lies between them.
  expect(told({}, 0)).toBeCloseTo(0.5, 1)
})

test('of somebody met in few games little is believed', () => {
  const few = positions('seldom', 3, 0.05).slice(0, 3)
  const made = fittedCurve([...positions('often', 0, 0.05), ...few], 40)
  expect(made.own['seldom']).toBeLessThan(1)
})

test('more points are never worth less, however games fell out', () => {
  expect(fittedCurve(positions('odd', 0, -0.05), 300).point).toBe(0)
})

test('an imagined world in which the game is over counts as it ended, and not by its points', () => {
  expect(chance([won])).toBe(1)
  expect(chance([lost])).toBe(0)
  expect(chance([won, lost, open(4)])).toBeCloseTo((1 + chance([open(4)])) / 3)
})

test('more points than hardly any position was held for promise no more', () => {
  expect(chance([open(90)])).toBeLessThan(1)
  expect(chance([open(900)])).toBe(chance([open(90)]))
})

test('between two sides the chances of both come to one game', () => {
  const duel: Curve = { least: -50, most: 50, even: 0, point: 0.1, own: { hela: 0.7, thanos: -0.3 } }
  const told = (worth: number, own: string, rival: string) =>
    chanceAfter(summed({ samples: [open(worth)] }), duel, { needs: null, counts: { [own]: 1, [rival]: -1 } })
  expect(told(5, 'hela', 'thanos') + told(-5, 'thanos', 'hela')).toBeCloseTo(1)
  expect(told(5, 'hela', 'thanos')).toBeGreaterThan(told(5, 'thanos', 'hela'))
})
