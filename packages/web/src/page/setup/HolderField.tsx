import { botIds, strengthIds, strengthOf, withStyleOf } from '../../model/table/botIds.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { BotFields } from './BotFields.tsx'
import type { Holding, SeatDraft } from './draft.ts'

interface Props {
  readonly game: GameId
  readonly seat: SeatDraft
  readonly n: number
  readonly onChange: (holding: Holding) => void
}

/** Who plays a seat; of a bot of a level, how it plays. */
export function HolderField({ game, seat: { holding }, n, onChange }: Props) {
  const t = useWords()
  const bot = botIds.find((id) => id === holding.kind)
  const choose = (kind: string): void => {
    const strength = strengthIds.find((id) => id === kind)
    if (strength !== undefined) onChange({ kind: withStyleOf(bot, strength) })
    else onChange(kind === 'me' ? { kind: 'me' } : { kind: 'person', name: t('setup.person', { n: n + 1 }) })
  }
  return (
    <>
      <label className={controls.label}>
        {t('setup.holder')}
        <select
          className={controls.field}
          value={bot === undefined ? holding.kind : strengthOf(bot)}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="me">{t('setup.me')}</option>
          <option value="person">{t('setup.another')}</option>
          {strengthIds.map((id) => (
            <option key={id} value={id}>
              {t(`setup.${id}`)}
            </option>
          ))}
        </select>
      </label>
      {bot === undefined ? null : <BotFields game={game} bot={bot} onChange={(kind) => onChange({ kind })} />}
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
