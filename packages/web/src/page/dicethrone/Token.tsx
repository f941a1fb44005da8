import type { CSSProperties } from 'react'
import { useHandling } from '../cards/handling.ts'
import { PieceButton } from '../cards/PieceButton.tsx'
import type { Piece } from '../../model/table/piece.ts'
import { useWords } from '../words/i18n.ts'
import type { StatusModel } from '../../model/dicethrone/board.ts'
import { diceThroneSkin } from './skin.ts'
import styles from './Token.module.css'

/** The rim tells helpful from harmful by its cut, not by colour alone: scallops, thorns, or a plain double ring. */
const rims: Readonly<Record<string, string>> = {
  positive: rim(14, 30, 27.5),
  negative: rim(11, 31.5, 25),
}

function rim(points: number, outer: number, inner: number): string {
  const at = (n: number) => {
    const angle = (n / (2 * points)) * 2 * Math.PI
    const radius = n % 2 === 0 ? outer : inner
    return `${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join('L')}Z`
}

interface TokenProps {
  readonly status: StatusModel
  readonly piece: Piece
}

/** A stack of one status effect: its sign on a disc, how many lie there and how many may. */
export function Token({ status: { n, limit, face: code }, piece }: TokenProps) {
  const t = useWords()
  const face = useHandling().faceOf(code)
  if (face === undefined) return null
  const { vivid, tint, ink } = diceThroneSkin.plateOf(face)
  const Glyph = diceThroneSkin.glyphOf(face)
  const says = `${t('dt.token', { name: face.name, n, limit })}, ${face.traits.join(', ')}`
  const d = rims[face.use]
  return (
    <PieceButton piece={{ ...piece, says }} className={styles.token}>
      <span
        className={styles.look}
        data-polarity={face.use}
        style={{ '--vivid': vivid, '--tint': tint, '--ink': ink } as CSSProperties}
      >
        <svg viewBox="0 0 64 64" className={styles.disc}>
          {d === undefined ? (
            <circle cx="32" cy="32" r="30" className={styles.rim} />
          ) : (
            <path d={d} className={styles.rim} />
          )}
          <circle cx="32" cy="32" r="23.5" className={styles.ring} />
          <Glyph x="17" y="16" width="30" height="30" className={styles.glyph} />
        </svg>
        <span className={styles.count}>
          {n}
          <small>/{limit}</small>
        </span>
      </span>
    </PieceButton>
  )
}
