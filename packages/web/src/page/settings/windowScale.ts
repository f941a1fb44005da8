/** Up to here tables spend more room on bigger cards; beyond it everything grows alike. */
const WIDE = 2560
const HIGH = 1440

/** How much larger than usual everything is drawn, in windows that are larger in both directions. */
export function windowScale(width: number, height: number): number {
  return width > WIDE && height > HIGH ? Math.min(width / WIDE, height / HIGH) : 1
}
