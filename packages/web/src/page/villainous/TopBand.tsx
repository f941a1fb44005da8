import { Zone } from '../cards/Zone.tsx'
import { useWords } from '../words/i18n.ts'
import { useVillainous } from './boardContext.ts'
import { CrisisPanel } from './CrisisPanel.tsx'
import { OpponentPanel } from './OpponentPanel.tsx'
import styles from './TopBand.module.css'

/** Everybody else, and in their midst what threatens all. */
export function TopBand({ className }: { readonly className?: string | undefined }) {
  const t = useWords()
  const { board, me } = useVillainous()
  // In the order in which they play after the reader.
  const others = board.players
    .filter(({ seat }) => seat !== me.seat)
    .toSorted((a, b) => after(a.seat, me.seat) - after(b.seat, me.seat))
  const [first, ...rest] = others
  return (
    <Zone title={t('vl.opponents')} quiet className={`${styles.band} ${className ?? ''}`}>
      {first === undefined ? null : <OpponentPanel player={first} />}
      <CrisisPanel />
      {rest.map((player) => (
        <OpponentPanel key={player.seat} player={player} />
      ))}
    </Zone>
  )
}

function after(seat: number, me: number): number {
  return seat > me ? seat - me : seat - me + 4
}
