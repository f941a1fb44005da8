import { PieceButton } from '../cards/PieceButton.tsx'
import { useHandling } from '../cards/handling.ts'
import { PeekContext } from '../cards/peek.ts'
import type { LocationModel, VillainModel } from '../../model/villainous/board.ts'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { Figures } from './Figures.tsx'
import { preview } from './previewed.ts'
import styles from './LocationColumn.module.css'
import { Medallion } from './Medallion.tsx'
import { MoveHere } from './MoveHere.tsx'
import { SymbolRow } from './SymbolRow.tsx'

const noPeek = (): void => undefined

interface Props {
  readonly player: VillainModel
  readonly location: LocationModel
  /** Where one location is shown at a time, this one is. */
  readonly isShown: boolean
  /** A fight is being put together elsewhere. */
  readonly isFaded: boolean
}

/** A location: who stands above it, its plate with two rows of symbols, and what lies below. */
export function LocationColumn({ player, location, isShown, isFaded }: Props) {
  const t = useWords()
  const { board, me } = useVillainous()
  const { markOf } = useHandling()
  const { place, top, bottom, granted, coveredBy, foes, allies, items, marks } = location
  const piece = board.pieces[place]
  if (piece === undefined) return null
  const isHere = player.at === place
  const isMove = player.seat === me.seat && board.stage === 'move' && markOf(place).state === 'target'
  // Symbols of Specialties stand on them.
  const own = granted.filter(({ card }) => !player.specialties.includes(card))
  return (
    <div
      className={styles.location}
      data-here={isHere}
      data-shown={isShown}
      data-move={isMove}
      data-faded={isFaded}
      data-place={location.face}
      onPointerEnter={() => preview(isMove ? place : null)}
      onPointerLeave={() => preview(null)}
      onFocus={() => preview(isMove ? place : null)}
      onBlur={() => preview(null)}
    >
      <div className={styles.foes}>
        {foes.length === 0 ? <p className={styles.none}>{t('vl.noHero')}</p> : null}
        <Figures ids={foes} side="foes" />
      </div>
      <div className={styles.frame} data-covered={coveredBy.length > 0}>
        {/* All that is printed on it stands here already. */}
        <PeekContext value={noPeek}>
          <PieceButton piece={piece} className={styles.piece} fills>
            <span className={styles.plate}>
              <span className={styles.curtain} />
              <span className={styles.title}>
                {isHere ? <Medallion villain={player.face} isPawn /> : null}
                {isMove ? (
                  <span className={styles.ghost}>
                    <Medallion villain={player.face} isPawn />
                  </span>
                ) : null}
                <span className={styles.name} data-long={piece.name.length > 24}>
                  {piece.name}
                </span>
              </span>
            </span>
          </PieceButton>
        </PeekContext>
        <SymbolRow symbols={top} place="top" coveredBy={coveredBy} />
        <SymbolRow symbols={bottom} place="bottom" coveredBy={[]} />
      </div>
      {isMove ? <MoveHere place={place} /> : null}
      <div className={styles.allies}>
        {allies.length + items.length + marks === 0 ? <p className={styles.none}>{t('vl.noAlly')}</p> : null}
        <Figures ids={allies} side="allies" />
        <Figures ids={items} side="items" granted={own} />
        {marks === 0 ? null : <p className={styles.marks}>{t('vl.souls', { n: marks })}</p>}
      </div>
    </div>
  )
}
