import { Target } from 'lucide-react'
import { Rich } from '../text/Rich.tsx'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Advice.module.css'
import { useDuel } from './duel.ts'

/** Which dice are best kept for the ability one aims at, or for damage, and what is to be expected of it. */
export function Advice() {
  const t = useWords()
  const { free, odds, aim, canRoll, advised, keep, kept, shown, board } = useDuel()
  if (!canRoll || free === null || advised === null) return <NextRoll />
  const goal = free.abilities.find(({ name }) => name === aim)
  const name = goal === undefined ? '' : nameOf(board.pieces, goal.ability)
  const { advice, words } = goal ?? free.damage
  const isTaken = advised.size === kept.size && [...advised].every((die) => kept.has(die))
  const mean = odds?.damage.withTools ?? free.damage.withTools
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  return (
    <div className={styles.advice}>
      <Target aria-hidden="true" size={16} className={styles.sign} />
      <p className={styles.words}>
        <b>{goal === undefined ? t('dt.forDamage') : t('dt.forAbility', { name })}</b>{' '}
        <Rich text={advice.words} />
        {goal === undefined ? null : (
          <>
            {' · '}
            <Rich text={words} />
          </>
        )}
        <span className={styles.mean}>{t('dt.expected', { n: figure.format(mean) })}</span>
      </p>
      {advice.does === 'keep' && !isTaken ? (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${styles.take}`}
          data-roving=""
          onClick={() => keep(advised)}
        >
          {t('dt.take')}
        </button>
      ) : null}
    </div>
  )
}

/** What the reader's next roll is worth, while nobody throws. */
function NextRoll() {
  const t = useWords()
  const { free, me, board, shown } = useDuel()
  if (free === null || free.seat !== me.seat || board.roll !== null || free.dice.length > 0) return null
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  return <p className={styles.next}>{t('dt.next', { n: figure.format(free.damage.withTools) })}</p>
}

function nameOf(
  pieces: Readonly<Record<number, { readonly face: string; readonly name: string }>>,
  face: string,
): string {
  return Object.values(pieces).find((piece) => piece.face === face)?.name ?? ''
}
