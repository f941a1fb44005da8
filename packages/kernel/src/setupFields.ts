import type { Json } from './state.ts'

/**
 * What a set-up may hold, declared by a game as data. `setupReader.ts` compares what comes from outside with it; the types
 * of what it gives follow from the declaration.
 */
export type SetupField =
  | NameField
  | FlagField
  | NumberField
  | CountsField
  | ListField<unknown>
  | RecordField<SetupFields>
  | NameOrRecordField
  | OptionalField<unknown>
  | DataField

export type SetupFields = Readonly<Record<string, unknown>>

/** One of the known names. */
export interface NameField<N extends string = string> {
  readonly kind: 'name'
  readonly known: readonly N[]
}

/** True or false. */
export interface FlagField {
  readonly kind: 'flag'
}

/** A whole number. */
export interface NumberField {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
}

/** Whole numbers from 0 by name, such as copies by card; which names there are is for the rules to say. */
export interface CountsField {
  readonly kind: 'counts'
  /** Most names. */
  readonly names: number
  readonly max: number
}

/** Several of a kind, each perhaps only once. */
export interface ListField<F> {
  readonly kind: 'list'
  readonly of: F
  readonly min: number
  readonly max: number
  readonly distinct: boolean
}

export interface RecordField<F extends SetupFields> {
  readonly kind: 'record'
  readonly fields: F
}

/** The name of something ready-made, or all that it is made of. */
export interface NameOrRecordField<N extends string = string, F extends SetupFields = SetupFields> {
  readonly kind: 'nameOrRecord'
  readonly known: readonly N[]
  readonly fields: F
}

/** May be left out; null is not left out. */
export interface OptionalField<F> {
  readonly kind: 'optional'
  readonly of: F
}

/** Plain data that the game reads itself, such as files of content: no larger and no deeper than said. */
export interface DataField {
  readonly kind: 'data'
  /** Most characters as JSON, about. */
  readonly size: number
  readonly depth: number
}

type Names<F> = F extends { readonly known: readonly (infer N)[] } ? N : never
type OptionalKeys<F> = { [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never }[keyof F]
type ReadFields<F> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ReadField<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: F[K] extends OptionalField<infer Inner> ? ReadField<Inner> : never
}

/** What a declared field gives once it is read. */
export type ReadField<F> = F extends NameField
  ? Names<F>
  : F extends FlagField
    ? boolean
    : F extends NumberField
      ? number
      : F extends CountsField
        ? Readonly<Record<string, number>>
        : F extends ListField<infer Of>
          ? readonly ReadField<Of>[]
          : F extends NameOrRecordField<infer N, infer Fields>
            ? N | ReadFields<Fields>
            : F extends RecordField<infer Fields>
              ? ReadFields<Fields>
              : F extends DataField
                ? Json
                : never

/** How games declare their set-ups: `setupField.record({ heroes: setupField.distinct(setupField.name(ids), 1, 4) })`. */
export const setupField = {
  name: <const N extends string>(known: readonly N[]): NameField<N> => ({ kind: 'name', known }),
  flag: { kind: 'flag' } as FlagField,
  number: (min: number, max: number): NumberField => ({ kind: 'number', min, max }),
  counts: (names: number, max: number): CountsField => ({ kind: 'counts', names, max }),
  list: <F>(of: F, min: number, max: number): ListField<F> => ({
    kind: 'list',
    of,
    min,
    max,
    distinct: false,
  }),
  /** A list in which nothing may stand twice. */
  distinct: <F>(of: F, min: number, max: number): ListField<F> => ({
    kind: 'list',
    of,
    min,
    max,
    distinct: true,
  }),
  record: <F extends SetupFields>(fields: F): RecordField<F> => ({ kind: 'record', fields }),
  nameOrRecord: <N extends string, F extends SetupFields>(
    known: readonly N[],
    fields: F,
  ): NameOrRecordField<N, F> => ({ kind: 'nameOrRecord', known, fields }),
  data: (size: number, depth: number): DataField => ({ kind: 'data', size, depth }),
  optional: <F>(of: F): OptionalField<F> => ({ kind: 'optional', of }),
} as const
