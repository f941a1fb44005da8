import { Diamond, FastForward, Flame } from 'lucide-react'
import { useWords } from '../words/i18n.ts'
import type { SchemeModel } from '../../model/champions/board.ts'
import { iconsOn } from './schemeIcons.ts'
import styles from './SchemeIcons.module.css'

const pictures = { crisis: Diamond, acceleration: FastForward, hazard: Flame, tokens: FastForward } as const

/** Crisis, hazard and acceleration of a scheme, and the acceleration tokens on it: picture, word and number. */
export function SchemeIcons({ scheme }: { scheme: SchemeModel }) {
  const t = useWords()
  return iconsOn(t, scheme).map(({ id, words }) => {
    const Picture = pictures[id]
    return (
      <span key={id} className={styles.icon} data-icon={id}>
        <Picture size={14} /> <span data-word="">{words}</span>
      </span>
    )
  })
}
