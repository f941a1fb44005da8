import type { Reason, Refusal } from '@quadriga/kernel'
import type { tableMessages } from './tableMessages.ts'

/** Whether something was done; a refused act changed nothing. */
export type Done = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly Reason[] }

export const done: Done = { ok: true }

export function refused(...reasons: readonly Reason[]): Done & { readonly ok: false } {
  return { ok: false, reasons }
}

/** A refusal of the table's own. */
export function refusedBy(key: keyof typeof tableMessages.entries, args: Reason['args'] = {}) {
  return refused({ key, args, rule: '' })
}

/** A refusal, or none, of the history. */
export function unless(reason: Refusal): Done {
  return reason === null ? done : refused(reason)
}
