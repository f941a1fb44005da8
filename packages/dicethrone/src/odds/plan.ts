import { attempt, bestKept, expected, type Worth } from './attempts.ts'
import { reachOf } from './changes.ts'
import { DICE, FACES, NO_DICE, showing, withoutDie, WHOLE } from '../query/multiset.ts'
import type { Tool } from './tools.ts'

/** Five dice on the way to something: what whole rolls are worth in the end, and by what means they may be changed. */
export interface Problem {
  readonly goal: Worth
  readonly tools: readonly Tool[]
  readonly points: number
  /** Dice that are always kept. */
  readonly locked: number
}

/** What one best does now: keeps dice and throws the others, uses a tool, or is content. */
export interface Move {
  readonly does: 'keep' | 'tool' | 'stop'
  /** The dice kept; all of them unless some are thrown. */
  readonly kept: number
  /** The tool used, or ''. */
  readonly face: string
  readonly worth: number
}

/** The best way with dice, by value iteration over attempts and tools. */
export interface Plan {
  /** What dice are worth with so many attempts left. */
  worth(attempts: number): Worth
  move(dice: number, attempts: number): Move
}

/**
 * Turning dice can always wait: done after the last attempt it does the same and more is known. Re-rolls by cards come
 * at any moment, and a further attempt when none is left; so only these are tried in every order.
 */
export function planFor(problem: Problem): Plan {
  const { tools, points, locked } = problem
  const chances = tools.filter(({ deed }) => deed.does !== 'change')
  const turns = tools.filter(({ deed }) => deed.does === 'change')
  const known = new Map<number, Worth>()
  const ended = new Map<number, Worth>()

  /** What dice are worth once no attempt is left and so many points. */
  const endWith = (left: number): Worth => {
    const found = ended.get(left) ?? turned(problem.goal, turns, left)
    ended.set(left, found)
    return found
  }
  const spent = (used: number): number =>
    chances.reduce((sum, { cost }, i) => sum + (isUsed(used, i) ? cost : 0), 0)

  const value = (attempts: number, used: number): Worth => {
    const key = attempts * (1 << chances.length) + used
    const found = known.get(key)
    if (found !== undefined) return found
    const plain = attempts === 0 ? endWith(points - spent(used)) : attempt(value(attempts - 1, used), locked)
    const ways = [plain, ...useful(attempts, used).map(({ after }) => after)]
    const best = ways.length === 1 ? plain : bestOf(ways)
    known.set(key, best)
    return best
  }

  /** What becomes of the dice with each tool of chance that can still be used. */
  const useful = (attempts: number, used: number): { face: string; after: Worth }[] =>
    chances.flatMap(({ deed, face, cost, loss }, i) => {
      if (isUsed(used, i) || waits(chances, used, i) || spent(used) + cost > points) return []
      if (deed.does === 'attempt')
        return attempts === 0 ? [{ face, after: lowered(value(1, used | (1 << i)), loss) }] : []
      return deed.does === 'reroll'
        ? [{ face, after: lowered(rerolled(value(attempts, used | (1 << i)), deed.n, locked), loss) }]
        : []
    })

  return {
    worth: (attempts) => value(attempts, 0),
    move(dice, attempts) {
      const stop: Move = { does: 'stop', kept: dice, face: '', worth: problem.goal[dice] as number }
      const moves = [stop]
      if (attempts > 0) {
        const { kept, worth } = bestKept(dice, value(attempts - 1, 0), locked)
        if (kept !== dice) moves.push({ does: 'keep', kept, face: '', worth })
      }
      for (const { face, after } of useful(attempts, 0))
        moves.push({ does: 'tool', kept: dice, face, worth: after[dice] as number })
      for (const tool of attempts === 0 ? turns : [])
        moves.push({
          does: 'tool',
          kept: dice,
          face: tool.face,
          worth: oneTurn(problem.goal, turns, tool, points, dice),
        })
      return moves.reduce((best, one) => (one.worth > best.worth + 1e-12 ? one : best))
    },
  }
}

function isUsed(used: number, place: number): boolean {
  return ((used >> place) & 1) === 1
}

/** Of two tools alike the first is used first. */
function waits(tools: readonly Tool[], used: number, place: number): boolean {
  return place > 0 && tools[place - 1] === tools[place] && !isUsed(used, place - 1)
}

function bestOf(ways: readonly Worth[]): Worth {
  const best = new Float64Array(DICE)
  for (let dice = WHOLE; dice < DICE; dice++) {
    let most = Number.NEGATIVE_INFINITY
    for (const way of ways) if ((way[dice] as number) > most) most = way[dice] as number
    best[dice] = most
  }
  return expected(best)
}

function lowered(worth: Worth, by: number): Worth {
  return by === 0 ? worth : worth.map((one) => one - by)
}

/** Dice thrown again one after the other: the first must be, the others may. */
function rerolled(after: Worth, n: number, locked: number): Worth {
  let worth = after
  for (let left = 1; left <= n; left++)
    worth = oneRerolled(left === 1 ? after : bestOf([after, worth]), locked)
  return worth
}

function oneRerolled(after: Worth, locked: number): Worth {
  const worth = new Float64Array(DICE)
  for (let dice = WHOLE; dice < DICE; dice++) {
    let most = Number.NEGATIVE_INFINITY
    for (let face = 0; face < FACES; face++) {
      const fewer = withoutDie(dice, face)
      if (fewer < NO_DICE || (locked !== NO_DICE && showing(dice, face) <= showing(locked, face))) continue
      const kept = after[fewer] as number
      if (kept > most) most = kept
    }
    worth[dice] = most === Number.NEGATIVE_INFINITY ? (after[dice] as number) : most
  }
  return worth
}

/** The best that turning dice makes of them, each tool once, as far as the points go. */
function turned(goal: Worth, tools: readonly Tool[], points: number): Worth {
  const able = tools.filter(({ cost }) => cost <= points)
  if (able.length === 0) return goal
  const known = new Map<number, Worth>()
  const best = (used: number, left: number): Worth => {
    const found = known.get(used)
    if (found !== undefined) return found
    const worth = goal.slice()
    able.forEach(({ cost, deed, loss }, i) => {
      if (isUsed(used, i) || waits(able, used, i) || cost > left || deed.does !== 'change') return
      raise(worth, best(used | (1 << i), left - cost), reachOf(deed.change, deed.n), loss)
    })
    known.set(used, worth)
    return worth
  }
  return expected(best(0, points))
}

/** Each roll is worth at least what it can be turned into. */
function raise(worth: Worth, after: Worth, reach: readonly (readonly number[])[], loss: number): void {
  for (let dice = WHOLE; dice < DICE; dice++) {
    let most = worth[dice] as number
    const list = reach[dice] as readonly number[]
    for (let i = 0; i < list.length; i++) {
      const other = (after[list[i] as number] as number) - loss
      if (other > most) most = other
    }
    worth[dice] = most
  }
}

/** What some dice are worth when one tool is used first. */
function oneTurn(goal: Worth, tools: readonly Tool[], tool: Tool, points: number, dice: number): number {
  if (tool.deed.does !== 'change' || tool.cost > points) return Number.NEGATIVE_INFINITY
  const others = [...tools]
  others.splice(
    tools.findIndex(({ face }) => face === tool.face),
    1,
  )
  const after = turned(goal, others, points - tool.cost)
  const reach = reachOf(tool.deed.change, tool.deed.n)[dice] ?? []
  return reach.reduce(
    (most, other) => Math.max(most, (after[other] as number) - tool.loss),
    Number.NEGATIVE_INFINITY,
  )
}
