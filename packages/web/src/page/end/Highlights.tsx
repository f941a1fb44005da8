import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { usePlay } from '../play/PlayContext.ts'
import { Rich, RichLinksContext } from '../text/Rich.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './Highlights.module.css'
import type { Highlight } from './moments.ts'

/** The moments that changed most; each leads to its place in the replay. */
export function Highlights({ moments }: { readonly moments: readonly Highlight[] }) {
  const t = useWords()
  const { table } = usePlay()
  if (moments.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="moments">
      <h2 id="moments">{t('end.moments')}</h2>
      <ol className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment.at}>
            <Link
              to="/replay/$id"
              params={{ id: table.id }}
              search={{ at: Math.max(1, moment.at - 1) }}
              className={styles.moment}
            >
              <span className={styles.round}>{t('end.roundShort', { n: moment.round })}</span>
              <span className={styles.told}>
                <strong>
                  <Change moment={moment} />
                </strong>
                {moment.line === null ? null : (
                  <span className={styles.line}>
                    {/* The whole line leads to the replay: no word of it leads elsewhere. */}
                    <RichLinksContext value={null}>
                      <Rich text={moment.line.text} />
                    </RichLinksContext>
                  </span>
                )}
              </span>
              <Play aria-hidden="true" size={18} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

const changeWords = {
  health: 'end.healthChange',
  threat: 'end.threatChange',
  progress: 'end.progressChange',
} as const

function Change({ moment: { track, before, after } }: { readonly moment: Highlight }) {
  const t = useWords()
  return t(changeWords[track.kind], { name: track.name, before, after })
}
