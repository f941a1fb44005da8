import { PieceButton } from '../cards/PieceButton.tsx'
import type { LocationModel, VillainModel } from '../../model/villainous/board.ts'
import { useVillainous } from './boardContext.ts'
import { Curtain } from './Curtain.tsx'
import { Medallion } from './Medallion.tsx'
import styles from './OpponentPanel.module.css'
import { Shield } from './Shield.tsx'

interface Props {
  readonly location: LocationModel
  readonly player: VillainModel
}

/** A location of another domain in small: who stands above and below it, the figure, the curtain. */
export function SmallLocation({ location, player }: Props) {
  const { board, found } = useVillainous()
  const { place, foes, allies, coveredBy, marks, items } = location
  const piece = board.pieces[place]
  if (piece === undefined) return null
  return (
    <li className={styles.place}>
      <span className={styles.foes}>
        {found(foes).map((one) => (
          <PieceButton key={one.id} piece={one} className={styles.token}>
            <Shield piece={one} isFoe />
          </PieceButton>
        ))}
      </span>
      <PieceButton piece={piece} className={styles.box} fills>
        <span className={styles.plate} data-here={player.at === place}>
          {coveredBy.length > 0 ? <Curtain className={styles.curtain} /> : null}
          {player.at === place ? <Medallion villain={player.face} isPawn /> : null}
          {marks > 0 ? <b className={styles.marks}>{marks}</b> : null}
        </span>
      </PieceButton>
      <span className={styles.allies}>
        {found([...allies, ...items]).map((one) => (
          <PieceButton key={one.id} piece={one} className={styles.token}>
            <Shield piece={one} />
          </PieceButton>
        ))}
      </span>
    </li>
  )
}
