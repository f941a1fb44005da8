import type { Ref } from 'react'
import type { Catalogue, HeroEntry } from '../../model/setup/catalogue.ts'
import { useWords } from '../words/i18n.ts'
import { Complexity } from './Complexity.tsx'
import { type Draft, heroesFor } from './draft.ts'
import { Portrait } from './Portrait.tsx'
import portraits from './Portrait.module.css'
import styles from './Setup.module.css'

interface Props {
  /** Where it stands, so that a click on a seat can show it. */
  readonly place: Ref<HTMLFieldSetElement>
  readonly catalogue: Catalogue
  readonly draft: Draft
  /** The seat whose hero is chosen. */
  readonly seat: number
  readonly onChoose: (hero: string) => void
}

/** Every hero by its portrait, the easy ones first. One that sits elsewhere changes places. */
export function HeroGrid({ place, catalogue, draft, seat, onChoose }: Props) {
  const t = useWords()
  const isRated = catalogue.heroes.some(({ complexity }) => complexity > 0)
  return (
    <fieldset ref={place} className={styles.group}>
      <legend>
        {t(catalogue.game === 'villainous' ? 'setup.villainOf' : 'setup.heroOf', { n: seat + 1 })}
      </legend>
      {isRated ? <p className={styles.help}>{t('setup.complexityText')}</p> : null}
      <div className={portraits.grid}>
        {byComplexity(heroesFor(catalogue, draft.scenario)).map(({ id, name, face, complexity }) => {
          const others = draft.seats.flatMap(({ hero }, n) => (hero === id && n !== seat ? [n + 1] : []))
          return (
            <Portrait
              key={id}
              game={catalogue.game}
              face={face}
              name={name}
              type="radio"
              group={`hero${seat}`}
              isChosen={draft.seats[seat]?.hero === id}
              onChoose={() => onChoose(id)}
            >
              <Complexity of={complexity} />
              {others.length === 0 ? null : (
                <span className={portraits.holders}>{t('setup.seat', { n: others.join(', ') })}</span>
              )}
            </Portrait>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The easy ones first; of equals, and where nobody says, as the game lists them. */
export function byComplexity(heroes: readonly HeroEntry[]): readonly HeroEntry[] {
  return heroes.toSorted((a, b) => a.complexity - b.complexity)
}
