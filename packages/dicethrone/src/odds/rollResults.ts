import {
  type Compiled,
  type CompiledAbility,
  environment,
  evaluate,
  type Query,
  type Seat,
} from '@quadriga/kernel/author'
import type { DiceRoll } from '../kinds/index.ts'
import { diceOps, forEachDie } from '../ops/dice.ts'
import type { BoundNames } from '../boundNames.ts'
import { heroOf } from '../query/heroes.ts'
import { DICE, FACES, pipsIn, showing } from '../query/multiset.ts'
import { diceCount } from '../table.ts'

/** What a roll may come to, sorted by what the text that asked for it can tell apart. */

/** Dice that stand for all that are the same to a text, and how likely these are together. */
export interface RollResult {
  readonly pips: readonly number[]
  readonly chance: number
}

/** Everything that an open roll may come to. */
export type Results = (q: Query, roll: Readonly<DiceRoll>) => readonly RollResult[]

/** Whether the results of a roll can be listed: its dice are alike, and not too many. */
export function isCounted({ n, rollers }: Readonly<DiceRoll>): boolean {
  return rollers.length === 1 && n >= 1 && n <= diceCount
}

/** Each result once that means something else to the text. */
export const distinctResults: Results = (q, roll) => {
  const text = q.loaded.programs.get(q.state.frames[roll.base ?? -1]?.at ?? '')
  const readers = text === undefined ? null : readersOf(text)
  const { n } = roll
  if (readers === null) return allOf(n)
  const { faces } = heroOf(q, roll.seat)
  const byFaces = known.get(readers) ?? new Map<readonly string[], (readonly RollResult[])[]>()
  known.set(readers, byFaces)
  const bySize = byFaces.get(faces) ?? []
  byFaces.set(faces, bySize)
  return (bySize[n] ??= sorted(allOf(n), (pips) => meaning(q, roll.seat, readers, pips)))
}

/** Every result, whatever the text looks at. */
export const allResults: Results = (_q, roll) => allOf(roll.n)

const known = new WeakMap<Readers, Map<readonly string[], (readonly RollResult[])[]>>()

type Text = CompiledAbility['effect']

/** The parts of a text that look at its dice; null where more is done with them than to look. */
type Readers = readonly Compiled[]

const readings = new WeakMap<Text, Readers | null>()
const reading = new Set(diceOps.filter(({ op }) => op.value !== null).map(({ op }) => op.name))

function readersOf(text: Text): Readers | null {
  const found = readings.get(text)
  if (found !== undefined) return found
  const readers = text.nodes.filter(({ op }) => reading.has(op.name))
  // What a part compares the dice with may change until it is read, unless it is written there.
  const isPlain = readers.every(({ evaluated }) => evaluated.length === 0)
  const made = isPlain && !text.nodes.some(({ op }) => op.name === forEachDie.op.name) ? readers : null
  readings.set(text, made)
  return made
}

/** What each part of a text reads from dice: results that read the same are the same to it. */
function meaning(q: Query, you: Seat, readers: Readers, rolled: readonly number[]): string {
  const env = { ...environment({ you }), names: { rolled } satisfies Partial<BoundNames> }
  return readers.map((reader) => String(evaluate(q, reader, env))).join()
}

function sorted(all: readonly RollResult[], name: (pips: readonly number[]) => string): RollResult[] {
  const found = new Map<string, RollResult>()
  for (const { pips, chance } of all) {
    const same = name(pips)
    const first = found.get(same)
    found.set(same, { pips: first?.pips ?? pips, chance: (first?.chance ?? 0) + chance })
  }
  return [...found.values()]
}

const bySize: (readonly RollResult[])[] = []

function allOf(n: number): readonly RollResult[] {
  return (bySize[n] ??= listed(n))
}

function listed(n: number): RollResult[] {
  const found: RollResult[] = []
  for (let dice = 0; dice < DICE; dice++) {
    const pips = pipsIn(dice)
    if (pips.length === n) found.push({ pips, chance: arrangements(dice, n) / FACES ** n })
  }
  return found
}

/** In how many orders the same dice may fall. */
function arrangements(dice: number, n: number): number {
  let count = factorial(n)
  for (let face = 0; face < FACES; face++) count /= factorial(showing(dice, face))
  return count
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}
