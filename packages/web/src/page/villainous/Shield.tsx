import { useHandling } from '../cards/handling.ts'
import type { Piece } from '../../model/table/piece.ts'
import { plateInks } from '../art/plateInks.ts'
import styles from './Shield.module.css'

interface Props {
  readonly piece: Piece
  /** It stands against the owner of the domain: printed in silver. */
  readonly isFoe?: boolean
}

/** A character in small: its Strength on a banner. What has no Strength is a lozenge with the colour of its set. */
export function Shield({ piece, isFoe = false }: Props) {
  const { faceOf, skin } = useHandling()
  const face = faceOf(piece.face)
  const strength = piece.stats.find(({ id }) => id === 'strength')
  const inks = face === undefined ? {} : plateInks(skin.plateOf(face))
  if (strength === undefined)
    return <span className={styles.lozenge} style={inks} data-kind={face?.kind} title={piece.name} />
  return (
    <span className={styles.shield} style={inks} data-foe={isFoe} title={piece.name}>
      {strength.value}
    </span>
  )
}
