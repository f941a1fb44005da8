import type { EventRule } from '@quadriga/kernel/author'
import { cardEvents } from './cards.ts'
import { crisisEvents } from './crises.ts'
import { fightEvents } from './fights.ts'
import { markEvents } from './marks.ts'
import { stoneEvents } from './stones.ts'
import { turnEvents } from './turn.ts'

/** Every kind of event; their commits are the only places that change the table. */
export const events: readonly EventRule[] = [
  ...turnEvents,
  ...cardEvents,
  ...fightEvents,
  ...crisisEvents,
  ...markEvents,
  ...stoneEvents,
]
