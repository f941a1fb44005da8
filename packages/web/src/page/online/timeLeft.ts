import { useEffect, useState } from 'react'
import { addWords, useWords } from '../words/i18n.ts'
import { dayWords } from '../words/days.ts'

addWords(dayWords)

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time of this device, read again as often as a clock must be drawn anew. */
export function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (every === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** How often a clock with so much left must be drawn: by the second only at the end. */
export function tickOf(left: number): number {
  return left > HOUR ? MINUTE : SECOND
}

/** A time that is left, in words; minutes and seconds when it is short. */
export function useTimeWords(): (left: number) => string {
  const t = useWords()
  return (left) => {
    const rest = Math.max(0, left)
    if (rest >= DAY)
      return t('days.time.days', { d: Math.floor(rest / DAY), h: Math.floor((rest % DAY) / HOUR) })
    if (rest >= HOUR)
      return t('days.time.hours', { h: Math.floor(rest / HOUR), m: Math.floor((rest % HOUR) / MINUTE) })
    if (rest >= 10 * MINUTE) return t('days.time.minutes', { m: Math.floor(rest / MINUTE) })
    const seconds = Math.floor(rest / SECOND)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
}
