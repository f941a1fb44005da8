import { Layers, Layers2 } from 'lucide-react'
import { useState } from 'react'
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
}

/** A heap of cards: its number, and a look through it where it lies face up. */
export function Pile({ title, size, pieces }: PileProps) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  if (pieces.length === 0)
    return (
      <span className={styles.pile}>
        <Layers2 size={15} aria-hidden /> <span className={styles.word}>{title}</span> <b>{size}</b>
      </span>
    )
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        data-roving=""
        aria-label={t('champions.pile', { title, n: size })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Layers size={15} aria-hidden /> <span className={styles.word}>{title}</span> <b>{size}</b>
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
                <PieceButton piece={piece} />
              </li>
            ))}
          </ul>
        </Sheet>
      ) : null}
    </>
  )
}
