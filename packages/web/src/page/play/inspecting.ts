import type { ThingId } from '@quadriga/kernel'
import { create } from 'zustand'

/** The piece that is seen up close, wherever on the screen somebody asked for it. */
export const useInspecting = create<{ readonly piece: ThingId | null }>(() => ({ piece: null }))

/** Shows a piece up close, or none. */
export function inspect(piece: ThingId | null): void {
  useInspecting.setState({ piece })
}
