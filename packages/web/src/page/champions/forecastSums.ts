import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import type { Say } from '../words/i18n.ts'

type Activation = ForecastModel['activations'][number]
type Acting = Exclude<Activation, { readonly does: 'nothing' }>

/** What several enemies do together. */
export interface ForecastSum {
  readonly min: number
  readonly max: number
  readonly enemies: readonly Acting[]
}

/** A number, or the least and the most of it. */
export function spanOf(t: Say, { min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min}` : t('forecast.range', { min, max })
}

/** What is known of an attack or a scheme, and what the boost may add: "2 + 0–3". */
export function strikeWords(t: Say, activation: Acting): string {
  const { boost, value } = activation
  if (boost === null || boost.cards === 0 || boost.icons.max === 0) return spanOf(t, value)
  const known = value.min - boost.icons.min
  return `${known} + ${spanOf(t, boost.icons)}`
}

/** The minions that act, with the sum of what they do. */
export function minionsIn(activations: readonly Activation[]): ForecastSum {
  const enemies = activations.flatMap((one) => (one.does === 'nothing' ? [] : [one]))
  return {
    min: enemies.reduce((sum, { value }) => sum + value.min, 0),
    max: enemies.reduce((sum, { value }) => sum + value.max, 0),
    enemies,
  }
}

/** Whether an enemy attacks a player, or the phase changes their hit points: only then it says something to foretell them. */
export function isStruck(
  { running, activations }: Pick<ForecastModel, 'running' | 'activations'>,
  { seat, left, undefended }: ForecastModel['players'][number],
): boolean {
  const attacks = [...(running === null ? [] : [running]), ...activations].some(
    (one) => one.seat === seat && one.does === 'attack',
  )
  return attacks || left.min !== undefended.remaining || left.max !== undefended.remaining
}
