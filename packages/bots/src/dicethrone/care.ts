/** How far somebody thinks about a decision. */
export interface Care {
  /** How often an ability that throws dice is played out: as a glance ahead, and when it is time to announce one. */
  readonly glance: number
  readonly trials: number
  /** In how many worlds answers are tried, if there is time for them. */
  readonly worlds: number
  /** How many are tried further after the first world. */
  readonly finalists: number
  /**
   * Whether one's own further questions are answered as well as one can, and a phase that is ended is judged before what comes next: dice that
   * are thrown and points that are gained in any case would speak for or against it by chance.
   */
  readonly looksThrough: boolean
  /** Whether cards may be sold in a Main Phase: only somebody may who knows what single cards are worth. */
  readonly sells: boolean
}

/** Greedy's: what takes a fraction of a millisecond. */
export const glancing: Care = {
  glance: 1,
  trials: 3,
  worlds: 2,
  finalists: 3,
  looksThrough: false,
  sells: false,
}

export const careful: Care = {
  glance: 2,
  trials: 6,
  worlds: 4,
  finalists: 4,
  looksThrough: true,
  sells: true,
}
