import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useRulesSheet } from '../rules/rulesSheet.ts'
import { Rich } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import type { Box, DeckProblem, Judged } from '../../model/decks/box.ts'
import styles from './Legality.module.css'

interface Props {
  readonly box: Box
  readonly judged: Judged
}

/** How big the deck is, and everything that keeps it from being played, each with its rule. */
export function Legality({ box: { size }, judged: { problems, stats } }: Props) {
  const t = useWords()
  const isLegal = problems.length === 0
  const Icon = isLegal ? CircleCheck : TriangleAlert
  return (
    <div className={styles.legality} data-legal={isLegal}>
      <p className={styles.head}>
        <Icon aria-hidden="true" size={22} />
        <strong>{t(isLegal ? 'decks.isLegal' : 'decks.notLegal')}</strong>
        <span className={styles.size}>{t('decks.size', { size: stats.size, ...size })}</span>
      </p>
      <SizeMeter count={stats.size} size={size} />
      {isLegal ? null : (
        <ul className={styles.problems}>
          {problems.map((problem, n) => (
            <Problem key={n} problem={problem} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Problem({ problem: { text, rule } }: { readonly problem: DeckProblem }) {
  const t = useWords()
  const { open } = useRulesSheet()
  return (
    <li>
      <span className={styles.text}>
        <Rich text={text} />
      </span>{' '}
      {rule === null ? null : (
        <button type="button" className={styles.rule} onClick={() => open(rule.id)}>
          {t('decks.rule', { title: rule.title })}
        </button>
      )}
    </li>
  )
}

/** Sixty places in a row; the ones a deck must reach and may not pass are marked. */
function SizeMeter({ count, size: { min, max } }: { readonly count: number; readonly size: Box['size'] }) {
  const end = max + 10
  const at = (n: number): string => `${(Math.min(n, end) / end) * 100}%`
  return (
    <span className={styles.meter} aria-hidden="true">
      <span className={styles.range} style={{ insetInlineStart: at(min), inlineSize: at(max - min) }} />
      <span className={styles.bar} style={{ inlineSize: at(count) }} />
    </span>
  )
}
