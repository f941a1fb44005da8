import type { View } from '@quadriga/kernel'

/** The procedure of the villain phase, as frames name it. */
const PHASE = 'champions.villainPhase'

/** By the step that its frame runs next: threat, activation, deal, reveal. A step that loops has gone back to itself. */
const stepByNext: readonly number[] = [1, 1, 1, 2, 2, 3, 4, 4, 4]

/** Which of the five steps of the villain phase runs; 0 outside of it. The fifth, the token, is the round's own. */
export function villainStep({ frames, table }: View): number {
  if ((table as { phase?: unknown }).phase !== 'villain') return 0
  const frame = frames.find(({ at }) => at === PHASE)
  return frame === undefined ? 5 : (stepByNext[frame.step] ?? 4)
}
