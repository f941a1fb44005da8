import type { ReactNode } from 'react'
import type { Choice } from '../../model/table/question.ts'
import { Rich } from '../text/Rich.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Dock.module.css'

interface Props {
  readonly choice: Choice
  /** From 1: the key that selects it; none beyond 9. */
  readonly number: number
  readonly isPicked: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

/** One option, marked like its piece on the board. */
export function ChoiceButton({ choice, number, isPicked, onPress, children }: Props) {
  const { hovered } = useChoosing()
  const hover = (isOver: boolean): void => useChoosing.setState({ hovered: isOver ? choice.thing : null })
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isPicked}
      aria-keyshortcuts={number <= 9 ? `${number}` : undefined}
      data-hovered={hovered !== null && hovered === choice.thing}
      data-option={choice.key}
      onClick={onPress}
      onMouseEnter={() => hover(true)}
      onMouseLeave={() => hover(false)}
      onFocus={() => hover(true)}
      onBlur={() => hover(false)}
    >
      <span className={styles.number} aria-hidden="true">
        {number <= 9 ? number : '·'}
      </span>
      <span>
        <Rich text={choice.label} />
      </span>
      {children === undefined ? null : <span className={styles.extra}>{children}</span>}
    </button>
  )
}
