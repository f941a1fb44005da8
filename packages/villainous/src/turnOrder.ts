import type { Seat } from '@quadriga/kernel/author'

/** Computed once: the order is asked for all the time, and there are nine of them. */
const orders = new Map<number, readonly Seat[]>()

/** The seats in order of play, the active one first. */
export function turnOrder(seats: number, active: Seat): readonly Seat[] {
  const key = seats * 8 + active
  const known = orders.get(key)
  if (known !== undefined) return known
  const made = Array.from({ length: seats }, (_, i) => (active + i) % seats)
  orders.set(key, made)
  return made
}
