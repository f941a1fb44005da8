import type { SeriesModel } from '../../model/online/clubService.ts'
import type { Say } from '../words/i18n.ts'

/** How a series stands, in a line. */
export function seriesText(t: Say, { place, of, wins, lost, isDecided }: SeriesModel): string {
  const nameOf = ({ name, isMe, isBot }: SeriesModel['wins'][number]): string =>
    isMe ? t('series.me') : isBot ? t('series.bot') : name
  const score = [
    ...wins.map((one) => t('series.wins', { name: nameOf(one), n: one.n })),
    ...(lost === 0 ? [] : [t('series.lost', { n: lost })]),
  ]
  return [
    t('series.title'),
    isDecided ? t('series.decided') : t('series.place', { place, of }),
    score.length === 0 ? t('series.none') : score.join(' – '),
  ].join(' · ')
}
