import { type Json, query, type State } from '@quadriga/kernel'
import { allHeroes, fullHealth, missions, tableOf, zombies } from '@quadriga/zombies'
import { botOf } from '../mind.ts'
import { moodMind } from '../zombies/byMood.ts'
import { judgementBy, partDone } from '../zombies/judgement.ts'
import { studiedWeights, type Weights } from '../zombies/weights.ts'
import type { Tuning } from './tuning.ts'

/** Missions are made for four. */
const TEAM = 4
/** What a lost game scores at most: for the parts of the mission that were done, and for the Health that was left. */
const PARTS = 0.45
const STANDING = 0.05

const groups: readonly (readonly (keyof Weights)[])[] = [
  ['fallen', 'doom'],
  ['health', 'last', 'wound'],
  ['power', 'trait', 'citizen'],
  ['part', 'taken', 'rescued', 'slain', 'escaped'],
  ['goal', 'haste', 'step'],
  ['alone'],
  ['enemy', 'zombieHero'],
  ['danger', 'unknown'],
  ['hunger', 'ravenous'],
]

/** The missions in turn, without the tutorial, each time with four other heroes of its side. */
export function missionInTurn(n: number): Json {
  const played = missions.slice(1)
  const { id, mode } = played[n % played.length] as (typeof played)[number]
  const own = allHeroes.filter((hero) => hero.mode === mode)
  const first = Math.floor(n / played.length)
  const heroes = Array.from({ length: TEAM }, (_, place) => own[(first + place) % own.length]?.id ?? '')
  return { mission: id, heroes }
}

/** The Veteran's weights, by games in which only the mood of each turn is thought about. */
export const zombiesTuning: Tuning = {
  game: zombies,
  weights: studiedWeights,
  groups,
  setup: missionInTurn,
  bot: (learned, seed) => botOf(moodMind(judgementBy({ ...studiedWeights, ...learned })), seed),
  score,
}

function score(end: State): number {
  if (end.outcome?.kind === 'won') return 1
  const q = query(end)
  const { heroes } = tableOf(q)
  const left = heroes.reduce((sum, hero) => sum + q.counter(hero, 'health') / fullHealth(q, hero), 0)
  return PARTS * partDone(end, q) + (STANDING * left) / heroes.length
}
