import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { useLog } from '../table/useTable.ts'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { luckOf, rollsIn } from './rolls.ts'
import styles from './RollHistory.module.css'

/** How many of the latest rolls are listed. */
const LISTED = 40

/** Every roll of the game, the latest first, and how the numbers fell against what was to be expected. */
export function RollHistory() {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={t('dt.history')}
        aria-haspopup="dialog"
        data-roving=""
        onClick={() => setOpen(true)}
      >
        <ChartColumn aria-hidden="true" size={19} />
      </button>
      {isOpen ? (
        <Sheet title={t('dt.historyTitle')} className={styles.sheet} onClose={() => setOpen(false)}>
          <Rolls />
        </Sheet>
      ) : null}
    </>
  )
}

function Rolls() {
  const t = useWords()
  const { table, shown } = usePlay()
  const rolls = rollsIn(useLog(table))
  if (rolls.length === 0) return <p>{t('dt.noRolls')}</p>
  const { counts, thrown, each } = luckOf(rolls)
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  const most = Math.max(each, ...counts)
  return (
    <>
      <p className={styles.sum}>{t('dt.luck', { n: thrown, each: figure.format(each) })}</p>
      <ul className={styles.bars} style={{ '--expected': each / most } as React.CSSProperties}>
        {counts.map((n, i) => (
          // One bar for each number of a die.
          <li key={i} aria-label={t('dt.luckNumber', { pips: i + 1, n, each: figure.format(each) })}>
            <span className={styles.bar} style={{ blockSize: `${(n / most) * 100}%` }} />
            <b aria-hidden="true">{n}</b>
            <small aria-hidden="true">{i + 1}</small>
          </li>
        ))}
      </ul>
      <ol className={styles.list}>
        {rolls
          .slice(-LISTED)
          .toReversed()
          .map(({ id, text, round }) => (
            <li key={id}>
              <small>{round}</small> <Rich text={text} />
            </li>
          ))}
      </ol>
    </>
  )
}
