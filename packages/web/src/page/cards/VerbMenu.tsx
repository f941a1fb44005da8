import { useEffect, useRef } from 'react'
import type { Piece } from '../../model/table/piece.ts'
import type { VerbButton } from './handling.ts'
import { useHandling } from './handling.ts'
import { statPictures } from './statPictures.ts'
import styles from './VerbMenu.module.css'

/** The number of a piece that a verb uses, shown beside it. */
const statOfVerb: Readonly<Record<string, string>> = { attack: 'atk', thwart: 'thw', recover: 'rec' }

/** What a piece can do, at the piece: the first is ready for Enter. */
export function VerbMenu({ piece, verbs }: { readonly piece: Piece; readonly verbs: readonly VerbButton[] }) {
  const { start, pick } = useHandling()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.menu} role="group" aria-label={piece.name}>
      {verbs.map(({ verb, option, says }, n) => {
        const stat = piece.stats.find(({ id }) => id === statOfVerb[verb])
        const Picture = stat === undefined ? undefined : statPictures[stat.id]
        return (
          <button
            key={verb + option}
            ref={n === 0 ? first : undefined}
            type="button"
            className={styles.verb}
            data-verb={verb}
            data-option={option === '' ? undefined : option}
            onClick={() => (option === '' ? start(piece.id, verb) : pick(option))}
          >
            {Picture === undefined ? null : <Picture size={16} />} {says} {stat?.value}
          </button>
        )
      })}
    </div>
  )
}
