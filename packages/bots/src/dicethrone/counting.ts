import { against, type Counting } from '../chance/counting.ts'

/** Duels: what a roll or the next income may bring is judged in some phases and not yet in others. */
export const dicethroneCounting: Counting = {
  curve({ seats, table }, { seat, open }) {
    if (open || seats !== 2) return null
    return table['active'] === seat ? String(table['phase']) : 'theirs'
  },
  setting(setup, seat) {
    const { heroes } = setup as unknown as { readonly heroes: readonly string[] }
    return { needs: null, counts: against(heroes[seat] ?? '', heroes[1 - seat] ?? '') }
  },
}
