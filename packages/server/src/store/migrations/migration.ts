import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * A step forward of the database. Its number is its own for ever; once it was in a program that somebody ran, it is never changed: what
 * turned out wrong is put right by the next one. Databases remember which numbers they have seen, so that a step with
 * a lower number than the last may still arrive.
 */
export interface Migration {
  readonly number: number
  readonly name: string
  readonly up: (db: Kysely<Schema>) => Promise<void>
}
