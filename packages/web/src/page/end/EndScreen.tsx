import { useEffect, useRef } from 'react'
import { FaceArt } from '../cards/FaceArt.tsx'
import { DialAfter } from '../dial/DialAfter.tsx'
import { usePlay } from '../play/PlayContext.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import { Again } from './Again.tsx'
import styles from './EndScreen.module.css'
import { GameReview } from './GameReview.tsx'
import { Keep } from './Keep.tsx'
import { verdictOf } from './verdict.ts'

/** How it ended, why, how it went, and what next. */
export function EndScreen({ onLook }: { readonly onLook: () => void }) {
  const t = useWords()
  const { snapshot } = usePlay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { outcome, game, seats } = snapshot
  if (outcome === null) return null
  // Who stands for the end: the winners, or everybody who lost together.
  const faces = seats.filter(({ seat }) => outcome.winners.length === 0 || outcome.winners.includes(seat))
  return (
    <div className={styles.end} data-outcome={verdictOf(snapshot)}>
      <header className={styles.head}>
        <div className={styles.art} aria-hidden="true">
          {faces.map(({ seat, face }) => (
            <FaceArt key={seat} game={game} code={face} />
          ))}
        </div>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          <Verdict />
        </h1>
        <p className={styles.cause}>
          <Rich text={outcome.cause} />
        </p>
        <p className={styles.length}>{t('end.rounds', { n: snapshot.moment.round })}</p>
        {snapshot.assisted ? <p className={styles.mark}>{t('end.assisted')}</p> : null}
        {snapshot.chanceByHand ? <p className={styles.mark}>{t('end.chanceByHand')}</p> : null}
        <DialAfter className={styles.mark} />
        <Again onLook={onLook} />
      </header>
      <GameReview />
      <Keep />
    </div>
  )
}

function Verdict() {
  const t = useWords()
  const { snapshot } = usePlay()
  const verdict = verdictOf(snapshot)
  const { outcome, seats } = snapshot
  if (verdict === null || outcome === null) return null
  const names = outcome.winners.map((seat) => seats.find((one) => one.seat === seat)?.name ?? '')
  const winners = t('end.wonBy', { names: names.join(', '), n: names.length })
  if (verdict === 'decided') return winners
  if (verdict === 'lost' && names.length > 0) return `${t('end.lost')} · ${winners}`
  return t(`end.${verdict}`)
}
