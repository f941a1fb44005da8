import type { Act } from '../../model/table/act.ts'

/** Pieces that can do something; a card that can only be sold is no reason to go on. */
export function countAble(acts: readonly Pick<Act, 'source' | 'verb'>[]): number {
  const able = acts.filter(({ source, verb }) => source >= 0 && verb !== 'sell')
  return new Set(able.map(({ source }) => source)).size
}
