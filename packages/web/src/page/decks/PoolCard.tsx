import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { copiesOf } from './building.ts'
import { useCardKeys } from './cardKeys.ts'
import { CardLook } from './CardLook.tsx'
import styles from './PoolCard.module.css'
import { CopyStepper } from './CopyStepper.tsx'

/** A card in the grid: press it to read it, plus and minus to turn its number. */
export function PoolCard({ card }: { readonly card: BoxCard }) {
  const t = useWords()
  const { deck, look } = useBuilder()
  const keys = useCardKeys(card)
  const copies = copiesOf(deck, card)
  return (
    <li className={styles.card} data-copies={Math.min(copies, 3)}>
      <div className={styles.look} aria-hidden="true">
        <CardLook face={card.face} />
      </div>
      <button
        type="button"
        className={styles.press}
        data-roving=""
        aria-label={t('decks.cardSays', { name: card.face.name, copies, most: card.most })}
        onClick={() => look(card)}
        onKeyDown={keys}
      />
      <CopyStepper card={card} isWalked />
    </li>
  )
}
