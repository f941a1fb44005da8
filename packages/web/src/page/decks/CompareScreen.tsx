import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { Deck } from '@quadriga/champions'
import controls from '../theme/controls.module.css'
import { deckWords } from '../words/decks.ts'
import { addWords, useWords } from '../words/i18n.ts'
import type { Box, DeckShelf } from '../../model/decks/box.ts'
import styles from './Decks.module.css'
import compare from './CompareScreen.module.css'
import { ComparedDecks } from './ComparedDecks.tsx'
import { useBox } from './useBox.ts'
import { useShelf } from './useShelf.ts'

addWords(deckWords)

interface Choice {
  readonly id: string
  readonly deck: Deck
}

/** Two decks side by side. Both are in the address. */
export function CompareScreen() {
  const t = useWords()
  const box = useBox()
  const { shelf } = useShelf()
  return (
    <div className={styles.screen}>
      <header className={styles.lead}>
        <h1 className={styles.title}>{t('decks.compare')}</h1>
      </header>
      {box === null || shelf === null ? <p>{t('shell.opening')}</p> : <Chosen box={box} shelf={shelf} />}
      <p>
        <Link to="/decks" className={`${controls.button} ${controls.quiet}`}>
          <ArrowLeft aria-hidden="true" size={18} />
          {t('decks.toList')}
        </Link>
      </p>
    </div>
  )
}

function Chosen({ box, shelf }: { readonly box: Box; readonly shelf: DeckShelf }) {
  const t = useWords()
  const navigate = useNavigate()
  const given = useSearch({ from: '/decks/compare' })
  const own = shelf.covers.map(({ deck }): Choice => ({ id: deck.id, deck }))
  const choices = [...own, ...box.ready.map(({ id, deck }): Choice => ({ id, deck }))]
  const left = choices.find(({ id }) => id === given.left) ?? choices[0]
  const right = choices.find(({ id }) => id === given.right) ?? choices.find((one) => one !== left)
  if (left === undefined || right === undefined) return null
  const choose = (change: { readonly left?: string; readonly right?: string }): void => {
    void navigate({
      to: '/decks/compare',
      search: { left: left.id, right: right.id, ...change },
      replace: true,
    })
  }
  return (
    <>
      <div className={compare.choices}>
        <DeckSelect
          label={t('decks.compare.left')}
          own={own}
          box={box}
          value={left.id}
          onChange={(id) => choose({ left: id })}
        />
        <DeckSelect
          label={t('decks.compare.right')}
          own={own}
          box={box}
          value={right.id}
          onChange={(id) => choose({ right: id })}
        />
      </div>
      <ComparedDecks box={box} left={left.deck} right={right.deck} />
    </>
  )
}

interface SelectProps {
  readonly label: string
  readonly own: readonly Choice[]
  readonly box: Box
  readonly value: string
  readonly onChange: (id: string) => void
}

function DeckSelect({ label, own, box, value, onChange }: SelectProps) {
  const t = useWords()
  return (
    <label className={controls.label}>
      {label}
      <select className={controls.field} value={value} onChange={({ target }) => onChange(target.value)}>
        {own.length === 0 ? null : (
          <optgroup label={t('decks.own')}>
            {own.map(({ id, deck }) => (
              <option key={id} value={id}>
                {deck.name === '' ? t('decks.unnamed') : deck.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('decks.ready')}>
          {box.ready.map(({ id, deck }) => (
            <option key={id} value={id}>
              {deck.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
