import { create } from 'zustand'
import type { ThingId } from '@quadriga/kernel'

/** The location one points at before the figure moves: its symbols are shown as they would be. */
export const usePreviewed = create<{ readonly place: ThingId | null }>(() => ({ place: null }))

export function preview(place: ThingId | null): void {
  usePreviewed.setState({ place })
}
