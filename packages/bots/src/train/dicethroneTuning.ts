import { dicethrone, heroes } from '@quadriga/dicethrone'
import { query, type Seat, type State } from '@quadriga/kernel'
import { healthAt } from '../dicethrone/position.ts'
import { judgementOf, studiedFile } from '../dicethrone/judgement.ts'
import { mindBy } from '../dicethrone/mind.ts'
import { greedyBot } from '../greedy.ts'
import { botOf } from '../mind.ts'
import type { Tuning } from './tuning.ts'

/** What a lost duel scores at most, in which the other one had no health left either. */
const ALMOST = 0.3
const WHOLE = 50

const { weights } = studiedFile
const names = Object.keys(weights)
const isLasting = (name: string) => name.startsWith('lasting ')
const isToken = (name: string) => name.includes('/') && !isLasting(name)

/** Tokens are moved together by what they do: whoever holds them wants them, or not, now or for the rest of the fight. */
const groups: readonly (readonly string[])[] = [
  ['lastHealth'],
  ['cp', 'spareCp'],
  ['ownCard', 'hiddenCard', ...names.filter((name) => name.startsWith('card '))],
  ['upgradeTurn'],
  ['companion', 'companionUp', 'companionHealth', 'bot', 'improvedBot'],
  names.filter((name) => isToken(name) && (weights[name] ?? 0) > 0),
  names.filter((name) => isToken(name) && (weights[name] ?? 0) < 0),
  names.filter(isLasting),
]

/** The Veteran's weights: duels against greedy, each hero against each other one in turn, from both seats. */
export const dicethroneTuning: Tuning = {
  game: dicethrone,
  weights,
  groups,
  setup(n) {
    const one = n % heroes.length
    const further = 1 + (Math.floor(n / heroes.length) % (heroes.length - 1))
    return { heroes: [one, one + further].map((place) => heroes[place % heroes.length]?.id ?? '') }
  },
  bot: (learned, seed) => botOf(mindBy(judgementOf({ ...weights, ...learned })), seed),
  rival: greedyBot,
  score,
}

function score(end: State, seat: Seat): number {
  const winners = end.outcome?.winners ?? []
  if (winners.length !== 1) return 0.5
  if (winners.includes(seat)) return 1
  return ALMOST * Math.max(0, 1 - healthAt(query(end), 1 - seat) / WHOLE)
}
