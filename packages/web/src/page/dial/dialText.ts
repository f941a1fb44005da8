import type { BotId } from '../../model/table/botIds.ts'
import { botName } from '../seats/botName.ts'
import type { Say } from '../words/i18n.ts'

/** Where the dial stands, plainly: “Regular bot, adapted from Veteran bot”. */
export function dialText(t: Say, now: BotId, chosen: BotId): string {
  return now === chosen
    ? t('dial.same', { now: botName(t, now) })
    : t('dial.adapted', { now: botName(t, now), chosen: botName(t, chosen) })
}
