import { Layers, Layers2, type LucideProps } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { PieceArt } from './PieceArt.tsx'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Pile.module.css'

interface PileProps {
  readonly title: string
  readonly size: number
  /** What everybody may see of it, the latest first. */
  readonly pieces: readonly Piece[]
  /** Before its number where it is a count among others. */
  readonly Sign?: ComponentType<LucideProps>
}

/** A heap of cards: its number, and a look through it where it lies face up. */
export function Pile({ title, size, pieces, Sign = Layers }: PileProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  const [top] = pieces
  if (pieces.length === 0)
    return (
      <span className={styles.pile} data-empty={size === 0}>
        <span className={styles.says}>
          <Layers2 size={15} aria-hidden className={styles.sign} /> <b>{size}</b>{' '}
          <span data-word="">{title}</span>
        </span>
      </span>
    )
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        data-roving=""
        aria-label={`${size} ${title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {top === undefined ? null : (
          <span className={styles.top} aria-hidden="true">
            <PieceArt piece={top} />
          </span>
        )}
        <span className={styles.says} aria-hidden="true">
          <Sign size={15} aria-hidden className={styles.sign} /> <b>{size}</b>{' '}
          <span data-word="">{title}</span>
        </span>
      </button>
      {isOpen ? (
        <Sheet
          title={t('champions.pile', { title, n: size })}
          className={styles.sheet}
          onClose={() => setOpen(false)}
        >
          {/* A card that is looked at lies on the board, below the sheet. */}
          <ul className={styles.cards} onClick={() => setOpen(false)}>
            {pieces.map((piece) => (
              <li key={piece.id}>
                <PieceButton piece={piece} place="hand" />
              </li>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  )
}
