import type { NumberNode, SeatsNode, ThingsNode } from './node.ts'
import type { Seat, ThingId } from './state.ts'

/** What a field of an event holds: its type for rules (`Value`) and what a pattern may ask of it (`Asked`). */
export interface Field<Value, Asked = never> {
  readonly sort: 'thing' | 'things' | 'seat' | 'number' | 'flag' | 'word' | 'event' | 'other'
  /** Whether it may be left out when the event is brought about. */
  readonly isOptional: boolean
  readonly types?: { readonly value: Value; readonly asked: Asked }
}

export type AnyField = Field<unknown, unknown>
export type Fields = Readonly<Record<string, AnyField>>

interface OptionalField<Value, Asked> extends Field<Value | undefined, Asked> {
  readonly isOptional: true
}

function made<Value, Asked = never>(sort: AnyField['sort']): Field<Value, Asked> & { isOptional: false } {
  return { sort, isOptional: false }
}

/** The kinds of fields that events have. */
export const field = {
  /** A thing, or NOTHING. */
  thing: made<ThingId, ThingsNode>('thing'),
  things: made<readonly ThingId[]>('things'),
  /** A seat, or NOBODY. */
  seat: made<Seat, SeatsNode>('seat'),
  number: made<number, NumberNode>('number'),
  flag: made<boolean, boolean>('flag'),
  /** Depth of an open event that it belongs to, or -1. */
  event: made<number>('event'),
  /** A word, if need be of a closed list: `field.word<'won' | 'lost'>()`. */
  word: <W extends string = string>() => made<W, W>('word'),
  /** Anything else that is plain data: `field.data<readonly Later[]>()`. */
  data: <T>() => made<T>('other'),
  /** May be left out. */
  maybe: <Value, Asked>({ sort }: Field<Value, Asked>): OptionalField<Value, Asked> => ({
    sort,
    isOptional: true,
  }),
} as const

type ValueOf<F> = F extends Field<infer Value, unknown> ? Value : never
type AskedOf<F> = F extends Field<unknown, infer Asked> ? Asked : never

/** The record that fields describe. */
export type Valued<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends { isOptional: true } ? never : K]: ValueOf<F[K]>
} & {
  -readonly [K in keyof F as F[K] extends { isOptional: true } ? K : never]?: ValueOf<F[K]>
}

/** What a pattern may ask of fields: a value of its own sort, or a part of the language that stands for some. */
export type Patterned<F extends Fields> = { readonly [K in keyof F]?: AskedOf<F[K]> }
