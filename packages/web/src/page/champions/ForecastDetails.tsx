import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './ForecastPanel.module.css'

/** Every activation, choice and effect as a sentence. */
export function ForecastDetails({ forecast }: { readonly forecast: ForecastModel }) {
  const t = useWords()
  const { running, activations, choices, schemes, endOfRound, encounterDeck } = forecast
  const sentences = [
    ...(running === null ? [] : [running.words]),
    ...activations.map(({ words }) => words),
    ...schemes.map(({ words }) => words),
    ...choices.map(({ words }) => words),
    ...endOfRound.map(({ words }) => words),
    ...(encounterDeck.words === null ? [] : [encounterDeck.words]),
  ]
  if (sentences.length === 0) return null
  return (
    <details className={styles.details}>
      <summary data-roving="">{t('forecast.details')}</summary>
      <ul>
        {sentences.map((words, index) => (
          // The sentences stand in the order of events.
          <li key={index}>
            <Rich text={words} />
          </li>
        ))}
      </ul>
    </details>
  )
}
