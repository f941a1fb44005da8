import type { CardReport } from '@quadriga/bots/trial'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './DeckTrial.module.css'

/** What became of each card, the one that stayed dead most often first. */
export function TrialCards({ cards }: { readonly cards: readonly CardReport[] }) {
  const t = useWords()
  const { cardOf } = useBuilder()
  return (
    // A table wider than a phone is scrolled, by the keyboard too.
    <section className={styles.scroll} tabIndex={0} aria-label={t('decks.trial.cards')}>
      <table className={styles.cards}>
        <caption>{t('decks.trial.cards')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('decks.trial.card')}</th>
            <th scope="col">{t('decks.trial.drawn')}</th>
            <th scope="col">{t('decks.trial.played')}</th>
            <th scope="col">{t('decks.trial.paid')}</th>
            <th scope="col">{t('decks.trial.dead')}</th>
            <th scope="col">{t('decks.trial.helped')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ card, drawn, played, paid, dead, games, won }) => (
            <tr key={card}>
              <th scope="row">{cardOf(card)?.face.name ?? card}</th>
              <td>{drawn}</td>
              <td>{played}</td>
              <td>{paid}</td>
              <td>{dead}</td>
              <td>{games === 0 ? '–' : t('decks.trial.wonOf', { won, games })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
