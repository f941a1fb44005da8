/**
 * Who spoke for chance: the generator of the seed; somebody else ('hand'); or another build's generator or somebody
 * else, which nobody can tell any more ('unchecked').
 */
export type Speaker = 'generator' | 'unchecked' | 'hand'

/** How a game began besides its setup: under which build, and who spoke for chance meanwhile. */
export interface Beginning {
  readonly build: string
  readonly by: Speaker
}

/** Under the same build the generator says the same again: if it does not, somebody else spoke. */
export function speakerOf({ build, by }: Beginning, playedUnder: string, differed: boolean): Speaker {
  if (by === 'hand' || !differed) return by
  return build === playedUnder ? 'hand' : 'unchecked'
}

/** Who spoke for chance in all of these together. */
export function leastSure(all: readonly { readonly by: Speaker }[]): Speaker {
  if (all.some(({ by }) => by === 'hand')) return 'hand'
  return all.some(({ by }) => by === 'unchecked') ? 'unchecked' : 'generator'
}
