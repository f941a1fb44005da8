/** A place on the board, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether the middle of a piece lies under the stage: it cannot be pointed at. */
export function isUnder(stage: Box, piece: Box): boolean {
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2]
  return x > stage.x && x < stage.x + stage.width && y > stage.y && y < stage.y + stage.height
}
