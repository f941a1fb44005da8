import { CardArt } from '../art/CardArt.tsx'
import { championsSkin } from '../champions/skin.ts'
import { useWords } from '../words/i18n.ts'
import type { Box } from '../../model/decks/box.ts'
import { newDeck } from './building.ts'
import styles from './Decks.module.css'
import { inksOf } from './printColours.ts'
import { useKeep } from './useKeep.ts'

/** The heroes, each the beginning of a deck. */
export function NewDeck({ box }: { readonly box: Box }) {
  const t = useWords()
  const keep = useKeep()
  return (
    <section aria-labelledby="new-deck" className={styles.section}>
      <h2 id="new-deck" className={styles.caption}>
        {t('decks.new')}
      </h2>
      <ul className={styles.heroes}>
        {box.heroes.map(({ id, name, face }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.hero}
              style={inksOf(face)}
              aria-label={t('decks.newWith', { hero: name })}
              onClick={() => void keep(newDeck(id, t('decks.newName', { hero: name }), box))}
            >
              <span className={styles.heroArt} aria-hidden="true">
                <CardArt face={face} skin={championsSkin} />
              </span>
              <span className={styles.heroName}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
