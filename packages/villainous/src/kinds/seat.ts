import { field } from '@quadriga/kernel/author'

/** Who causes or undergoes it; the log calls the seat by its villain. See `by`. */
export const bySeat = { seat: field.seat, who: field.word() }
