import { query, type Seat, type State } from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { greedyBot } from '../greedy.ts'
import { botOf } from '../mind.ts'
import { mindBy } from '../villainous/mind.ts'
import { judgeBy, studiedWeights } from '../villainous/studied.ts'
import { studiedProgress } from '../villainous/studiedProgress.ts'
import type { Tuning } from './tuning.ts'

/** What a lost duel scores at most, in which one was about to win oneself. */
const ALMOST = 0.3

const villains = ['thanos', 'hela', 'killmonger', 'ultron', 'taskmaster']
const names = Object.keys(studiedWeights)
const beginning = (...starts: readonly string[]) =>
  names.filter((name) => starts.some((start) => name.startsWith(start)))

/** Weights that mean much the same are moved together. */
const groups: readonly (readonly string[])[] = [
  ['power', 'thanos power', 'taskmaster power'],
  ['ally', 'allyStrength'],
  ['coveredSymbol', 'hero'],
  ['crisisOnMe', 'crisisHelp', 'globalCrisis', 'globalHelp', 'thanos globalHelp', 'taskmaster globalHelp'],
  ['rivals', 'thanos rivals'],
  ['rivalsComfort', 'thanos rivalsComfort'],
  ['lastSteps'],
  ['cards'],
  beginning('fate'),
  beginning('keep'),
  ['first raider', 'second raider', 'third raider'],
]

/** The Veteran's weights: duels against greedy, each villain against each other one in turn, from both seats. */
export const villainousTuning: Tuning = {
  game: villainous,
  weights: studiedWeights,
  groups,
  setup(n) {
    const further = 1 + (Math.floor(n / villains.length) % (villains.length - 1))
    const pair = [n, n + further].map((place) => villains[place % villains.length] ?? '')
    return { villains: pair, mode: 'implacable' }
  },
  bot: (learned, seed) => botOf(mindBy(judgeBy({ ...studiedWeights, ...learned })), seed),
  rival: greedyBot,
  score,
}

function score(end: State, seat: Seat): number {
  if (end.outcome?.winners.includes(seat) === true) return 1
  return ALMOST * Math.max(0, studiedProgress(query(end), seat))
}
