import type { Seat } from '@quadriga/kernel'
import { botIds } from '../../model/table/botIds.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import { botName } from './botName.ts'

interface Props {
  /** The hero's name. */
  readonly name: string
  readonly seat: Seat
  /** Who holds it: `me`, a person's name, or a bot's id. */
  readonly person: string
  readonly onChange: (person: string) => void
}

/** Who plays a seat: I, somebody else at this screen, or a bot. */
export function HolderField({ name, seat, person, onChange }: Props) {
  const t = useWords()
  const isBot = botIds.some((id) => id === person)
  const isOther = !isBot && person !== 'me'
  return (
    <label className={controls.label}>
      {t('seats.holder', { name })}
      <select
        className={controls.field}
        value={person}
        onChange={({ target }) =>
          onChange(target.value === '' ? t('seats.person', { n: seat + 1 }) : target.value)
        }
      >
        <option value="me">{t('seats.me')}</option>
        {isOther ? <option value={person}>{person}</option> : <option value="">{t('seats.another')}</option>}
        {botIds.map((id) => (
          <option key={id} value={id}>
            {botName(t, id)}
          </option>
        ))}
      </select>
    </label>
  )
}
