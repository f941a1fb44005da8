import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Catalogue, DeckEntry } from '../../model/setup/catalogue.ts'
import type { SeatDraft } from './draft.ts'

interface DeckProps {
  readonly catalogue: Catalogue
  readonly seat: SeatDraft
  readonly onChange: (deck: string) => void
}

/** Which deck the hero of a seat plays; nothing where the game has none. */
export function DeckField({ catalogue, seat, onChange }: DeckProps) {
  const t = useWords()
  const decks = catalogue.heroes.find(({ id }) => id === seat.hero)?.decks ?? []
  if (decks.length === 0) return null
  return (
    <label className={controls.label}>
      {t('setup.deck')}
      <select className={controls.field} value={seat.deck} onChange={({ target }) => onChange(target.value)}>
        <DeckOptions decks={decks.filter(({ own }) => own === undefined)} label={t('setup.readyDecks')} />
        <DeckOptions decks={decks.filter(({ own }) => own !== undefined)} label={t('setup.ownDecks')} />
      </select>
    </label>
  )
}

function DeckOptions({ decks, label }: { readonly decks: readonly DeckEntry[]; readonly label: string }) {
  const t = useWords()
  if (decks.length === 0) return null
  return (
    <optgroup label={label}>
      {decks.map(({ id, name, own }) => (
        <option key={id} value={id}>
          {(own?.problems ?? 0) > 0 ? t('setup.notLegal', { name }) : name}
        </option>
      ))}
    </optgroup>
  )
}
