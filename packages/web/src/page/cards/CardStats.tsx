import { Users } from 'lucide-react'
import { numberOn } from './cardNumbers.ts'
import type { Face } from '../../model/table/face.ts'
import type { Piece } from '../../model/table/piece.ts'
import styles from './CardStats.module.css'
import { statPictures } from './statPictures.ts'

/** Numbers in the corner of a card, in the order one asks for them. */
const shown = [
  'hp',
  'threat',
  'threatLimit',
  'acceleration',
  'thw',
  'atk',
  'def',
  'rec',
  'sch',
  'handSize',
  'strength',
] as const

interface CardStatsProps {
  readonly face: Face
  readonly piece?: Piece
  readonly brief: boolean
}

/** A card's numbers: as printed, or live with a mark where they differ. */
export function CardStats({ face, piece, brief }: CardStatsProps) {
  const stats = shown.flatMap((id) => numberOn(face, piece, id) ?? [])
  if (stats.length === 0) return null
  return (
    <dl className={styles.stats}>
      {stats.map(({ id, name, now, max, isChanged, perPlayer }) => {
        const Picture = statPictures[id]
        return (
          <div key={id} className={styles.stat} data-stat={id} data-changed={isChanged}>
            <dt title={name}>
              {Picture === undefined ? null : <Picture size="1em" aria-hidden />}
              {brief ? null : <span className={styles.word}>{name}</span>}
            </dt>
            <dd>
              {max === null || max === now ? now : `${now}/${max}`}
              {perPlayer === true ? <Users size="0.8em" className={styles.each} aria-hidden /> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
