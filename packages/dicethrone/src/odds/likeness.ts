import type { Compiled, CompiledAbility } from '@quadriga/kernel/author'
import { attackDiceOps, attackShows, ofAKind, perAttackDie } from '../ops/attackDice.ts'
import type { Requirement } from '../definition.ts'
import { countSymbol, meets, mostAlike } from '../query/requirement.ts'

/** What a part of a text reads from the five dice with which its ability was activated. */
type Reader = (faces: readonly string[], pips: readonly number[]) => number | boolean | string

type Text = CompiledAbility['effect']

const byAttackDice = new Set(attackDiceOps.map(({ op }) => op.name))
const readings = new WeakMap<Text, readonly Reader[]>()

function readersOf(text: Text): readonly Reader[] {
  const known = readings.get(text)
  if (known !== undefined) return known
  const made = text.nodes.filter(({ op }) => byAttackDice.has(op.name)).map(readerOf)
  readings.set(text, made)
  return made
}

function readerOf({ op, args, evaluated }: Compiled): Reader {
  // The number that dice are compared with may be computed later: then all of them count.
  if (evaluated.length > 0) return (_faces, pips) => pips.join('')
  switch (op.name) {
    case ofAKind.op.name:
      return (_faces, pips) => mostAlike(pips) >= Number(args['n'])
    case attackShows.op.name:
      return (faces, pips) => meets(faces, pips, args['symbols'] as Requirement)
    case perAttackDie.op.name:
      return (faces, pips) => countSymbol(faces, pips, String(args['symbol']))
    // What an ability requires is written on it, whatever the dice show.
    default:
      return () => 0
  }
}

/** Dice with the same likeness are the same to a text: each of its parts reads the same from them. */
export function likeness(
  { effect }: CompiledAbility,
  faces: readonly string[],
  pips: readonly number[],
): string {
  return readersOf(effect)
    .map((read) => read(faces, pips))
    .join()
}
