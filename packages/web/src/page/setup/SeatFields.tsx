import { type BotId, botIds } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import type { Catalogue, DeckEntry } from '../../model/setup/catalogue.ts'
import type { Holding, SeatDraft } from './draft.ts'

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

interface HolderProps {
  readonly seat: SeatDraft
  readonly n: number
  readonly onChange: (holding: Holding) => void
}

/** Who plays a seat. */
export function HolderField({ seat: { holding }, n, onChange }: HolderProps) {
  const t = useWords()
  const choose = (kind: string): void => {
    const bot = botIds.find((id) => id === kind)
    if (bot !== undefined) onChange({ kind: bot })
    else onChange(kind === 'me' ? { kind: 'me' } : { kind: 'person', name: t('setup.person', { n: n + 1 }) })
  }
  return (
    <>
      <label className={controls.label}>
        {t('setup.holder')}
        <select
          className={controls.field}
          value={holding.kind}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="me">{t('setup.me')}</option>
          <option value="person">{t('setup.another')}</option>
          {botIds.map((id: BotId) => (
            <option key={id} value={id}>
              {t(`setup.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {holding.kind !== 'person' ? null : (
        <label className={controls.label}>
          {t('setup.name')}
          <input
            className={controls.field}
            value={holding.name}
            maxLength={40}
            onChange={({ target }) => onChange({ kind: 'person', name: target.value })}
          />
        </label>
      )}
    </>
  )
}
