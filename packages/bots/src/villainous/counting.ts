import { against, type Counting } from '../chance/counting.ts'

/** Duels. A move is judged by the whole turn that it begins, an action by where it leads to. */
export const villainousCounting: Counting = {
  curve({ seats, table }, { seat, open, menu }) {
    if (open || seats !== 2) return null
    if (table['active'] !== seat) return 'theirs'
    return menu ? String(table['stage']) : 'question'
  },
  setting(setup, seat) {
    const { villains, mode } = setup as unknown as {
      readonly villains: readonly string[]
      readonly mode: string
    }
    const rivals = against(villains[seat] ?? '', villains[1 - seat] ?? '')
    return { needs: mode, counts: { [mode]: 1, ...rivals } }
  },
}
