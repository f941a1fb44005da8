import type { Check, Query, ThingId } from '@quadriga/kernel/author'
import { companionsOf } from '../query/companions.ts'
import { useRefusal } from '../query/legality.ts'
import { tokensOf } from '../query/status.ts'
import { tableOf } from '../table.ts'
import { openActions } from './window.ts'

/** Pauses of the Upkeep Phase, besides the one before its damage is applied. */

/**
 * Tokens may go at any time (page 7). What they deal counts as long as they lie there, so the last pause is early enough; but
 * dice that are thrown for a token are thrown, so everybody may act before.
 */
export const beforeUpkeepDice: Check = (m) => {
  if (tokensOf(m, tableOf(m).active).some((token) => throwsInUpkeep(m, token))) openActions(m)
}

function throwsInUpkeep(q: Query, token: ThingId): boolean {
  return q
    .abilities(token)
    .some(({ ability, effect }) => ability.window === 'upkeep' && effect.nodes.some(isRoll))
}

const isRoll = ({ op }: { readonly op: { readonly name: string } }): boolean => op.name === 'rollDice'

/** Everybody may act if the active player has a companion that may be activated now. */
export const upkeepHelp: Check = (m) => {
  const { active } = tableOf(m)
  if (companionsOf(m, active).some((thing) => useRefusal(m, active, thing) === null)) openActions(m)
}
