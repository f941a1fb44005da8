import type { ReactNode } from 'react'
import { FaceArt } from '../cards/FaceArt.tsx'
import type { GameId } from '../../model/table/snapshot.ts'
import styles from './Portrait.module.css'

interface PortraitProps {
  readonly game: GameId
  readonly face: string
  readonly name: string
  readonly type: 'radio' | 'checkbox'
  /** Radios of one group share it. */
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Below the name. */
  readonly children?: ReactNode
}

/** Something to choose by its picture. */
export function Portrait({ game, face, name, type, group, isChosen, onChoose, children }: PortraitProps) {
  return (
    <label className={styles.portrait}>
      <input type={type} name={group} checked={isChosen} onChange={onChoose} className={styles.input} />
      <span className={styles.art} aria-hidden="true">
        {face === '' ? <span className={styles.unknown}>?</span> : <FaceArt game={game} code={face} />}
      </span>
      <span className={styles.name}>{name}</span>
      {children}
    </label>
  )
}
