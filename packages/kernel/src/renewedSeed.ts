/**
 * A game has one seed, and each time something revealed is taken back it gets another that follows from it: the text of the
 * seed, a tilde and a number that counts up. They all follow from the first, so one commitment covers a whole
 * game, and the number says how often there was a new seed.
 */

interface Renewal {
  readonly root: string
  readonly count: number
}

function renewalOf(seed: string): Renewal {
  const [, root = '', count = 0] = /^(.*?)(?:~([1-9]\d{0,8}))?$/s.exec(seed) ?? []
  return { root, count: Number(count) }
}

/** The next seed after the newest of a game, which is all that a save is sure to tell. */
export function renewed(newest: string): string {
  const { root, count } = renewalOf(newest)
  return `${root}~${count + 1}`
}

/** Whether a game that had one seed may have had another later: those between may have been taken back with their answers. */
export function isRenewed(seed: string, later: string): boolean {
  const [a, b] = [renewalOf(seed), renewalOf(later)]
  return a.root === b.root && a.count < b.count
}
