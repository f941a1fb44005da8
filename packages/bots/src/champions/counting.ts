import type { Counting } from '../chance/counting.ts'

interface Played {
  readonly heroes: readonly string[]
  readonly scenario: string
  readonly difficulty?: string
}

/** Who plays alone is judged by more than who plays in company, and within a turn otherwise than in between. */
export const championsCounting: Counting = {
  curve({ seats, table }, { seat, open }) {
    if (open) return null
    const isTurn = table['phase'] === 'player' && table['turn'] === seat
    return `${seats > 1 ? 'company' : 'alone'}, ${isTurn ? 'turn' : 'reply'}`
  },
  setting(setup, seat) {
    const { heroes, scenario, difficulty = 'standard' } = setup as unknown as Played
    const needs = `${scenario}, ${difficulty}`
    const alone = heroes.length === 1 ? { [`${scenario}, ${heroes[seat] ?? ''}`]: 1 } : {}
    return { needs, counts: { [needs]: 1, ...alone } }
  },
}
