import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { CloseButton } from '../shell/CloseButton.tsx'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './BuilderNews.module.css'

/** Says what a press changed, and why one changed nothing, with its rule. */
export function BuilderNews() {
  const t = useWords()
  const { refused, forget } = useBuilder()
  const { open } = useRulesSheet()
  const change = useChange()
  return (
    <>
      <p role="status" className={controls.hidden}>
        {change}
      </p>
      <div role="alert" className={refused.length === 0 ? undefined : styles.news}>
        {refused.length === 0 ? null : (
          <>
            <p>
              <strong>{t('decks.refused')}</strong>{' '}
              {refused.map(({ text, rule }, n) => (
                <span key={n}>
                  <Rich text={text} />{' '}
                  {rule === null ? null : (
                    <button type="button" className={styles.rule} onClick={() => open(rule.id)}>
                      {t('decks.rule', { title: rule.title })}
                    </button>
                  )}{' '}
                </span>
              ))}
            </p>
            <CloseButton size={18} onClose={forget} />
          </>
        )}
      </div>
    </>
  )
}

/** The last card whose number changed, in words. */
function useChange(): string {
  const t = useWords()
  const { deck, cardOf } = useBuilder()
  const before = useRef(deck.cards)
  const [said, setSaid] = useState('')
  const tell = useEffectEvent((cards: typeof deck.cards) => {
    const ids = [...new Set([...Object.keys(before.current), ...Object.keys(cards)])]
    const changed = ids.filter((id) => before.current[id] !== cards[id])
    before.current = cards
    const card = changed.length === 1 ? cardOf(changed[0] ?? '') : undefined
    if (card !== undefined) setSaid(t('decks.changed', { name: card.face.name, copies: cards[card.id] ?? 0 }))
  })
  // Only a change of the cards is news.
  useEffect(() => tell(deck.cards), [deck.cards])
  return said
}
