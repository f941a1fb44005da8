import type { DealModel, DealResult } from '../../model/online/clubService.ts'
import styles from '../end/EndScreen.module.css'
import { useWords } from '../words/i18n.ts'

/** How the tables with the same cards and dice ended, once all are over. */
export function DealCompared({ deal: { tables, over, results } }: { readonly deal: DealModel }) {
  const t = useWords()
  if (results === null) return <p className={styles.length}>{t('deal.waits', { over, tables })}</p>
  return (
    <section aria-label={t('deal.title')} data-deal>
      <h2 className={styles.length}>{t('deal.title')}</h2>
      <ul>
        {results.map((result, n) => (
          <li key={n}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Result({ result: { isThis, round, players } }: { readonly result: DealResult }) {
  const t = useWords()
  const nameOf = ({ name, isMe, isBot }: DealResult['players'][number]): string =>
    isMe ? t('series.me') : isBot ? t('series.bot') : name
  const names = players.map(nameOf).join(', ')
  const winners = players.filter(({ hasWon }) => hasWon).map(nameOf)
  return [
    isThis ? `${names} (${t('deal.this')})` : names,
    winners.length === 0 ? t('deal.lost') : t('deal.won', { names: winners.join(', ') }),
    t('deal.rounds', { n: round }),
  ].join(' · ')
}
