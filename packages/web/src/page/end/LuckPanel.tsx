import { usePlay } from '../play/PlayContext.ts'
import { useWords } from '../words/i18n.ts'
import type { Luck } from './diceLuck.ts'
import styles from './Highlights.module.css'

/** How often each number came, player by player: whether the dice were kind can be seen. */
export function LuckPanel({ luck }: { readonly luck: readonly Luck[] }) {
  const t = useWords()
  const { seats } = usePlay().snapshot
  if (luck.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="luck">
      <h2 id="luck">{t('end.luck')}</h2>
      <div className={styles.luck}>
        {luck.map(({ seat, thrown, faces }) => (
          <div key={seat}>
            <h3>{seats.find((one) => one.seat === seat)?.name}</h3>
            <p className={styles.note}>
              {t('end.luckText', { n: thrown, fair: Math.round((thrown / faces.length) * 10) / 10 })}
            </p>
            <ul className={styles.faces}>
              {faces.map((n, place) => (
                <li
                  key={place}
                  className={styles.face}
                  aria-label={t('end.luckFace', { face: place + 1, n })}
                >
                  <span className={styles.bar} style={{ blockSize: `${(n / Math.max(...faces)) * 100}%` }} />
                  <span className={styles.pips} aria-hidden="true">
                    {place + 1}
                  </span>
                  <span aria-hidden="true">{n}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
