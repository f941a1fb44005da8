/** A place on the screen, in pixels from its upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 16
const EDGE = 8

/**
 * Where a bubble goes so that it covers nothing of what it speaks of: beside it, below it or above it, whichever fits, and above it first in the lower half;
 * where nothing does, into the corner of the screen that is farthest from it.
 */
export function placeBeside(target: Box | null, bubble: Size, screen: Size): { left: number; top: number } {
  const most = { left: screen.width - bubble.width - EDGE, top: screen.height - bubble.height - EDGE }
  const held = (left: number, top: number) => ({
    left: Math.max(EDGE, Math.min(left, most.left)),
    top: Math.max(EDGE, Math.min(top, most.top)),
  })
  if (target === null) return held((screen.width - bubble.width) / 2, screen.height * 0.18)
  const right = target.left + target.width
  const bottom = target.top + target.height
  const above = [target.left, target.top - bubble.height - GAP] as const
  const beside = [
    [right + GAP, target.top],
    [target.left - bubble.width - GAP, target.top],
    [target.left, bottom + GAP],
  ] as const
  // Beside a card of the hand lie the others, which may be needed too.
  const tries = target.top > screen.height / 2 ? [above, ...beside] : [...beside, above]
  for (const [left, top] of tries) {
    const place = held(left, top)
    if (!covers(place, bubble, target)) return place
  }
  return held(
    target.left + target.width / 2 > screen.width / 2 ? 0 : screen.width,
    target.top + target.height / 2 > screen.height / 2 ? 0 : screen.height,
  )
}

function covers(place: { left: number; top: number }, { width, height }: Size, target: Box): boolean {
  return (
    place.left < target.left + target.width &&
    target.left < place.left + width &&
    place.top < target.top + target.height &&
    target.top < place.top + height
  )
}
