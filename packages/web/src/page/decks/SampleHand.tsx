import type { DeckContent } from '@quadriga/champions'
import { Plus, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { decks } from '../table/engine.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import { CardLook } from './CardLook.tsx'
import { type Dealt, deal, drawOne, mulligan, thrown } from './dealt.ts'
import styles from './SampleHand.module.css'

/** Opening hands to try, with one mulligan, and the draws behind them. */
export function SampleHand() {
  const t = useWords()
  const { box, deck, cardOf } = useBuilder()
  const [dealt, setDealt] = useState<(Dealt & { readonly of: DeckContent['cards'] }) | null>(null)
  const draw = async (): Promise<void> => {
    const pile = await decks().pile(deck)
    setDealt({ ...deal(pile, box.handSize), of: deck.cards })
  }
  const turn = (next: Dealt): void => {
    if (dealt !== null) setDealt({ ...next, of: dealt.of })
  }
  const worth = dealt?.hand.reduce((sum, id) => sum + (cardOf(id)?.resources.length ?? 0), 0) ?? 0
  return (
    <div className={styles.sample}>
      <p className={styles.lead}>{t('decks.hand.lead')}</p>
      <p className={styles.actions}>
        <button type="button" className={controls.button} onClick={() => void draw()}>
          <Shuffle aria-hidden="true" size={18} />
          {t(dealt === null ? 'decks.hand.draw' : 'decks.hand.again')}
        </button>
        {dealt === null || dealt.isKept ? null : (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => turn(mulligan(dealt))}
          >
            {t('decks.hand.mulligan', { n: dealt.away.size })}
          </button>
        )}
        {dealt?.isKept === true && dealt.pile.length > 0 ? (
          <button type="button" className={controls.button} onClick={() => turn(drawOne(dealt))}>
            <Plus aria-hidden="true" size={18} />
            {t('decks.hand.next')}
          </button>
        ) : null}
      </p>
      {dealt === null ? null : (
        <>
          <HandCards dealt={dealt} onTurn={turn} />
          <p role="status" className={styles.worth}>
            {t('decks.hand.worth', { n: worth })}
            {dealt.of === deck.cards ? '' : ` · ${t('decks.hand.stale')}`}
          </p>
        </>
      )}
    </div>
  )
}

interface HandProps {
  readonly dealt: Dealt
  readonly onTurn: (dealt: Dealt) => void
}

function HandCards({ dealt, onTurn }: HandProps) {
  const t = useWords()
  const { cardOf, look } = useBuilder()
  return (
    <ul className={styles.hand} aria-label={t('decks.hand.label')}>
      {dealt.hand.map((id, place) => {
        const card = cardOf(id)
        if (card === undefined) return null
        const { name } = card.face
        const isAway = dealt.away.has(place)
        return (
          // Cards of a hand are told apart by their place: there may be two of one title.
          <li key={place} className={styles.card} data-away={isAway}>
            <div aria-hidden="true">
              <CardLook face={card.face} />
            </div>
            <button
              type="button"
              className={styles.press}
              aria-label={isAway ? t('decks.hand.away', { name }) : name}
              aria-pressed={dealt.isKept ? undefined : isAway}
              onClick={() => (dealt.isKept ? look(card) : onTurn(thrown(dealt, place)))}
            />
          </li>
        )
      })}
    </ul>
  )
}
