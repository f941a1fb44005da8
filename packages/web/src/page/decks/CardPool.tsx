import { LayoutGrid, List, X } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useRoving } from '../cards/roving.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { BoxCard } from '../../model/decks/box.ts'
import { useBuilder } from './builderContext.ts'
import styles from './CardPool.module.css'
import { FilterBar } from './FilterBar.tsx'
import { useHeldFocus } from './heldFocus.ts'
import { filtered, isFiltering, noFilters } from './filters.ts'
import { type PoolView, poolViews, setFilters, usePool } from './pool.ts'
import { PoolCard } from './PoolCard.tsx'
import { PoolRow } from './PoolRow.tsx'

/** The cards of the box, filtered as one types. */
export function CardPool() {
  const t = useWords()
  const { box, deck } = useBuilder()
  const { filters, view } = usePool()
  // What is typed is deferred, not the cards: these would be another list at every drawing.
  const typed = useDeferredValue(filters)
  const cards = useMemo(() => filtered(box.cards, typed, deck), [box.cards, typed, deck])
  return (
    <section className={styles.pool} aria-label={t('decks.pool')}>
      <FilterBar />
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {t('decks.found', { n: cards.length })}
        </p>
        <p className={styles.keys}>{t('decks.keys')}</p>
        <button
          type="button"
          className={`${controls.button} ${controls.quiet}`}
          aria-disabled={!isFiltering(filters)}
          onClick={() => setFilters(noFilters)}
        >
          <X aria-hidden="true" size={18} />
          {t('decks.filter.clear')}
        </button>
        <ViewSwitch view={view} />
      </div>
      <Cards cards={cards} view={view} />
    </section>
  )
}

const icons = { grid: LayoutGrid, list: List } as const

function ViewSwitch({ view }: { readonly view: PoolView }) {
  const t = useWords()
  return (
    <div role="group" aria-label={t('decks.view')} className={styles.views}>
      {poolViews.map((one) => {
        const Icon = icons[one]
        return (
          <button
            key={one}
            type="button"
            className={`${controls.button} ${controls.icon}`}
            aria-label={t(`decks.view.${one}`)}
            title={t(`decks.view.${one}`)}
            aria-pressed={one === view}
            onClick={() => usePool.setState({ view: one })}
          >
            <Icon aria-hidden="true" size={18} />
          </button>
        )
      })}
    </div>
  )
}

function Cards({ cards, view }: { readonly cards: readonly BoxCard[]; readonly view: PoolView }) {
  const walk = useRoving<HTMLUListElement>()
  const held = useHeldFocus(walk.ref)
  const One = view === 'grid' ? PoolCard : PoolRow
  return (
    <ul className={view === 'grid' ? styles.grid : styles.list} {...walk} {...held}>
      {cards.map((card) => (
        <One key={card.id} card={card} />
      ))}
    </ul>
  )
}
