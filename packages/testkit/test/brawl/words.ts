import { arg, number, op, type Query, seat, type Seat, thing, type ThingId } from '@quadriga/kernel/author'

import { event } from './kinds.ts'

/** The words that the cards of Brawl are written in. */

export function fighterOf(q: Query, of: Seat): ThingId {
  return q.ids('play', of).find((id) => q.definition(id).kind === 'fighter') as ThingId
}

export const fighter = op('fighter', 'thing', {
  args: [arg('of', seat)],
  value: (q, a) => fighterOf(q, a.of),
  say: () => 'fighter',
})

const rivalsOp = op('rivals', 'things', {
  args: [],
  value: (q, _a, env) =>
    q
      .order()
      .filter((one) => one !== env.you)
      .map((one) => fighterOf(q, one)),
  say: () => 'rivals',
})
export const rivals = rivalsOp()

const mineOp = op('mine', 'things', {
  args: [],
  value: (q, _a, env) => q.ids('play', env.you).filter((id) => q.definition(id).kind !== 'fighter'),
  say: () => 'mine',
})
/** What you have in play beside your fighter. */
export const mine = mineOp()

export const hit = op('hit', 'effect', {
  args: [arg('n', number), arg('to', thing)],
  run: (m, a, env) =>
    m.propose(event.damage, {
      to: a.to,
      seat: env.you,
      source: env.self,
      ledger: [{ how: 'base', n: a.n + m.stat(fighterOf(m, env.you), 'strength'), source: env.self }],
    }),
  affects: (q, a) => q.exists(a.to),
  say: () => 'hit',
})

export const brawlOps = [fighter, rivalsOp, mineOp, hit]
