/** Numbers that follow from a text alone: the same card always has the same picture. */
export interface Draws {
  /** From low up to, not including, high. */
  between(low: number, high: number): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

export function drawsFrom(text: string): Draws {
  let state = hashOf(text)
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + unit() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return { between, whole, pick: (list) => list[whole(0, list.length - 1)] ?? list[0] }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}
