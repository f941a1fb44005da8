import type { SetupSection } from '../../model/setup/catalogue.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { FaceArt } from '../cards/FaceArt.tsx'
import { useWords } from '../words/i18n.ts'
import styles from './Setup.module.css'

/** More than these are a list of names. */
const PICTURED = 4

interface Props {
  readonly game: GameId
  readonly sections: readonly SetupSection[]
}

/** What will lie on the table, before anybody sits down. */
export function SetupPreview({ game, sections }: Props) {
  const t = useWords()
  if (sections.length === 0) return <div className={styles.preview} />
  return (
    <aside className={styles.preview} aria-labelledby="preview">
      <h3 id="preview">{t('setup.preview')}</h3>
      {sections.map(({ id, title, items }) =>
        items.length > PICTURED ? (
          <details key={id}>
            <summary>
              <strong>{title}</strong>{' '}
              <small>{t('setup.cards', { n: items.reduce((sum, { n }) => sum + n, 0) })}</small>
            </summary>
            <p>{items.map(({ name, n }) => (n > 1 ? `${name} ×${n}` : name)).join(', ')}</p>
          </details>
        ) : (
          <section key={id}>
            <h4>{title}</h4>
            <ul>
              {items.map(({ face, name }) => (
                <li key={face} className={styles.item}>
                  <span className={styles.itemArt} aria-hidden="true">
                    <FaceArt game={game} code={face} />
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </aside>
  )
}
