import type { ActionType } from '@quadriga/villainous'
import { actionGlyphs } from './glyphs/actions.ts'
import styles from './SymbolDisc.module.css'

interface Props {
  readonly types: readonly ActionType[]
  readonly amount: number
}

/** The picture of an action symbol in its octagon; a symbol for several actions shows them all. */
export function SymbolDisc({ types, amount }: Props) {
  return (
    <span className={styles.disc} data-many={types.length > 1} aria-hidden="true">
      {types.map((type) => {
        const Glyph = actionGlyphs[type]
        return Glyph === undefined ? null : <Glyph key={type} className={styles.glyph} />
      })}
      {amount > 0 ? <b className={styles.amount}>+{amount}</b> : null}
    </span>
  )
}
