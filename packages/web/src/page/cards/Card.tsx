import { CardArt } from '../art/CardArt.tsx'
import { plateInks } from '../art/plateInks.ts'
import type { Skin } from '../art/skin.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import styles from './Card.module.css'
import { BoostIcons } from './BoostIcons.tsx'
import { CardBadges } from './CardBadges.tsx'
import { CardStats } from './CardStats.tsx'
import { CardText } from './CardText.tsx'
import { isLandscape } from './landscape.ts'
import { Resources } from './Resources.tsx'

interface CardProps {
  readonly face: Face
  readonly skin: Skin
  /** The card as it lies on the table, with its state and live numbers. */
  readonly piece?: Piece
  /** It is never given the width to be read: what it could not show is not drawn, for a table has many cards. */
  readonly brief?: boolean
}

/**
 * A card at any size: how much it shows follows from the width it is given. From 200 px on it can be read, below it shows
 * name, cost, numbers and state, and below 76 px its sign and its most important number.
 */
export function Card({ face, skin, piece, brief = false }: CardProps) {
  const className = [
    styles.card,
    isLandscape(face) ? styles.landscape : '',
    piece?.exhausted === true ? styles.exhausted : '',
  ]
  return (
    <article
      className={className.join(' ')}
      style={plateInks(skin.plateOf(face))}
      data-technique={skin.technique}
      data-pattern={skin.patternOf(face)}
      aria-label={piece?.says ?? face.name}
    >
      <div className={styles.face}>
        <header className={styles.head}>
          {face.cost === null ? null : <span className={styles.cost}>{face.cost}</span>}
          <h3 className={styles.name} lang={face.language}>
            {brief || !face.unique ? null : <span className={styles.unique} aria-hidden="true" />}
            {face.name}
            {brief || face.subtitle === '' ? null : (
              <small className={styles.subtitle}>{face.subtitle}</small>
            )}
          </h3>
          {brief || face.stage === '' ? null : <span className={styles.stage}>{face.stage}</span>}
        </header>
        <div className={styles.picture}>
          <CardArt face={face} skin={skin} />
          <CardStats face={face} brief={brief} {...(piece === undefined ? {} : { piece })} />
        </div>
        {brief ? null : (
          <>
            <p className={styles.line}>
              <span>{[face.kindName, ...face.traits].join(' · ')}</span>
              <span className={styles.family}>{face.familyName}</span>
            </p>
            <CardText face={face} skin={skin} />
          </>
        )}
        <footer className={styles.foot}>
          <Resources resources={face.resources} skin={skin} />
          {brief ? null : <BoostIcons face={face} />}
        </footer>
      </div>
      {piece === undefined ? null : <CardBadges piece={piece} />}
    </article>
  )
}
