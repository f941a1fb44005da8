import { Minus, Plus } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { copiesOf, roomOf } from './building.ts'
import styles from './CopyStepper.module.css'

interface Props {
  readonly card: BoxCard
  /** Its card is a stop of a walk with arrow keys and has keys of its own: Tab passes by. */
  readonly isWalked?: boolean
}

/** How many copies are in the deck, one more, one fewer. What is not allowed answers why. */
export function CopyStepper({ card, isWalked = false }: Props) {
  const t = useWords()
  const { deck, turn } = useBuilder()
  const copies = copiesOf(deck, card)
  const { more, fewer } = roomOf(deck, card)
  const { name } = card.face
  const stop = isWalked ? -1 : 0
  return (
    <span className={styles.stepper} data-in={copies > 0}>
      <button
        type="button"
        className={styles.step}
        tabIndex={stop}
        aria-label={t('decks.takeOut', { name })}
        aria-disabled={!fewer}
        onClick={() => turn(card, -1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <span className={styles.count} aria-hidden="true">
        {copies}
        <small>/{card.most}</small>
      </span>
      <button
        type="button"
        className={styles.step}
        tabIndex={stop}
        aria-label={t('decks.add', { name })}
        aria-disabled={!more}
        onClick={() => turn(card, 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </span>
  )
}
