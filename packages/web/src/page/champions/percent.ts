/** A chance in percent as people say it; never 0 or 100 for what is merely very unlikely or very likely. */
export function percent(chance: number): number {
  const n = Math.round(chance * 100)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, n)) : n
}
