import { memo } from 'react'
import { ShieldHalf } from 'lucide-react'
import { useHandling } from '../cards/handling.ts'
import type { Piece } from '../../model/table/piece.ts'
import { Banner } from './Banner.tsx'
import { plateInks } from '../art/plateInks.ts'
import { PosterArt } from './PosterArt.tsx'
import styles from './Figure.module.css'

/** A character at a location: Strength, picture and name; the place decides whether it is a card, a row or a chip. */
export const Figure = memo(function Figure({ piece }: { readonly piece: Piece }) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  if (face === undefined) return <span className={styles.figure} />
  const has = (status: string): boolean => piece.statuses.some(({ id }) => id === status)
  return (
    <span className={styles.figure} style={plateInks(skin.plateOf(face))} data-fate={face.use === 'fate'}>
      <span className={styles.picture}>
        <PosterArt face={face} />
      </span>
      <Banner piece={piece} />
      <span className={styles.name}>{piece.name}</span>
      <span className={styles.signs}>
        {has('marked') ? (
          <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
            <path d="M12 1C17 8 20 12 20 16A8 7 0 0 1 4 16C4 12 7 8 12 1Z" />
            <circle cx="12" cy="16" r="3" />
          </svg>
        ) : null}
        {has('protector') ? <ShieldHalf className={styles.protector} size={16} aria-hidden="true" /> : null}
      </span>
    </span>
  )
})
