import type { Deck } from '@quadriga/champions'
import type { ReactNode } from 'react'
import { CardArt } from '../art/CardArt.tsx'
import { championsSkin } from '../champions/skin.ts'
import { useWords } from '../words/i18n.ts'
import type { Box } from '../../model/decks/box.ts'
import styles from './Cover.module.css'
import { aspectInks, inksOf } from './printColours.ts'

interface CoverProps {
  readonly box: Box
  readonly deck: Pick<Deck, 'name' | 'hero' | 'aspect'>
  /** Below the title: size, kind, whatever is known. */
  readonly about: ReactNode
  /** The title as a link or as plain words. */
  readonly title: ReactNode
  readonly actions: ReactNode
}

/** A deck as the cover of a comic: its hero, its aspect, its name. */
export function Cover({ box, deck, about, title, actions }: CoverProps) {
  const t = useWords()
  const hero = box.heroes.find(({ id }) => id === deck.hero)
  const aspect = box.aspects.find(({ id }) => id === deck.aspect)
  return (
    <li className={styles.cover} style={inksOf(hero?.face)}>
      <div className={styles.picture}>
        {hero === undefined ? null : <CardArt face={hero.face} skin={championsSkin} />}
        <span className={styles.aspect} style={aspectInks(deck.aspect)} data-aspect={deck.aspect}>
          {aspect?.name ?? t('decks.noAspect')}
        </span>
      </div>
      <div className={styles.about}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.facts}>
          <span>{hero?.name ?? t('decks.noHero')}</span>
          {about}
        </p>
        <p className={styles.actions}>{actions}</p>
      </div>
    </li>
  )
}
