import type { CompiledAbility, Query, Seat } from '@quadriga/kernel/author'
import type { AbilityDefinition, Requirement } from '../definition.ts'
import { heroOf } from '../query/heroes.ts'
import type { Activation } from '../query/requirement.ts'
import { expected, type Worth } from './attempts.ts'
import { DICE, pipsIn, WHOLE } from '../query/multiset.ts'
import { likeness } from './likeness.ts'
import { meeting } from '../query/requirement.ts'
import { idsOf, seatZone } from '../zones.ts'

/** Every offensive ability of a board with all its tiers, whatever the dice show. */
export function activationsOf(q: Query, seat: Seat): Activation[] {
  return idsOf(q, seatZone.board, seat).flatMap((thing) => {
    const { use, abilities } = q.definition(thing) as AbilityDefinition
    if (use !== 'offensive' && use !== 'ultimate') return []
    return abilities.flatMap((variant, index) =>
      variant.requires === null ? [] : [{ thing, index, variant }],
    )
  })
}

/** The rolls that allow an ability, sorted by what its text can tell apart. */
interface Kinds {
  /** By the number of the dice: which kind, or -1 where they do not allow it. */
  readonly of: Int16Array
  /** The first dice of each kind. */
  readonly first: readonly (readonly number[])[]
}

const known = new WeakMap<CompiledAbility, Map<readonly string[], Kinds>>()

function kindsOf(text: CompiledAbility, faces: readonly string[], requires: Requirement): Kinds {
  const byFaces = known.get(text) ?? new Map<readonly string[], Kinds>()
  known.set(text, byFaces)
  const found = byFaces.get(faces) ?? sorted(text, faces, requires)
  byFaces.set(faces, found)
  return found
}

function sorted(text: CompiledAbility, faces: readonly string[], requires: Requirement): Kinds {
  const met = meeting(faces, requires)
  const of = new Int16Array(DICE).fill(-1)
  const names: string[] = []
  const first: (readonly number[])[] = []
  for (let dice = WHOLE; dice < DICE; dice++) {
    if (met[dice] !== 1) continue
    const pips = pipsIn(dice)
    const name = likeness(text, faces, pips)
    if (!names.includes(name)) {
      names.push(name)
      first.push(pips)
    }
    of[dice] = names.indexOf(name)
  }
  return { of, first }
}

/** What each roll is worth: that of the best ability it allows, or of none. Dice alike to an ability are judged once. */
export function bestActivation(
  q: Query,
  seat: Seat,
  none: number,
  worth: (one: Activation, pips: readonly number[], kind: number) => number,
): Worth {
  const { faces } = heroOf(q, seat)
  const best = new Float64Array(DICE).fill(none)
  for (const one of activationsOf(q, seat)) {
    const text = q.abilities(one.thing)[one.index] as CompiledAbility
    const { of, first } = kindsOf(text, faces, one.variant.requires ?? {})
    const values = first.map((pips, kind) => worth(one, pips, kind))
    for (let dice = WHOLE; dice < DICE; dice++) {
      const kind = of[dice] as number
      if (kind >= 0 && (values[kind] as number) > (best[dice] as number)) best[dice] = values[kind] as number
    }
  }
  return expected(best)
}

/** Which kind of dice for an ability these are; -1 where they do not allow it. */
export function kindOf(q: Query, seat: Seat, { thing, index, variant }: Activation, dice: number): number {
  const text = q.abilities(thing)[index] as CompiledAbility
  return kindsOf(text, heroOf(q, seat).faces, variant.requires ?? {}).of[dice] ?? -1
}
