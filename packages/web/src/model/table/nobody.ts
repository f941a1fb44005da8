import type { Seat, ThingId } from '@quadriga/kernel'

/** No seat, as the engine writes it. */
export const NOBODY: Seat = -1

/** No thing, as the engine writes it. */
export const NOTHING: ThingId = -1
