import { op } from '@quadriga/kernel/author'
import * as t from '@quadriga/kernel/text'
import { domain, player } from '../text/nouns.ts'

const otherSeatsOp = op('otherSeats', 'seats', {
  args: [],
  value: (q, _a, env) => q.order().filter((seat) => seat !== env.you),
  say: () => t.group(t.prep.into, t.of(t.another(player), domain)) as never,
})

/** Fields of a relocation into another player's domain. */
export const abroad = { domain: otherSeatsOp() }

export const patternOps = [otherSeatsOp]
