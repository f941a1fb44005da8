import { ArrowRight, Heart, Shield } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import type { AttackModel } from '../../model/dicethrone/board.ts'
import styles from './AttackNumbers.module.css'
import { useDuel } from './duel.ts'
import { pipelineOf } from './pipeline.ts'

/** The attack as a line of numbers: "8 + 4 − 2 → 10", and what it does to whom it hits: "40 → 30". */
export function AttackNumbers({ attack }: { readonly attack: AttackModel }) {
  const t = useWords()
  const { board, odds } = useDuel()
  const { base, modifiers, defence, total } = pipelineOf(attack)
  const health = board.players[attack.defender]?.health.now
  // As long as somebody may defend, more of it may be left than that.
  const isOpen = !attack.defended && (odds?.attack?.defences.some(({ defence: by }) => by !== '') ?? false)
  return (
    <span className={styles.numbers} role="img" aria-label={t('dt.sum', { base, modifiers, defence, total })}>
      <span aria-hidden="true">
        <b>{base}</b>
        {modifiers === 0 ? null : <> + {modifiers}</>}
        {defence === 0 ? null : <> − {defence}</>}
        {modifiers + defence === 0 ? null : (
          <>
            <ArrowRight size={14} /> <b className={styles.total}>{total}</b>
          </>
        )}
      </span>
      {isOpen ? (
        <span className={styles.open} aria-hidden="true">
          <ArrowRight size={14} /> <Shield size={14} /> {t('dt.defenceOpen')}
        </span>
      ) : null}
      {health === undefined || total === 0 ? null : (
        <span className={styles.health} aria-hidden="true">
          <ArrowRight size={14} /> <Heart size={15} /> {health} →{' '}
          <b>
            {Math.max(0, health - total)}
            {isOpen ? '+' : ''}
          </b>
        </span>
      )}
    </span>
  )
}
