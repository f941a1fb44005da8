import type { AttackLine, AttackModel } from '../../model/dicethrone/board.ts'

/** The four numbers of an attack on its way. */
export interface Pipeline {
  readonly base: number
  /** What was added to it. */
  readonly modifiers: number
  /** What was taken from it. */
  readonly defence: number
  readonly total: number
  /** Lines of the sum against the defender, without the base. */
  readonly lines: readonly SignedLine[]
  /** Damage that comes back to the attacker, and healing. */
  readonly aside: readonly AttackLine[]
}

/** A line that adds or takes; `half` where the amount follows from the sum. */
export interface SignedLine {
  readonly line: AttackLine
  readonly sign: 1 | -1
  readonly isHalf: boolean
}

const adding = ['add', 'double', 'fixed']
const taking = ['subtract', 'lessHalf', 'set', 'halved', 'guard', 'share', 'guarded']

/** Reads the record of an attack: whatever is not added was taken, so that the four numbers always meet. */
export function pipelineOf({ base, total, lines, defender }: AttackModel): Pipeline {
  const against = lines.filter(({ to }) => to === defender)
  const added = against.filter(({ how }) => adding.includes(how))
  const modifiers = added.reduce((sum, { how, n }) => sum + (how === 'double' ? base : n), 0)
  const signed = against.flatMap((line): SignedLine[] => {
    const sign = adding.includes(line.how) ? 1 : taking.includes(line.how) ? -1 : 0
    return sign === 0 ? [] : [{ line, sign, isHalf: line.how === 'lessHalf' || line.how === 'halved' }]
  })
  return {
    base,
    modifiers,
    defence: Math.max(0, base + modifiers - total),
    total,
    lines: signed,
    aside: lines.filter(({ how }) => ['heal', 'returnHalf', 'recoil', 'drain'].includes(how)),
  }
}
