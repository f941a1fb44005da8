import { RefreshCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import type { Snapshot } from '../../model/table/snapshot.ts'
import { useWords } from '../words/i18n.ts'
import { Card } from './Card.tsx'
import { useHandling } from './handling.ts'
import styles from './Inspect.module.css'
import { InspectAttached } from './InspectAttached.tsx'
import { InspectNumbers } from './InspectNumbers.tsx'
import { InspectRules } from './InspectRules.tsx'
import { InspectVerbs } from './InspectVerbs.tsx'
import { isLandscape } from './landscape.ts'
import { useFaces } from './useFaces.ts'

interface InspectProps {
  readonly piece: Piece
  readonly snapshot: Snapshot
  readonly onClose: () => void
}

/**
 * A card up close, beside the board and never over the dock: both faces, what its numbers are made of, what hangs on it
 * and what may be done with it.
 */
export function Inspect({ piece, snapshot, onClose }: InspectProps) {
  const t = useWords()
  const sheet = useRef<HTMLElement>(null)
  const { faceOf, Facts } = useHandling()
  const face = faceOf(piece.face)
  useComeAndGo(sheet)
  return (
    <section
      ref={sheet}
      className={styles.inspect}
      role="dialog"
      aria-label={piece.name}
      tabIndex={-1}
      data-landmark=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <button type="button" className={styles.close} aria-label={t('inspect.close')} onClick={onClose}>
        <X size={20} aria-hidden />
      </button>
      <Faces piece={piece} snapshot={snapshot} />
      <div className={styles.facts}>
        {Facts === undefined ? null : <Facts piece={piece} />}
        <InspectVerbs piece={piece} snapshot={snapshot} />
        <InspectNumbers piece={piece} snapshot={snapshot} />
        <InspectAttached piece={piece} snapshot={snapshot} />
        {face === undefined ? null : <InspectRules face={face} />}
      </div>
    </section>
  )
}

/** Focus comes with the sheet and goes back where it was. */
function useComeAndGo(sheet: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    sheet.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [sheet])
}

/** The side that lies up, and the other one where the card has two. */
function Faces({ piece, snapshot }: { piece: Piece; snapshot: Snapshot }) {
  const t = useWords()
  const { client, skin, faceOf } = useHandling()
  const [isTurned, setTurned] = useState(false)
  const up = faceOf(piece.face)
  const below = up?.otherFace ?? ''
  const bookOf = useFaces(client, `${snapshot.game}/${snapshot.language}`, [below, piece.face])
  const face = isTurned ? (bookOf(below) ?? up) : (up ?? bookOf(piece.face))
  if (face === undefined) return <p className={styles.unknown}>{t('inspect.unknown')}</p>
  return (
    <div className={styles.faces}>
      <div className={styles.card} data-landscape={isLandscape(face)}>
        <Card face={face} skin={skin} {...(isTurned ? {} : { piece })} />
      </div>
      <p className={styles.names}>
        <span lang={face.language === 'en' ? 'fr' : 'en'}>
          {t('inspect.otherName', { name: face.otherName })}
        </span>
      </p>
      {below === '' ? null : (
        <button type="button" className={styles.turn} onClick={() => setTurned(!isTurned)}>
          <RefreshCw size={15} aria-hidden /> {t('inspect.turn')}
        </button>
      )}
    </div>
  )
}
