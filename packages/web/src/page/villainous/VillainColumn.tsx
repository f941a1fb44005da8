import { ArrowLeft } from 'lucide-react'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { VillainModel } from '../../model/villainous/board.ts'
import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { Medallion } from './Medallion.tsx'
import { ObjectiveFigure } from './ObjectiveFigure.tsx'
import { Parts } from './Parts.tsx'
import { SpecialtyPlate } from './SpecialtyPlate.tsx'
import styles from './VillainColumn.module.css'

interface Props {
  readonly player: VillainModel
  readonly className?: string | undefined
}

/** The villain: medallion, objective with its parts, Specialties, tiles and own supplies. */
export function VillainColumn({ player, className }: Props) {
  const t = useWords()
  const { board, me, nameOf, see } = useVillainous()
  const { seat, villain, face, isNear, specialties, tiles, stored, supply, power } = player
  const piece = board.pieces[villain]
  const isMine = seat === me.seat
  // Who watches looks through a seat that is somebody else's.
  const isWatched = usePlay().snapshot.online?.isWatching === true
  return (
    <div className={`${styles.column} ${className ?? ''}`} data-plate>
      <div className={styles.who}>
        {piece === undefined ? null : (
          <PieceButton piece={piece} className={styles.portrait}>
            <Medallion villain={face} />
          </PieceButton>
        )}
        <div className={styles.names}>
          <h3 className={styles.name} data-long={nameOf(seat).length > 7}>
            {nameOf(seat)}
          </h3>
          <p className={styles.turn}>
            {isMine && !isWatched ? t('vl.yours') : t('vl.powerOf', { n: power })}
            {board.active === seat ? ` · ${t('vl.active')}` : ''}
          </p>
        </div>
      </div>
      {isMine ? null : (
        <button type="button" className={`${controls.button} ${styles.back}`} onClick={() => see(null)}>
          <ArrowLeft size={16} aria-hidden="true" /> {t('vl.back')}
        </button>
      )}
      <div className={styles.goal}>
        <ObjectiveFigure player={player} />
        {isNear ? <strong className={styles.near}>{t('vl.near')}</strong> : null}
        <Parts player={player} />
      </div>
      <Plates title={t('vl.specialties')} ids={specialties} />
      <Plates title={t('vl.tiles')} ids={tiles} isFacedown />
      <Plates title={t('vl.stored')} ids={stored} />
      {supply === 0 ? null : <p className={styles.supply}>{t('vl.supply', { n: supply })}</p>}
    </div>
  )
}

interface PlatesProps {
  readonly title: string
  readonly ids: readonly number[]
  readonly isFacedown?: boolean
}

function Plates({ title, ids, isFacedown = false }: PlatesProps) {
  const { found } = useVillainous()
  if (ids.length === 0) return null
  return (
    <section className={styles.plates}>
      <h4 className={styles.label}>{title}</h4>
      <ul>
        {found(ids).map((piece) => (
          <li key={piece.id}>
            <SpecialtyPlate piece={piece} isFacedown={isFacedown} />
          </li>
        ))}
      </ul>
    </section>
  )
}
