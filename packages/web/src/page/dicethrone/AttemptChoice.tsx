import { Dices } from 'lucide-react'
import { pieceless } from '../act/pieceMarks.ts'
import { ChoiceButtons } from '../dock/ChoiceButtons.tsx'
import { usePlay } from '../play/PlayContext.ts'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './AttemptChoice.module.css'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import { mayReroll, throwOf } from './heldDice.ts'
import { useTray } from './trayStore.ts'

/** The dock while dice are thrown: the throw that was prepared in the tray, and what has no place on the board. */
export function AttemptChoice({ question }: { readonly question: Question }) {
  return (
    <div className={styles.choices}>
      <Throw question={question} />
      <ChoiceButtons
        question={question}
        choices={pieceless(question).filter(({ verb }) => verb !== 'reroll')}
      />
    </div>
  )
}

/** The throw that was prepared in the tray. */
function Throw({ question }: { readonly question: Question }) {
  const t = useWords()
  const { answer, shown } = usePlay()
  const { kept } = useTray()
  const { players, roll } = shown.board as DiceThroneBoard
  const throws = roll?.throws ?? []
  const dice = players.find(({ seat }) => seat === question.seat)?.dice ?? []
  const prepared = throwOf(throws, dice, kept)
  if (!mayReroll(question, throws) || prepared === undefined) return null
  const { key } = prepared
  return (
    <button
      type="button"
      className={`${controls.button} ${styles.throw}`}
      aria-keyshortcuts="r"
      data-option={key}
      onClick={() => answer([key])}
    >
      <Dices aria-hidden="true" size={20} /> {t('dt.roll', { n: prepared.dice.length })}
    </button>
  )
}
