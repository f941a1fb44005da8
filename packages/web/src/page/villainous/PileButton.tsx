import { Layers } from 'lucide-react'
import { useState } from 'react'
import type { ThingId } from '@quadriga/kernel'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { CloseButton } from '../shell/CloseButton.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { HandCard } from './HandCard.tsx'
import styles from './PileButton.module.css'

interface Props {
  readonly pile: readonly ThingId[]
  readonly says: 'vl.pileOf' | 'vl.fatePileOf'
  /** Without the word. */
  readonly isShort?: boolean
}

/** A discard pile: its number, and a look through it, the latest card first. */
export function PileButton({ pile, says, isShort = false }: Props) {
  const t = useWords()
  const { found } = useVillainous()
  const { faceOf } = useHandling()
  const [isOpen, setOpen] = useState(false)
  const title = t(says, { n: pile.length })
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        data-roving=""
        aria-label={isShort ? title : `${t('vl.discard')} ${pile.length}`}
        aria-haspopup="dialog"
        disabled={pile.length === 0}
        onClick={() => setOpen(true)}
      >
        <Layers size={14} aria-hidden="true" />
        {isShort ? null : <span className={styles.word}>{t('vl.discard')}</span>} <b>{pile.length}</b>
      </button>
      {isOpen ? (
        <Sheet
          title={title}
          className={styles.sheet}
          onClose={() => setOpen(false)}
          beside={<CloseButton onClose={() => setOpen(false)} />}
        >
          {/* A card that is looked at lies on the board, below the sheet. */}
          <ul className={styles.cards} onClick={() => setOpen(false)}>
            {found(pile)
              .toReversed()
              .map((piece) => {
                const face = faceOf(piece.face)
                return face === undefined ? null : (
                  <li key={piece.id}>
                    <PieceButton piece={piece} fills>
                      <HandCard face={face} />
                    </PieceButton>
                  </li>
                )
              })}
          </ul>
        </Sheet>
      ) : null}
    </>
  )
}
