import type { Say } from '../words/i18n.ts'
import type { SchemeModel } from '../../model/champions/board.ts'

export const schemeIcons = ['crisis', 'acceleration', 'hazard', 'tokens'] as const
export type SchemeIcon = (typeof schemeIcons)[number]

/** What a scheme does to everybody, in words: crisis, acceleration, hazard, tokens. */
export function iconsOn(t: Say, scheme: SchemeModel): readonly { id: SchemeIcon; words: string }[] {
  const numbers: Readonly<Record<SchemeIcon, number>> = {
    crisis: scheme.crisis,
    acceleration: scheme.acceleration,
    hazard: scheme.hazard,
    tokens: scheme.accelerationTokens,
  }
  return schemeIcons
    .filter((id) => numbers[id] > 0)
    .map((id) => ({ id, words: t(`champions.${id}`, { n: numbers[id] }) }))
}

/** The same for ears, with the pace of a main scheme. */
export function heardOf(t: Say, scheme: SchemeModel): string {
  const pace = scheme.perRound > 0 ? [t('champions.perRound', { n: scheme.perRound })] : []
  const { now, max } = scheme.threat
  // A scheme with threat on it has a line for the threat, which says the limit too.
  const limit = max > 0 && now === 0 ? [t('champions.limit', { n: max })] : []
  return [...limit, ...pace, ...iconsOn(t, scheme).map(({ words }) => words)].join(', ')
}
