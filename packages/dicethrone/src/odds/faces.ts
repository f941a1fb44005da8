import type { CompiledAbility, Machine, Query } from '@quadriga/kernel/author'
import { attackDiceOps, ofAKind } from '../ops/attackDice.ts'
import {
  defensiveRoll,
  diceOps,
  per,
  perGroup,
  rollDice,
  shows,
  showsAtLeast,
  showsNeither,
} from '../ops/dice.ts'
import { heroOf } from '../query/heroes.ts'
import { countSymbol, mostAlike } from '../query/requirement.ts'
import { FACES } from '../query/multiset.ts'
import type { Alternative, Alternatives } from './outcomes.ts'

/** Words that look at the symbols of dice alone; every other word about dice may look at the numbers. */
const bySymbol = [rollDice, defensiveRoll, per, perGroup, shows, showsAtLeast, showsNeither]
const byNumber = new Set(
  diceOps.filter((one) => !(bySymbol as readonly unknown[]).includes(one)).map(({ op }) => op.name),
)
const symbolOps = new Set(bySymbol.map(({ op }) => op.name))
const byAttackDice = new Set(attackDiceOps.map(({ op }) => op.name))

type Text = CompiledAbility['effect']

function uses({ nodes }: Text, ops: ReadonlySet<string>): boolean {
  return nodes.some(({ op }) => ops.has(op.name))
}

/** What a text looks at in the five dice with which its ability was activated. */
interface AttackReading {
  readonly symbols: ReadonlySet<string>
  readonly alike: boolean
}

const attackReadings = new WeakMap<Text, AttackReading>()

function attackReadingOf(text: Text): AttackReading {
  const known = attackReadings.get(text)
  if (known !== undefined) return known
  const symbols = new Set<string>()
  for (const { op, source } of text.nodes) if (byAttackDice.has(op.name)) collect(source.args, symbols)
  const made = { symbols, alike: text.nodes.some(({ op }) => op.name === ofAKind.op.name) }
  attackReadings.set(text, made)
  return made
}

/** Dice with the same likeness are the same to a text: it asks how many show its symbols, and how many are alike. */
export function likeness(
  { effect }: CompiledAbility,
  faces: readonly string[],
  shown: readonly number[],
): string {
  const { symbols, alike } = attackReadingOf(effect)
  const counts = [...symbols].map((symbol) => countSymbol(faces, shown, symbol))
  return `${counts.join()}/${alike ? mostAlike(shown) : 0}`
}

/** What a text looks at in a roll: the numbers (null), or these symbols. */
type Reading = ReadonlySet<string> | null

const readings = new WeakMap<Text, Reading>()

function readingOf(text: Text): Reading {
  const known = readings.get(text)
  if (known !== undefined) return known
  const symbols = new Set<string>()
  for (const { op, source } of text.nodes) if (symbolOps.has(op.name)) collect(source.args, symbols)
  const made = uses(text, byNumber) ? null : symbols
  readings.set(text, made)
  return made
}

/** Every word in the arguments of a node, the names of what it counts included: the symbols are among them. */
function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      found.add(name)
      collect(part, found)
    }
  }
}

/** What the text that asked for the roll under way looks at; numbers where no text did. */
function readingIn({ state, loaded }: Machine): Reading {
  const base = Number(state.frames.at(-1)?.vars['base'] ?? -1)
  const text = loaded.programs.get(state.frames[base]?.at ?? '')
  return text === undefined ? null : readingOf(text)
}

const pips: readonly Alternative[] = Array.from({ length: FACES }, (_, face) => ({
  word: String(face + 1),
  chance: 1 / FACES,
}))

const dieSource = /^(?:effect|defensive|targeting|offensive)\.(\d)$/

/**
 * What dice may come to: six numbers, or only the symbols that the text which asks for the roll looks at, each shown by one
 * of its faces, and one face for all others. What is drawn from decks does not matter for damage.
 */
export function diceOn(q: Query): Alternatives {
  const known = new Map<Reading, Map<number, readonly Alternative[]>>()
  return (source, m) => {
    const found = dieSource.exec(source)?.[1]
    if (found === undefined) return null
    const reading = readingIn(m)
    if (reading === null) return pips
    const bySeat = known.get(reading) ?? new Map<number, readonly Alternative[]>()
    known.set(reading, bySeat)
    const seat = Number(found)
    const all = bySeat.get(seat) ?? symbolsFor(heroOf(q, seat).faces, reading)
    bySeat.set(seat, all)
    return all
  }
}

function symbolsFor(faces: readonly string[], reading: ReadonlySet<string>): readonly Alternative[] {
  const seen = faces.map((symbol) => (reading.has(symbol) ? symbol : ''))
  return [...new Set(seen)].map((symbol) => ({
    word: String(seen.indexOf(symbol) + 1),
    chance: seen.filter((other) => other === symbol).length / FACES,
  }))
}
