import { Layers } from 'lucide-react'
import { useState } from 'react'
import { PieceButton } from '../cards/PieceButton.tsx'
import { useHandling } from '../cards/handling.ts'
import { Sheet } from '../shell/Sheet.tsx'
import type { DuellistModel } from '../../model/dicethrone/board.ts'
import { useWords } from '../words/i18n.ts'
import styles from './DiscardPile.module.css'
import { useDuel } from './duel.ts'
import { HandCard } from './HandCard.tsx'

/** A player's discard pile: its number, and a look through it, the latest card first. */
export function DiscardPile({ player: { discard } }: { readonly player: DuellistModel }) {
  const t = useWords()
  const { board } = useDuel()
  const { faceOf } = useHandling()
  const [isOpen, setOpen] = useState(false)
  const says = `${t('dt.discard')} ${discard.length}`
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        data-roving=""
        aria-label={says}
        aria-haspopup="dialog"
        disabled={discard.length === 0}
        onClick={() => setOpen(true)}
      >
        <Layers size={15} aria-hidden="true" /> <span data-word="">{t('dt.discard')}</span>{' '}
        <b>{discard.length}</b>
      </button>
      {isOpen ? (
        <Sheet title={says} className={styles.sheet} onClose={() => setOpen(false)}>
          {/* A card that is looked at lies on the board, below the sheet. */}
          <ul className={styles.cards} onClick={() => setOpen(false)}>
            {discard.toReversed().map((id) => {
              const piece = board.pieces[id]
              const face = faceOf(piece?.face ?? '')
              return piece === undefined || face === undefined ? null : (
                <li key={id}>
                  <PieceButton piece={piece} className={styles.card}>
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
