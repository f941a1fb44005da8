import { NOTHING } from '@quadriga/kernel'
import type { Machine } from '@quadriga/kernel/author'
import { type FieldValue, type GameKit, KitProblem, type Subject } from '../kit.ts'
import * as t from '../text/playing.ts'
import { entryCalled, squeeze } from './names.ts'
import type { Reading } from './findByName.ts'

const wordsOf = (entry: { readonly words?: readonly string[] }) => entry.words ?? []

/** A value by name: the kit's own, then stats and counters of the game. */
export function readField({ kit, q }: Reading, of: Subject, field: string): FieldValue {
  const own = entryCalled(kit.fields ?? {}, field, wordsOf)?.[1].read(q, of) ?? null
  if (own !== null) return own
  const { game } = kit
  const counter = named(game.counters, field)
  if (of.thing !== NOTHING && counter !== undefined) return q.counter(of.thing, counter)
  const stat = named(game.stats, field)
  if (of.thing !== NOTHING && stat !== undefined) return q.stat(of.thing, stat)
  throw new KitProblem(t.hasNo(field), field, fieldNames(kit))
}

/** Writes a number of a position. */
export function writeField(kit: GameKit, m: Machine, of: Subject, field: string, value: number): void {
  const own = entryCalled(kit.fields ?? {}, field, wordsOf)?.[1]
  const counter = named(kit.game.counters, field)
  if (value < 0 && own?.signed !== true) throw new KitProblem(t.belowZero(field))
  if (own?.write !== undefined) own.write(m, of, value)
  else if (of.thing !== NOTHING && counter !== undefined) m.own(of.thing)[counter] = value
  else throw new KitProblem(t.cannotSet(field), field, fieldNames(kit))
  // What is counted the other way round goes below zero where the number is too high.
  const below =
    of.thing === NOTHING ? undefined : kit.game.counters.find((one) => m.counter(of.thing, one) < 0)
  if (below !== undefined) throw new KitProblem(t.wouldBeBelowZero(field, value, below))
}

/** A yes-or-no property by name: the kit's own, or a counter above zero. */
export function readFlag({ kit, q }: Reading, of: Subject, flag: string): boolean {
  const own = entryCalled(kit.flags ?? {}, flag, wordsOf)?.[1].read(q, of) ?? null
  if (own !== null) return own
  const counter = named(kit.game.counters, flag)
  if (of.thing !== NOTHING && counter !== undefined) return q.counter(of.thing, counter) > 0
  throw new KitProblem(t.hasNo(flag), flag, flagNames(kit))
}

/** Sets a property of a position. */
export function writeFlag(kit: GameKit, m: Machine, of: Subject, flag: string): void {
  const own = entryCalled(kit.flags ?? {}, flag, wordsOf)?.[1].write
  const counter = named(kit.game.counters, flag)
  if (own !== undefined) own(m, of)
  else if (of.thing !== NOTHING && counter !== undefined) m.own(of.thing)[counter] = 1
  else throw new KitProblem(t.cannotSet(flag), flag, flagNames(kit))
}

function named(names: readonly string[], word: string): string | undefined {
  return names.find((name) => squeeze(name) === squeeze(word))
}

function fieldNames({ fields = {}, game }: GameKit): string[] {
  return [...Object.keys(fields), ...game.counters, ...game.stats]
}

function flagNames({ flags = {}, game }: GameKit): string[] {
  return [...Object.keys(flags), ...game.counters]
}
