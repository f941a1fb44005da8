/** The rays of a half-open fan, left to right, as paths in a box of 160 by 86. */
export function fanRays(count: number): readonly string[] {
  const [x, y, inner, outer, gap] = [80, 82, 32, 76, 0.012]
  const at = (radius: number, turn: number): string => {
    const angle = Math.PI * (1 + turn)
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [n / count + gap, (n + 1) / count - gap]
    return `M${at(inner, from)}L${at(outer, from)}L${at(outer, to)}L${at(inner, to)}Z`
  })
}
