import { useNavigate } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AfterModel, NextKind, NextModel, SeriesModel } from '../../model/online/clubService.ts'
import type { OnlineModel } from '../../model/online/onlineModel.ts'
import type { NotGranted } from '../../model/online/onlineService.ts'
import { notGranted } from '../online/online.ts'
import { DealCompared } from './DealCompared.tsx'
import { seriesText } from './seriesText.ts'
import { usePlay } from '../play/PlayContext.ts'
import { club } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { clubWords } from '../words/club.ts'
import { addWords, useWords } from '../words/i18n.ts'
import styles from '../end/EndScreen.module.css'

addWords(clubWords)

/** At the end of a game on a server: the same people once more. Whoever asks first begins it, the others are asked. */
export function OnlineNext({ online }: { readonly online: OnlineModel }) {
  const t = useWords()
  const { table } = usePlay()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<NotGranted['why'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { after, refresh } = useAfter(table.id, online.days.follows)
  const goOn = async (kind: NextKind): Promise<void> => {
    setBusy(true)
    const gone = await club().goOn(table.id, kind)
    setBusy(false)
    if (gone.ok) return navigate({ to: '/online/$id', params: { id: gone.value } })
    setProblem(gone.why)
    refresh()
  }
  const decline = async (next: string): Promise<void> => {
    await club().decline(next)
    refresh()
  }
  if (after === null) return null
  const { next, series, deal, isSeated } = after
  return (
    <div data-next={next?.table ?? ''}>
      {series === null ? null : (
        <p className={styles.length} data-series>
          {seriesText(t, series)}
        </p>
      )}
      {deal === null ? null : <DealCompared deal={deal} />}
      {next === null ? (
        isSeated ? (
          <Choices series={series} isBusy={isBusy} onChoose={(kind) => void goOn(kind)} />
        ) : null
      ) : (
        <Offered
          next={next}
          isBusy={isBusy}
          onJoin={() => void goOn('again')}
          onDecline={() => void decline(next.table)}
        />
      )}
      {problem === null ? null : <p role="alert">{t(notGranted(problem))}</p>}
    </div>
  )
}

/** What follows the table, asked for again whenever there is news of it. */
function useAfter(table: string, news: number) {
  const [after, setAfter] = useState<AfterModel | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isHere = true
    void club()
      .after(table)
      .then((found) => isHere && found.ok && setAfter(found.value))
    return () => {
      isHere = false
    }
  }, [table, news, asked])
  return { after, refresh: () => setAsked((n) => n + 1) }
}

interface ChoicesProps {
  readonly series: SeriesModel | null
  readonly isBusy: boolean
  readonly onChoose: (kind: NextKind) => void
}

function Choices({ series, isBusy, onChoose }: ChoicesProps) {
  const t = useWords()
  const running = series?.isDecided === false ? { place: series.place + 1, of: series.of } : null
  const says: readonly (readonly [NextKind, string])[] =
    running === null
      ? [
          ['again', t('next.again')],
          ['swap', t('next.swap')],
          ['bestOfThree', t('next.bestOfThree')],
        ]
      : [
          ['again', t('next.game', running)],
          ['swap', t('next.gameSwapped', running)],
        ]
  return (
    <>
      <p className={styles.buttons}>
        {says.map(([kind, words], n) => (
          <button
            key={kind}
            type="button"
            className={`${controls.button} ${n === 0 ? controls.primary : ''}`}
            disabled={isBusy}
            title={kind === 'bestOfThree' ? t('next.bestOfThreeHelp') : undefined}
            onClick={() => onChoose(kind)}
          >
            {n === 0 ? <Play aria-hidden="true" size={18} /> : null}
            {words}
          </button>
        ))}
      </p>
      <p className={styles.length}>{t('next.waits')}</p>
    </>
  )
}

interface OfferedProps {
  readonly next: NextModel
  readonly isBusy: boolean
  readonly onJoin: () => void
  readonly onDecline: () => void
}

function Offered({ next: { by, isSwapped, isJoined, isOffered }, isBusy, onJoin, onDecline }: OfferedProps) {
  const t = useWords()
  if (!isJoined && !isOffered) return <p role="status">{t('next.without')}</p>
  return (
    <>
      {isJoined ? null : (
        <p role="status">{t(isSwapped ? 'next.offersSwapped' : 'next.offers', { name: by })}</p>
      )}
      <p className={styles.buttons}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          disabled={isBusy}
          onClick={onJoin}
        >
          <Play aria-hidden="true" size={18} />
          {t(isJoined ? 'next.goThere' : 'next.join')}
        </button>
        {isJoined ? null : (
          <button type="button" className={controls.button} onClick={onDecline}>
            {t('next.decline')}
          </button>
        )}
      </p>
    </>
  )
}
