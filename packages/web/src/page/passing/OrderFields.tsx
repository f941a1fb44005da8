import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Passing.module.css'
import { type Order, orders } from './standing.ts'
import { setOrder, useStanding } from './standingOrders.ts'
import { faceOfChoice } from './usePassing.ts'

/** For each card that could react now: ask, always use it, never. */
export function OrderFields({ question }: { readonly question: Question }) {
  const t = useWords()
  const { snapshot } = usePlay()
  const { orders: given } = useStanding()
  const cards = new Map(
    question.choices
      .filter(({ declines }) => !declines)
      .map((choice) => [faceOfChoice(snapshot, choice), snapshot.board.pieces[choice.thing]?.name ?? '']),
  )
  cards.delete('')
  if (cards.size === 0) return null
  return (
    <details className={styles.orders}>
      <summary>{t('passing.orders')}</summary>
      <div className={styles.fields}>
        {[...cards].map(([face, card]) => (
          <label key={face} className={controls.label}>
            {t('passing.orderOf', { card })}
            <select
              className={controls.field}
              value={given[face] ?? 'ask'}
              onChange={({ target }) => setOrder(face, target.value as Order)}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {t(`passing.${order}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  )
}
