import { Resources } from '../cards/Resources.tsx'
import { championsSkin } from '../champions/skin.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import { copiesOf } from './building.ts'
import { useCardKeys } from './cardKeys.ts'
import { CopyStepper } from './CopyStepper.tsx'
import { inksOf } from './printColours.ts'
import styles from './PoolRow.module.css'

/** A card in the list, with its text. */
export function PoolRow({ card }: { readonly card: BoxCard }) {
  const t = useWords()
  const { deck, look } = useBuilder()
  const keys = useCardKeys(card)
  const { face } = card
  const copies = copiesOf(deck, card)
  return (
    <li className={styles.row} style={inksOf(face)} data-in={copies > 0}>
      <span className={styles.cost} aria-hidden="true">
        {card.cost ?? '–'}
      </span>
      <div className={styles.about}>
        <p className={styles.head}>
          <button
            type="button"
            className={styles.name}
            data-roving=""
            aria-label={t('decks.cardSays', { name: face.name, copies, most: card.most })}
            onClick={() => look(card)}
            onKeyDown={keys}
          >
            {face.name}
          </button>
          <span className={styles.kind}>{[face.kindName, ...face.traits].join(' · ')}</span>
          <span className={styles.family}>{face.familyName}</span>
          <Resources resources={face.resources} skin={championsSkin} />
        </p>
        <div className={styles.text}>
          {face.text.map((paragraph, n) => (
            <p key={n}>
              <Rich text={paragraph} skin={championsSkin} />
            </p>
          ))}
        </div>
      </div>
      <span className={styles.copies}>
        <CopyStepper card={card} isWalked />
      </span>
    </li>
  )
}
