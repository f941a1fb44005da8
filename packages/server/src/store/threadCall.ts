import type { Store } from './store.ts'

/** A call of a store in a thread, and what came of it. */
export interface Call {
  readonly id: number
  readonly method: keyof Store
  readonly given: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  /** `newer` is the version of a database that a later program wrote. */
  | { readonly id: number; readonly fault: string; readonly newer?: number }

/** The thread is ready; the value are the methods of its store. */
export const READY = -1
