import { ListFilter, Search } from 'lucide-react'
import { championsSkin } from '../champions/skin.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { useBuilder } from './builderContext.ts'
import styles from './FilterBar.module.css'
import { costSteps, type Filters, toggled } from './filters.ts'
import { setFilters, usePool } from './pool.ts'
import { aspectInks } from './printColours.ts'

/** The search and the filters; each press counts at once. */
export function FilterBar() {
  const { areFiltersOpen } = usePool()
  return (
    <search className={styles.bar}>
      <SearchLine />
      {areFiltersOpen ? <FilterGroups /> : null}
    </search>
  )
}

function SearchLine() {
  const t = useWords()
  const { filters, areFiltersOpen } = usePool()
  const { kinds, aspects, costs, resources, trait, inDeck } = filters
  const on = kinds.size + aspects.size + costs.size + resources.size + Number(trait !== '') + Number(inDeck)
  return (
    <div className={styles.line}>
      <label className={styles.search}>
        <span className={controls.hidden}>{t('decks.search')}</span>
        <Search aria-hidden="true" size={18} />
        <input
          type="search"
          className={controls.field}
          placeholder={t('decks.search')}
          value={filters.query}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="deck-search-help"
          onChange={({ target }) => setFilters({ query: target.value })}
        />
      </label>
      <button
        type="button"
        className={controls.button}
        aria-expanded={areFiltersOpen}
        onClick={() => usePool.setState({ areFiltersOpen: !areFiltersOpen })}
      >
        <ListFilter aria-hidden="true" size={18} />
        {on === 0 ? t('decks.filters') : t('decks.filtersOn', { n: on })}
      </button>
      <p id="deck-search-help" className={filters.query === '' ? controls.hidden : styles.help}>
        {t('decks.searchHelp')}
      </p>
    </div>
  )
}

type SetName = 'kinds' | 'aspects' | 'costs' | 'resources'

interface Chip {
  readonly id: string
  readonly name: string
}

function FilterGroups() {
  const t = useWords()
  const { box } = useBuilder()
  const { filters } = usePool()
  const aspects: readonly Chip[] = [
    { id: 'hero', name: t('decks.filter.hero') },
    ...box.aspects,
    { id: 'basic', name: t('decks.filter.basic') },
  ]
  const costs = costSteps.map((id) => {
    return { id, name: id === '-' ? t('decks.filter.noCost') : id === '4' ? '4+' : id }
  })
  const resources = box.resources.map((id) => ({ id, name: t(`resource.${id as 'wild'}`) }))
  return (
    <div className={styles.groups}>
      <Chips of="aspects" filters={filters} chips={aspects} />
      <Chips of="kinds" filters={filters} chips={box.kinds} />
      <Chips of="costs" filters={filters} chips={costs} />
      <Chips of="resources" filters={filters} chips={resources} />
      <label className={styles.trait}>
        {t('decks.filter.trait')}
        <select
          className={controls.field}
          value={filters.trait}
          onChange={({ target }) => setFilters({ trait: target.value })}
        >
          <option value="">{t('decks.filter.any')}</option>
          {box.traits.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={filters.inDeck}
        onClick={() => setFilters({ inDeck: !filters.inDeck })}
      >
        {t('decks.filter.inDeck')}
      </button>
    </div>
  )
}

interface ChipsProps {
  readonly of: SetName
  readonly filters: Filters
  readonly chips: readonly Chip[]
}

function Chips({ of, filters, chips }: ChipsProps) {
  const t = useWords()
  return (
    <fieldset className={styles.group}>
      <legend>{t(`decks.filter.${of}`)}</legend>
      {chips.map(({ id, name }) => {
        const Glyph = of === 'resources' ? championsSkin.symbol(id) : null
        return (
          <button
            key={id}
            type="button"
            className={styles.chip}
            style={of === 'aspects' ? aspectInks(id) : undefined}
            data-aspect={of === 'aspects' ? id : undefined}
            aria-pressed={filters[of].has(id)}
            onClick={() => setFilters({ [of]: toggled(filters[of], id) })}
          >
            {Glyph === null ? null : <Glyph aria-hidden="true" className={styles.glyph} />}
            <span>{name}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
