/** A seeded stream of whole numbers; picks and chance each have their own. */
export type Random = {
  /** The next number, from 0 to `count` - 1. */
  below(count: number): number
}

/** Doty-Humphrey's sfc32: small, fast, and good enough for playing at random. */
export function random(seed: number): Random {
  let a = 0
  let b = seed | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // Seeds that differ by one must not give streams that begin alike.
  for (let round = 0; round < 12; round++) next()
  return { below: (count) => Math.floor((next() / 0x1_0000_0000) * count) }
}

/** Picks one of the listed options; a list of one costs no number, so asking a forced question changes nothing. */
export function pick(options: readonly string[], picks: Random): string {
  const option = options.length === 1 ? options[0] : options[picks.below(options.length)]
  if (option === undefined) throw new Error('there is nothing to pick from')
  return option
}
