import type { CSSProperties } from 'react'
import { TriangleAlert } from 'lucide-react'
import { CardArt } from '../art/CardArt.tsx'
import { GaugeBar } from '../cards/Gauge.tsx'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { useWords } from '../words/i18n.ts'
import type { SchemeModel } from '../../model/champions/board.ts'
import { useChampions } from './championsContext.ts'
import styles from './MainScheme.module.css'
import { heardOf } from './schemeIcons.ts'
import { SchemeIcons } from './SchemeIcons.tsx'

/** The main scheme: its threat against its threshold, with what the next villain phase adds hatched. */
export function MainScheme({ scheme, className }: { scheme: SchemeModel; className: string | undefined }) {
  const t = useWords()
  const { find } = useChampions()
  const { faceOf, skin } = useHandling()
  const piece = find(scheme.id)
  if (piece === undefined) return null
  const face = faceOf(piece.face)
  const plate = face === undefined ? null : skin.plateOf(face)
  const inks = {
    '--vivid': plate?.vivid,
    '--tint': plate?.tint,
    '--ink': plate?.ink,
    '--second': plate?.second,
  }
  return (
    <div className={`${styles.holder} ${className ?? ''}`}>
      <PieceButton piece={piece} className={styles.fill} also={heardOf(t, scheme)}>
        <div className={styles.scheme} style={inks as CSSProperties}>
          <div className={styles.art}>{face === undefined ? null : <CardArt face={face} skin={skin} />}</div>
          <p className={styles.name}>
            {piece.name} {face === undefined || face.subtitle === '' ? null : <small>{face.subtitle}</small>}
          </p>
          <GaugeBar
            gauge={scheme.threat}
            coming={scheme.perRound}
            tone="threat"
            label={
              <>
                <TriangleAlert size="1.1em" /> {t('champions.threat')}
              </>
            }
          />
          <p className={styles.pace}>
            <b>{t('champions.perRound', { n: scheme.perRound })}</b>
            <SchemeIcons scheme={scheme} />
          </p>
        </div>
      </PieceButton>
      <TuckedPieces host={piece} find={find} />
    </div>
  )
}
