import { useState } from 'react'
import { RefreshCw } from 'lucide-react'
import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import { ForecastDetails } from './ForecastDetails.tsx'
import { ForecastLines } from './ForecastLines.tsx'
import styles from './ForecastPanel.module.css'
import { useForecastNow } from './useForecast.ts'

/** The next villain phase from what everybody may know, also as if the player in front changed form. */
export function ForecastPanel() {
  const t = useWords()
  const { player, nameOf } = useChampions()
  const [isOther, setOther] = useState(false)
  const other =
    player === undefined || !isOther
      ? null
      : ({ [player.seat]: player.form === 'hero' ? 'alter-ego' : 'hero' } as const)
  const forecast = useForecastNow(other)
  if (forecast === null || player === undefined) return null
  return (
    <Zone
      title={t(forecast.begun ? 'forecast.now' : 'forecast.title')}
      short={t(forecast.begun ? 'forecast.nowShort' : 'forecast.short')}
      className={styles.panel}
    >
      <ForecastLines forecast={forecast} />
      {player.eliminated ? null : (
        <button
          type="button"
          className={styles.form}
          data-roving=""
          aria-pressed={isOther}
          aria-label={t('forecast.ifForm', { name: nameOf(player.seat) })}
          onClick={() => setOther(!isOther)}
        >
          <RefreshCw size={14} aria-hidden /> <span className={styles.long}>{t('forecast.ifYou')}</span>
        </button>
      )}
      <ForecastDetails forecast={forecast} />
    </Zone>
  )
}
