import type { Random } from '../random.ts'

/** So many different options, each as likely; a list of one costs no number. */
export function pickSome(options: readonly string[], count: number, picks: Random): string[] {
  if (count === 1) return [options[options.length === 1 ? 0 : picks.below(options.length)] as string]
  const left = [...options]
  return Array.from({ length: count }, () => left.splice(picks.below(left.length), 1)[0] as string)
}
