import { type BotId, botOf, levelOf, styleIds, styleOf } from '../../model/table/botIds.ts'
import type { GameId } from '../../model/table/snapshot.ts'
import { adapted } from '../dial/dial.ts'
import { useDial } from '../dial/dialStore.ts'
import { dialText } from '../dial/dialText.ts'
import controls from '../theme/controls.module.css'
import { useWords } from '../words/i18n.ts'
import styles from './Setup.module.css'

interface Props {
  readonly game: GameId
  readonly bot: BotId
  readonly onChange: (bot: BotId) => void
}

/** The style of a bot that has a level, and where the dial puts it. */
export function BotFields({ game, bot, onChange }: Props) {
  const t = useWords()
  const { isOn, dialOf } = useDial()
  const level = levelOf(bot)
  if (level === null) return null
  const style = styleOf(bot)
  return (
    <>
      <label className={controls.label}>
        {t('setup.style')}
        <select
          className={controls.field}
          value={style ?? 'plain'}
          onChange={({ target }) =>
            onChange(botOf(level, styleIds.find((id) => id === target.value) ?? null))
          }
        >
          {(['plain', ...styleIds] as const).map((id) => (
            <option key={id} value={id}>
              {t(`setup.style.${id}`)}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.botText}>
        {t(`setup.styleText.${style ?? 'plain'}`)}
        {isOn ? <strong data-dial>{dialText(t, adapted(bot, dialOf(game).steps), bot)}</strong> : null}
      </p>
    </>
  )
}
