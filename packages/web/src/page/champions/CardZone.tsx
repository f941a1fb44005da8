import type { CSSProperties } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { PieceButton } from '../cards/PieceButton.tsx'
import { TuckedPieces } from '../cards/TuckedPieces.tsx'
import { Zone } from '../cards/Zone.tsx'
import styles from './CardZone.module.css'
import { useChampions } from './championsContext.ts'

interface CardZoneProps {
  readonly title: string
  /** The title where the place says whose it is. */
  readonly short: string
  readonly count: string
  readonly ids: readonly ThingId[]
  readonly room: 'engaged' | 'allies'
  /** Said where nothing lies; '' for nothing to say. */
  readonly nothing: string
}

/** So many cards still stand beside each other; more of them become tiles in several rows. */
const MOST = 5

/** Minions or allies in a row: cards that share the width, tiles where there are many or there is little room. */
export function CardZone({ title, short, count, ids, room, nothing }: CardZoneProps) {
  const { find, found } = useChampions()
  const pieces = found(ids)
  return (
    <Zone title={title} short={short} count={count} className={styles[room]}>
      {pieces.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <ul
          className={styles.row}
          data-form={pieces.length > MOST ? 'tiles' : 'cards'}
          style={{ '--n': pieces.length } as CSSProperties}
        >
          {pieces.map((piece) => (
            <li key={piece.id} className={styles.place}>
              <PieceButton piece={piece} place="table" />
              <TuckedPieces host={piece} find={find} />
            </li>
          ))}
        </ul>
      )}
    </Zone>
  )
}
