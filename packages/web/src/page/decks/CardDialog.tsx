import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Card } from '../cards/Card.tsx'
import { championsSkin } from '../champions/skin.ts'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { type RichLinks, RichLinksContext } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import styles from './CardDialog.module.css'
import { CopyStepper } from './CopyStepper.tsx'

interface Props {
  readonly card: BoxCard | null
  readonly onClose: () => void
}

/** A card to read, with its number of copies. */
export function CardDialog({ card, onClose }: Props) {
  const t = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { cardOf, look } = useBuilder()
  const openRule = useRulesSheet((sheet) => sheet.open)
  useEffect(() => {
    if (card !== null && dialog.current?.open === false) dialog.current.showModal()
    if (card === null) dialog.current?.close()
  }, [card])
  const links = useMemo<RichLinks>(
    () => ({
      // The rules lie beside the page, below a dialog: it makes room for them.
      openRule(id) {
        onClose()
        openRule(id)
      },
      openCard: (id) => look(cardOf(id) ?? card),
    }),
    [card, cardOf, look, onClose, openRule],
  )
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={card?.face.name ?? ''}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      {card === null ? null : (
        <div className={styles.body}>
          <RichLinksContext value={links}>
            <div className={styles.card}>
              <Card face={card.face} skin={championsSkin} />
            </div>
          </RichLinksContext>
          {card.face.otherName === card.face.name ? null : (
            <p className={styles.other}>{t('decks.otherName', { name: card.face.otherName })}</p>
          )}
          <div className={styles.foot}>
            <CopyStepper card={card} />
            <button
              type="button"
              className={`${controls.button} ${controls.icon}`}
              aria-label={t('decks.close')}
              onClick={onClose}
            >
              <X aria-hidden="true" size={20} />
            </button>
          </div>
        </div>
      )}
    </dialog>
  )
}
