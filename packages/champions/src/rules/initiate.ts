import type { Machine, Trigger } from '@quadriga/kernel/author'
import { beginPlay } from './playCard.ts'
import { useAbility } from './useAbility.ts'

/** Begins an ability found in a window or a menu: an event of the hand is played, a card in play is used. */
export function initiate(m: Machine, { thing, ability, seat, env }: Trigger): void {
  const { index } = ability
  if (m.inZone(thing, 'hand')) beginPlay(m, seat, thing, index, env.event)
  else {
    const { event } = env
    m.call(useAbility, { seat, thing, ability: index, event, spent: [], usedUp: [], discarded: 0, held: {} })
  }
}
