import type { ReactNode } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { statPictures } from '../cards/statPictures.ts'
import type { Piece } from '../../model/table/piece.ts'
import styles from './CharacterPanel.module.css'
import { LifeBar } from './LifeBar.tsx'
import { StatusCards } from './StatusCards.tsx'

interface CharacterPanelProps {
  readonly piece: Piece
  /** In the corner of the picture: the stage, the form. */
  readonly caption: string
  /** The same in a letter or two, beside the name of a strip. */
  readonly short: string
  /** Its numbers are buttons of their own, and the panel leaves room for them. */
  readonly actions?: ReactNode
  /** Behind the numbers. */
  readonly children?: ReactNode
}

/** A villain or an identity: a panel with picture, name and hit points, or a strip where it is low. */
export function CharacterPanel({ piece, caption, short, actions, children }: CharacterPanelProps) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const inks = face === undefined ? {} : plateInks(skin.plateOf(face))
  return (
    <div className={styles.holder} style={inks} data-acts={actions !== undefined}>
      <PieceButton piece={piece} fills>
        <div className={styles.panel} data-exhausted={piece.exhausted}>
          <div className={styles.art}>
            {face === undefined ? null : <CardArt face={face} skin={skin} />}
            <span className={styles.caption}>{caption}</span>
          </div>
          <p className={styles.name}>
            <span>{piece.name}</span>
            {short === '' ? null : <small className={styles.short}>{short}</small>}
          </p>
          <div className={styles.life}>{piece.hp === null ? null : <LifeBar piece={piece} />}</div>
          <div className={styles.foot}>
            {actions === undefined ? <Numbers piece={piece} /> : null}
            <StatusCards piece={piece} />
            {children}
          </div>
        </div>
      </PieceButton>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
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
            <dt>{Picture === undefined ? null : <Picture size="1em" />}</dt>
            <dd>
              {value} <span className={styles.word}>{name}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
