import { usePress } from '../act/usePress.ts'
import { useChoosing } from '../play/choosing.ts'
import { usePlay } from '../play/PlayContext.ts'
import { useResourceNames } from '../play/useResourceNames.ts'
import type { Choice, Question } from '../../model/table/question.ts'
import { Rich } from '../text/Rich.tsx'
import styles from './DockMore.module.css'
import { useOptionKey } from './useOptionKey.ts'

interface Props {
  readonly question: Question
  readonly choices: readonly Choice[]
}

/** Options as buttons: those that no piece on the board stands for, and all of them at the text table. */
export function ChoiceButtons({ question, choices }: Props) {
  const press = usePress(usePlay())
  const { picks, intent, hovered } = useChoosing()
  const nameOf = useResourceNames()
  const optionKey = useOptionKey(question)
  if (choices.length === 0) return null
  const hover = (thing: number | null): void => useChoosing.setState({ hovered: thing })
  return (
    <div className={styles.choices}>
      {choices.map((choice) => {
        const key = optionKey(choice)
        return (
          <button
            key={choice.key}
            type="button"
            className={styles.choice}
            aria-pressed={
              question.shape === 'one' ? intent.option === choice.key : picks.includes(choice.key)
            }
            aria-keyshortcuts={key === '' ? undefined : key}
            data-hovered={hovered !== null && hovered === choice.thing}
            data-option={choice.key}
            onClick={() => press.option(choice.key)}
            onMouseEnter={() => hover(choice.thing)}
            onMouseLeave={() => hover(null)}
            onFocus={() => hover(choice.thing)}
            onBlur={() => hover(null)}
          >
            <span className={styles.number} aria-hidden="true">
              {key === '' ? '·' : key}
            </span>
            <span>
              <Rich text={choice.label} />
            </span>
            {choice.gives.length === 0 ? null : (
              <span className={styles.extra}>{choice.gives.map(nameOf).join(' + ')}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
