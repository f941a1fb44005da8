import type { Option } from '@quadriga/kernel'
import type { Random } from '../random.ts'

/** The same choice as on the other sides: a list of one draws nothing from the generator. */
export function pickOption(options: readonly Option[], picks: Random): string {
  const index = options.length === 1 ? 0 : picks.below(options.length)
  return (options[index] as Option).key
}
