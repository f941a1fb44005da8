import type { IntentModel } from '../../model/zombies/board.ts'
import type { Say } from '../words/i18n.ts'
import type { Tableau } from './useTableau.ts'

const reasons: Partial<
  Record<IntentModel['why'], 'mz.intent.sees' | 'mz.intent.lured' | 'mz.intent.gathers'>
> = {
  sees: 'mz.intent.sees',
  lured: 'mz.intent.lured',
  gathers: 'mz.intent.gathers',
}

/** What Enemies would do next and why: "4 Walkers come to the hall because they see Rogue." */
export function intentSays(t: Say, { zoneOf }: Pick<Tableau, 'zoneOf'>, intent: IntentModel): string {
  const { name, n, does, from, to, targets, whom, why } = intent
  const who = n === 1 ? name : t('mz.groupOf', { n, name })
  const whomSays = whom.join(', ')
  if (does === 'stay') return t('mz.intent.stay', { who })
  if (does === 'miss') return t('mz.intent.miss', { who })
  if (does === 'attack')
    return t(targets.includes(from) ? 'mz.intent.attack' : 'mz.intent.afar', { who, whom: whomSays })
  const where = to.map((id) => zoneOf(id)?.name ?? id).join(' / ')
  return t(reasons[why] ?? 'mz.intent.nearest', { who, where, whom: whomSays })
}
