import { Users } from 'lucide-react'
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
] as const

interface Shown {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly isChanged: boolean
  /** As printed: times the number of players. */
  readonly perPlayer?: boolean
}

interface CardStatsProps {
  readonly face: Face
  readonly piece?: Piece
  readonly brief: boolean
}

/** A card's numbers: as printed, or live with a mark where they differ. */
export function CardStats({ face, piece, brief }: CardStatsProps) {
  const stats = shown.flatMap((id) => statOf(face, piece, id) ?? [])
  if (stats.length === 0) return null
  return (
    <dl className={styles.stats}>
      {stats.map(({ id, name, text, isChanged, perPlayer }) => {
        const Picture = statPictures[id]
        return (
          <div key={id} className={styles.stat} data-stat={id} data-changed={isChanged}>
            <dt title={name}>
              {Picture === undefined ? null : <Picture size="1em" aria-hidden />}
              {brief ? null : <span className={styles.word}>{name}</span>}
            </dt>
            <dd>
              {text}
              {perPlayer === true ? <Users size="0.8em" className={styles.each} aria-hidden /> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function statOf(face: Face, piece: Piece | undefined, id: string): Shown | null {
  const printed = face.stats.find((one) => one.id === id)
  if (id === 'hp' && piece?.hp) {
    const { now, max } = piece.hp
    return {
      id,
      name: printed?.name ?? '',
      text: now === max ? `${now}` : `${now}/${max}`,
      isChanged: now !== max,
    }
  }
  const live = piece?.stats.find((one) => one.id === id)
  if (live !== undefined)
    return { id, name: live.name, text: `${live.value}`, isChanged: live.value !== live.printed }
  if (printed === undefined) return null
  return {
    id,
    name: printed.name,
    text: `${printed.value}`,
    isChanged: false,
    perPlayer: printed.perPlayer,
  }
}
