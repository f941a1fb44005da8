import type { Counting } from '../chance/counting.ts'

interface Played {
  readonly mission: string
  readonly heroes: readonly string[]
  readonly own?: unknown
}

/** Missions that somebody drew were never counted. */
const OWN = 'own'

/** The heroes are judged together, always as the next Player Phase begins. */
export const zombiesCounting: Counting = {
  curve: (_, { open }) => (open ? null : 'round'),
  setting(setup) {
    const { mission, heroes, own } = setup as unknown as Played
    const needs = own === undefined ? `${mission}, ${heroes.length} heroes` : OWN
    return { needs, counts: { [needs]: 1 } }
  },
}
