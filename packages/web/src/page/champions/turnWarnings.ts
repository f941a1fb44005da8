import type { Snapshot } from '../../model/table/snapshot.ts'
import type { Say } from '../words/i18n.ts'
import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import { countAble } from '../dock/countAble.ts'
import { percent } from './percent.ts'

export const warningKinds = ['unused', 'lethal', 'scheme'] as const
/** What one may be warned of before a turn ends; each can be silenced for good. */
export type WarningKind = (typeof warningKinds)[number]

/** A reason to think again. */
export interface Warning {
  readonly kind: WarningKind
  readonly text: string
}

/** What speaks against ending the turn now: actions left, a player who could fall, a scheme that could be lost. */
export function turnWarnings(
  t: Say,
  { question, seats, board }: Snapshot,
  forecast: ForecastModel | null,
): readonly Warning[] {
  if (question === null || !question.isMenu) return []
  const unused = countAble(question.fan.acts)
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const fallen = forecast?.players.filter(({ undefended }) => undefended.lethal.certainty !== 'not') ?? []
  const lost = forecast?.schemes.filter(({ completes, last }) => last && completes.certainty !== 'not') ?? []
  return [
    ...fallen.map(
      ({ seat, undefended }): Warning => ({
        kind: 'lethal',
        text: t('warning.lethal', { name: nameOf(seat), chance: percent(undefended.lethal.chance) }),
      }),
    ),
    ...lost.map(
      ({ scheme, completes }): Warning => ({
        kind: 'scheme',
        text: t('warning.scheme', {
          name: board.pieces[scheme]?.name ?? '',
          chance: percent(completes.chance),
        }),
      }),
    ),
    ...(unused === 0 ? [] : [{ kind: 'unused' as const, text: t('warning.unused', { n: unused }) }]),
  ]
}
