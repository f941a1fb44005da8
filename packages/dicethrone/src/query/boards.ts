import {
  message,
  type Option,
  plainOption,
  type Query,
  type Seat,
  type ThingId,
} from '@quadriga/kernel/author'
import type { AbilityDefinition, Variant } from '../definition.ts'
import { heroOf } from './heroes.ts'
import { type Activation, activationName, meeting } from './requirement.ts'
import { textsOf } from './texts.ts'
import { idsOf, seatZone } from '../zones.ts'

/** A variant of an offensive ability, and which rolls allow it, by the number of the dice. */
export interface Offensive extends Activation {
  readonly met: Uint8Array
  /** How it is announced. */
  readonly option: Option
}

/** What lies on a hero board, sorted by what menus and pauses ask for. */
export interface Board {
  readonly offensive: readonly Offensive[]
  /** Passive abilities that are used, not only active. */
  readonly used: readonly ThingId[]
  /** What lies in each place, by the printed ability. */
  readonly slots: ReadonlyMap<string, AbilityDefinition>
}

// The list of a zone is replaced and never changed, and a board that is turned over gets another one; so what was
// sorted once holds for every state that shares the list.
const known = new WeakMap<readonly ThingId[], Board>()

export function boardOf(q: Query, seat: Seat): Board {
  const ids = idsOf(q, seatZone.board, seat)
  const found = known.get(ids)
  if (found !== undefined) return found
  const made = sorted(q, seat, ids)
  known.set(ids, made)
  return made
}

function sorted(q: Query, seat: Seat, ids: readonly ThingId[]): Board {
  const { faces } = heroOf(q, seat)
  const offensive: Offensive[] = []
  const used: ThingId[] = []
  const slots = new Map<string, AbilityDefinition>()
  for (const thing of ids) {
    const ability = q.definition(thing) as AbilityDefinition
    const { use, abilities, slot } = ability
    if (!slots.has(slot)) slots.set(slot, ability)
    if (use === 'passive' && textsOf(q, thing).paid.length > 0) used.push(thing)
    if (use !== 'offensive' && use !== 'ultimate') continue
    abilities.forEach((variant: Variant, index) => {
      const { requires } = variant
      if (requires === null) return
      const option = announcing(q, { thing, index, variant }, ability)
      offensive.push({ thing, index, variant, met: meeting(faces, requires), option })
    })
  }
  return { offensive, used, slots }
}

const announced = new WeakMap<AbilityDefinition, Option[]>()

/** The option of a variant: but for its thing always the same. */
function announcing(q: Query, one: Activation, ability: AbilityDefinition): Option {
  const options = announced.get(ability) ?? []
  announced.set(ability, options)
  const option = (options[one.index] ??= plainOption(
    `activate:${activationName(q, one)}`,
    message('option.activate', { ability: ability.id, program: `${ability.id}/${one.index}` }),
    'activate',
  ))
  return { ...option, thing: one.thing }
}

/** The place of an ability on its hero's board, counted from 0 in printed order: it never changes during a game. */
export function placeOf(q: Query, seat: Seat, ability: ThingId): number {
  return heroOf(q, seat).places[q.thing(ability).face] as number
}

/** Every offensive ability and tier that five dice allow, by the number of the dice. */
export function activations(q: Query, seat: Seat, dice: number): readonly Offensive[] {
  const found: Offensive[] = []
  for (const one of boardOf(q, seat).offensive) if (one.met[dice] === 1) found.push(one)
  return found
}
