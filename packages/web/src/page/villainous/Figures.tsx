import type { ThingId } from '@quadriga/kernel'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { SymbolModel } from '../../model/villainous/board.ts'
import { Attached, Chip } from './Attached.tsx'
import { useVillainous } from './boardContext.ts'
import { Figure } from './Figure.tsx'
import { itemLines, layoutOf } from './figureLayout.ts'
import styles from './Figures.module.css'
import { SymbolButton } from './SymbolButton.tsx'

const none = { columns: undefined, lines: undefined }

interface Props {
  readonly ids: readonly ThingId[]
  readonly side: 'foes' | 'allies' | 'items'
  readonly granted?: readonly SymbolModel[]
}

/** The pieces on one side of a location, with what hangs on them and the symbols that they give. */
export function Figures({ ids, side, granted = [] }: Props) {
  const { found } = useVillainous()
  if (ids.length === 0) return null
  const layout = side === 'items' ? 'items' : layoutOf(ids.length)
  const { columns, lines } = side === 'items' ? itemLines(ids.length) : none
  return (
    <ul
      className={styles.figures}
      data-layout={layout}
      data-side={side}
      data-columns={columns}
      data-lines={lines}
    >
      {found(ids).map((piece) => (
        <li key={piece.id} className={styles.place}>
          <PieceButton piece={piece} className={styles.piece}>
            {side === 'items' ? <Chip piece={piece} /> : <Figure piece={piece} />}
          </PieceButton>
          {granted
            .filter(({ card }) => card === piece.id)
            .map((symbol) => (
              <SymbolButton key={symbol.name} symbol={symbol} isSmall />
            ))}
          <Attached host={piece} />
        </li>
      ))}
    </ul>
  )
}
