import type { CSSProperties } from 'react'
import { usePlay } from '../play/PlayContext.ts'
import { FaceArt } from '../cards/FaceArt.tsx'
import { type Tally, tallyKinds } from '../../model/table/timeline.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Timeline.module.css'

/** What each player contributed, side by side: a number, and a bar as long as its share of the most. */
export function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const t = useWords()
  const { seats, game } = usePlay().snapshot
  const kinds = tallyKinds.filter((kind) => tallies.some(({ counts }) => (counts[kind] ?? 0) > 0))
  const seatOf = (seat: number) => seats.find((one) => one.seat === seat)
  return (
    <section className={styles.panel} aria-labelledby="players">
      <h2 id="players">{t('end.players')}</h2>
      <div className={styles.scroll} role="group" aria-label={t('end.players')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {tallies.map(({ seat }) => (
                <th key={seat} scope="col">
                  <span className={styles.face} aria-hidden="true">
                    <FaceArt game={game} code={seatOf(seat)?.face ?? ''} />
                  </span>
                  {seatOf(seat)?.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const most = Math.max(1, ...tallies.map(({ counts }) => counts[kind] ?? 0))
              return (
                <tr key={kind}>
                  <th scope="row">{t(`end.tally.${kind}`)}</th>
                  {tallies.map(({ seat, counts }) => (
                    <td
                      key={seat}
                      className={styles.share}
                      style={{ '--share': `${((counts[kind] ?? 0) / most) * 100}%` } as CSSProperties}
                    >
                      {counts[kind] ?? 0}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
