import { usePlay } from '../play/PlayContext.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { calledAt, isAloud, useLooking } from './publicAsk.ts'

/** Who is asked aloud and wants to look at a hand asks for the screen. */
export function LookButton() {
  const t = useWords()
  const { snapshot } = usePlay()
  const { curtain, question } = snapshot
  if (curtain === null || question === null || !isAloud(snapshot)) return null
  return (
    <button
      type="button"
      className={controls.button}
      data-aloud={curtain.person}
      onClick={() => useLooking.setState({ question: question.id })}
    >
      {t('curtain.look', { person: calledAt(snapshot) })}
    </button>
  )
}
