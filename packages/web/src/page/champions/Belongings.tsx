import type { CSSProperties } from 'react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Zone } from '../cards/Zone.tsx'
import type { PlayerModel } from '../../model/champions/board.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Belongings.module.css'
import { useChampions } from './championsContext.ts'
import { tileGrid } from './tileGrid.ts'

/** Upgrades and supports as tiles that share their half of the row. */
export function Belongings({ player }: { readonly player: PlayerModel }) {
  const t = useWords()
  const { found, nameOf } = useChampions()
  const pieces = found([...player.upgrades, ...player.supports])
  const { columns, rows } = tileGrid(pieces.length)
  return (
    <Zone
      title={t('champions.belongingsOf', { name: nameOf(player.seat) })}
      short={t('champions.belongings')}
      count={`${pieces.length}`}
      className={styles.belongings}
    >
      <ul className={styles.tiles} style={{ '--tiles': columns, '--rows': rows } as CSSProperties}>
        {pieces.map((piece) => (
          <li key={piece.id} className={styles.place}>
            <PieceButton piece={piece} place="table" />
          </li>
        ))}
      </ul>
    </Zone>
  )
}
