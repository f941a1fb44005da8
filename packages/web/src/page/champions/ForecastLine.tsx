import { ChevronRight, Eye, Heart, Layers2, Skull, Swords } from 'lucide-react'
import { useState } from 'react'
import { Sheet } from '../shell/Sheet.tsx'
import { useWords } from '../words/i18n.ts'
import { useChampions } from './championsContext.ts'
import styles from './ForecastLine.module.css'
import { ForecastPanel } from './ForecastPanel.tsx'
import { spanOf, strikeWords } from './forecastSums.ts'
import { useForecastNow } from './useForecast.ts'

/** Where there is no rail: the forecast in one line, a sign on a phone; pressed it opens the whole. */
export function ForecastLine() {
  const t = useWords()
  const { board, shown, find } = useChampions()
  const [isOpen, setOpen] = useState(false)
  const forecast = useForecastNow()
  if (forecast === null) return null
  const mine = forecast.players.find(({ seat }) => seat === shown)
  const strikes = forecast.activations.find(
    ({ seat, enemy, does }) => seat === shown && enemy === board.villain?.id && does !== 'nothing',
  )
  const isDanger = mine !== undefined && mine.undefended.lethal.certainty !== 'not'
  const Life = isDanger ? Skull : Heart
  const title = t(forecast.begun ? 'forecast.now' : 'forecast.title')
  return (
    <>
      <button
        type="button"
        className={styles.line}
        data-roving=""
        data-forecast=""
        data-danger={isDanger}
        aria-label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Eye size={18} aria-hidden className={styles.sign} />
        <span className={styles.words} aria-hidden="true">
          <span className={styles.title}>{title}</span>
          {strikes === undefined || strikes.does === 'nothing' ? null : (
            <span className={styles.part}>
              <Swords size={15} /> {find(strikes.enemy)?.name} <b>{strikeWords(t, strikes)}</b>
            </span>
          )}
          {mine === undefined ? null : (
            <>
              <span className={styles.part} data-life="">
                <Life size={15} />
                <b>
                  {mine.undefended.remaining} → {spanOf(t, mine.left)}
                </b>
              </span>
              <span className={styles.part}>
                <Layers2 size={15} /> <b>{mine.encounterCards.waiting + mine.encounterCards.dealt}</b>
              </span>
            </>
          )}
        </span>
        <ChevronRight size={16} aria-hidden className={styles.more} />
      </button>
      {isOpen ? (
        <Sheet title={title} className={styles.sheet} onClose={() => setOpen(false)}>
          <ForecastPanel />
        </Sheet>
      ) : null}
    </>
  )
}
