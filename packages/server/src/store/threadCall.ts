import type { Store } from './store.ts'

/** A call of a store in a thread, and what came of it. */
export interface Call {
  readonly id: number
  readonly method: keyof Store
  readonly given: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string }
