import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { useHandling } from '../cards/handling.ts'
import { Zone } from '../cards/Zone.tsx'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { ForecastLines } from './ForecastLines.tsx'
import type { ForecastModel } from '../../model/champions/forecastModel.ts'
import styles from './ForecastPanel.module.css'
import { useForecast } from './useForecast.ts'

/** The next villain phase from what everybody may know, also as if the player in front changed form. */
export function ForecastPanel({ version }: { version: number }) {
  const t = useWords()
  const { client } = useHandling()
  const { player, nameOf } = useChampions()
  const [isOther, setOther] = useState(false)
  const other =
    player === undefined || !isOther
      ? null
      : ({ [player.seat]: player.form === 'hero' ? 'alter-ego' : 'hero' } as const)
  const forecast = useForecast(client, version, other)
  if (forecast === null || player === undefined) return null
  return (
    <Zone title={t(forecast.begun ? 'forecast.now' : 'forecast.title')} className={styles.panel}>
      <ForecastLines forecast={forecast} />
      {player.eliminated ? null : (
        <button
          type="button"
          className={styles.form}
          data-roving=""
          aria-pressed={isOther}
          onClick={() => setOther(!isOther)}
        >
          <RefreshCw size={14} aria-hidden /> {t('forecast.ifForm', { name: nameOf(player.seat) })}
        </button>
      )}
      <Details forecast={forecast} />
    </Zone>
  )
}

/** Every activation, choice and effect as a sentence. */
function Details({ forecast }: { forecast: ForecastModel }) {
  const t = useWords()
  const { skin } = useHandling()
  const isAlone = useChampions().board.players.length === 1
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
    <details className={styles.details} open={isAlone}>
      <summary data-roving="">{t('forecast.details')}</summary>
      <ul>
        {sentences.map((words, index) => (
          // The sentences stand in the order of events.
          <li key={index}>
            <Rich text={words} skin={skin} />
          </li>
        ))}
      </ul>
    </details>
  )
}
