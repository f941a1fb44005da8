import type { TrialSummary } from '@quadriga/bots/trial'
import type { TrialProgress } from '../../model/decks/deckTrial.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DeckTrial.module.css'
import { TrialCards } from './TrialCards.tsx'

/** How the trial of a deck stands, and of the one it is compared with. */
export function TrialResults({ told }: { readonly told: readonly TrialProgress[] }) {
  const t = useWords()
  const [first, second] = told
  if (first === undefined) return null
  return (
    <div className={styles.results}>
      {told.map(({ done, games, summary }, place) => (
        <section key={place} aria-label={t(place === 0 ? 'decks.trial.this' : 'decks.trial.other')}>
          <h2>{t(place === 0 ? 'decks.trial.this' : 'decks.trial.other')}</h2>
          <progress value={done} max={games} aria-label={t('decks.trial.progress')} />
          <p role="status">{t('decks.trial.done', { done, games })}</p>
          {done === 0 ? null : <Figures summary={summary} />}
        </section>
      ))}
      {second === undefined || second.done < second.games ? null : (
        <p role="status" className={styles.verdict}>
          {t(verdictOf(first.summary, second.summary))}
        </p>
      )}
      {first.done === 0 ? null : <TrialCards cards={first.summary.cards} />}
    </div>
  )
}

function Figures({ summary: { wins, rounds, turns, unspent } }: { readonly summary: TrialSummary }) {
  const t = useWords()
  const percent = (share: number): number => Math.round(share * 100)
  return (
    <ul className={styles.figures}>
      <li>
        {t('decks.trial.wins', {
          n: wins.n,
          of: wins.of,
          rate: percent(wins.n / Math.max(1, wins.of)),
          low: percent(wins.low),
          high: percent(wins.high),
        })}
      </li>
      <li>{t('decks.trial.rounds', { n: Math.round(rounds * 10) / 10 })}</li>
      <li>
        {t('decks.trial.unspent', { n: unspent, of: turns, rate: percent(unspent / Math.max(1, turns)) })}
      </li>
    </ul>
  )
}

/** Shares whose intervals lie apart are told apart; anything else may be chance. */
function verdictOf({ wins: a }: TrialSummary, { wins: b }: TrialSummary) {
  if (a.low > b.high) return 'decks.trial.better'
  return a.high < b.low ? 'decks.trial.worse' : 'decks.trial.unclear'
}
