import { usePlay } from '../play/PlayContext.ts'
import { type Tally, tallyKinds } from '../../model/table/timeline.ts'
import { useWords } from '../words/i18n.ts'
import styles from './Timeline.module.css'

/** What each player did, side by side; what nobody did is left out. */
export function Tallies({ tallies }: { readonly tallies: readonly Tally[] }) {
  const t = useWords()
  const { seats } = usePlay().snapshot
  const kinds = tallyKinds.filter((kind) => tallies.some(({ counts }) => (counts[kind] ?? 0) > 0))
  return (
    <section className={styles.panel} aria-labelledby="players">
      <h2 id="players">{t('end.players')}</h2>
      <div className={styles.scroll} role="group" aria-label={t('end.players')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('end.player')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(`end.tally.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ seat, counts }) => (
              <tr key={seat}>
                <th scope="row">{seats.find((one) => one.seat === seat)?.name ?? ''}</th>
                {kinds.map((kind) => (
                  <td key={kind}>{counts[kind] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
