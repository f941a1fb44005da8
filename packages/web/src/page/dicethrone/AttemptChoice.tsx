import { Dices } from 'lucide-react'
import { ChoiceButton } from '../play/ChoiceButton.tsx'
import { toggle, useChoosing } from '../play/choosing.ts'
import { OneChoice } from '../play/OneChoice.tsx'
import { optionKey } from '../play/optionKeys.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useSettings } from '../settings/settings.ts'
import type { Question } from '../../model/table/question.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './AttemptChoice.module.css'
import type { DiceThroneBoard } from '../../model/dicethrone/board.ts'
import { mayReroll, throwOf } from './heldDice.ts'
import { useTray } from './trayStore.ts'

/** Options that stand in the tray and in the hand. */
const inHand = ['reroll', 'play', 'sell']

/** The dock while dice are thrown: what they allow now, and the throw that was prepared in the tray. */
export function AttemptChoice({ question }: { readonly question: Question }) {
  const { answer } = usePlay()
  const { picks, pointed } = useChoosing()
  const { textTable } = useSettings()
  // At the text table there is no tray: every throw is an option.
  if (textTable || pointed !== null) return <OneChoice question={question} />
  const allowed = question.choices.filter(({ verb, declines }) => !declines && !inHand.includes(verb))
  return (
    <div className={styles.choices}>
      <Throw question={question} />
      {allowed.map((choice) => (
        <ChoiceButton
          key={choice.key}
          choice={choice}
          number={Number(optionKey(question, question.choices.indexOf(choice)) || 10)}
          isPicked={picks.includes(choice.key)}
          onPress={() => (picks.includes(choice.key) ? answer([choice.key]) : toggle(question, choice.key))}
        />
      ))}
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
