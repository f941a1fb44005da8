import type { NoticeWish } from '../store/daysStore.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const DAY = 24 * HOUR

/** When somebody's quiet hours end; null where they may be told now. Hours over midnight are one stretch. */
export function quietUntil({ quiet }: NoticeWish, now: number): number | null {
  if (quiet === null || quiet.from === quiet.until) return null
  const { from, until, offset } = quiet
  const local = (((now + offset * MINUTE) % DAY) + DAY) % DAY
  const [begins, ends] = [from * HOUR, until * HOUR]
  const isQuiet = begins < ends ? local >= begins && local < ends : local >= begins || local < ends
  if (!isQuiet) return null
  return now + (local < ends ? ends - local : DAY - local + ends)
}
