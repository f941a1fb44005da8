import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
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
      <Tokens pieces={found(foes)} isFoe />
      <PieceButton piece={piece} className={styles.box} fills>
        <span className={styles.plate} data-here={player.at === place}>
          {coveredBy.length > 0 ? <Curtain className={styles.curtain} /> : null}
          {player.at === place ? <Medallion villain={player.face} isPawn /> : null}
          <span className={styles.title}>{piece.name}</span>
          {marks > 0 ? <b className={styles.marks}>{marks}</b> : null}
        </span>
      </PieceButton>
      <Tokens pieces={found([...allies, ...items])} isFoe={false} />
    </li>
  )
}

/** So many stand side by side, by the number of opponents. */
const fitting = [0, 5, 2, 1] as const

/** Pieces side by side; more than fit are one number: the large domain and the panel of targets have each of them. */
function Tokens({ pieces, isFoe }: { readonly pieces: readonly Piece[]; readonly isFoe: boolean }) {
  const { board } = useVillainous()
  if (pieces.length > (fitting[board.players.length - 1] ?? 1)) {
    const says = pieces.map((piece) => piece.says).join('; ')
    return (
      <span
        className={styles.heap}
        role="img"
        aria-label={says}
        title={pieces.map(({ name }) => name).join(', ')}
      >
        ×{pieces.length}
      </span>
    )
  }
  return (
    <span className={styles.tokens}>
      {pieces.map((piece) => (
        <PieceButton key={piece.id} piece={piece} className={styles.token}>
          <Shield piece={piece} isFoe={isFoe} />
        </PieceButton>
      ))}
    </span>
  )
}
