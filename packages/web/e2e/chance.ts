/** Numbers below n, the same in every run. */
export function chance(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * n)
  }
}
