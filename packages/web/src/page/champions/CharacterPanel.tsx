import type { CSSProperties, ReactNode } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import { GaugeBar } from '../cards/Gauge.tsx'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { statPictures } from '../cards/statPictures.ts'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import styles from './CharacterPanel.module.css'
import { StatusCards } from './StatusCards.tsx'

interface CharacterPanelProps {
  readonly piece: Piece
  /** Behind the name: the stage, the form. */
  readonly caption: ReactNode
  readonly className?: string | undefined
}

/** A villain or an identity at a glance: its picture, name, hit points, numbers and status cards. */
export function CharacterPanel({ piece, caption, className }: CharacterPanelProps) {
  const { faceOf, skin } = useHandling()
  const t = useWords()
  const face = faceOf(piece.face)
  const inks = face === undefined ? {} : inksOf(skin.plateOf(face))
  const Heart = statPictures['hp']
  return (
    <PieceButton piece={piece} className={className}>
      <div className={styles.panel} style={inks} data-exhausted={piece.exhausted}>
        <div className={styles.art}>{face === undefined ? null : <CardArt face={face} skin={skin} />}</div>
        <div className={styles.body}>
          <p className={styles.caption}>
            <span className={styles.name}>{piece.name}</span>
            <span className={styles.also}>{caption}</span>
          </p>
          {piece.hp === null ? null : (
            <GaugeBar
              gauge={piece.hp}
              tone="life"
              label={
                <>
                  {Heart === undefined ? null : <Heart size="1.1em" />} {t('champions.hp')}
                </>
              }
            />
          )}
          <Numbers piece={piece} />
          <StatusCards piece={piece} />
        </div>
      </div>
    </PieceButton>
  )
}

/** The live numbers, marked where they differ from what is printed. */
function Numbers({ piece }: { piece: Piece }) {
  return (
    <dl className={styles.numbers}>
      {piece.stats.map(({ id, name, value, printed }) => {
        const Picture = statPictures[id]
        return (
          <div key={id} className={styles.number} data-changed={value !== printed}>
            <dt>
              {Picture === undefined ? null : <Picture size="1em" />}
              <span className={styles.word}>{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function inksOf({ vivid, ink, tint, second }: { vivid: string; ink: string; tint: string; second: string }) {
  return { '--vivid': vivid, '--ink': ink, '--tint': tint, '--second': second } as CSSProperties
}
