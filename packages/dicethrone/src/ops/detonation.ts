import { arg, codeName, op, type Query, type Seat } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { type DamageLine, event } from '../kinds/index.ts'
import type { StatusDefinition } from '../definition.ts'
import { opponentsOf } from '../query/heroes.ts'
import { recordDepth } from '../query/record.ts'
import { tokensLike } from '../query/status.ts'
import { enterLines, lineOf } from '../rules/ledger.ts'
import { v } from '../text/nouns.ts'

/** Stacks of tokens that detonate together. */

function stackDamage(q: Query, seat: Seat, status: string): number {
  const { detonates } = q.loaded.definitions.get(status) as StatusDefinition
  return detonates[tokensLike(q, seat, status, seat).length - 1] ?? 0
}

/** Every opponent's tokens of a status go at once and deal the damage of their number; inside an attack it is part of it. */
export const detonateAll = op('detonateAll', 'effect', {
  args: [arg('status', codeName)],
  run(m, a, env) {
    const lines: DamageLine[] = []
    for (const to of opponentsOf(m, env.you)) {
      const damage = stackDamage(m, to, a.status)
      if (damage > 0) lines.push(lineOf({ to, how: 'add', n: damage, source: env.self }))
      for (const thing of tokensLike(m, to, a.status, to))
        m.happen(event.loseStatus, { seat: to, thing, how: 'used' })
    }
    const depth = recordDepth(m)
    if (lines.length === 0) return
    if (depth >= 0) enterLines(m, depth, lines)
    else m.propose(event.damage, { seat: env.you, dealt: [], lines })
  },
  affects: (q, a, env) => opponentsOf(q, env.you).some((seat) => stackDamage(q, seat, a.status) > 0),
  say: (a) =>
    t.phrase(
      v.detonate,
      t.both(
        t.group('all', t.thing(a.status), 'tokens of each opponent'),
        t.group('tous les jetons', t.thing(a.status), 'de chaque adversaire'),
      ),
    ),
})

export const detonationOps = [detonateAll]
