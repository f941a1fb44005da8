import { type BotId, strengthOf, styleOf } from '../../model/table/botIds.ts'
import type { Say } from '../words/i18n.ts'

/** What people call a bot: “Veteran bot, careful”. */
export function botName(t: Say, id: BotId): string {
  const bot = t(`seats.${strengthOf(id)}`)
  const style = styleOf(id)
  return style === null ? bot : t(`seats.${style}`, { bot })
}
