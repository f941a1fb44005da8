import { Rich } from '../text/Rich.tsx'
import { plainText } from '../text/plainText.ts'
import { useHandling } from '../cards/handling.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { OddsModel } from '../../model/dicethrone/oddsModel.ts'
import { useDuel } from './duel.ts'
import { symbolGlyphs } from './glyphs/symbols.ts'
import { diceShowing } from './heldDice.ts'
import { goalsOf } from './keepGoals.ts'
import styles from './KeepList.module.css'
import { shortWords } from './shortWords.ts'
import { useChance } from './useChance.ts'

/** What to keep: for each ability that the dice may still come to, the dice to keep and the odds. A touched line sets the dice. */
export function KeepList() {
  const t = useWords()
  const { canRoll, free, odds, shown, board } = useDuel()
  if (!canRoll || free === null) return <NextRoll />
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  const left = (board.roll?.attempts.max ?? 0) - (board.roll?.attempts.now ?? 0)
  return (
    <div className={styles.keep}>
      <p className={styles.head}>
        <span className={styles.label}>{t('dt.whatToKeep')}</span>
        <span className={styles.aside}>
          {t('dt.rollsLeft', { n: left })} ·{' '}
          {t('dt.expected', { n: figure.format((odds ?? free).damage.withTools) })}
        </span>
      </p>
      <ul className={styles.goals}>
        {goalsOf(free).map((goal) => (
          <Goal key={goal.name} goal={goal} isBest={goal.isBest} />
        ))}
      </ul>
    </div>
  )
}

function Goal({ goal, isBest }: { readonly goal: OddsModel['abilities'][number]; readonly isBest: boolean }) {
  const t = useWords()
  const say = useChance()
  const { faceOf } = useHandling()
  const { board, question, kept, keep } = useDuel()
  const dice = board.players.find(({ seat }) => seat === question?.seat)?.dice ?? []
  const { advice, withTools } = goal
  const face = faceOf(goal.ability)
  const words = face === undefined ? '' : t('dt.does', { name: face.name, what: shortWords(face, goal.name) })
  const wanted = diceShowing(dice, advice.keep, kept)
  const isSet =
    advice.does === 'keep' &&
    wanted.size > 0 &&
    wanted.size === kept.size &&
    [...wanted].every((die) => kept.has(die))
  return (
    <li data-best={isBest}>
      <button
        type="button"
        className={styles.goal}
        data-roving=""
        data-best={isBest}
        aria-pressed={isSet}
        onClick={() => keep(wanted)}
      >
        <span className={controls.hidden}>{plainText(advice.words)}, </span>
        <span className={styles.dice} data-tool={advice.does === 'tool'} aria-hidden="true">
          {advice.does === 'tool' ? (
            <Rich text={advice.words} />
          ) : advice.keep.length === 0 ? (
            t('dt.none')
          ) : (
            <Faces pips={advice.keep} />
          )}
        </span>
        <span className={styles.words}>
          {words}
          {isBest ? ` · ${t('dt.best')}` : ''}
        </span>
        <span className={styles.bar}>
          <i style={{ inlineSize: `${withTools * 100}%` }} />
        </span>
        <b className={styles.chance}>{say(withTools)}</b>
      </button>
    </li>
  )
}

/** The kept dice by their symbols. */
function Faces({ pips }: { readonly pips: readonly number[] }) {
  const { board, question } = useDuel()
  const hero = board.players.find(({ seat }) => seat === question?.seat)?.face ?? ''
  const symbols = useHandling().faceOf(hero)?.symbols ?? []
  return pips.map((pip, n) => {
    const Glyph = symbolGlyphs[symbols[pip - 1] ?? '']
    return (
      // Equal dice lie side by side.
      <span key={n} className={styles.face}>
        {Glyph === undefined ? pip : <Glyph />}
        <small>{pip}</small>
      </span>
    )
  })
}

/** What the reader's next roll is worth, while nobody throws. */
function NextRoll() {
  const t = useWords()
  const { free, me, board, shown } = useDuel()
  if (free === null || free.seat !== me.seat || board.roll !== null || free.dice.length > 0) return null
  if (shown.online?.isWatching === true) return null
  const figure = new Intl.NumberFormat(shown.language, { maximumFractionDigits: 1 })
  return <p className={styles.next}>{t('dt.next', { n: figure.format(free.damage.withTools) })}</p>
}
